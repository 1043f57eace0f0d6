//! Rankings as they were computed (الترتيب): by which rule, from what, shown all at once.

use engine::Entity;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Id, Instant, Label, choice, choices, fields, instant, integer, json, link, long, text,
};

pub(crate) mod facts;
pub(crate) mod rule;
mod run;
mod simulate;
#[cfg(test)]
mod tests;
mod wording;

pub(crate) use run::compute;

use crate::hire;
use crate::permission::EXAMS;
use crate::recruitment::RECRUITMENTS;

choices! {
    /// How a ranking stands.
    RunState {
        Computing = "computing" as Info: "قيد الاحتساب", "En calcul", "Computing";
        Shown = "shown" as Good: "معتمد", "En vigueur", "In force";
        Replaced = "replaced" as Quiet: "تم تعويضه", "Remplacé", "Replaced";
    }
}

fields! {
    RECRUITMENT: Id = link("recruitmentId", || &RECRUITMENTS).expands("recruitment").required() => "المباراة", "Concours", "Exam";
    AT: Instant = instant("at").computed() => "تاريخ الاحتساب", "Calculé le", "Computed at";
    BY: Id = link("byId", || &USERS).expands("by").weak().computed() => "احتسبه", "Calculé par", "Computed by";
    RULE: serde_json::Value = json("rule").computed() => "القاعدة", "Règle", "Rule";
    INPUTS_HASH: String = text("inputsHash").max(64).computed() => "بصمة المعطيات", "Empreinte des données", "Digest of the inputs";
    STATE: RunState = choice("state").default(RunState::Computing.wire()).computed() => "الحالة", "État", "State";
    CANDIDATES: i64 = integer("candidates").computed() => "عدد المترشحين", "Candidats", "Candidates";
    /// Why it was computed while an appeal was open.
    REASON: String = long("reason").computed() => "السبب", "Motif", "Reason";
}

/// Made by ranking alone.
pub static RANKING_RUNS: Collection = Collection {
    one: Label::new("ترتيب", "Classement", "Ranking"),
    many: Label::new("الترتيبات", "Classements", "Rankings"),
    indexes: &[&[RECRUITMENT.def]],
    access: Access::resource(EXAMS).read_only().never_deleted(),
    title: &[AT.def],
    ..Collection::new("rankingRuns", FIELDS)
};

/// A ranking.
pub static RANKING_RUN: Entity = Entity {
    actions: &[&run::RANK, &simulate::SIMULATE, &hire::DECLINE, &hire::HIRE],
    routines: &[&hire::WAITING_LISTS_END],
    error_codes: &[
        run::ERROR_CODES,
        simulate::ERROR_CODES,
        hire::ERROR_CODES[0],
        hire::ERROR_CODES[1],
    ],
    ..Entity::plain(&RANKING_RUNS)
};
