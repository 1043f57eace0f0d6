//! The columns of the register: which, in which order and under which names, by the setting `org.inventoryRegister`.

use engine::Cx;
use engine::doc::{Align, Run, Words};
use engine::table::{ColumnKind, Value as Shown};
use jiff::civil;
use platform::settings;
use schema::{Date, Label, Lang, Money, Result};
use serde_json::Value as Json;

use super::super::super::{
    self as item, ACQUISITION, BUREAU, CONDITION, CONTRACT, DESIGNATION, EMPLOYEE, INVOICE_REF, NUMBER, PRICE,
    QUANTITY, TYPE,
};
use super::ledger::{Register, RegisterEntry};
use crate::movement::{DECISION_REF, KIND, ON};
use crate::paper::{both, name_of};

/// The key of the setting: a list of columns, each a word of [`COLUMNS`] or `{column, fr, ar}` with names of the commune’s own.
const KEY: &str = "org.inventoryRegister";

/// Which fact of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fact {
    Number,
    Designation,
    Type,
    Quantity,
    Acquisition,
    AcquiredOn,
    Reference,
    Price,
    Worth,
    Bureau,
    Holder,
    Condition,
    ExitOn,
    ExitKind,
    Decision,
}

/// The word of each in the setting, in the order of a register for which nothing is set, and what it is called.
const COLUMNS: [(&str, Fact, Label); 15] = [
    ("number", Fact::Number, NUMBER.def.label),
    ("designation", Fact::Designation, DESIGNATION.def.label),
    ("type", Fact::Type, TYPE.def.label),
    ("quantity", Fact::Quantity, QUANTITY.def.label),
    ("acquisition", Fact::Acquisition, ACQUISITION.def.label),
    (
        "acquiredOn",
        Fact::AcquiredOn,
        Label::new("تاريخ الدخول", "Date d’entrée", "Entered on"),
    ),
    (
        "reference",
        Fact::Reference,
        Label::new("المرجع", "Référence", "Reference"),
    ),
    ("price", Fact::Price, PRICE.def.label),
    (
        "worth",
        Fact::Worth,
        Label::new("القيمة (درهم)", "Valeur (MAD)", "Worth (MAD)"),
    ),
    ("bureau", Fact::Bureau, BUREAU.def.label),
    ("holder", Fact::Holder, EMPLOYEE.def.label),
    ("condition", Fact::Condition, CONDITION.def.label),
    (
        "exitOn",
        Fact::ExitOn,
        Label::new("تاريخ الخروج", "Date de sortie", "Left on"),
    ),
    (
        "exitKind",
        Fact::ExitKind,
        Label::new("نوع الخروج", "Nature de la sortie", "Kind of exit"),
    ),
    ("decision", Fact::Decision, Label::new("القرار", "Décision", "Decision")),
];

/// A column with its names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RegisterColumn {
    pub(super) fact: Fact,
    /// In French and in Arabic.
    pub(super) names: [String; 2],
}

/// The columns that the commune has chosen; all of them where it has not, or where what was set names none.
pub(super) fn register_columns(cx: &Cx<'_>) -> Result<Vec<RegisterColumn>> {
    let set = read(&settings::value_today(cx, KEY)?);
    if set.is_empty() {
        return Ok(COLUMNS.iter().map(|(_, fact, label)| usual(*fact, *label)).collect());
    }
    Ok(set)
}

fn usual(fact: Fact, label: Label) -> RegisterColumn {
    RegisterColumn {
        fact,
        names: [label.fr.to_owned(), label.ar.to_owned()],
    }
}

/// The longest name of a column, in characters.
const LONGEST: usize = 60;

/// The columns that a value names, each once; what it says beside is passed over.
fn read(value: &Json) -> Vec<RegisterColumn> {
    let mut columns: Vec<RegisterColumn> = Vec::new();
    for one in value.as_array().into_iter().flatten() {
        let word = one.as_str().or_else(|| one["column"].as_str());
        let known = COLUMNS.iter().find(|(id, ..)| Some(*id) == word);
        let Some((_, fact, label)) = known.filter(|(_, fact, _)| columns.iter().all(|had| had.fact != *fact)) else {
            continue;
        };
        let name = |key: &str, usual: &str| {
            let named = one[key].as_str().map(str::trim).filter(|text| !text.is_empty());
            named.unwrap_or(usual).chars().take(LONGEST).collect()
        };
        columns.push(RegisterColumn {
            fact: *fact,
            names: [name("fr", label.fr), name("ar", label.ar)],
        });
    }
    columns
}

/// What stands in a cell.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum RegisterCell {
    /// Nothing.
    Empty,
    /// Text as it was written.
    Text(String),
    /// Text in French and in Arabic.
    Both([String; 2]),
    /// What reads from left to right.
    Code(String),
    /// A whole number.
    Count(i64),
    /// Centimes.
    Amount(i128),
    /// A day.
    Day(civil::Date),
}

impl Fact {
    /// What a line says of it.
    pub(super) fn cell(self, register: &Register, row: &RegisterEntry) -> RegisterCell {
        let (item, exit) = (&row.item, row.exit.as_ref());
        let text = |text: Option<String>| text.map_or(RegisterCell::Empty, RegisterCell::Text);
        let word = |label: Option<Label>| {
            label.map_or(RegisterCell::Empty, |label| {
                RegisterCell::Both([label.fr, label.ar].map(str::to_owned))
            })
        };
        let names = |names: Option<[String; 2]>| names.map_or(RegisterCell::Empty, RegisterCell::Both);
        match self {
            Fact::Number => item.get(NUMBER).map_or(RegisterCell::Empty, RegisterCell::Code),
            Fact::Designation => text(item.get(DESIGNATION)),
            Fact::Type => text(item.get(TYPE).and_then(|id| register.types.get(id.as_str()).cloned())),
            Fact::Quantity => RegisterCell::Count(item.get(QUANTITY).unwrap_or(1)),
            Fact::Acquisition => word(item.get(ACQUISITION).map(schema::Choice::label)),
            Fact::AcquiredOn => RegisterCell::Day(row.entered),
            Fact::Reference => reference(item),
            Fact::Price => item.get(PRICE).map_or(RegisterCell::Empty, |price| {
                RegisterCell::Amount(price.centimes().into())
            }),
            Fact::Worth => worth(item),
            Fact::Bureau => names(name_of(&register.bureaux, item.get(BUREAU))),
            Fact::Holder => names(name_of(&register.holders, item.get(EMPLOYEE))),
            Fact::Condition => word(item.get(CONDITION).map(schema::Choice::label)),
            Fact::ExitOn => exit
                .and_then(|exit| exit.get(ON))
                .map_or(RegisterCell::Empty, |Date(day)| RegisterCell::Day(day)),
            Fact::ExitKind => word(exit.and_then(|exit| exit.get(KIND)).map(schema::Choice::label)),
            Fact::Decision => exit
                .and_then(|exit| exit.get(DECISION_REF))
                .map_or(RegisterCell::Empty, RegisterCell::Code),
        }
    }

    /// Of what kind its column is in a workbook.
    pub(super) fn kind(self) -> ColumnKind {
        match self {
            Fact::Quantity => ColumnKind::Integer,
            Fact::Price | Fact::Worth => ColumnKind::Decimal,
            Fact::AcquiredOn | Fact::ExitOn => ColumnKind::Date,
            _ => ColumnKind::Text,
        }
    }

    /// Its share of the width of a page, and how its cells lie: what is short takes what it needs.
    pub(super) fn lies(self) -> (u16, Align) {
        match self {
            Fact::Designation => (5, Align::Start),
            Fact::Bureau | Fact::Holder => (4, Align::Start),
            Fact::Type | Fact::Reference | Fact::Decision => (3, Align::Start),
            Fact::Quantity | Fact::Price | Fact::Worth => (0, Align::End),
            _ => (0, Align::Start),
        }
    }
}

/// The contract and the invoice by which it was bought.
fn reference(item: &schema::Document) -> RegisterCell {
    let parts: Vec<String> = [CONTRACT, INVOICE_REF]
        .into_iter()
        .filter_map(|key| item.get(key))
        .collect();
    if parts.is_empty() {
        RegisterCell::Empty
    } else {
        RegisterCell::Text(parts.join(" / "))
    }
}

/// What all pieces cost.
fn worth(item: &schema::Document) -> RegisterCell {
    let pieces = i128::from(item.get(item::QUANTITY).unwrap_or(1));
    item.get(PRICE).map_or(RegisterCell::Empty, |price: Money| {
        RegisterCell::Amount(i128::from(price.centimes()) * pieces)
    })
}

impl RegisterCell {
    /// On paper.
    pub(super) fn words(self) -> Words {
        match self {
            RegisterCell::Empty => Words::default(),
            RegisterCell::Text(text) => Words::any(text),
            RegisterCell::Both(text) => both(&text),
            RegisterCell::Code(code) => Words::any(Run::Ltr(code)),
            RegisterCell::Count(count) => Words::any(Run::Ltr(count.to_string())),
            RegisterCell::Amount(centimes) => Words::any(Run::Number(i64::try_from(centimes).unwrap_or(i64::MAX))),
            RegisterCell::Day(day) => Words::any(Run::Day(day)),
        }
    }

    /// In a workbook of a language.
    #[expect(
        clippy::cast_precision_loss,
        reason = "centimes of all that a commune owns stay below 2^53, which a double holds exactly"
    )]
    pub(super) fn table_value(self, lang: Lang) -> Shown {
        match self {
            RegisterCell::Empty => Shown::Empty,
            RegisterCell::Text(text) | RegisterCell::Code(text) => Shown::Text(text),
            RegisterCell::Both([fr, ar]) => Shown::Text(if lang == Lang::Ar { ar } else { fr }),
            RegisterCell::Count(count) => Shown::Integer(count),
            RegisterCell::Amount(centimes) => Shown::Decimal(centimes as f64 / 100.0),
            RegisterCell::Day(day) => Shown::Date(day),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_setting_orders_and_names_columns_and_what_it_does_not_know_is_passed_over() {
        let set = json!(["quantity", {"column": "number", "fr": "N° d’ordre"}, "salary", "quantity", 5, {"ar": "x"}]);
        let columns = read(&set);
        let told: Vec<(Fact, [&str; 2])> = columns
            .iter()
            .map(|one| (one.fact, [one.names[0].as_str(), one.names[1].as_str()]))
            .collect();
        assert_eq!(
            told,
            [
                (Fact::Quantity, ["Quantité", "الكمية"]),
                (Fact::Number, ["N° d’ordre", "رقم الجرد"])
            ]
        );
        for none in [json!(null), json!({}), json!("number"), json!(["x"])] {
            assert_eq!(read(&none), [], "{none}");
        }
    }
}
