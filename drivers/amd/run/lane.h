// A word of any lane of a wave, for both languages. The instruction looks at the lanes of a half of a wave of 64, so
// the other half comes apart.
#define DB_LANE __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u))
DB int db_word_from_lane(int word, unsigned lane) {
    if (__builtin_amdgcn_wavefrontsize() == 32)
        return __builtin_amdgcn_ds_bpermute(lane << 2, word);
    unsigned self = DB_LANE, place = ((lane & 31) | (self & 32)) << 2;
    int found = word;
    unsigned long there = __builtin_amdgcn_ballot_w64(true);
    if (there == ~0ul) {
        int near = __builtin_amdgcn_ds_bpermute(place, word);
        int far = __builtin_amdgcn_ds_bpermute(place, __builtin_amdgcn_permlane64(word));
        return (lane ^ self) & 32 ? far : near;
    }
    for (; there; there &= there - 1) { // halves are not swapped across lanes that are off
        unsigned from = __builtin_ctzl(there);
        int one = __builtin_amdgcn_readlane(word, from);
        found = lane == from ? one : found;
    }
    return found;
}
