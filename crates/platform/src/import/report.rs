//! What came of an import, row by row, in the reader's language.

use schema::{Collection, Lang, Rejection};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

use super::Import;

/// Something to say about a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ImportFinding")]
pub struct Finding {
    /// The row as the user sees it.
    pub row: u32,
    /// What its document is called, as far as the row says.
    pub title: String,
    /// The field.
    pub column: String,
    /// What the cell shows.
    pub value: String,
    /// The code of the refusal.
    #[serde(rename = "type")]
    pub code: &'static str,
    /// What is wrong, in the reader's language.
    pub message: String,
    /// Whether the row was refused for it; a note was not.
    #[serde(rename = "refused")]
    pub is_refusal: bool,
}

/// A unit that the file names and nobody knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct UnknownUnit {
    /// The collection it would stand in.
    #[serde(rename = "collection", serialize_with = "id_of")]
    #[schemars(with = "String")]
    pub of: &'static Collection,
    /// Its name as the file first writes it.
    pub name: String,
    /// How many rows name it.
    pub rows: usize,
    /// The name of the file in the other script that is probably the same, where nobody has said so or otherwise.
    pub like: Option<String>,
}

/// What came of an import.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(rename = "ImportReport")]
pub struct Report {
    /// Rows with something in them.
    pub rows: usize,
    /// Documents made.
    pub created: usize,
    /// Documents changed.
    pub updated: usize,
    /// Documents that stood so already.
    pub unchanged: usize,
    /// Rows that did not go in.
    pub refused: usize,
    /// Rows among them that a reader of the sheet does not see, hidden or filtered.
    pub hidden_rows: usize,
    /// The letters of columns that a reader of the sheet does not see.
    pub hidden_columns: Vec<String>,
    /// The record of it, where it wrote something.
    pub run: Option<String>,
    /// Whether nothing stayed.
    #[serde(rename = "dryRun")]
    pub is_rehearsal: bool,
    /// The name of the sheet.
    pub sheet: String,
    /// The row of the titles.
    pub header_row: u32,
    /// Letters, title and field of every column.
    #[serde(serialize_with = "as_columns")]
    #[schemars(with = "Vec<ImportColumn>")]
    pub columns: Vec<(String, String, Option<&'static str>)>,
    /// The fields that two columns make together: the field, the letters of its columns in their order, and the first text made of them.
    #[serde(serialize_with = "as_joined")]
    #[schemars(with = "Vec<JoinedColumns>")]
    pub joined: Vec<(&'static str, [String; 2], String)>,
    /// Units that nobody knows.
    pub missing: Vec<UnknownUnit>,
    /// What the cells of refused rows show, by the number of the row, to be corrected and sent again.
    #[serde(serialize_with = "as_refused_rows")]
    #[schemars(with = "Vec<RefusedRow>")]
    pub refused_rows: Vec<(u32, Vec<String>)>,
    /// What is to be said, from the first row to the last.
    #[serde(rename = "report")]
    pub findings: Vec<Finding>,
}

/// A column of the sheet.
#[derive(Serialize, JsonSchema)]
struct ImportColumn<'r> {
    /// Its letters.
    column: &'r str,
    /// Its title.
    header: &'r str,
    /// The field that it was read as; none where it was left out.
    field: Option<&'static str>,
}

/// A field that two columns make together.
#[derive(Serialize, JsonSchema)]
struct JoinedColumns<'r> {
    field: &'static str,
    /// Their letters, in their order.
    #[schemars(with = "(String, String)")]
    columns: &'r [String; 2],
    /// The first text that was made of them.
    example: &'r str,
}

/// What a row that did not go in shows.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "ImportRefusedRow")]
struct RefusedRow<'r> {
    row: u32,
    /// In the order of the columns.
    cells: &'r [String],
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives the field as it stands")]
fn id_of<S: Serializer>(of: &&'static Collection, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(of.id)
}

fn as_columns<S: Serializer>(all: &[(String, String, Option<&'static str>)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(all.iter().map(|(column, header, field)| ImportColumn {
        column,
        header,
        field: *field,
    }))
}

fn as_joined<S: Serializer>(all: &[(&'static str, [String; 2], String)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(all.iter().map(|(field, columns, example)| JoinedColumns {
        field,
        columns,
        example,
    }))
}

fn as_refused_rows<S: Serializer>(all: &[(u32, Vec<String>)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(all.iter().map(|(row, cells)| RefusedRow { row: *row, cells }))
}

impl Finding {
    /// A refusal of a row, with the field's label in place of its wire name.
    pub(super) fn new(import: &Import, row: u32, rejection: &Rejection, value: String, lang: Lang) -> Self {
        let field = rejection.field.clone().unwrap_or_default();
        let label = import
            .position(&field)
            .map_or("", |at| import.field(at).label.text(lang));
        let said = if label.is_empty() {
            rejection.clone()
        } else {
            rejection.clone().field(label)
        };
        let message = said.text(lang);
        Finding {
            row,
            title: String::new(),
            column: field,
            value,
            code: rejection.kind.code,
            message,
            is_refusal: true,
        }
    }

    /// Of the row of that title.
    pub(super) fn titled(mut self, title: String) -> Self {
        self.title = title;
        self
    }

    /// Said, without refusing the row.
    pub(super) fn into_note(mut self) -> Self {
        self.is_refusal = false;
        self
    }
}
