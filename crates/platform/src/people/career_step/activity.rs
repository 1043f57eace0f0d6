//! Whether somebody was in service on a day: what was so then, whatever the file says today.

use std::collections::HashMap;

use engine::Cx;
use jiff::civil;
use schema::{Change, Date, Document, Id, Result};

use super::aspect::Aspect;
use super::{CAREER_STEPS, EMPLOYEE, FORMER_FUNCTION, FUNCTION_NAME, KIND, Kind, ON};
use crate::people::employee;
use crate::workday;

impl Kind {
    /// Whether nobody is in activity from the day of such a step on.
    pub fn is_end_of_activity(self) -> bool {
        matches!(self, Kind::End | Kind::Interruption)
    }

    /// Whether such a step says if somebody is in activity.
    pub fn is_about_activity(self) -> bool {
        self.is_end_of_activity() || matches!(self, Kind::Recruitment | Kind::Resume)
    }
}

/// The steps of these people that say whether they are in activity, or what their function is: by person, in the order of their
/// days.
///
/// # Errors
/// When they cannot be read.
pub fn by_employee(cx: &Cx<'_>, employees: &[String]) -> Result<HashMap<String, Vec<Document>>> {
    let mut steps = cx.all(&CAREER_STEPS, [EMPLOYEE.any_of(employees)])?;
    steps.sort_by_key(|step| (step.get(ON), step.sequence));
    let mut all: HashMap<String, Vec<Document>> = HashMap::new();
    for step in steps {
        if let Some(Id(employee)) = step.get(EMPLOYEE) {
            all.entry(employee).or_default().push(step);
        }
    }
    Ok(all)
}

/// The last of these steps, in the order of their days, that says until a day, this one included, whether the file is one in
/// activity.
pub fn last_about_activity(steps: &[Document], day: civil::Date) -> Option<&Document> {
    let has_come = |step: &&Document| step.get(ON).is_some_and(|Date(on)| on <= day);
    let is_about = |step: &&Document| step.get(KIND).is_some_and(Kind::is_about_activity);
    steps.iter().filter(has_come).rfind(is_about)
}

/// Whether somebody works here on a day: in activity, fit, and not elsewhere. Nothing where nobody knows: of whom the file has
/// always said so without a day.
pub fn works_on(file: &Document, steps: &[Document], day: civil::Date) -> Option<bool> {
    let is_in_activity = in_activity_on(file, steps, day)?;
    Some(is_in_activity && has_working_function(file, steps, day)?)
}

/// Whether somebody is in activity on a day; nothing where the file says that they are not and nobody knows since when. The day of
/// an end is the last one of service, that of an interruption the first without it.
pub fn in_activity_on(file: &Document, steps: &[Document], day: civil::Date) -> Option<bool> {
    let kinds = || steps.iter().filter_map(|step| step.get(KIND));
    if file.get(employee::ACTIVE) == Some(false) && !kinds().any(Kind::is_end_of_activity) {
        return None;
    }
    let holds = |step: &&Document| match (step.get(KIND), step.get(ON)) {
        (Some(Kind::End), Some(Date(on))) => on < day,
        (Some(kind), Some(Date(on))) => kind.is_about_activity() && on <= day,
        _ => false,
    };
    let last = steps.iter().rfind(holds).and_then(|step| step.get(KIND));
    if last.is_some_and(Kind::is_end_of_activity) {
        return Some(false);
    }
    // Whoever comes back had been away before, since nobody knows when.
    let is_to_come = |step: &&Document| step.get(ON).is_some_and(|Date(on)| on > day);
    let mut to_come = steps.iter().filter(is_to_come).filter_map(|step| step.get(KIND));
    let next = to_come.find(|kind| kind.is_about_activity());
    (next != Some(Kind::Resume)).then_some(true)
}

/// Whether the function of a day is one of those that work here. A recruitment of long ago says nothing of what the file alone
/// has said since.
fn has_working_function(file: &Document, steps: &[Document], day: civil::Date) -> Option<bool> {
    let is_told = |step: &&Document| Aspect::Function.of_step(step).is_some();
    let is_recruitment = |step: &&Document| step.get(KIND) == Some(Kind::Recruitment);
    let has_come = |step: &&Document| step.get(ON).is_some_and(|Date(on)| on <= day);
    let changes = || steps.iter().filter(|step| is_told(step) && !is_recruitment(step));
    if let Some(last) = changes().rfind(has_come) {
        return Some(is_of_work(last.get(FUNCTION_NAME)));
    }
    match changes().next() {
        Some(next) => Some(is_of_work(next.get(FORMER_FUNCTION))),
        None => is_of_work(file.get(employee::FUNCTION)).then_some(true),
    }
}

fn is_of_work(function: Option<String>) -> bool {
    !function.is_some_and(|function| [employee::UNFIT, employee::ELSEWHERE].contains(&function.as_str()))
}

/// The days from the first one of a step, as it was and as it is, until today. What a change of the file wrote is marked by the
/// file.
pub(super) fn days_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    if cx.follows_consequence() {
        return Ok(());
    }
    let versions = || change.before.iter().chain([&change.after]);
    let is_about_days = versions()
        .any(|step| step.get(KIND).is_some_and(Kind::is_about_activity) || Aspect::Function.of_step(step).is_some());
    let first = versions().filter_map(|step| step.get(ON)).min();
    let (true, Some(Date(from))) = (is_about_days, first) else {
        return Ok(());
    };
    let mut people: Vec<Id> = versions().filter_map(|step| step.get(EMPLOYEE)).collect();
    people.dedup();
    let today = cx.today();
    workday::mark(cx, &people, from, today)
}
