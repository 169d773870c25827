#pragma once

/// Does nothing; callgrind writes its counts to a file at each call.
void mark(void);
