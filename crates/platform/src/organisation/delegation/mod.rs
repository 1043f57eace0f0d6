//! Delegations and substitutions (بالتفويض / بالنيابة): somebody acts for a head, only within the dates.

use engine::{Effect, Entity, Finder, Import};
use schema::{Collection, Date, Document, Filter, Id, Label, choice, choices, date, fields, link, text, texts};
use schemars::JsonSchema;
use serde::Serialize;

use crate::notice::NOTIFICATIONS;
use crate::people::employee::EMPLOYEES;
use crate::stale_actors::ACTORS_FOLLOW;

mod end;
mod notice;
pub mod rules;

pub use notice::NOTICES;

choices! {
    /// In whose name the delegate acts.
    Kind {
        Delegation = "delegation": "تفويض", "Délégation", "Delegation";
        Substitution = "substitution": "نيابة", "Intérim", "Substitution";
    }
}

fields! {
    HEAD: Id = link("headEmployeeId", || &EMPLOYEES).expands("headEmployee").required() => "رئيس(ة) الوحدة", "Délégant", "Head";
    DELEGATE: Id = link("delegateId", || &EMPLOYEES).expands("delegate").required() => "المفوض(ة) إليه", "Délégataire", "Delegate";
    KIND: Kind = choice("kind") => "النوع", "Nature", "Kind";
    FROM: Date = date("from").required() => "من", "Du", "From";
    TO: Date = date("to").required().not_before(FROM) => "إلى", "Au", "To";
    SCOPE: Vec<String> = texts("scope") => "المجالات (فارغ: الكل)", "Domaines (vide\u{a0}: tous)", "Resources (empty: all)";
    DECISION: String = text("decisionRef") => "مرجع القرار", "Référence de la décision", "Decision reference";
}

/// Whether it runs on that day.
pub(crate) fn in_force_on(day: Date) -> [Filter; 2] {
    [FROM.le(day), TO.ge(day)]
}

/// Whether its scope holds one of the resources; an empty one holds them all.
pub(crate) fn covers_resources(delegation: &Document, resources: &[&str]) -> bool {
    let scope = delegation.get(SCOPE).unwrap_or_default();
    scope.is_empty() || scope.iter().any(|resource| resources.contains(&resource.as_str()))
}

/// For whom somebody acts, as answers say it.
#[derive(Serialize, JsonSchema)]
pub(crate) struct ActingFor {
    /// What the head is called.
    head: String,
    /// The last day.
    until: Option<String>,
}

impl ActingFor {
    /// A head of that name, by that delegation.
    pub fn of(head: String, delegation: &Document) -> Self {
        ActingFor {
            head,
            until: delegation.get(TO).map(|Date(day)| day.to_string()),
        }
    }
}

/// The delegate sees the units of the head.
pub static DELEGATIONS: Collection = Collection {
    one: Label::new("تفويض", "Délégation", "Delegation"),
    many: Label::new("التفويضات", "Délégations", "Delegations"),
    access: schema::Access::resource(super::RESOURCE),
    page: "/organisation-management/{id}?tab=delegations",
    ..Collection::new("delegations", FIELDS)
};

/// It names somebody else and known resources, and gives what its writer holds.
pub static DELEGATION: Entity = Entity {
    before_write: &[
        rules::delegate_is_somebody_else,
        rules::scope_is_known,
        rules::nobody_gives_what_they_do_not_hold,
    ],
    after_write: &[
        Effect {
            touches: &[|| &NOTIFICATIONS],
            run: notice::delegate_is_told,
        },
        ACTORS_FOLLOW,
    ],
    after_delete: &[ACTORS_FOLLOW],
    routines: &[&end::ROUTINE],
    deadlines: &[end::END],
    finder: Some(Finder {
        by: &[DECISION.def],
        details: &[HEAD.def, DELEGATE.def, DECISION.def, FROM.def],
    }),
    import: Some(&Import::by(&DELEGATIONS, &[&[HEAD.def, DELEGATE.def, FROM.def]])),
    error_codes: &[rules::ERROR_CODES],
    extensions: &[NOTICES, super::handover::DECLARED],
    ..Entity::plain(&DELEGATIONS)
};
