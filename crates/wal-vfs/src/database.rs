//! The file of a database whose log waits: writers of other connections begin once nothing of it does.

use std::ffi::c_int;
use std::ptr;

use rusqlite::ffi::{self, sqlite3_file, sqlite3_io_methods};

use crate::log;

/// The lock that a connection holds while it writes (`WAL_WRITE_LOCK` of `wal.c`).
const WRITE_LOCK: c_int = 0;

/// Stands behind what the system's VFS keeps of the file, in the same piece of memory.
#[repr(C)]
pub(crate) struct Database {
    /// The file's calls. First, since a file finds this by them.
    methods: sqlite3_io_methods,
    /// The calls of the system's VFS.
    base: *const sqlite3_io_methods,
    /// The log of the same connection while it is open, else null.
    log: *mut sqlite3_file,
}

impl Database {
    /// Takes over the lock of writers of a database that the system's VFS has just opened.
    ///
    /// # Safety
    /// `offset` bytes into the file's memory, aligned for it, there is room for a `Database`.
    pub unsafe fn install(file: *mut sqlite3_file, offset: usize) {
        // SAFETY: the caller gives the room; the system's VFS has set the file's calls, which are static.
        unsafe {
            let base = (*file).pMethods;
            let database = file.byte_add(offset).cast::<Database>();
            database.write(Database {
                methods: sqlite3_io_methods {
                    xShmLock: Some(shm_lock),
                    ..*base
                },
                base,
                log: ptr::null_mut(),
            });
            (*file).pMethods = &raw const (*database).methods;
        }
    }

    /// Says which log is the database's.
    ///
    /// # Safety
    /// `install` was called for the file, and it is open; `log` is open until this is called with null.
    pub unsafe fn set_log(file: *mut sqlite3_file, log: *mut sqlite3_file) {
        // SAFETY: the file's calls are the first field of its `Database`.
        unsafe { (*(*file).pMethods.cast_mut().cast::<Database>()).log = log }
    }
}

/// Gives back the lock of writers when nothing waits. What a rollback left waiting would be written over what another
/// connection has committed since.
///
/// # Safety
/// SQLite calls it as `xShmLock` of a file that `Database::install` was called for.
unsafe extern "C" fn shm_lock(file: *mut sqlite3_file, offset: c_int, count: c_int, flags: c_int) -> c_int {
    // SAFETY: the file's calls are the first field of its `Database`, and its log is open.
    unsafe {
        let database = &*(*file).pMethods.cast::<Database>();
        let gives_back = flags == ffi::SQLITE_SHM_UNLOCK | ffi::SQLITE_SHM_EXCLUSIVE && offset == WRITE_LOCK;
        if gives_back && !database.log.is_null() {
            // Whether it could be written does not matter: what is committed was synced before.
            let _unwritten = log::flush(database.log);
        }
        let lock = (*database.base).xShmLock;
        lock.map_or(ffi::SQLITE_IOERR_LOCK, |lock| lock(file, offset, count, flags))
    }
}
