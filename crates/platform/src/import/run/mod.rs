//! Imports that were made: who, when, of which file, what came of it, and for a week the way back.

use engine::Entity;
use schema::{
    Access, Collection, Fields, Grant, Id, Instant, Label, Rows, Who, fields, instant, integer, json, link, text,
};
use serde_json::Value as Json;

use crate::people::user::USERS;

mod piece;
pub(super) mod record;
mod undo;
mod undo_row;

pub use undo_row::GoesWithItsCause;
mod wording;

/// So many days an import can be undone.
const DAYS: i64 = 7;

fields! {
    COLLECTION: String = text("collection").required() => "المجموعة", "Collection", "Collection";
    FILE: String = text("fileName").searched() => "الملف", "Fichier", "File";
    /// SHA-256 of the file.
    HASH: String = text("hash") => "بصمة الملف", "Empreinte du fichier", "Digest of the file";
    ROWS: i64 = integer("rows") => "الأسطر", "Lignes", "Rows";
    CREATED: i64 = integer("created") => "وثائق أحدثت", "Créées", "Created";
    UPDATED: i64 = integer("updated") => "وثائق عدلت", "Modifiées", "Updated";
    UNCHANGED: i64 = integer("unchanged") => "دون تغيير", "Inchangées", "Unchanged";
    REFUSED: i64 = integer("refused") => "أسطر مرفوضة", "Refusées", "Refused";
    /// None for a program and for the command line.
    BY: Id = link("byId", || &USERS).expands("by").weak() => "صاحب(ة) الاستيراد", "Importé par", "Imported by";
    AT: Instant = instant("at").required() => "تاريخ الاستيراد", "Importé le", "Imported at";
    UNDONE_AT: Instant = instant("undoneAt") => "تاريخ التراجع", "Annulé le", "Undone at";
    UNDONE_BY: Id = link("undoneById", || &USERS).expands("undoneBy").weak() => "صاحب(ة) التراجع", "Annulé par", "Undone by";
    /// As the act answers.
    UNDO_REPORT: Json = json("undoReport").computed() => "تقرير التراجع", "Rapport d’annulation", "Report of the undoing";
}

/// Read by whoever imported and by administrators; written by the engine alone. An import that changed nothing leaves none.
pub static IMPORT_RUNS: Collection = Collection {
    one: Label::new("استيراد", "Importation", "Import"),
    many: Label::new("عمليات الاستيراد", "Importations", "Imports"),
    access: Access::resource("imports")
        .only_grants()
        .read_only()
        .grants(&[Grant::new(Who::Users, Rows::User(&BY.def), Fields::All)]),
    indexes: &[&[AT.def]],
    title: &[FILE.def],
    page: "/settings/imports/{id}",
    ..Collection::new("importRuns", FIELDS)
};

/// Made by imports; undone by whoever made one, or an administrator.
pub static IMPORT_RUN: Entity = Entity {
    actions: &[&undo::UNDO],
    keeps: &[&piece::IMPORT_PIECES],
    error_codes: &[undo::ERROR_CODES, undo_row::ERROR_CODES],
    ..Entity::plain(&IMPORT_RUNS)
};
