//! What keeps an exam from its next steps, told before one of them is tried.

use engine::{Action, Cx, Subject, inputs};
use schema::{Error, Id, Result, error_codes};
use serde_json::{Map, Value as Json, json};

use super::RECRUITMENTS;
use super::step::{TO_COMPLETE, TO_SCHEDULE_ORAL, TO_START_WRITTEN};
use crate::appeal::missing_settlers::missing_settlers;
use crate::permission::CLERKS;

inputs! {
    /// An exam.
    pub(super) struct ExamId {
        /// The exam.
        id: Id = need("id"),
    }
}

/// `recruitments.missingSettlers {id}` → `{tests: [{examTestId, labelFr, labelAr, missing}]}`: what publishing would warn of.
pub(super) const MISSING_SETTLERS: Action<ExamId> =
    Action::read("recruitments.missingSettlers", CLERKS, |cx, given| {
        let exam = cx.need_readable(&RECRUITMENTS, given.id.as_str())?;
        Ok(json!({"tests": missing_settlers(cx, &exam)?}))
    });

/// The steps that wait for something, by their names.
const STEPS: [(&str, Subject); 3] = [
    ("startWritten", TO_START_WRITTEN),
    ("scheduleOral", TO_SCHEDULE_ORAL),
    ("complete", TO_COMPLETE),
];

/// `recruitments.obstacles {id}` → `{startWritten: [text], …}`: why each step that the table allows is refused; nothing where it is not.
pub(super) const OBSTACLES: Action<ExamId> = Action::read("recruitments.obstacles", CLERKS, obstacles);

fn obstacles(cx: &Cx<'_>, given: &ExamId) -> Result<Json> {
    let exam = cx.need_readable(&RECRUITMENTS, given.id.as_str())?;
    let mut told = Map::new();
    for (name, on) in STEPS {
        let missing = match on.check(cx, &exam) {
            Ok(()) => Vec::new(),
            Err(Error::Refused(why)) if why.kind == error_codes::FLOW_FORBIDDEN => continue,
            Err(Error::Refused(why)) if why.errors.is_empty() => vec![*why],
            Err(Error::Refused(why)) => why.errors,
            Err(fault) => return Err(fault),
        };
        let texts: Vec<String> = missing.iter().map(|why| why.text(cx.lang())).collect();
        told.insert(name.to_owned(), json!(texts));
    }
    Ok(Json::Object(told))
}
