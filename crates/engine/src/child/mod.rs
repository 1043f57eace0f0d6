//! Work on what strangers send and on what is large, each by a process of its own: it has limits of memory and time, knows no secret
//! and no store, and what goes wrong there ends nothing else.
//!
//! A task is declared where it is done ([`ChildTask`]), and named by an entity ([`crate::Entity`]) or by the program. How many run at
//! once is said by the turns in which they are asked for.

mod answer;
mod parts;
mod process;

use std::fmt;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::time::Duration;

pub use answer::answer;
pub use parts::{join, split};

use crate::Engine;

/// How the program is called for a task, before the name of the task and its limits.
pub const ARGUMENT: &str = "child";

/// Work that a process of its own does.
#[derive(Clone, Copy)]
pub struct ChildTask {
    /// What it is called.
    pub name: &'static str,
    /// Does it: what it is given → what it answers, or why it answers nothing.
    pub run: fn(&[u8]) -> Result<Vec<u8>, String>,
    /// What it may take.
    pub limits: ChildLimits,
}

/// What a process may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChildLimits {
    /// Addresses, in bytes.
    pub memory: u64,
    /// Time of the processor, in whole seconds.
    pub processor: Duration,
    /// Time until its answer is there; then it is killed.
    pub time: Duration,
    /// Greatest answer, in bytes.
    pub answer: u64,
}

impl ChildLimits {
    /// Of one file: many times what the largest picture that is decoded needs.
    pub const FILE: Self = ChildLimits {
        memory: 2 << 30,
        processor: Duration::from_secs(20),
        time: Duration::from_mins(1),
        answer: 256 << 20,
    };
}

/// Why a task has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChildFailure {
    /// The task says why.
    Refused(String),
    /// The process took more than its limits, or crashed.
    Ended(String),
    /// No process can be started, or it cannot be talked to.
    Unstarted(String),
}

impl fmt::Display for ChildFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChildFailure::Refused(reason) => f.write_str(reason),
            ChildFailure::Ended(how) => write!(f, "the process of this task ended without an answer: {how}"),
            ChildFailure::Unstarted(why) => write!(f, "no process can be started: {why}"),
        }
    }
}

impl std::error::Error for ChildFailure {}

/// Who does tasks: processes of a program, or this process where none was named.
#[derive(Default)]
pub(crate) struct Children {
    program: OnceLock<PathBuf>,
}

impl Children {
    /// Does a task. Its process is killed when nobody waits for the answer any more.
    pub async fn run(&self, task: &ChildTask, input: Vec<u8>) -> Result<Vec<u8>, ChildFailure> {
        let Some(program) = self.program.get() else {
            let run = task.run;
            let done = tokio::task::spawn_blocking(move || run(&input)).await;
            let done = done.map_err(|error| ChildFailure::Ended(error.to_string()))?;
            return done.map_err(ChildFailure::Refused);
        };
        process::run(program, task, &input).await
    }
}

impl Engine {
    /// With a program that does tasks, called with [`ARGUMENT`]; the one named first stays.
    #[must_use]
    pub fn with_child_program(self, program: PathBuf) -> Self {
        let _ = self.inner.children.program.set(program);
        self
    }

    /// Has a task done by a process of its own, which is killed when nobody waits for its answer any more.
    ///
    /// # Errors
    /// What the task refuses, a process that took more than its limits, and one that cannot be started.
    pub async fn run_child(&self, task: &ChildTask, input: Vec<u8>) -> Result<Vec<u8>, ChildFailure> {
        self.inner.children.run(task, input).await
    }
}
