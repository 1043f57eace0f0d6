//! The program that does tasks of this process: this one, or, where it has no printer, the one that stands in its place by then.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// Named by the command line alone: what else links this crate has no command for tasks.
static PROGRAM: OnceLock<PathBuf> = OnceLock::new();

/// Has this program do the tasks of this process.
pub fn register() {
    let running = Path::new("/proc/self/exe");
    // What runs now, also after another release took its place on the disk.
    let program = if cfg!(feature = "printer") && running.exists() {
        Some(running.to_owned())
    } else {
        env::current_exe().ok()
    };
    if let Some(program) = program {
        let _ = PROGRAM.set(program);
    }
}

/// The program that does tasks, where there is one.
pub fn program() -> Option<PathBuf> {
    PROGRAM.get().cloned()
}
