/* A disk that breaks when a test says so: loaded before the C library. While a file "full" lies in $DIWAN_TEST_DISK, nothing
   more can be written to any file; while "eio" does, writing and syncing fail; while
   "unsynced" does, syncing; while "unreadable" does, reading. Sockets and
   pipes are left alone. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static int said(const char *word) {
  const char *folder = getenv("DIWAN_TEST_DISK");
  char path[4096];
  if (!folder) return 0;
  snprintf(path, sizeof path, "%s/%s", folder, word);
  return access(path, F_OK) == 0;
}

enum use { WRITES, SYNCS, READS };

static int breaks(int fd, enum use use) {
  struct stat found;
  int before = errno;
  if (fstat(fd, &found) != 0 || !S_ISREG(found.st_mode)) {
    errno = before;
    return 0;
  }
  int fault = use == READS             ? (said("unreadable") ? EIO : 0)
              : said("eio")            ? EIO
              : use == SYNCS && said("unsynced") ? EIO
              : use == WRITES && said("full") ? ENOSPC
                                       : 0;
  errno = fault ? fault : before;
  return fault != 0;
}

#define NEXT(name, type) ((type)dlsym(RTLD_NEXT, name))

ssize_t write(int fd, const void *from, size_t size) {
  if (breaks(fd, WRITES)) return -1;
  return NEXT("write", ssize_t (*)(int, const void *, size_t))(fd, from, size);
}

ssize_t pwrite(int fd, const void *from, size_t size, off_t at) {
  if (breaks(fd, WRITES)) return -1;
  return NEXT("pwrite", ssize_t (*)(int, const void *, size_t, off_t))(fd, from, size, at);
}

ssize_t pwrite64(int fd, const void *from, size_t size, off64_t at) {
  if (breaks(fd, WRITES)) return -1;
  return NEXT("pwrite64", ssize_t (*)(int, const void *, size_t, off64_t))(fd, from, size, at);
}

int fsync(int fd) {
  if (breaks(fd, SYNCS)) return -1;
  return NEXT("fsync", int (*)(int))(fd);
}

int fdatasync(int fd) {
  if (breaks(fd, SYNCS)) return -1;
  return NEXT("fdatasync", int (*)(int))(fd);
}

ssize_t read(int fd, void *into, size_t size) {
  if (breaks(fd, READS)) return -1;
  return NEXT("read", ssize_t (*)(int, void *, size_t))(fd, into, size);
}

ssize_t pread(int fd, void *into, size_t size, off_t at) {
  if (breaks(fd, READS)) return -1;
  return NEXT("pread", ssize_t (*)(int, void *, size_t, off_t))(fd, into, size, at);
}

ssize_t pread64(int fd, void *into, size_t size, off64_t at) {
  if (breaks(fd, READS)) return -1;
  return NEXT("pread64", ssize_t (*)(int, void *, size_t, off64_t))(fd, into, size, at);
}
