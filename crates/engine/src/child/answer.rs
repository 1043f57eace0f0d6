//! The side of the process that does a task.

use std::io::{self, Read, Write};

use super::ChildTask;

/// Before what a task answers.
pub(super) const DONE: u8 = b'P';
/// Before the reason, where it answers nothing.
pub(super) const REFUSED: u8 = b'E';

/// Takes what a task is given, and gives its answer or why there is none.
///
/// # Errors
/// Those of reading and writing.
pub fn answer(task: &ChildTask, mut input: impl Read, mut output: impl Write) -> io::Result<()> {
    let mut given = Vec::new();
    input.read_to_end(&mut given)?;
    match (task.run)(&given) {
        Ok(done) => output.write_all(&[DONE]).and_then(|()| output.write_all(&done)),
        Err(reason) => write!(output, "{}{reason}", char::from(REFUSED)),
    }?;
    output.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::child::ChildLimits;

    #[test]
    fn an_answer_is_told_from_a_refusal() {
        let task = ChildTask {
            name: "turn",
            run: |given| match given {
                b"" => Err("there is nothing to turn".to_owned()),
                given => Ok(given.iter().rev().copied().collect()),
            },
            limits: ChildLimits::FILE,
        };
        for (given, answered) in [("abc", "Pcba"), ("", "Ethere is nothing to turn")] {
            let mut output = Vec::new();
            answer(&task, given.as_bytes(), &mut output).unwrap();
            assert_eq!(String::from_utf8_lossy(&output), answered);
        }
    }
}
