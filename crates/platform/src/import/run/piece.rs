//! What each job of an import wrote. Of no use once it can no longer be undone.

use schema::{Collection, Id, Instant, fields, instant, json, link};
use serde_json::Value as Json;

use super::{DAYS, IMPORT_RUNS};

fields! {
    RUN: Id = link("runId", || &IMPORT_RUNS).required() => "الاستيراد", "Importation", "Import";
    MADE: Instant = instant("madeAt").required() => "التاريخ", "Date", "Date";
    /// The documents and where their entries stand in the log, in the order in which they were written.
    WRITTEN: Json = json("written") => "الوثائق", "Documents", "Documents";
}

/// Kept a day longer than an import can be undone.
pub(super) static IMPORT_PIECES: Collection = Collection {
    database: "system",
    logged: false,
    expires_when: Some(MADE.before(schema::days_ago(DAYS + 1))),
    ..Collection::new("importPieces", FIELDS)
};
