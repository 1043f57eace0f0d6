//! SQLite's write-ahead log, written in one call per commit.
//!
//! SQLite writes every page of its log in two calls, of 24 bytes and of 4,096, and a small commit has a dozen pages: these calls
//! cost more than all else that the commit does. This VFS is the system's own in everything but the log. What SQLite writes
//! there one after the other waits in memory until SQLite syncs the log or asks anything of it, and then goes to the file in
//! one call. Everything reaches the file in the order in which SQLite wrote it.
//!
//! What a transaction that is rolled back has left waiting is written before its connection gives the lock of writers back, so
//! that it stands under what others write and never over it.
//!
//! It holds for connections that write with `PRAGMA synchronous = FULL`: of these SQLite syncs the log in each commit before
//! any reader learns of it (`walFrames` in `wal.c`), so no reader looks for a page that still waits. An error that the delayed
//! call meets is the answer of that sync, and SQLite rolls the transaction back as it does when a page cannot be written.

mod database;
mod log;

use std::ffi::{CStr, c_int};
use std::ptr;
use std::sync::OnceLock;

use rusqlite::ffi::{self, sqlite3_file, sqlite3_filename, sqlite3_vfs};

use crate::database::Database;
use crate::log::Log;

/// The name by which connections ask for this VFS.
const NAME: &CStr = c"wal-vfs";

/// Makes the VFS known to SQLite, once in a process, and answers its name for `Connection::open_with_flags_and_vfs`.
///
/// # Errors
/// What SQLite says when it cannot be initialized.
pub fn register() -> rusqlite::Result<&'static CStr> {
    static CODE: OnceLock<c_int> = OnceLock::new();
    match *CODE.get_or_init(register_once) {
        ffi::SQLITE_OK => Ok(NAME),
        code => Err(rusqlite::Error::SqliteFailure(ffi::Error::new(code), None)),
    }
}

fn register_once() -> c_int {
    // SAFETY: without a name SQLite initializes itself and answers its default VFS, which lives as long as the process.
    let Some(base) = (unsafe { ffi::sqlite3_vfs_find(ptr::null()).as_mut() }) else {
        return ffi::SQLITE_ERROR;
    };
    let Ok(size) = c_int::try_from(tail_offset(base) + size_of::<Log>().max(size_of::<Database>())) else {
        return ffi::SQLITE_ERROR;
    };
    let vfs = sqlite3_vfs {
        szOsFile: size,
        zName: NAME.as_ptr(),
        pAppData: ptr::from_mut(base).cast(),
        xOpen: Some(open),
        // The others of the system's VFS do not look at the table that they are called by.
        ..*base
    };
    // SAFETY: the table is whole and never freed.
    unsafe { ffi::sqlite3_vfs_register(Box::leak(Box::new(vfs)), 0) }
}

/// Where what we keep of a file begins in the memory that SQLite gives to it: after what the system's VFS keeps there. Of a
/// negative size, which no VFS has, it is past all memory, and `register_once` refuses.
fn tail_offset(base: &sqlite3_vfs) -> usize {
    usize::try_from(base.szOsFile)
        .unwrap_or(usize::MAX / 2)
        .next_multiple_of(align_of::<Log>().max(align_of::<Database>()))
}

/// Opens a file as the system's VFS does, and takes over the calls on it when it is a database or its log.
///
/// # Safety
/// SQLite calls it as the `xOpen` of the VFS that `register_once` made, with `szOsFile` bytes for the file.
unsafe extern "C" fn open(
    vfs: *mut sqlite3_vfs,
    name: sqlite3_filename,
    file: *mut sqlite3_file,
    flags: c_int,
    taken: *mut c_int,
) -> c_int {
    // SAFETY: `pAppData` is the system's VFS, whose own `xOpen` gets its own table and a file that is larger than it needs.
    unsafe {
        let base = (*vfs).pAppData.cast::<sqlite3_vfs>();
        let Some(open) = (*base).xOpen else {
            return ffi::SQLITE_CANTOPEN;
        };
        let code = open(base, name, file, flags, taken);
        if code == ffi::SQLITE_OK && flags & ffi::SQLITE_OPEN_MAIN_DB != 0 {
            Database::install(file, tail_offset(&*base));
        } else if code == ffi::SQLITE_OK && flags & ffi::SQLITE_OPEN_WAL != 0 {
            // The name of a log that SQLite opens leads to its database, which this VFS has opened before.
            Log::install(file, tail_offset(&*base), ffi::sqlite3_database_file_object(name));
        }
        code
    }
}

#[cfg(test)]
mod tests;
