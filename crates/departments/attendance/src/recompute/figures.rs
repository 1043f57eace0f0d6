//! Figures of annexes that are to be counted again: noted with the days that changed, counted once when no day is stale any
//! more. A year that is computed touches every figure a thousand times.

use engine::Cx;
use jiff::civil::Date as Day;
use schema::{Collection, Date, Document, Id, Result, date, fields, text};

use crate::daily_attendance;

fields! {
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    /// The id of the annexe; empty for those who are posted at none.
    ANNEXE: String = text("annexe") => "الملحقة الإدارية", "Annexe", "Annexe";
}

/// One row a day and annexe.
pub static STALE_FIGURES: Collection = Collection {
    database: "system",
    logged: false,
    indexes: &[&[DATE.def, ANNEXE.def]],
    ..Collection::new("staleFigures", FIELDS)
};

/// Figures that are counted in one transaction.
const AT_ONCE: u64 = 20;

/// Notes the figures of these days and annexes; those that are noted already stay so.
pub(super) fn mark(cx: &mut Cx<'_>, mut touched: Vec<(Day, Option<Id>)>) -> Result<()> {
    touched.sort_unstable();
    touched.dedup();
    let (Some((first, _)), Some((last, _))) = (touched.first(), touched.last()) else {
        return Ok(());
    };
    let noted = cx.all(&STALE_FIGURES, [DATE.ge(Date(*first)), DATE.le(Date(*last))])?;
    let noted: Vec<_> = noted
        .iter()
        .map(|row| (row.get(DATE), row.get(ANNEXE).unwrap_or_default()))
        .collect();
    for (day, annexe) in touched {
        let annexe = annexe.map_or_else(String::new, |Id(id)| id);
        if !noted.contains(&(Some(Date(day)), annexe.clone())) {
            let row = Document::new(&STALE_FIGURES).with(DATE, Date(day)).with(ANNEXE, annexe);
            cx.create(row)?;
        }
    }
    Ok(())
}

/// Counts some of the figures that are noted; whether there were any.
pub(super) fn count_next(cx: &mut Cx<'_>) -> Result<bool> {
    let rows = cx.find(&STALE_FIGURES, [], AT_ONCE)?;
    let mut days = Vec::new();
    for row in &rows {
        let annexe = row.get(ANNEXE).filter(|annexe| !annexe.is_empty()).map(Id);
        days.push((row.need(DATE)?.0, annexe));
        cx.delete(&STALE_FIGURES, &row.id)?;
    }
    daily_attendance::follow(cx, &days)?;
    Ok(!rows.is_empty())
}
