//! Large documents in a process of their own (ADR 27): what Typst remembers of a list of thousands of names ends with it, and
//! so does whatever goes wrong there.

use std::io::{self, Read, Write};
use std::os::unix::process::CommandExt as _;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use papers::doc::Trouble;

use crate::PrintJob;

/// Before the PDF in an answer.
const DRAWN: u8 = b'P';
/// Before the reason, when there is none.
const UNDRAWN: u8 = b'E';

/// The program that draws large documents.
static PROGRAM: OnceLock<Program> = OnceLock::new();

struct Program {
    path: PathBuf,
    argument: &'static str,
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

/// The document as PDF, drawn by the program. Nothing when there is none, or when it cannot be started.
pub(crate) fn draw(job: &PrintJob) -> Option<Result<Vec<u8>, Trouble>> {
    let program = PROGRAM.get()?;
    let started = Command::new(&program.path)
        .arg0("diwan")
        .arg(program.argument)
        // It needs no secret of the configuration.
        .env_clear()
        // Ctrl-C ends the server, which waits for what it began.
        .process_group(0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    match started {
        Ok(child) => Some(ask(child, job).unwrap_or_else(|error| Err(Trouble::Undrawn(error.to_string())))),
        Err(error) => {
            tracing::warn!(%error, "no process can be started for a large document: it is drawn in this one");
            None
        }
    }
}

/// Sends it what it shall draw, and reads its answer. It reads all before it writes anything.
fn ask(mut child: Child, job: &PrintJob) -> io::Result<Result<Vec<u8>, Trouble>> {
    // Whatever kept it from reading has ended it too, and its end says more.
    drop(child.stdin.take().map(|input| write(job, input)));
    let mut answer = Vec::new();
    let output = child.stdout.take();
    let received = output.map_or(Ok(0), |mut output| output.read_to_end(&mut answer));
    let status = child.wait()?;
    received?;
    Ok(match answer.first() {
        Some(&DRAWN) if status.success() => Ok(answer.split_off(1)),
        Some(&UNDRAWN) => Err(Trouble::Undrawn(String::from_utf8_lossy(&answer[1..]).into_owned())),
        _ => Err(Trouble::Undrawn(format!("what drew it ended with {status}"))),
    })
}

/// Each part after its length, until nothing follows.
fn write(job: &PrintJob, mut output: impl Write) -> io::Result<()> {
    for part in [&job.view, &job.record].into_iter().chain(&job.pictures) {
        output.write_all(&part.len().to_le_bytes())?;
        output.write_all(part)?;
    }
    output.flush()
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

    fn sent(job: &PrintJob) -> Vec<u8> {
        let mut sent = Vec::new();
        write(job, &mut sent).unwrap();
        sent
    }

    /// What is heard of a program that reads all, and then does this.
    fn answer_of_program(then: &str) -> Result<Vec<u8>, String> {
        let child = Command::new("sh")
            .args(["-c", &format!("cat >/dev/null; {then}")])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn();
        ask(child.unwrap(), &job().1)
            .unwrap()
            .map_err(|error| error.to_string())
    }

    #[test]
    fn a_document_is_the_same_bytes_wherever_it_is_drawn() {
        let (doc, job) = job();
        let mut answered = Vec::new();
        answer(sent(&job).as_slice(), &mut answered).unwrap();
        assert_eq!(answered[0], DRAWN);
        assert_eq!(answered[1..], crate::pdf(&doc).unwrap());
    }

    #[test]
    fn every_part_arrives_and_half_of_one_is_refused() {
        let (_, mut job) = job();
        job.pictures = vec![vec![1; 300], Vec::new(), vec![2]];
        let sent = sent(&job);
        let arrived = read(sent.as_slice()).unwrap();
        assert_eq!(arrived.pictures, job.pictures);
        assert_eq!((arrived.view, arrived.record), (job.view, job.record));
        for end in [0, 4, 20, sent.len() - 1, sent.len() - 4] {
            assert!(read(&sent[..end]).is_err(), "{end} of {}", sent.len());
        }
    }

    #[test]
    fn what_it_is_that_cannot_be_drawn_is_told() {
        let mut job = job().1;
        job.record = b"no document".to_vec();
        let mut answered = Vec::new();
        answer(sent(&job).as_slice(), &mut answered).unwrap();
        assert_eq!(answered[0], UNDRAWN);
        assert!(answer_of_program("printf 'Eno ink'").unwrap_err().ends_with("no ink"));
    }

    #[test]
    fn half_an_answer_is_none() {
        assert_eq!(answer_of_program("printf Pwhole").unwrap(), b"whole");
        assert!(
            answer_of_program("printf Phalf; kill -9 $$")
                .unwrap_err()
                .contains("signal: 9")
        );
        assert!(
            answer_of_program("printf Phalf; exit 3")
                .unwrap_err()
                .contains("exit status: 3")
        );
        assert!(answer_of_program("").unwrap_err().contains("exit status: 0"));
    }
}
