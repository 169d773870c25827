#include "mark.h"

__attribute__((noinline)) void mark(void) { __asm__ volatile(""); }
