//! Human resources take one row of the law.

use engine::{Act, Allowed, Cx, inputs};
use jiff::civil;
use schema::{Date, Document, FieldDef, Given, Label, Rejection, Result, Wording, error_codes};
use schemars::JsonSchema;
use serde::Serialize;

use super::{LawRow, SOURCE, all};
use crate::leave_type::VALID_FROM;
use crate::permission::HR_UPDATE;

error_codes! {
    UNKNOWN = "law_row_unknown", invalid => "{key}: لا ينص القانون على هذا السطر", "{key}\u{a0}: la loi ne prévoit pas cette ligne", "{key}: the law has no such row";
    DAY_WRONG = "law_row_day", invalid => "المطلوب تاريخ ابتداء من اليوم وبعد بداية ما هو معمول به", "Une date est attendue, à partir d’aujourd’hui et après le début de ce qui s’applique déjà", "A day is expected, from today on and after what is in force began";
}

inputs! {
    /// A row of the law that is taken.
    pub(in super::super) struct TakeInput {
        /// Its key in the list.
        key: String = need("key"),
        /// From which day on it holds; needed where what it replaces was used.
        from: Option<civil::Date> = may("from"),
    }
}

/// What is missing is created, what nobody used is written over, and what was used gets a successor from a day on. What the commune
/// has already stays as it is. By the rights of the caller, as by hand.
pub(in super::super) const TAKE: Act<TakeInput, TakenLaw> =
    Act::run("leaveTypes.takeLaw", TO_TAKE, Allowed::Holders(&[HR_UPDATE]), take);

const TO_TAKE: Wording = Wording::new(
    Label::new("اعتماد", "Reprendre", "Take"),
    Label::new("تم اعتماد السطر", "Ligne reprise", "Row taken"),
);

/// What became of a row of the law.
#[derive(Serialize, JsonSchema)]
pub(in super::super) struct TakenLaw {
    /// Whether anything was written.
    taken: bool,
    /// What the commune has of it now.
    id: Option<String>,
}

fn take(cx: &mut Cx<'_>, given: &TakeInput) -> Result<TakenLaw> {
    let found = all(cx)?.into_iter().find(|row| row.key == given.key);
    let Some(mut row) = found else {
        return Err(Rejection::new(UNKNOWN).field("key").arg("key", &given.key).into());
    };
    if !row.is_lacking() {
        return Ok(TakenLaw {
            taken: false,
            id: row.own.map(|own| own.id),
        });
    }
    if row.needs_day {
        let day = day_of(cx, &row, given.from)?;
        row.taken
            .set_value(VALID_FROM.def.name, schema::FieldValue::write(Date(day)));
    }
    let of = row.law.of;
    let written = match &row.own {
        Some(own) if !row.needs_day => {
            let names = row.fixed.iter().map(|field| field.name).chain([SOURCE]);
            cx.update_given(
                of,
                &own.id,
                &values(&row.taken, |field| names.clone().any(|name| name == field.name)),
            )?
            .0
        }
        _ => cx.create_given(of, &values(&row.taken, FieldDef::is_input))?,
    };
    Ok(TakenLaw {
        taken: true,
        id: Some(written.id),
    })
}

/// From today on, and after the first day of what it replaces.
fn day_of(cx: &Cx<'_>, row: &LawRow, given: Option<civil::Date>) -> Result<civil::Date> {
    let began = row.own.as_ref().and_then(|own| own.value(VALID_FROM.def.name).text());
    let began: Option<civil::Date> = began.and_then(|day| day.parse().ok());
    given
        .filter(|day| *day >= cx.today() && began.is_none_or(|began| began < *day))
        .ok_or_else(|| Rejection::new(DAY_WRONG).field("from").into())
}

fn values(row: &Document, is_given: impl Fn(&FieldDef) -> bool) -> Given {
    let fields = row.of.fields().iter().zip(&row.values).enumerate();
    fields
        .filter(|(_, (field, _))| is_given(field))
        .map(|(at, (_, value))| (at, value.clone()))
        .collect()
}
