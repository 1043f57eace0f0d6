//! Since when, and until when, the clock was not believed: the entries of the log between the two are marked, for the time that
//! they bear may be wrong, and a deadline may hang on it.

use schema::{Access, Collection, Document, Instant, Label, Result, fields};
use store::Entry;

use super::ClockDoubt;
use super::clock_trust::is_possible;
use crate::{Cx, Entity, write};

fields! {
    BELIEVED: Instant = schema::instant("believedAt").required() => "آخر توقيت مؤكد", "Dernière heure sûre", "Last believed";
    SHOWN: Instant = schema::instant("shownAt").required() => "التوقيت المعروض", "Heure affichée", "Shown";
    AFTER: i64 = schema::integer("afterEntry").required() => "بعد القيد رقم", "Après l’écriture n°", "After entry no.";
    UNTIL: i64 = schema::integer("untilEntry") => "إلى القيد رقم", "Jusqu’à l’écriture n°", "Until entry no.";
}

/// Read by administrators, written by the engine alone. The rows are their own history.
pub static CLOCK_DOUBTS: Collection = Collection {
    one: Label::new("توقيت غير مؤكد", "Horloge non crue", "Clock not believed"),
    many: Label::new(
        "فترات توقيت غير مؤكد",
        "Périodes d’horloge non crue",
        "Times when the clock was not believed",
    ),
    access: Access::resource("jobs").only_grants().read_only(),
    logged: false,
    ..Collection::new("clockDoubts", FIELDS)
};

/// Who reads it stands in its access.
pub static CLOCK_DOUBT_ENTITY: Entity = Entity::plain(&CLOCK_DOUBTS);

/// Entries looked at in one step, for the first that the clock dated wrongly, and steps at most.
const STEP: i64 = 200;
const STEPS: usize = 50;

/// Whether it is noted that the clock is not believed.
pub(super) fn is_open(cx: &Cx<'_>) -> Result<bool> {
    Ok(cx.first(&CLOCK_DOUBTS, [UNTIL.is_null()])?.is_some())
}

/// Notes that the clock is not believed, from the first entry on that it dated; once, until it is believed again.
pub(super) fn open(cx: &mut Cx<'_>, doubt: ClockDoubt) -> Result<()> {
    if is_open(cx)? {
        return Ok(());
    }
    let after = last_possible(cx, doubt)?;
    let row = Document::new(&CLOCK_DOUBTS)
        .with(BELIEVED, Instant(doubt.believed))
        .with(SHOWN, Instant(doubt.shown))
        .with(AFTER, after);
    write::create(cx, row).map(drop)
}

/// Notes that the clock is believed again.
pub(super) fn close(cx: &mut Cx<'_>) -> Result<()> {
    let last = cx.tx.borrow_mut().log_position()?;
    for row in cx.all(&CLOCK_DOUBTS, [UNTIL.is_null()])? {
        write::update(cx, row.clone(), row.with(UNTIL, last))?;
    }
    Ok(())
}

/// The last entry of a moment that the clock may have shown while it was believed; 0 when there is none.
fn last_possible(cx: &Cx<'_>, doubt: ClockDoubt) -> Result<i64> {
    let mut end = cx.tx.borrow_mut().log_position()?;
    for _ in 0..STEPS {
        let begin = (end - STEP).max(0);
        let entries = cx.tx.borrow_mut().log_after(begin, STEP.unsigned_abs())?;
        let is_right = |entry: &&Entry| schema::read_instant(&entry.at).is_some_and(|at| is_possible(doubt, at));
        if let Some(entry) = entries.iter().rev().find(is_right) {
            return Ok(entry.seq);
        }
        end = begin;
    }
    Ok(end)
}

/// Times when the clock was not believed, as entries fall into them.
pub(crate) struct DoubtedEntries(Vec<(i64, i64)>);

impl DoubtedEntries {
    /// All that the store notes: few in its life.
    pub(crate) fn read(cx: &Cx<'_>) -> Result<Self> {
        let rows = cx.all(&CLOCK_DOUBTS, [])?;
        let span = |row: &Document| Some((row.get(AFTER)?, row.get(UNTIL).unwrap_or(i64::MAX)));
        Ok(DoubtedEntries(rows.iter().filter_map(span).collect()))
    }

    /// Whether the time of an entry may be wrong.
    pub(crate) fn has(&self, seq: i64) -> bool {
        self.0.iter().any(|(after, until)| *after < seq && seq <= *until)
    }
}
