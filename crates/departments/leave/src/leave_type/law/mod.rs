//! What the law has and the commune has not (ما ينص عليه القانون): the holidays, hours and types of leave that a new commune begins
//! with, beside what stands here. A commune that has begun gets nothing of it by itself: human resources take it row by row.

mod act;
mod calendar;
mod leave_types;
#[cfg(test)]
mod tests;

use engine::Cx;
use platform::organisation::holiday::{self, Kind};
use schema::{Document, FieldDef, Result, Value, to_json};
use serde_json::{Value as Json, json};

pub(super) use act::{ERROR_CODES, take};

/// A row of the law beside what the commune has of it.
struct LawRow {
    /// By which it is taken.
    key: String,
    /// What the law says.
    law: Document,
    /// What the commune has.
    own: Option<Document>,
    /// What is written when it is taken.
    taken: Document,
    /// What is shown of it.
    shown: &'static [FieldDef],
    /// What the law fixes of it: where the commune's differs, it has the row otherwise.
    fixed: &'static [FieldDef],
    /// Whether the sources agree less than on the others: it is offered, and no commune begins with it unasked.
    is_probable: bool,
    /// Whether it is taken from a day on, for what it replaces was used.
    needs_day: bool,
}

impl LawRow {
    fn new(key: String, law: Document, shown: &'static [FieldDef]) -> LawRow {
        LawRow {
            key: format!("{} {key}", law.of.id),
            own: None,
            taken: law.clone(),
            law,
            shown,
            fixed: &[],
            is_probable: false,
            needs_day: false,
        }
    }

    /// In what the commune's differs.
    fn differing(&self) -> Vec<&'static FieldDef> {
        let differs = |field: &&FieldDef| {
            let own = self.own.as_ref().map(|own| own.value(field.name));
            own.is_some_and(|own| !is_same(own, self.law.value(field.name)))
        };
        self.fixed.iter().filter(differs).collect()
    }

    /// Whether the commune has it not, or otherwise.
    fn is_lacking(&self) -> bool {
        self.own.is_none() || !self.differing().is_empty()
    }

    fn json(&self, cx: &Cx<'_>) -> Json {
        let said = |field: &&FieldDef| !is_nothing(self.law.value(field.name));
        let fields: Vec<&FieldDef> = if self.own.is_some() {
            self.differing()
        } else {
            self.shown.iter().filter(said).collect()
        };
        let is_written_over = self.own.is_some() && !self.needs_day;
        let verb = if is_written_over { "update" } else { "create" };
        let (fr, ar) = self.law.title();
        let is_tentative = self.law.of.id == holiday::HOLIDAYS.id && self.law.get(holiday::KIND) == Some(Kind::Hijri);
        json!({
            "key": self.key, "collection": self.law.of.id, "titleFr": fr, "titleAr": ar,
            "state": if self.own.is_some() { "otherwise" } else { "missing" },
            "id": self.own.as_ref().map(|own| &own.id),
            "law": values(&self.law, &fields), "own": self.own.as_ref().map(|own| values(own, &fields)),
            "fields": fields.iter().map(|field| field.name).collect::<Vec<_>>(),
            "source": self.law.value(SOURCE).text(),
            "isProbable": self.is_probable, "isTentative": is_tentative,
            "needsDay": self.needs_day, "mayTake": cx.who().may(self.law.of, verb),
        })
    }
}

/// What each of the three collections names its legal basis.
const SOURCE: &str = "source";

fn values(row: &Document, fields: &[&FieldDef]) -> Json {
    let pairs = fields
        .iter()
        .map(|field| (field.name.to_owned(), to_json(field, row.value(field.name))));
    Json::Object(pairs.collect())
}

/// Nothing is said by an empty field, a flag that is not set and a count of none alike.
fn is_nothing(value: &Value) -> bool {
    matches!(value, Value::Null | Value::Flag(false) | Value::Int(0))
}

fn is_same(one: &Value, other: &Value) -> bool {
    one == other || (is_nothing(one) && is_nothing(other))
}

/// Every row of the law, with what the commune has of it.
fn all(cx: &Cx<'_>) -> Result<Vec<LawRow>> {
    let mut rows = calendar::rows(cx)?;
    rows.extend(leave_types::rows(cx)?);
    Ok(rows)
}

/// `leaveTypes.law` → `{rows}`: what the commune has not or otherwise, each with its source.
pub(super) fn list(cx: &Cx<'_>) -> Result<Json> {
    let lacking = all(cx)?.into_iter().filter(LawRow::is_lacking);
    Ok(json!({ "rows": lacking.map(|row| row.json(cx)).collect::<Vec<_>>() }))
}
