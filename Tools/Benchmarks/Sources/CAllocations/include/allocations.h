#pragma once
#include <stdint.h>

/// Returns the number of blocks that this process has allocated; 0 on systems where they cannot be counted.
uint64_t allocationCount(void);
