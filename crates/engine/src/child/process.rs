//! The side of whoever asks: a process is started for one task, asked, and gone with its answer.

use std::io;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use super::answer::{DONE, REFUSED};
use super::{ARGUMENT, ChildFailure, ChildLimits, ChildTask};

/// What the program's allocator takes at once, in a unit of its own: without it a gibibyte before any limit is set, which none would
/// hold for.
const ALLOCATOR: (&str, &str) = ("MIMALLOC_ARENA_RESERVE", "32MiB");

type Answer = Result<Vec<u8>, ChildFailure>;

/// Has the program do a task.
pub(super) async fn run(program: &Path, task: &ChildTask, input: &[u8]) -> Answer {
    let limits = task.limits;
    let started = Command::new(program)
        .arg0("diwan")
        .args([ARGUMENT, task.name])
        .arg(format!("--memory={}", limits.memory))
        .arg(format!("--processor={}", limits.processor.as_secs().max(1)))
        .arg(format!("--parent={}", std::process::id()))
        // It needs no secret of the configuration.
        .env_clear()
        .envs([ALLOCATOR])
        // Ctrl-C ends the server, which waits for what it began.
        .process_group(0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn();
    ask(started.map_err(unstarted)?, input, limits).await
}

fn unstarted(error: io::Error) -> ChildFailure {
    ChildFailure::Unstarted(error.to_string())
}

/// Sends it what it is given, and reads its answer. What takes longer than its limit is killed.
async fn ask(mut child: Child, input: &[u8], limits: ChildLimits) -> Answer {
    if let Ok(answer) = timeout(limits.time, answer_of(&mut child, input, limits.answer)).await {
        return answer.map_err(unstarted)?;
    }
    kill(
        &mut child,
        format!("it takes longer than {}", seconds_text(limits.time)),
    )
    .await
}

async fn kill(child: &mut Child, why: String) -> Answer {
    child.kill().await.map_err(unstarted)?;
    Err(ChildFailure::Ended(why))
}

fn seconds_text(time: Duration) -> String {
    format!("{} s", time.as_secs_f32())
}

/// It reads all before it writes anything.
async fn answer_of(child: &mut Child, input: &[u8], most: u64) -> io::Result<Answer> {
    if let Some(mut pipe) = child.stdin.take() {
        // Whatever kept it from reading has ended it too, and its end says more.
        drop(pipe.write_all(input).await);
    }
    let mut answer = Vec::new();
    if let Some(pipe) = child.stdout.take() {
        // The first byte says what it is.
        pipe.take(most + 2).read_to_end(&mut answer).await?;
    }
    if answer.len() as u64 > most + 1 {
        return Ok(kill(child, format!("its answer has more than {most} bytes")).await);
    }
    let status = child.wait().await?;
    Ok(match answer.first() {
        Some(&DONE) if status.success() => Ok(answer.split_off(1)),
        Some(&REFUSED) if status.success() => Err(ChildFailure::Refused(
            String::from_utf8_lossy(&answer[1..]).into_owned(),
        )),
        _ => Err(ChildFailure::Ended(status.to_string())),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program that does this.
    fn shell(script: &str) -> Child {
        let mut shell = Command::new("sh");
        shell.args(["-c", script]).stdin(Stdio::piped()).stdout(Stdio::piped());
        shell.kill_on_drop(true).spawn().unwrap()
    }

    /// What is heard of a program that reads all, and then does this.
    async fn answer_of_program(then: &str, most: u64) -> Answer {
        let limits = ChildLimits {
            answer: most,
            ..ChildLimits::FILE
        };
        ask(shell(&format!("cat >/dev/null; {then}")), b"given", limits).await
    }

    fn is_running(pid: u32) -> bool {
        // What was killed and not yet taken leave of runs no more.
        let status = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        status
            .rsplit(") ")
            .next()
            .is_some_and(|rest| !rest.is_empty() && !rest.starts_with('Z'))
    }

    #[tokio::test]
    async fn half_an_answer_is_none() {
        assert_eq!(answer_of_program("printf Pwhole", 5).await.unwrap(), b"whole");
        for (then, end) in [
            ("printf Phalf; kill -9 $$", "signal: 9"),
            ("printf Phalf; exit 3", "exit status: 3"),
            ("printf Ehalf; exit 3", "exit status: 3"),
            ("", "exit status: 0"),
        ] {
            let error = answer_of_program(then, 5).await.unwrap_err();
            assert!(
                matches!(&error, ChildFailure::Ended(how) if how.contains(end)),
                "{then}: {error}"
            );
        }
    }

    #[tokio::test]
    async fn a_refusal_says_why() {
        let refused = answer_of_program("printf 'Eno ink'", 6).await;
        assert_eq!(refused, Err(ChildFailure::Refused("no ink".to_owned())));
    }

    #[tokio::test]
    async fn an_answer_without_end_is_cut_off() {
        assert_eq!(answer_of_program("printf Pfive5", 5).await.unwrap(), b"five5");
        for endless in ["printf Psixsix", "printf P; exec yes"] {
            let error = answer_of_program(endless, 5).await.unwrap_err();
            assert!(error.to_string().ends_with("more than 5 bytes"), "{error}");
        }
    }

    #[tokio::test]
    async fn what_does_not_end_is_killed_at_the_limit() {
        let limits = ChildLimits {
            time: Duration::from_millis(50),
            ..ChildLimits::FILE
        };
        for script in ["sleep 100", "cat >/dev/null; printf P; exec sleep 100"] {
            let child = shell(&format!("exec 3<&0; {script}"));
            let pid = child.id().unwrap();
            // More than a pipe holds: what reads nothing is not waited for either.
            let error = ask(child, &vec![0; 1 << 20], limits).await.unwrap_err();
            assert!(error.to_string().contains("longer than 0.05 s"), "{error}");
            assert!(!is_running(pid), "{script}");
        }
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_killed() {
        let child = shell("exec sleep 100");
        let pid = child.id().unwrap();
        let asked = ask(child, b"given", ChildLimits::FILE);
        assert!(timeout(Duration::from_millis(50), asked).await.is_err());
        while is_running(pid) {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn a_program_that_is_not_there_is_told() {
        let task = ChildTask {
            name: "any",
            run: |_| Ok(Vec::new()),
            limits: ChildLimits::FILE,
        };
        let error = run(Path::new("/nowhere/diwan"), &task, b"").await.unwrap_err();
        assert!(matches!(error, ChildFailure::Unstarted(_)), "{error}");
    }
}
