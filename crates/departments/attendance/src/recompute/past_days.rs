//! Days of the past that people have computed again: first what it would change, month by month, then the days from one on.
//!
//! No upgrade does so by itself: absences of months ago, and letters with them, would come from nowhere.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Act, Allowed, BoxFuture, Cx, Engine, RequestContext, inputs};
use jiff::civil::Date as Day;
use platform::organisation::annexe::ANNEXES;
use platform::workday;
use schema::{Date, Document, Id, Query, Rejection, Result, Select, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::{employees_behind, first_day, piece, wording};
use crate::absence::field::{self as absence, ABSENCES};
use crate::not_in_future::DAY_AHEAD;
use crate::permission::HR;

error_codes! {
    PREVIEW_TOO_LONG = "recomputation_preview_too_long", invalid => "{field}: أقصى مدة للمعاينة بالأيام: {most}", "{field}\u{a0}: un aperçu porte sur {most} jours au plus", "{field}: a preview is of at most {most} days";
}

/// The name of the preview.
const NAME: &str = "days.preview";
/// A preview is of one month at most.
const PREVIEW_DAYS: i32 = 31;

inputs! {
    /// Which days a preview is of.
    pub(crate) struct PreviewSpan {
        /// The first day.
        from: Day = need("from"),
        /// The last day.
        to: Day = need("to"),
    }
    /// From which day on.
    pub(crate) struct RecomputationStart {
        /// The first day.
        from: Day = need("from"),
    }
}

/// How many days would change, and how many absences would be made and go, were these days computed again.
pub(crate) const PREVIEW: Act<PreviewSpan, RecomputationPreview> =
    Act::long(NAME, wording::PREVIEW, Allowed::Holders(&[crate::KEEPS, HR]), preview);

/// The days from one on are computed again, as what they follow from stands now.
pub(crate) const RECOMPUTE: Act<RecomputationStart, RecomputedSpan> = Act::run(
    "days.recompute",
    wording::RECOMPUTE,
    Allowed::Holders(&[crate::KEEPS, HR]),
    recompute,
);

/// What computing some days again would change.
#[derive(Serialize, JsonSchema)]
pub(crate) struct RecomputationPreview {
    /// Those that would change.
    days: u64,
    /// Absences that would be made.
    made: u64,
    /// Absences that would go.
    gone: u64,
    annexes: Vec<AnnexeRecomputation>,
}

/// Absences of an annexe that would be made and that would go; of none where people are posted at none.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct AnnexeRecomputation {
    annexe_id: Option<String>,
    name: String,
    name_ar: String,
    made: u64,
    gone: u64,
}

/// The days that are computed again, the last included.
#[derive(Serialize, JsonSchema)]
pub(crate) struct RecomputedSpan {
    from: String,
    to: String,
}

/// Absences that would be made and that would go.
#[derive(Clone, Copy, Default)]
struct Counts {
    made: u64,
    gone: u64,
}

/// What computing some days again would change.
#[derive(Default)]
struct Changes {
    days: u64,
    by_annexe: BTreeMap<Option<String>, Counts>,
    /// The last of the people who were looked at.
    last: Option<i64>,
}

fn preview(engine: Engine, ctx: RequestContext, span: PreviewSpan) -> BoxFuture<RecomputationPreview> {
    Box::pin(async move {
        if span.from.until(span.to).map_or(0, |days| days.get_days()) >= PREVIEW_DAYS {
            let refused = Rejection::new(PREVIEW_TOO_LONG).field("to");
            return Err(refused.arg("most", PREVIEW_DAYS).into());
        }
        let (from, to) = (span.from, span.to);
        let (mut all, mut done) = (Changes::default(), Some(0));
        while let Some(behind) = done {
            let work = move |cx: &mut Cx<'_>| changes_of_piece(cx, from, to, behind);
            let changes = engine.dry_run(&ctx, NAME, work).await?;
            done = changes.last;
            all.days += changes.days;
            for (annexe, counts) in changes.by_annexe {
                let sum = all.by_annexe.entry(annexe).or_default();
                sum.made += counts.made;
                sum.gone += counts.gone;
            }
        }
        engine.read_as(&ctx, move |cx| answer(cx, &all)).await
    })
}

fn changes_of_piece(cx: &mut Cx<'_>, from: Day, to: Day, behind: i64) -> Result<Changes> {
    let from = first_day(cx)?.map(|first| from.max(first));
    let to = to.min(cx.today());
    let Some(from) = from.filter(|from| *from <= to) else {
        return Ok(Changes::default());
    };
    let people = employees_behind(cx, &[], behind, piece::people_at_once(from, to))?;
    let before = absences_of(cx, &people, from, to)?;
    let mut changes = Changes {
        days: piece::write_days(cx, &people, from, to)?,
        last: people.last().map(|one| one.sequence),
        ..Changes::default()
    };
    let after = absences_of(cx, &people, from, to)?;
    for (_, _, annexe) in after.difference(&before) {
        changes.by_annexe.entry(annexe.clone()).or_default().made += 1;
    }
    for (_, _, annexe) in before.difference(&after) {
        changes.by_annexe.entry(annexe.clone()).or_default().gone += 1;
    }
    Ok(changes)
}

/// Whose absences stand on which days, and where.
fn absences_of(
    cx: &Cx<'_>,
    people: &[Document],
    from: Day,
    to: Day,
) -> Result<BTreeSet<(String, Day, Option<String>)>> {
    let theirs = Query {
        filters: vec![
            absence::EMPLOYEE.any_of(people.iter().map(|one| one.id.as_str())),
            absence::DATE.between(from, to),
            absence::MINUTES.gt(0),
        ],
        select: Select::only(
            &ABSENCES,
            &[absence::EMPLOYEE.def, absence::DATE.def, absence::ANNEXE.def],
        ),
        ..Query::default()
    };
    let key = |row: &Document| {
        let Date(day) = row.get(absence::DATE)?;
        let Id(whose) = row.get(absence::EMPLOYEE)?;
        Some((whose, day, row.get(absence::ANNEXE).map(|Id(annexe)| annexe)))
    };
    Ok(cx.all_of(&ABSENCES, theirs)?.iter().filter_map(key).collect())
}

fn answer(cx: &Cx<'_>, changes: &Changes) -> Result<RecomputationPreview> {
    let mut annexes = Vec::new();
    for (annexe, counts) in &changes.by_annexe {
        let row = match annexe {
            Some(id) => cx.get(&ANNEXES, id)?,
            None => None,
        };
        let (name, name_ar) = row.map(|row| row.title()).unwrap_or_default();
        annexes.push(AnnexeRecomputation {
            annexe_id: annexe.clone(),
            name,
            name_ar,
            made: counts.made,
            gone: counts.gone,
        });
    }
    let sum = |of: fn(&Counts) -> u64| changes.by_annexe.values().map(of).sum::<u64>();
    Ok(RecomputationPreview {
        days: changes.days,
        made: sum(|one| one.made),
        gone: sum(|one| one.gone),
        annexes,
    })
}

fn recompute(cx: &mut Cx<'_>, start: &RecomputationStart) -> Result<RecomputedSpan> {
    let today = cx.today();
    if start.from > today {
        return Err(Rejection::new(DAY_AHEAD).field("from").into());
    }
    // Before the first punch nothing is counted.
    let from = first_day(cx)?.map_or(today, |first| start.from.max(first));
    workday::mark(cx, &[], from, today)?;
    Ok(RecomputedSpan {
        from: from.to_string(),
        to: today.to_string(),
    })
}
