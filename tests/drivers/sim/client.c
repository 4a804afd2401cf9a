/* A client of a served machine in C, from docs/sim_serve.md and Linux's include/discovery.h alone: finds the
 * memory size, reads the discovery table by MM_INDEX and MM_DATA, and prints its blocks with their bases.
 * Usage: client PATH. Exit status 1 with one line for what went wrong.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum { HELLO = 1, SLEEP = 3, BAR_READ = 16, BAR_WRITE = 17, CALL = 32 };
enum { MM_INDEX = 0, MM_DATA = 1, MM_INDEX_HI = 6, CONFIG_MEMSIZE = 0xDE3 };   /* dwords of BAR 5 */
enum { TABLE_BYTES = 10 << 10, SIGNATURE = 0x28211407, BLOCKS = 0x53445049 };
static int line;

static void fail(const char *what) { fprintf(stderr, "%s\n", what); exit(1); }

static void receive(void *to, size_t size) {
    if (size && recv(line, to, size, MSG_WAITALL) != (ssize_t)size) fail("the machine has ended");
}

static void post(uint16_t operation, const void *body, uint32_t size) {
    struct { uint32_t size; uint16_t operation, zero; } head = {size, operation, 0};
    if (send(line, &head, sizeof head, 0) != sizeof head || send(line, body, size, 0) != (ssize_t)size)
        fail("the machine takes nothing more");
}

static void ask(uint16_t operation, const void *body, uint32_t size, void *answer, uint32_t room) {
    struct __attribute__((packed)) { uint32_t size; uint16_t status, zero; uint64_t time_ns; } head;
    char text[4096] = {0};
    post(operation, body, size);
    receive(&head, sizeof head);
    if (head.size >= sizeof text) fail("an answer too long");
    receive(text, head.size);
    if (head.status) fail(text);
    memcpy(answer, text, head.size < room ? head.size : room);
}

struct access { uint8_t function, bar, width, zero; uint32_t bytes; uint64_t offset; uint32_t value; };

static uint32_t get(uint32_t dword) {
    struct access what = {0, 5, 4, 0, 4, 4ull * dword, 0};
    uint32_t value = 0;
    ask(BAR_READ, &what, 16, &value, 4);
    return value;
}

static void set(uint32_t dword, uint32_t value) {
    struct access what = {0, 5, 4, 0, 4, 4ull * dword, value};
    post(BAR_WRITE, &what, 20);
}

static void enable(void) {
    const char *call = "[\"write_text\", \"/sys/bus/pci/devices/0000:03:00.0/enable\", \"1\"]";
    char body[256];
    uint32_t size = strlen(call);
    memcpy(body, &size, 4);
    memcpy(body + 4, call, size);
    ask(CALL, body, 4 + size, body, 0);
}

static uint16_t half(const uint8_t *table, int at) { return table[at] | table[at + 1] << 8; }
static uint32_t word(const uint8_t *table, int at) { return half(table, at) | (uint32_t)half(table, at + 2) << 16; }

static void check(const uint8_t *table, int from, int size, uint16_t expected, const char *what) {
    uint16_t sum = 0;
    for (int at = from; at < from + size; at++) sum += table[at];
    if (sum != expected) fail(what);
}

static void print_blocks(const uint8_t *table) {
    int head = half(table, 12);
    if (word(table, head) != BLOCKS) fail("no table of blocks");
    check(table, head, half(table, 16), half(table, 14), "the table of blocks is damaged");
    int die = half(table, head + 14 + 2), count = half(table, die + 2), at = die + 4;
    int is_wide = half(table, head + 4) == 4 && (table[head + 14 + 64] & 1), step = is_wide ? 8 : 4;
    for (int block = 0; block < count; block++) {
        int bases = table[at + 3];
        printf("%d.%d %d.%d.%d", half(table, at), table[at + 2], table[at + 4], table[at + 5], table[at + 6]);
        for (int base = 0; base < bases; base++) printf(" %x", word(table, at + 8 + step * base));
        printf("\n");
        at += 8 + step * bases;
    }
}

int main(int count, char **words) {
    static uint32_t table[TABLE_BYTES / 4];
    struct sockaddr_un place = {.sun_family = AF_UNIX};
    uint64_t wait_ns = 1000000, answer;
    char hello[] = "\1\0\0\0a client in C";
    if (count != 2) fail("usage: client PATH");
    strncpy(place.sun_path, words[1], sizeof place.sun_path - 1);
    line = socket(AF_UNIX, SOCK_STREAM, 0);
    if (connect(line, (struct sockaddr *)&place, sizeof place)) fail("no machine is served there");
    ask(HELLO, hello, sizeof hello - 1, &answer, 0);
    enable();
    uint64_t size = 0xFFFFFFFF;
    for (int turn = 0; turn < 100 && size == 0xFFFFFFFF; turn++) {
        ask(SLEEP, &wait_ns, 8, &answer, 0);
        size = get(CONFIG_MEMSIZE);
    }
    printf("%llu MiB\n", (unsigned long long)size);
    uint64_t at = (size << 20) - (64 << 10);
    for (int dword = 0; dword < TABLE_BYTES / 4; dword++, at += 4) {
        set(MM_INDEX, (at & 0x7FFFFFFF) | 0x80000000);
        set(MM_INDEX_HI, at >> 31);
        table[dword] = get(MM_DATA);
    }
    const uint8_t *bytes = (const uint8_t *)table;
    if (table[0] != SIGNATURE) fail("no discovery table");
    check(bytes, 10, half(bytes, 10) - 10, half(bytes, 8), "the discovery table is damaged");
    print_blocks(bytes);
    return 0;
}
