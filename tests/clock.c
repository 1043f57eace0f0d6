/* A clock that a test moves ahead: loaded before the C library. The file $DIWAN_TEST_CLOCK holds by how many seconds the time of
   day is ahead, as one machine word; the clock that only counts is left alone. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static volatile int64_t *ahead;

__attribute__((constructor)) static void look(void) {
  const char *path = getenv("DIWAN_TEST_CLOCK");
  int fd = path ? open(path, O_RDONLY) : -1;
  if (fd < 0) return;
  void *found = mmap(0, sizeof *ahead, PROT_READ, MAP_SHARED, fd, 0);
  if (found != MAP_FAILED) ahead = found;
  close(fd);
}

int clock_gettime(clockid_t which, struct timespec *into) {
  int result = syscall(SYS_clock_gettime, which, into);
  if (result == 0 && ahead && which == CLOCK_REALTIME) into->tv_sec += *ahead;
  return result;
}
