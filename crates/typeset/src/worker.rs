//! Large documents in a process of their own (ADR 27): what Typst remembers of a list of thousands of names ends with it, and
//! so does whatever goes wrong there.

use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::OnceLock;
use std::time::Duration;

use papers::doc::Trouble;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::PrintJob;

/// Before the PDF in an answer.
const DRAWN: u8 = b'P';
/// Before the reason, when there is none.
const UNDRAWN: u8 = b'E';
/// How long the program may take for a document, as all rows of a collection may take to be written out.
pub const LIMIT: Duration = Duration::from_mins(2);

/// The program that draws large documents.
static PROGRAM: OnceLock<Program> = OnceLock::new();

/// A program that draws what it reads.
pub(crate) struct Program {
    path: PathBuf,
    argument: &'static str,
}

/// The program that draws large documents, where there is one.
pub(crate) fn program() -> Option<&'static Program> {
    PROGRAM.get()
}

/// Has large documents drawn by a program, which is started with one argument for each and calls [`answer`]. What is said
/// first stays; while nothing is said, this process draws them.
pub fn set_program(path: PathBuf, argument: &'static str) {
    let _ = PROGRAM.set(Program { path, argument });
}

/// What the program does: takes what a document consists of, and gives its PDF or why there is none. An error is one of
/// reading or writing.
pub fn answer(input: impl Read, mut output: impl Write) -> io::Result<()> {
    let job = read(input)?;
    let drawn = serde_json::from_slice(&job.record)
        .map_err(|error| Trouble::Undrawn(error.to_string()))
        .and_then(|doc| job.draw(&doc));
    match &drawn {
        Ok(pdf) => output.write_all(&[DRAWN]).and_then(|()| output.write_all(pdf)),
        // Whoever reads it says again that it cannot be drawn.
        Err(Trouble::Undrawn(reason)) => write!(output, "{}{reason}", char::from(UNDRAWN)),
        Err(trouble) => write!(output, "{}{trouble}", char::from(UNDRAWN)),
    }?;
    output.flush()
}

impl Program {
    /// The document as PDF, drawn by the program, which is killed when nobody waits for it any more.
    pub(crate) async fn draw(&self, job: PrintJob) -> Result<Vec<u8>, Trouble> {
        let started = Command::new(&self.path)
            .arg0("diwan")
            .arg(self.argument)
            // It needs no secret of the configuration.
            .env_clear()
            // Ctrl-C ends the server, which waits for what it began.
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn();
        let child = started.map_err(|error| Trouble::Undrawn(format!("no process can be started: {error}")))?;
        ask(child, &job, LIMIT).await
    }
}

/// Sends it what it shall draw, and reads its answer. What takes longer than the limit is killed.
async fn ask(mut child: Child, job: &PrintJob, limit: Duration) -> Result<Vec<u8>, Trouble> {
    let undrawn = |error: io::Error| Trouble::Undrawn(error.to_string());
    if let Ok(answer) = timeout(limit, answer_of(&mut child, job)).await {
        return answer.map_err(undrawn)?;
    }
    child.kill().await.map_err(undrawn)?;
    Err(Trouble::Undrawn(format!("it takes longer than {} s", limit.as_secs())))
}

/// It reads all before it writes anything.
async fn answer_of(child: &mut Child, job: &PrintJob) -> io::Result<Result<Vec<u8>, Trouble>> {
    if let Some(mut input) = child.stdin.take() {
        // Whatever kept it from reading has ended it too, and its end says more.
        drop(input.write_all(&job.to_bytes()).await);
    }
    let mut answer = Vec::new();
    if let Some(mut output) = child.stdout.take() {
        output.read_to_end(&mut answer).await?;
    }
    let status = child.wait().await?;
    Ok(match answer.first() {
        Some(&DRAWN) if status.success() => Ok(answer.split_off(1)),
        Some(&UNDRAWN) => Err(Trouble::Undrawn(String::from_utf8_lossy(&answer[1..]).into_owned())),
        _ => Err(Trouble::Undrawn(format!("what drew it ended with {status}"))),
    })
}

impl PrintJob {
    /// Each part after its length, until nothing follows.
    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for part in [&self.view, &self.record].into_iter().chain(&self.pictures) {
            bytes.extend(part.len().to_le_bytes());
            bytes.extend(part);
        }
        bytes
    }
}

fn read(mut input: impl Read) -> io::Result<PrintJob> {
    let mut all = Vec::new();
    input.read_to_end(&mut all)?;
    let mut rest = all.as_slice();
    let mut parts = Vec::new();
    while let Some((length, after)) = rest.split_first_chunk() {
        let length = usize::from_le_bytes(*length);
        let (part, after) = after.split_at_checked(length).ok_or(io::ErrorKind::UnexpectedEof)?;
        parts.push(part.to_vec());
        rest = after;
    }
    if !rest.is_empty() {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    let mut parts = parts.into_iter();
    let (Some(view), Some(record)) = (parts.next(), parts.next()) else {
        return Err(io::ErrorKind::UnexpectedEof.into());
    };
    Ok(PrintJob {
        view,
        record,
        pictures: parts.collect(),
    })
}

#[cfg(test)]
mod tests {
    use papers::doc::{Doc, Mode, Pictures, Words};

    use super::*;

    fn job() -> (Doc, PrintJob) {
        let doc = Doc::new("list", Mode::Fr, Words::any("a"));
        let job = PrintJob::new(&doc, &Pictures::new()).unwrap();
        (doc, job)
    }

    /// A program that does this.
    fn shell(script: &str) -> Child {
        let mut shell = Command::new("sh");
        shell.args(["-c", script]).stdin(Stdio::piped()).stdout(Stdio::piped());
        shell.kill_on_drop(true).spawn().unwrap()
    }

    /// What is heard of a program that reads all, and then does this.
    async fn answer_of_program(then: &str) -> Result<Vec<u8>, String> {
        let child = shell(&format!("cat >/dev/null; {then}"));
        let answer = ask(child, &job().1, LIMIT).await;
        answer.map_err(|error| error.to_string())
    }

    fn is_running(pid: u32) -> bool {
        // What was killed and not yet taken leave of runs no more.
        let status = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        status
            .rsplit(") ")
            .next()
            .is_some_and(|rest| !rest.is_empty() && !rest.starts_with('Z'))
    }

    #[test]
    fn a_document_is_the_same_bytes_wherever_it_is_drawn() {
        let (doc, job) = job();
        let mut answered = Vec::new();
        answer(job.to_bytes().as_slice(), &mut answered).unwrap();
        assert_eq!(answered[0], DRAWN);
        assert_eq!(answered[1..], crate::pdf(&doc).unwrap());
    }

    #[test]
    fn every_part_arrives_and_half_of_one_is_refused() {
        let (_, mut job) = job();
        job.pictures = vec![vec![1; 300], Vec::new(), vec![2]];
        let sent = job.to_bytes();
        let arrived = read(sent.as_slice()).unwrap();
        assert_eq!(arrived.pictures, job.pictures);
        assert_eq!((arrived.view, arrived.record), (job.view, job.record));
        for end in [0, 4, 20, sent.len() - 1, sent.len() - 4] {
            assert!(read(&sent[..end]).is_err(), "{end} of {}", sent.len());
        }
    }

    #[tokio::test]
    async fn what_it_is_that_cannot_be_drawn_is_told() {
        let mut job = job().1;
        job.record = b"no document".to_vec();
        let mut answered = Vec::new();
        answer(job.to_bytes().as_slice(), &mut answered).unwrap();
        assert_eq!(answered[0], UNDRAWN);
        assert!(
            answer_of_program("printf 'Eno ink'")
                .await
                .unwrap_err()
                .ends_with("no ink")
        );
    }

    #[tokio::test]
    async fn half_an_answer_is_none() {
        assert_eq!(answer_of_program("printf Pwhole").await.unwrap(), b"whole");
        for (then, end) in [
            ("printf Phalf; kill -9 $$", "signal: 9"),
            ("printf Phalf; exit 3", "exit status: 3"),
            ("", "exit status: 0"),
        ] {
            let error = answer_of_program(then).await.unwrap_err();
            assert!(error.contains(end), "{then}: {error}");
        }
    }

    #[tokio::test]
    async fn what_does_not_end_is_killed_at_the_limit() {
        for script in ["sleep 100", "cat >/dev/null; printf P; exec sleep 100"] {
            let child = shell(&format!("exec 3<&0; {script}"));
            let pid = child.id().unwrap();
            let mut job = job().1;
            // More than a pipe holds: what reads nothing is not waited for either.
            job.pictures = vec![vec![0; 1 << 20]];
            let error = ask(child, &job, Duration::from_millis(50)).await.unwrap_err();
            assert!(error.to_string().contains("longer"), "{error}");
            assert!(!is_running(pid), "{script}");
        }
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_killed() {
        let child = shell("exec sleep 100");
        let pid = child.id().unwrap();
        assert!(
            timeout(Duration::from_millis(50), ask(child, &job().1, LIMIT))
                .await
                .is_err()
        );
        while is_running(pid) {
            tokio::task::yield_now().await;
        }
    }
}
