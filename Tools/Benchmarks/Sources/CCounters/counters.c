#include "counters.h"

#if defined(__linux__)
#include <linux/perf_event.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/// Opens the counter of instructions in user mode; -1 if there is none, as on most virtual machines.
static int openCounter(void) {
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.size = sizeof attributes;
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  return (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
}

int64_t instructionCount(void) {
  static int counter = -2;
  if (counter == -2) counter = openCounter();
  int64_t count;
  if (counter < 0 || read(counter, &count, sizeof count) != sizeof count) return -1;
  return count;
}
#else
int64_t instructionCount(void) { return -1; }
#endif
