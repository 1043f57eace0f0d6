//! Calculation sheets (بطاقة الاحتساب): why a candidate has this rank, number by number.

mod own;
mod sheet;
#[cfg(test)]
mod tests;

pub(crate) use own::OwnMarks;
pub(crate) use sheet::{sheet, verdict_word};

use engine::Entity;
use schema::{Access, Collection, Id, Label, Unique, fields, json, link};

use crate::candidate::CANDIDATES;
use crate::permission::EXAMS;
use crate::ranking_run::RANKING_RUNS;

fields! {
    RUN: Id = link("runId", || &RANKING_RUNS).expands("run").required() => "الترتيب", "Classement", "Ranking";
    CANDIDATE: Id = link("candidateId", || &CANDIDATES).expands("candidate").required() => "المترشح(ة)", "Candidat(e)", "Candidate";
    SHEET: serde_json::Value = json("sheet").computed() => "الاحتساب", "Calcul", "Calculation";
}

/// Made by ranking alone; as many as candidates, so the run is logged and they are not.
pub static CALCULATION_SHEETS: Collection = Collection {
    one: Label::new("بطاقة الاحتساب", "Feuille de calcul", "Calculation sheet"),
    many: Label::new("بطاقات الاحتساب", "Feuilles de calcul", "Calculation sheets"),
    unique: &[Unique::on(&[RUN.def, CANDIDATE.def])],
    indexes: &[&[CANDIDATE.def]],
    access: Access::resource(EXAMS).read_only().never_deleted(),
    logged: false,
    ..Collection::new("calculationSheets", FIELDS)
};

/// A calculation sheet.
pub static CALCULATION_SHEET: Entity = Entity {
    actions: &[&own::MARKS],
    ..Entity::plain(&CALCULATION_SHEETS)
};
