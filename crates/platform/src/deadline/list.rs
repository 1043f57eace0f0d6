//! What falls due, for whoever asks: `deadlines.due`, the soonest first.

use std::collections::HashSet;

use engine::{Act, Allowed, Cx, Deadline, every};
use jiff::civil::Date;
use schema::{Document, Lang, Result, Tone};
use schemars::JsonSchema;
use serde::Serialize;

use super::days;
use super::delegated::Delegated;
use crate::home::content::Mark;
use crate::organisation::delegation::ActingFor;

/// So many are shown.
const SHOWN: usize = 50;

/// As far as the caller may read the days, and whoever the caller acts for today.
pub(crate) const LIST: Act<(), DueDays> = Act::read("deadlines.due", Allowed::Users, |cx, ()| cx.together(list));

/// The days that fall due.
#[derive(Serialize, JsonSchema)]
pub(crate) struct DueDays {
    /// The soonest of them.
    items: Vec<DueDay>,
    /// How many there are.
    total: usize,
}

/// A day of a document on which something falls due.
#[derive(Serialize, JsonSchema)]
struct DueDay {
    deadline: &'static str,
    label: &'static str,
    collection: &'static str,
    id: String,
    title: String,
    /// What of it is drawn as its form is written.
    mark: Option<Mark>,
    date: String,
    /// So many days from today; less than none once it is past.
    days: i64,
    state: Nearness,
    /// Where it is found, where the caller may go there.
    link: Option<String>,
    /// For whom the caller acts who would not see it otherwise.
    delegation: Option<ActingFor>,
}

/// How near a day is.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
enum Nearness {
    Overdue,
    Soon,
    Later,
}

/// A day that comes, of a document.
struct Due<'a> {
    day: Date,
    document: Document,
    deadline: &'static Deadline,
    /// By what the caller sees it, when not by rights of its own.
    by: Option<&'a Delegated>,
}

/// A day that comes, as a panel shows it.
pub struct Nearest {
    /// What falls due.
    pub deadline: &'static Deadline,
    /// Of what.
    pub document: Document,
    /// What that is called, in the language of the caller.
    pub title: String,
    /// What of it is drawn as its form is written.
    pub mark: Option<Mark>,
    /// The day.
    pub day: Date,
    /// Where it is found, where the caller may go there.
    pub link: Option<String>,
    /// How near it is.
    pub tone: Tone,
}

/// The days that come first, as far as the caller may read them.
pub fn soonest(cx: &Cx<'_>, limit: usize) -> Result<Vec<Nearest>> {
    let delegated = Delegated::to_caller(cx)?;
    let mut found = all(cx, &delegated)?;
    found.truncate(limit);
    let nearest = |due: Due<'_>| {
        let (title, mark) = title(cx, due.deadline, &due.document, cx.lang())?;
        Ok(Nearest {
            title,
            mark,
            link: due.by.is_none().then(|| due.deadline.path(&due.document)),
            tone: match state(due.deadline, days(cx.today(), due.day)) {
                Nearness::Overdue => Tone::Bad,
                Nearness::Soon => Tone::Warn,
                Nearness::Later => Tone::Quiet,
            },
            deadline: due.deadline,
            document: due.document,
            day: due.day,
        })
    };
    every(found.into_iter().map(nearest))
}

fn list(cx: &Cx<'_>) -> Result<DueDays> {
    let delegated = Delegated::to_caller(cx)?;
    let mut found = all(cx, &delegated)?;
    let total = found.len();
    found.truncate(SHOWN);
    let items = every(found.iter().map(|due| due.line(cx, cx.lang())))?;
    Ok(DueDays { items, total })
}

/// Every day that comes, the soonest first.
fn all<'d>(cx: &Cx<'_>, delegated: &'d [Delegated]) -> Result<Vec<Due<'d>>> {
    let today = cx.today();
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    for (of, deadline) in cx.deadlines() {
        let covering = delegated.iter().filter(|one| one.covers(of, deadline));
        for by in std::iter::once(None).chain(covering.map(Some)) {
            let rights = by.map_or(cx.who(), |one| &one.rights);
            for (day, document) in cx.falling_due_to(rights, of, deadline, deadline.span(today))? {
                if seen.insert((deadline.id, document.id.clone())) {
                    found.push(Due {
                        day,
                        document,
                        deadline,
                        by,
                    });
                }
            }
        }
    }
    found.sort_by(|a, b| (a.day, &a.document.id).cmp(&(b.day, &b.document.id)));
    Ok(found)
}

impl Due<'_> {
    /// What a delegation brings is read here alone: it leads nowhere.
    fn line(&self, cx: &Cx<'_>, lang: Lang) -> Result<DueDay> {
        let Due {
            day,
            document,
            deadline,
            by,
        } = self;
        let left = days(cx.today(), *day);
        let (title, mark) = title(cx, deadline, document, lang)?;
        Ok(DueDay {
            deadline: deadline.id,
            label: deadline.label.text(lang),
            collection: document.of.id,
            id: document.id.clone(),
            title,
            mark,
            date: day.to_string(),
            days: left,
            state: state(deadline, left),
            link: by.is_none().then(|| deadline.path(document)),
            delegation: by.map(|one| one.acting_for(lang)),
        })
    }
}

/// What a document that falls due is called, and what of it is drawn as its form is written.
fn title(cx: &Cx<'_>, deadline: &Deadline, document: &Document, lang: Lang) -> Result<(String, Option<Mark>)> {
    if let Some(marked_name) = deadline.marked_name {
        let name = marked_name(cx, document)?;
        let mark = Mark::new(name.form, name.text);
        return Ok((name.words.text(lang).to_owned(), Some(mark)));
    }
    let (fr, ar) = (deadline.name)(cx, document)?;
    Ok((if lang == Lang::Ar { ar } else { fr }, None))
}

/// Soon is within the shortest lead.
fn state(deadline: &Deadline, left: i64) -> Nearness {
    match left {
        ..0 => Nearness::Overdue,
        _ if deadline.lead.iter().all(|lead| left <= *lead) => Nearness::Soon,
        _ => Nearness::Later,
    }
}
