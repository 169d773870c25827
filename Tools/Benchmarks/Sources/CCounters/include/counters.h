#pragma once
#include <stdint.h>

/// Returns the instructions that this thread has executed, by the processor's own counter; -1 on systems without one.
int64_t instructionCount(void);
