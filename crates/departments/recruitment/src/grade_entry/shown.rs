//! How marks are shown to who gave or typed them.

use engine::answered_documents;
use schema::{Decimal, Document, Field, to_json};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Number, Value as Json};

use super::GRADE_ENTRIES;

/// The mark of a copy or candidate that its marker gave, or that the caller typed from the sheet of a member.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ShownMark {
    /// What another mark would replace; none where nothing was entered.
    pub(crate) entry_id: Option<String>,
    /// From 0 to 20.
    pub(crate) mark: Option<Number>,
    pub(crate) typed_twice: bool,
    /// Where it is of the sheet of a member without an account.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) sheet: Option<ShownSheet>,
}

/// The sheet of a member without an account, which two people type.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ShownSheet {
    /// The name of the member.
    pub(crate) member: Option<String>,
    /// Whether both typed the same; none until both did.
    pub(crate) agrees: Option<bool>,
    /// What the other typed, once both did.
    pub(crate) other: Option<Number>,
}

impl ShownMark {
    /// Whether it is still to be entered, or typed anew because two people read a sheet in two ways.
    pub(crate) fn is_awaited(&self) -> bool {
        self.mark.is_none() || self.sheet.as_ref().is_some_and(|sheet| sheet.agrees == Some(false))
    }
}

/// A mark that was entered.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum EnteredMark {
    /// By who gives it.
    Given(MarkGiven),
    /// From the sheet of a member without an account.
    Typed(TypedMark),
}

answered_documents! {
    /// The entry of a mark.
    pub(super) struct EntryOfMark of GRADE_ENTRIES;
}

/// A mark that its marker gave.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct MarkGiven {
    pub(super) entry: EntryOfMark,
    /// Whether it stood already, and was typed once more.
    pub(super) typed_twice: bool,
}

/// A mark that one of two people typed from a sheet.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct TypedMark {
    entry: TypedSheetEntry,
    /// Whether it stood already, and was typed once more.
    typed_twice: bool,
    /// Whether the other typed the same; none until they did.
    agrees: Option<bool>,
}

/// What somebody typed.
#[derive(Serialize, JsonSchema)]
struct TypedSheetEntry {
    #[serde(rename = "$id")]
    id: String,
    mark: Option<Number>,
}

impl TypedMark {
    pub(super) fn of(own: &Document, mark: Option<Number>, typed_twice: bool, agrees: Option<bool>) -> Self {
        let id = own.id.clone();
        TypedMark {
            entry: TypedSheetEntry { id, mark },
            typed_twice,
            agrees,
        }
    }
}

/// A mark as it is written: without decimals where it has none.
pub(crate) fn shown_mark(row: &Document, field: Field<Decimal>) -> Option<Number> {
    match to_json(&field.def, row.value(field.def.name)) {
        Json::Number(mark) => Some(mark),
        _ => None,
    }
}
