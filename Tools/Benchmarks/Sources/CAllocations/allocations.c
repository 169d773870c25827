// Counts allocations by replacing the functions of glibc's allocator, which glibc allows.
#include <stdlib.h>

#include "allocations.h"

static uint64_t count;

uint64_t allocationCount(void) { return count; }

#if defined(__linux__) && defined(__GLIBC__)
#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t n, size_t size) {
  count++;
  return __libc_calloc(n, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count++;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}
#endif
