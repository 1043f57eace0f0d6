//! What waits for somebody: nouns declare what of theirs asks for a word, and it is counted for whoever may give it.

use engine::{Act, Allowed, Cx, Deadline, every};
use schema::{Label, Result, Tone};
use schemars::JsonSchema;
use serde::Serialize;

use super::Panel;
use super::arrangement::Place;
use super::content::{Badge, Content, Line, Rows, day_text};
use crate::deadline;

/// Something that asks for a word or an act.
pub struct Task {
    /// `noun.what`.
    pub id: &'static str,
    /// What waits.
    pub label: Label,
    /// How it is shown while anything waits.
    pub tone: Tone,
    /// Where it is done.
    pub link: &'static str,
    /// How many wait for the caller; none where it is not the caller's to do.
    pub count: fn(&Cx<'_>) -> Result<u64>,
}

/// Where everything is decided that waits for a word or a signature.
pub const DECISIONS: &str = "/employee-portail?tab=approvals";

/// What waits for the caller, then the days that come first.
pub(super) const WAITING: Panel = Panel {
    id: "home.waiting",
    label: Label::new("في انتظاركم", "Ce qui vous attend", "Waiting for you"),
    place: Place::Grid,
    rank: 5,
    shown_to: |_| true,
    content: what_waits,
};

/// All the days that fall due.
pub(super) const DEADLINES: Panel = Panel {
    // Those that come first stand among what waits: it is shown where there are more.
    content: |cx| Ok((deadline::soonest(cx, LINES + 1)?.len() > LINES).then_some(Content::Own)),
    ..super::own_panel(
        "home.deadlines",
        200,
        Label::new("الآجال", "Échéances", "What falls due"),
    )
};
/// So many lines stand in a panel of the first screen.
pub const LINES: usize = 4;

/// How many of each wait for the caller, and where they are done. The menu counts them; what waits for an act is counted where all
/// of it is decided too, unless its own task leads there.
pub(crate) const COUNT: Act<(), HomeTasks> = Act::read("home.tasks", Allowed::Users, |cx, ()| {
    let has_task = |act: &str| cx.extensions::<Task>().any(|task| task.id == act);
    // What a task counts of an act is counted once, wherever it leads.
    let (waiting, others) = cx.together(|cx| Ok((waiting(cx)?, cx.awaited_acts(|act| !has_task(act))?)))?;
    let of_tasks = waiting
        .iter()
        .filter(|(task, _)| task.link != DECISIONS && cx.is_awaited(task.id));
    let of_tasks: u64 = of_tasks.map(|(_, count)| count).sum();
    let awaited = of_tasks + others.iter().map(|one| one.total).sum::<u64>();
    let told = |(task, count): &(&Task, u64)| HomeTask {
        link: task.link,
        count: *count,
    };
    let mut tasks: Vec<HomeTask> = waiting.iter().map(told).collect();
    if awaited > 0 {
        tasks.push(HomeTask {
            link: DECISIONS,
            count: awaited,
        });
    }
    Ok(HomeTasks { tasks })
});

/// What waits for somebody.
#[derive(Serialize, JsonSchema)]
pub(crate) struct HomeTasks {
    tasks: Vec<HomeTask>,
}

/// Something that waits: where it is done, and how many.
#[derive(Serialize, JsonSchema)]
struct HomeTask {
    link: &'static str,
    count: u64,
}

/// What waits for the caller, and how many of each.
fn waiting(cx: &Cx<'_>) -> Result<Vec<(&'static Task, u64)>> {
    let counts = every(cx.extensions::<Task>().map(|task| (task.count)(cx)))?;
    let all = cx.extensions::<Task>().zip(counts);
    Ok(all.filter(|(_, count)| *count > 0).collect())
}

fn what_waits(cx: &Cx<'_>) -> Result<Option<Content>> {
    let tasks = waiting(cx)?.into_iter();
    let mut rows: Vec<Line> = tasks.map(|(task, count)| line(cx, task, count)).collect();
    let waiting = rows.len();
    let due = soonest(cx, LINES.saturating_sub(waiting))?;
    rows.extend(due);
    Ok(Some(Content::Rows(Rows {
        total: rows.len() as u64,
        rows,
        link: None,
    })))
}

fn line(cx: &Cx<'_>, task: &Task, count: u64) -> Line {
    Line {
        key: task.id.to_owned(),
        title: task.label.text(cx.lang()).to_owned(),
        link: Some(task.link.to_owned()),
        count: Some(count),
        badge: Some(Badge::new("", task.tone)),
        ..Line::default()
    }
}

/// The days that come first of all that fall due for the caller.
fn soonest(cx: &Cx<'_>, limit: usize) -> Result<Vec<Line>> {
    if limit == 0 {
        return Ok(Vec::new());
    }
    let due = deadline::soonest(cx, limit)?;
    let line = |one: deadline::Nearest| Line {
        key: format!("{} {}", one.deadline.id, one.document.id),
        title: one.title,
        mark: one.mark,
        detail: label(one.deadline, cx),
        link: one.link,
        day: Some(day_text(schema::Date(one.day))),
        badge: Some(Badge::new("", one.tone)),
        ..Line::default()
    };
    Ok(due.into_iter().map(line).collect())
}

fn label(deadline: &Deadline, cx: &Cx<'_>) -> String {
    deadline.label.text(cx.lang()).to_owned()
}
