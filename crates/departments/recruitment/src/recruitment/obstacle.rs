//! What keeps an exam from its next steps, told before one of them is tried.

use engine::{Act, Cx, Subject, inputs};
use schema::{Document, Error, Id, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::RECRUITMENTS;
use super::step::{TO_COMPLETE, TO_SCHEDULE_ORAL, TO_START_WRITTEN};
use crate::appeal::missing_settlers::{MissingSettlers, missing_settlers};
use crate::permission::CLERKS;

inputs! {
    /// An exam.
    pub(super) struct ExamId {
        /// The exam.
        id: Id = need("id"),
    }
}

/// Tells what publishing would warn of.
pub(super) const MISSING_SETTLERS: Act<ExamId, ExamWarnings> =
    Act::read("recruitments.missingSettlers", CLERKS, |cx, given| {
        let exam = cx.need_readable(&RECRUITMENTS, given.id.as_str())?;
        let tests = missing_settlers(cx, &exam)?;
        Ok(ExamWarnings { tests })
    });

/// What publishing an exam warns of.
#[derive(Serialize, JsonSchema)]
pub(super) struct ExamWarnings {
    /// Tests about whose marks nobody would be left to decide.
    tests: Vec<MissingSettlers>,
}

/// Tells why each step that the table allows is refused.
pub(super) const OBSTACLES: Act<ExamId, ExamObstacles> = Act::read("recruitments.obstacles", CLERKS, obstacles);

/// Why each step that waits for something is refused, in sentences; a step is missing where the table does not allow it.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ExamObstacles {
    #[serde(skip_serializing_if = "Option::is_none")]
    start_written: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    schedule_oral: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    complete: Option<Vec<String>>,
}

fn obstacles(cx: &Cx<'_>, given: &ExamId) -> Result<ExamObstacles> {
    let exam = cx.need_readable(&RECRUITMENTS, given.id.as_str())?;
    Ok(ExamObstacles {
        start_written: refusals(cx, TO_START_WRITTEN, &exam)?,
        schedule_oral: refusals(cx, TO_SCHEDULE_ORAL, &exam)?,
        complete: refusals(cx, TO_COMPLETE, &exam)?,
    })
}

fn refusals(cx: &Cx<'_>, step: Subject, exam: &Document) -> Result<Option<Vec<String>>> {
    let missing = match step.check(cx, exam) {
        Ok(()) => Vec::new(),
        Err(Error::Refused(why)) if why.kind == error_codes::FLOW_FORBIDDEN => return Ok(None),
        Err(Error::Refused(why)) if why.errors.is_empty() => vec![*why],
        Err(Error::Refused(why)) => why.errors,
        Err(fault) => return Err(fault),
    };
    Ok(Some(missing.iter().map(|why| why.text(cx.lang())).collect()))
}
