//! What came of an import, row by row, in the reader's language.

use schema::{Collection, Lang, Rejection};
use serde_json::{Value as Json, json};

use super::Import;

/// Something to say about a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    pub code: &'static str,
    /// What is wrong, in the reader's language.
    pub message: String,
    /// Whether the row was refused for it; a note was not.
    pub is_refusal: bool,
}

/// A unit that the file names and nobody knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownUnit {
    /// The collection it would stand in.
    pub of: &'static Collection,
    /// Its name as the file first writes it.
    pub name: String,
    /// How many rows name it.
    pub rows: usize,
    /// The name of the file in the other script that is probably the same, where nobody has said so or otherwise.
    pub like: Option<String>,
}

/// What came of an import.
#[derive(Clone, Debug, Default)]
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
    pub is_rehearsal: bool,
    /// The name of the sheet.
    pub sheet: String,
    /// The row of the titles.
    pub header_row: u32,
    /// Letters, title and field of every column.
    pub columns: Vec<(String, String, Option<&'static str>)>,
    /// The fields that two columns make together: the field, the letters of its columns in their order, and the first text made of them.
    pub joined: Vec<(&'static str, [String; 2], String)>,
    /// Units that nobody knows.
    pub missing: Vec<UnknownUnit>,
    /// What the cells of refused rows show, by the number of the row, to be corrected and sent again.
    pub refused_rows: Vec<(u32, Vec<String>)>,
    /// What is to be said, from the first row to the last.
    pub findings: Vec<Finding>,
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

impl Report {
    /// As the action answers.
    pub fn json(&self) -> Json {
        let columns = self
            .columns
            .iter()
            .map(|(letters, title, field)| json!({"column": letters, "header": title, "field": field}));
        let joined = self
            .joined
            .iter()
            .map(|(field, columns, example)| json!({"field": field, "columns": columns, "example": example}));
        let missing = self
            .missing
            .iter()
            .map(|one| json!({"collection": one.of.id, "name": one.name, "rows": one.rows, "like": one.like}));
        let refused = self
            .refused_rows
            .iter()
            .map(|(row, cells)| json!({"row": row, "cells": cells}));
        let findings = self.findings.iter().map(|one| {
            json!({
                "row": one.row, "title": one.title, "column": one.column, "value": one.value, "type": one.code, "message": one.message,
                "refused": one.is_refusal,
            })
        });
        json!({
            "rows": self.rows, "created": self.created, "updated": self.updated, "unchanged": self.unchanged,
            "refused": self.refused, "hiddenRows": self.hidden_rows, "hiddenColumns": self.hidden_columns, "run": self.run, "dryRun": self.is_rehearsal, "sheet": self.sheet, "headerRow": self.header_row,
            "columns": columns.collect::<Vec<_>>(), "joined": joined.collect::<Vec<_>>(), "missing": missing.collect::<Vec<_>>(),
            "refusedRows": refused.collect::<Vec<_>>(), "report": findings.collect::<Vec<_>>(),
        })
    }
}
