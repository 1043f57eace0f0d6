//! What falls due: people are told of it beforehand, and see a list of it on their first page.
//!
//! A noun declares its days as [`engine::Deadline`]. Each morning every day that has come nearer than one of its leads is
//! told, once for each lead: what was missed while nobody served is made up for by the nearest alone. The notifications
//! are the memory of it: their keys name the deadline, the document, the day and the lead, so another day begins anew.

mod acknowledge;
mod delegated;
pub mod expired;
mod list;
pub mod recipients;
#[cfg(test)]
mod tests;
mod texts;

use std::collections::HashSet;

use engine::routine::{CatchUp, Every};
use engine::{Cx, Deadline, Engine, RequestContext, Rights, Routine, Stage};
use jiff::civil::Date;
use schema::{Collection, Document, Label, Result};

pub(crate) use list::LIST;
pub use list::{Nearest, soonest};
pub use texts::{DUE, DUE_DISCREETLY, NOTICES};

use crate::notice::notification::{KEY, NOTIFICATIONS};
use crate::notice::{Notice, Params, notify};

/// Tells what has come near.
pub static ROUTINE: Routine = Routine {
    id: "deadlines.tell",
    label: Label::new(
        "التذكير بالمواعيد المقبلة",
        "Rappel des échéances",
        "Reminders of what falls due",
    ),
    every: Every::Day(7, 0),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, _| Box::pin(tell_all(engine)),
};

/// So many are looked up among what was told, in one query.
const ASKED: usize = 500;
/// A document whose day has come near.
#[derive(Clone)]
struct Due {
    of: &'static Collection,
    deadline: &'static Deadline,
    id: String,
    day: Date,
    stage: Stage,
}

impl Due {
    fn of(deadline: &'static Deadline, day: Date, document: &Document, today: Date) -> Option<Due> {
        Some(Due {
            of: document.of,
            deadline,
            id: document.id.clone(),
            day,
            stage: deadline.stage(days(today, day))?,
        })
    }

    /// The same for the same day and lead, and for nothing else.
    fn key(&self) -> String {
        let stage = match self.stage {
            Stage::Before(lead) => lead.to_string(),
            Stage::Passed => "passed".to_owned(),
        };
        format!("{} {} {} {stage}", self.deadline.id, self.id, self.day)
    }
}

/// How many days are left; less than none once the day has passed.
pub(crate) fn days(today: Date, day: Date) -> i64 {
    today.until(day).map_or(0, |left| left.get_days().into())
}

async fn tell_all(engine: Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    engine
        .in_batches(&ctx, ROUTINE.id, acknowledge::end_what_is_over)
        .await?;
    let near = engine.read(due_soon).await?;
    let tell = move |cx: &mut Cx<'_>, some: &[_]| some.iter().try_for_each(|due| tell_of(cx, due));
    engine.list_in_batches(&ctx, ROUTINE.id, near, tell).await
}

/// What has come near and was not told yet.
fn due_soon(cx: &Cx<'_>) -> Result<Vec<Due>> {
    let today = cx.today();
    let mut near = Vec::new();
    for (of, deadline) in cx.deadlines() {
        let due = cx.falling_due(of, deadline, deadline.span(today))?;
        near.extend(
            due.iter()
                .filter_map(|(day, document)| Due::of(deadline, *day, document, today)),
        );
    }
    let mut untold = Vec::new();
    for some in near.chunks(ASKED) {
        let told = notified_keys(cx, some.iter().map(Due::key))?;
        untold.extend(some.iter().filter(|due| !told.contains(&due.key())).cloned());
    }
    Ok(untold)
}

/// Which of these keys were told to anybody.
fn notified_keys(cx: &Cx<'_>, keys: impl IntoIterator<Item = String>) -> Result<HashSet<String>> {
    let told = cx.groups(&NOTIFICATIONS, vec![KEY.any_of(keys)], &KEY.def, Vec::new())?;
    let keys = told
        .iter()
        .filter_map(|group| Some(group.by.first()?.text()?.to_owned()));
    Ok(keys.collect())
}

/// Tells who is concerned, each where the document is found by them; whoever was told is not told again.
fn tell_of(cx: &mut Cx<'_>, due: &Due) -> Result<()> {
    let Some(document) = cx.get(due.of, &due.id)? else {
        return Ok(());
    };
    if cx.due_day(due.deadline, &document)? != Some(due.day) {
        return Ok(());
    }
    let (fr, ar) = (due.deadline.name)(cx, &document)?;
    let left = days(cx.today(), due.day);
    let params = Params::new()
        .with_text("what", |lang| due.deadline.label.text(lang).to_owned())
        .with_name("title", &fr, &ar)
        .day("day", due.day)
        .with_text("left", |lang| texts::days_left(lang, left));
    let kind = if due.deadline.is_discreet {
        &DUE_DISCREETLY
    } else {
        &DUE
    };
    let told = std::iter::once((due.deadline.who, due.deadline.link)).chain(due.deadline.also.iter().copied());
    for (who, link) in told {
        let notice = Notice {
            repeat_days: due.deadline.repeat_days,
            ..Notice::new(kind, who(cx, &document)?, params.clone())
        };
        let notice = notice.about_document(&document).link(engine::path_of(link, &document));
        notify(cx, &notice.once_per_user(due.key()))?;
    }
    Ok(())
}
