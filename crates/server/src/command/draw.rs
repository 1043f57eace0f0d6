//! `diwan draw`: the process that draws one large document for another one of this program (ADR 27). Nobody calls it by hand.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, io};

use rustix::process::{Resource, Rlimit, Signal, set_parent_process_death_signal, setrlimit};
use typeset::worker::LIMIT;

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

/// Bytes of addresses that it may take: many times what the longest list needs.
const MEMORY: u64 = 4 << 30;

/// Draws what comes in on the standard input.
pub fn run() -> CommandResult {
    keep_bounds().map_err(|error| format!("cannot set the limits of a process: {error}"))?;
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

/// It ends with the server, however that ends, and neither outlasts its time nor takes the memory of a machine.
fn keep_bounds() -> io::Result<()> {
    set_parent_process_death_signal(Some(Signal::KILL))?;
    for (what, most) in [(Resource::Cpu, LIMIT.as_secs()), (Resource::As, MEMORY)] {
        setrlimit(
            what,
            Rlimit {
                current: Some(most),
                maximum: Some(most),
            },
        )?;
    }
    Ok(())
}
