// What compiled warps call. `python -m tools.gen --sim` makes autogen/nv/warps.ll of it.
//
// A function that cannot go on writes a fault into the context and returns; the caller looks there.
#include "boxes.h"
#include "grid.h"
#include "products.h"
#include "words.h"
