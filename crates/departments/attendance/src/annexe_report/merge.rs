//! Reports and figures of two annexes that become one.

use engine::Cx;
use platform::organisation::annexe::ANNEXES;
use platform::organisation::merge::{KeptFigures, Merge, UnitMerge};
use schema::{Collection, Date, Document, Id, Rejection, Result, error_codes};

use super::{ANNEXE, ANNEXE_REPORTS, DATE, HEADCOUNT, JUSTIFIED, PERIOD, TOTAL, UNJUSTIFIED};
use crate::daily_attendance::{self, DAILY_ATTENDANCE};
use crate::pointage::closing::{self, DAY_CLOSINGS};

error_codes! {
    REPORTS_DIFFER = "annexe_reports_differ", conflict => "للملحقتين تقارير مختلفة عن نفس الفترة ({count}، أولها بتاريخ {day}): المرجو اختيار ما يحتفظ به", "Les deux annexes ont des rapports différents d’une même période ({count}, le premier du {day})\u{a0}: choisissez lesquels garder", "Both annexes have different reports of one period ({count}, the first of {day}): choose which stand";
}

/// What cannot stand twice is settled first; the figures of days are counted again.
pub static ANNEXES_MERGE: UnitMerge = UnitMerge { before, after };

const FIGURES: [schema::Field<i64>; 4] = [JUSTIFIED, UNJUSTIFIED, TOTAL, HEADCOUNT];

fn before(cx: &mut Cx<'_>, of: &'static Collection, given: &Merge) -> Result<()> {
    if of != &ANNEXES {
        return Ok(());
    }
    // Closed is closed, whichever of both was.
    for closed in cx.all(&DAY_CLOSINGS, [closing::ANNEXE.eq(&given.from)])? {
        let same = [
            closing::ANNEXE.eq(&given.into),
            closing::DATE.eq(closed.need(closing::DATE)?),
        ];
        if cx.first(&DAY_CLOSINGS, same)?.is_some() {
            cx.delete(&DAY_CLOSINGS, &closed.id)?;
        }
    }
    settle_reports(cx, given)
}

/// Of one period one report stands: the one, the other, or both together. The same figures are one report.
fn settle_reports(cx: &mut Cx<'_>, given: &Merge) -> Result<()> {
    let pairs = reports_of_both(cx, given)?;
    let differ = |(one, other): &&(Document, Document)| !is_same(one, other);
    let first = pairs.iter().filter(differ).filter_map(|(one, _)| one.get(DATE)).min();
    let Some(kept) = given.reports.or_else(|| first.is_none().then_some(KeptFigures::OfInto)) else {
        let refused = Rejection::new(REPORTS_DIFFER).field("reports");
        let refused = refused.arg("count", pairs.iter().filter(differ).count());
        return Err(first.map_or(refused.clone(), |day| refused.day("day", day)).into());
    };
    for (of_from, of_into) in pairs {
        let gone = match kept {
            KeptFigures::OfFrom => &of_into,
            _ => &of_from,
        };
        cx.delete(&ANNEXE_REPORTS, &gone.id)?;
        if kept == KeptFigures::Sum && !is_same(&of_from, &of_into) {
            let mut both = of_into.clone();
            for key in FIGURES {
                let figures = of_from.get(key).into_iter().chain(of_into.get(key));
                both.set_or_clear(key, figures.reduce(|one, other| one + other));
            }
            cx.update(both)?;
        }
    }
    Ok(())
}

fn is_same(one: &Document, other: &Document) -> bool {
    FIGURES.iter().all(|key| one.get(*key) == other.get(*key))
}

/// The reports of one period that both annexes have.
fn reports_of_both(cx: &Cx<'_>, given: &Merge) -> Result<Vec<(Document, Document)>> {
    let mut pairs: Vec<(Document, Document)> = Vec::new();
    for report in cx.all(&ANNEXE_REPORTS, [ANNEXE.eq(&given.from)])? {
        let same = [
            ANNEXE.eq(&given.into),
            DATE.eq(report.need(DATE)?),
            PERIOD.eq(report.need(PERIOD)?),
        ];
        if let Some(other) = cx.first(&ANNEXE_REPORTS, same)? {
            pairs.push((report, other));
        }
    }
    Ok(pairs)
}

/// The days are of one annexe by now, and so are their figures.
fn after(cx: &mut Cx<'_>, of: &'static Collection, given: &Merge) -> Result<()> {
    if of != &ANNEXES {
        return Ok(());
    }
    let mut days = Vec::new();
    for figures in cx.all(&DAILY_ATTENDANCE, [daily_attendance::ANNEXE.eq(&given.into)])? {
        let Date(day) = figures.need(daily_attendance::DATE)?;
        let is_former = figures.get(daily_attendance::KEY) == Some(format!("{day} {}", given.from.as_str()));
        if is_former {
            cx.delete(&DAILY_ATTENDANCE, &figures.id)?;
            days.push((day, Some(Id(given.into.0.clone()))));
        }
    }
    daily_attendance::follow(cx, &days)
}
