//! What keeps an exam from its next steps, told before one of them is tried.

use engine::{Action, Allowed, Cx};
use platform::decision::is_open_step;
use schema::{Document, Error, Rejection, Result};
use serde_json::{Map, Value as Json, json};

use super::closing::ExamId;
use super::step::{before_completion, before_oral, before_written};
use super::{ExamStatus, FLOW, RECRUITMENTS};
use crate::appeal::missing_settlers::missing_settlers;
use crate::permission::SECRETARIAT;

/// `recruitments.missingSettlers {id}` → `{tests: [{examTestId, labelFr, labelAr, missing}]}`: what publishing would warn of.
pub(super) const MISSING_SETTLERS: Action<ExamId> = Action::read(
    "recruitments.missingSettlers",
    Allowed::Holders(&[SECRETARIAT]),
    |cx, given| {
        let exam = cx.need_readable(&RECRUITMENTS, given.id.as_str())?;
        Ok(json!({"tests": missing_settlers(cx, &exam)?}))
    },
);

/// What is asked of a step.
type Conditions = fn(&Cx<'_>, &Document) -> Result<Vec<Rejection>>;

/// The steps that have conditions, by their names.
const STEPS: [(&str, ExamStatus, Conditions); 3] = [
    ("startWritten", ExamStatus::GradingWritten, before_written),
    ("scheduleOral", ExamStatus::OralScheduled, before_oral),
    ("complete", ExamStatus::Completed, before_completion),
];

/// `recruitments.obstacles {id}` → `{startWritten: [text], …}`: why each step that the table allows is refused; nothing where it is not.
pub(super) const OBSTACLES: Action<ExamId> =
    Action::read("recruitments.obstacles", Allowed::Holders(&[SECRETARIAT]), obstacles);

fn obstacles(cx: &Cx<'_>, given: &ExamId) -> Result<Json> {
    let exam = cx.need_readable(&RECRUITMENTS, given.id.as_str())?;
    let mut told = Map::new();
    for (name, to, conditions) in STEPS {
        if is_open_step(cx, &FLOW, &exam, to.wire()).is_err() {
            continue;
        }
        let missing = match conditions(cx, &exam) {
            Err(Error::Refused(why)) => vec![*why],
            found => found?,
        };
        let texts: Vec<String> = missing.iter().map(|why| why.text(cx.lang())).collect();
        told.insert(name.to_owned(), json!(texts));
    }
    Ok(Json::Object(told))
}
