#pragma once

/// Does nothing: callgrind writes down what was counted when it is called.
void mark(void);
