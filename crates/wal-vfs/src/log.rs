//! The log's file: what was written to it and waits to be written in one call.

use std::ffi::{c_int, c_void};
use std::{ptr, slice};

use rusqlite::ffi::{self, sqlite3_file, sqlite3_int64, sqlite3_io_methods};

use crate::database::Database;

/// Most bytes that wait, and the most that the system's VFS writes in one call: it keeps 17 bits of a length (`seekAndWriteFd`).
const CAPACITY: usize = 0x1_ffff;

/// Stands behind what the system's VFS keeps of the file, in the same piece of memory.
#[repr(C)]
pub(crate) struct Log {
    /// The file's calls. First, since a file finds its log by them.
    methods: sqlite3_io_methods,
    /// The calls of the system's VFS.
    base: *const sqlite3_io_methods,
    /// The database's file.
    database: *mut sqlite3_file,
    /// What waits.
    pending: Vec<u8>,
    /// Where in the file it belongs.
    start: sqlite3_int64,
}

impl Log {
    /// Takes over the calls of a log that the system's VFS has just opened.
    ///
    /// # Safety
    /// `offset` bytes into the file's memory, aligned for it, there is room for a `Log`; `Database::install` was called for the
    /// database, which is open for longer than its log.
    pub unsafe fn install(file: *mut sqlite3_file, offset: usize, database: *mut sqlite3_file) {
        // SAFETY: the caller gives the room; the system's VFS has set the file's calls, which are static.
        unsafe {
            let base = (*file).pMethods;
            let log = file.byte_add(offset).cast::<Log>();
            log.write(Log {
                methods: sqlite3_io_methods {
                    xClose: Some(close),
                    xRead: Some(read),
                    xWrite: Some(write),
                    xTruncate: Some(truncate),
                    xSync: Some(sync),
                    xFileSize: Some(file_size),
                    ..*base
                },
                base,
                database,
                pending: Vec::new(),
                start: 0,
            });
            (*file).pMethods = &raw const (*log).methods;
            Database::set_log(database, file);
        }
    }

    /// The log of a file.
    ///
    /// # Safety
    /// `install` was called for the file, and it is open; SQLite calls on one file from one thread at a time.
    unsafe fn of<'l>(file: *mut sqlite3_file) -> &'l mut Log {
        // SAFETY: the file's calls are the first field of its log.
        unsafe { &mut *(*file).pMethods.cast_mut().cast::<Log>() }
    }

    /// Whether bytes for that place go on from what waits.
    fn continues_at(&self, at: sqlite3_int64, count: usize) -> bool {
        let waiting = self.pending.len();
        waiting + count <= CAPACITY && sqlite3_int64::try_from(waiting).is_ok_and(|waiting| at == self.start + waiting)
    }
}

/// Writes what waits, and answers the calls of the system's VFS. What cannot be written is dropped: SQLite rolls back whatever
/// wrote it, and writes to the same place again.
///
/// # Safety
/// As for `Log::of`.
pub(crate) unsafe fn flush<'l>(file: *mut sqlite3_file) -> Result<&'l sqlite3_io_methods, c_int> {
    // SAFETY: the calls of the system's VFS are static, and get the file that it opened.
    unsafe {
        let log = Log::of(file);
        let base = &*log.base;
        if log.pending.is_empty() {
            return Ok(base);
        }
        let count = c_int::try_from(log.pending.len()).unwrap_or(c_int::MAX);
        let code = match base.xWrite {
            Some(write) => write(file, log.pending.as_ptr().cast(), count, log.start),
            None => ffi::SQLITE_IOERR_WRITE,
        };
        log.pending.clear();
        if code == ffi::SQLITE_OK { Ok(base) } else { Err(code) }
    }
}

/// # Safety
/// SQLite calls it as `xWrite`, with `count` bytes.
unsafe extern "C" fn write(file: *mut sqlite3_file, bytes: *const c_void, count: c_int, at: sqlite3_int64) -> c_int {
    // SAFETY: the file is a log of ours, and the bytes are SQLite's for the time of the call.
    unsafe {
        let bytes = slice::from_raw_parts(bytes.cast::<u8>(), usize::try_from(count).unwrap_or(0));
        if !Log::of(file).continues_at(at, bytes.len()) {
            if let Err(code) = flush(file) {
                return code;
            }
            Log::of(file).start = at;
        }
        Log::of(file).pending.extend_from_slice(bytes);
    }
    ffi::SQLITE_OK
}

/// # Safety
/// SQLite calls it as `xRead`.
unsafe extern "C" fn read(file: *mut sqlite3_file, bytes: *mut c_void, count: c_int, at: sqlite3_int64) -> c_int {
    // SAFETY: the arguments are handed on.
    unsafe { after_flush(file, |base| base.xRead.map(|read| read(file, bytes, count, at))) }
}

/// # Safety
/// SQLite calls it as `xTruncate`.
unsafe extern "C" fn truncate(file: *mut sqlite3_file, size: sqlite3_int64) -> c_int {
    // SAFETY: the arguments are handed on.
    unsafe { after_flush(file, |base| base.xTruncate.map(|truncate| truncate(file, size))) }
}

/// # Safety
/// SQLite calls it as `xSync`.
unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    // SAFETY: the arguments are handed on.
    unsafe { after_flush(file, |base| base.xSync.map(|sync| sync(file, flags))) }
}

/// # Safety
/// SQLite calls it as `xFileSize`.
unsafe extern "C" fn file_size(file: *mut sqlite3_file, size: *mut sqlite3_int64) -> c_int {
    // SAFETY: the arguments are handed on.
    unsafe { after_flush(file, |base| base.xFileSize.map(|file_size| file_size(file, size))) }
}

/// Closes the file whether what waits could be written or not: nothing of it was committed.
///
/// # Safety
/// SQLite calls it as `xClose`, last.
unsafe extern "C" fn close(file: *mut sqlite3_file) -> c_int {
    // SAFETY: nothing uses the log after this; the memory is SQLite's to free.
    unsafe {
        let written = flush(file);
        let log = ptr::from_mut(Log::of(file));
        let base = (*log).base;
        Database::set_log((*log).database, ptr::null_mut());
        log.drop_in_place();
        let closed = (*base).xClose.map_or(ffi::SQLITE_IOERR, |close| close(file));
        written.err().unwrap_or(closed)
    }
}

/// A call of the system's VFS, once what waits is written.
///
/// # Safety
/// As for `Log::of`.
unsafe fn after_flush(file: *mut sqlite3_file, call: impl FnOnce(&sqlite3_io_methods) -> Option<c_int>) -> c_int {
    // SAFETY: as the caller says.
    match unsafe { flush(file) } {
        Ok(base) => call(base).unwrap_or(ffi::SQLITE_IOERR),
        Err(code) => code,
    }
}
