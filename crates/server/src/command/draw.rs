//! `diwan draw`: the process that draws one large document for another one of this program (ADR 27). Nobody calls it by hand.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, io};

use super::CommandResult;

/// How this program is called for it.
const ARGUMENT: &str = "draw";

/// Has this program draw the large documents of this process.
pub fn register() {
    if let Some(program) = program() {
        typeset::worker::set_program(program, ARGUMENT);
    }
}

/// What runs now, also after another release took its place on the disk.
fn program() -> Option<PathBuf> {
    let running = Path::new("/proc/self/exe");
    if running.exists() {
        return Some(running.to_owned());
    }
    env::current_exe().ok()
}

/// Draws what comes in on the standard input.
pub fn run() -> CommandResult {
    // What is logged stands in the log of who asked.
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(false)
        .with_target(false)
        .init();
    let drawn = typeset::worker::answer(io::stdin().lock(), io::stdout().lock());
    drawn.map_err(|error| format!("cannot draw: {error}"))?;
    Ok(ExitCode::SUCCESS)
}
