//! `diwan child`: the process that does one task for another one of this program (ADR 35). Nobody calls it by hand.

use std::io;
use std::process::ExitCode;

use clap::Args;
use engine::child::ChildTask;
use rustix::process::{Pid, Resource, Rlimit, Signal, getppid, set_parent_process_death_signal, setrlimit};

use super::CommandResult;

/// What a process may take, and for whom it works.
#[derive(Args)]
pub struct Options {
    /// The task.
    task: String,
    /// Addresses, in bytes.
    #[arg(long)]
    memory: u64,
    /// Time of the processor, in seconds.
    #[arg(long)]
    processor: u64,
    /// The process that asked.
    #[arg(long)]
    parent: i32,
}

/// Every task that there is.
fn tasks() -> impl Iterator<Item = ChildTask> {
    let declared = domain::ENTITIES.iter().flat_map(|entity| entity.child_tasks);
    let files = engine::files::CHILD_TASKS.iter();
    let draw = engine::print::large_drawing(crate::printer::draw);
    declared.chain(files).copied().chain([draw])
}

/// Does what comes in on the standard input.
pub fn run(options: &Options) -> CommandResult {
    keep_bounds(options).map_err(|error| format!("cannot set the limits of a process: {error}"))?;
    // What is logged stands in the log of who asked.
    tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_ansi(false)
        .with_target(false)
        .init();
    let task = tasks().find(|task| task.name == options.task);
    let task = task.ok_or_else(|| format!("there is no task {}", options.task))?;
    let done = engine::child::answer(&task, io::stdin().lock(), io::stdout().lock());
    done.map_err(|error| format!("cannot answer: {error}"))?;
    Ok(ExitCode::SUCCESS)
}

/// It ends with who asked, however that ends, and neither outlasts its time nor takes the memory of a machine.
fn keep_bounds(options: &Options) -> io::Result<()> {
    set_parent_process_death_signal(Some(Signal::KILL))?;
    if getppid() != Pid::from_raw(options.parent) {
        return Err(io::Error::other("whoever asked is gone"));
    }
    // What it held of a stranger's file is written nowhere when it crashes.
    let bounds = [
        (Resource::Core, 0),
        (Resource::Cpu, options.processor),
        (Resource::As, options.memory),
    ];
    for (what, most) in bounds {
        let limit = Rlimit {
            current: Some(most),
            maximum: Some(most),
        };
        setrlimit(what, limit)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_tasks_have_one_name() {
        let mut names = BTreeSet::new();
        for task in tasks() {
            assert!(names.insert(task.name), "{}", task.name);
            assert!(task.limits.processor.as_secs() >= 1, "{}", task.name);
            assert!(task.limits.time >= task.limits.processor, "{}", task.name);
        }
        assert_eq!(
            names,
            BTreeSet::from(["application-file", "draw", "picture", "preview", "unquestioned"])
        );
    }
}
