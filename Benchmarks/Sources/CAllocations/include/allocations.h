#pragma once
#include <stdint.h>

/// How many blocks this process has allocated; 0 where that cannot be counted.
uint64_t allocationCount(void);
