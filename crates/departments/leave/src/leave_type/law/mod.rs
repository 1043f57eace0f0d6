//! What the law has and the commune has not (ما ينص عليه القانون): the holidays, hours and types of leave that a new commune begins
//! with, beside what stands here. A commune that has begun gets nothing of it by itself: human resources take it row by row.

mod act;
mod calendar;
mod leave_types;
#[cfg(test)]
mod tests;

use engine::{Act, Allowed, Cx};
use platform::organisation::holiday::{self, HOLIDAYS, Kind};
use platform::organisation::work_schedule::WORK_SCHEDULES;
use schema::{Document, FieldDef, Result, Value, to_json};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value as Json};

pub(super) use act::{ERROR_CODES, TAKE};

use crate::leave_type::LEAVE_TYPES;
use crate::permission::HR_READ;

/// What the commune has not of the law, or otherwise.
pub(super) const LIST: Act<(), LawDifferences> =
    Act::read("leaveTypes.law", Allowed::Holders(&[HR_READ]), |cx, ()| list(cx));

/// What the commune has not of the law, or otherwise.
#[derive(Serialize, JsonSchema)]
pub(super) struct LawDifferences {
    rows: Vec<LawDifference>,
}

/// A row of the law that the commune has not, or otherwise, with its source.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct LawDifference {
    /// By which it is taken.
    key: String,
    #[schemars(extend("enum" = [HOLIDAYS.id, WORK_SCHEDULES.id, LEAVE_TYPES.id]))]
    collection: &'static str,
    title_fr: String,
    title_ar: String,
    state: LawState,
    /// What the commune has.
    id: Option<String>,
    /// What the law says, by its fields.
    law: Map<String, Json>,
    /// What the commune says, by the same fields.
    own: Option<Map<String, Json>>,
    /// What is told of it: what differs, or all that is said where it is missing.
    fields: Vec<&'static str>,
    /// What it stands on.
    source: Option<String>,
    /// Whether the sources agree less than on the others.
    is_probable: bool,
    /// Whether its day follows the moon and is to be confirmed.
    is_tentative: bool,
    /// Whether it holds from a day that has to be named.
    needs_day: bool,
    may_take: bool,
}

/// How the commune stands to a row of the law.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum LawState {
    /// It has it not.
    Missing,
    /// It has it otherwise.
    Otherwise,
}

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

    fn answer(&self, cx: &Cx<'_>) -> LawDifference {
        let said = |field: &&FieldDef| !is_nothing(self.law.value(field.name));
        let fields: Vec<&'static FieldDef> = if self.own.is_some() {
            self.differing()
        } else {
            self.shown.iter().filter(said).collect()
        };
        let is_written_over = self.own.is_some() && !self.needs_day;
        let verb = if is_written_over { "update" } else { "create" };
        let (fr, ar) = self.law.title();
        let is_tentative = self.law.of.id == HOLIDAYS.id && self.law.get(holiday::KIND) == Some(Kind::Hijri);
        LawDifference {
            key: self.key.clone(),
            collection: self.law.of.id,
            title_fr: fr,
            title_ar: ar,
            state: if self.own.is_some() {
                LawState::Otherwise
            } else {
                LawState::Missing
            },
            id: self.own.as_ref().map(|own| own.id.clone()),
            law: values(&self.law, &fields),
            own: self.own.as_ref().map(|own| values(own, &fields)),
            fields: fields.iter().map(|field| field.name).collect(),
            source: self.law.value(SOURCE).text().map(str::to_owned),
            is_probable: self.is_probable,
            is_tentative,
            needs_day: self.needs_day,
            may_take: cx.who().may(self.law.of, verb),
        }
    }
}

/// What each of the three collections names its legal basis.
const SOURCE: &str = "source";

fn values(row: &Document, fields: &[&FieldDef]) -> Map<String, Json> {
    let pair = |field: &&FieldDef| (field.name.to_owned(), to_json(field, row.value(field.name)));
    fields.iter().map(pair).collect()
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

fn list(cx: &Cx<'_>) -> Result<LawDifferences> {
    let lacking = all(cx)?.into_iter().filter(LawRow::is_lacking);
    Ok(LawDifferences {
        rows: lacking.map(|row| row.answer(cx)).collect(),
    })
}
