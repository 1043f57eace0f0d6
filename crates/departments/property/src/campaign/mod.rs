//! Counts (عمليات الجرد): the yearly stock-taking of chosen offices, by scan. What is expected is frozen at the opening; what differs
//! is decided row by row; what is closed never changes.

use engine::{Entity, Import};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::organisation::bureau::BUREAUX;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Fields, Grant, Id, Instant, Label, Rows, Who, choice, choices, fields, file, instant, json,
    link, links, long, text,
};

use crate::permission::PROPERTY;

mod cancel;
mod close;
mod count;
mod counter;
mod device;
mod facts;
pub(crate) mod guard;
mod notice;
mod open;
mod progress;
pub(crate) mod reconcile;
mod rules;
mod sample;
pub(crate) mod summary;
#[cfg(test)]
mod tests;
mod wording;

pub(crate) use device::COUNTED_BY_MEMBER;
pub(crate) use facts::{fact, facts_of};
mod panel;
mod paper;

choices! {
    /// How far it is.
    State {
        Draft = "draft" as Quiet: "مسودة", "Brouillon", "Draft";
        Open = "open" as Good: "مفتوحة", "Ouverte", "Open";
        /// Differences stand and are decided.
        Closing = "closing" as Warn: "قيد الإغلاق", "En clôture", "Closing";
        Closed = "closed" as Quiet: "مغلقة", "Clôturée", "Closed";
        Cancelled = "cancelled" as Quiet: "ملغاة", "Annulée", "Cancelled";
    }
}

fields! {
    NAME: String = text("name").required().searched().printable() => "اسم عملية الجرد", "Nom du récolement", "Name of the count";
    STATE: State = choice("state").default(State::Draft.wire()).computed() => "الحالة", "État", "State";
    BUREAUX_COUNTED: Vec<Id> = links("bureauIds", || &BUREAUX).at_most(500).expands("bureaux").required() => "المكاتب", "Bureaux", "Offices";
    MEMBERS: Vec<Id> = links("memberIds", || &USERS).at_most(100).expands("members").required() => "المكلفون بالجرد", "Agents recenseurs", "Counters";
    OPENED_AT: Instant = instant("openedAt").computed() => "فتحت في", "Ouverte le", "Opened at";
    CLOSED_AT: Instant = instant("closedAt").computed() => "أغلقت في", "Clôturée le", "Closed at";
    CLOSED_BY: Id = link("closedById", || &USERS).expands("closedBy").weak().computed() => "أغلقها", "Clôturée par", "Closed by";
    /// What came out when its differences were listed: `{expected, found, moved, missing, unknown, damaged, quantity, additional}`, and
    /// of each office the same in `offices`. None until they all stand.
    COUNTS: serde_json::Value = json("counts").bytes(131_072).computed() => "النتائج", "Résultats", "Results";
    CANCEL_REASON: String = long("cancelReason").computed() => "سبب الإلغاء", "Motif de l’annulation", "Reason of the cancellation";
    DOC_ID: String = text("docId").computed() => "معرف المحضر", "Identifiant du procès-verbal", "Id of the minutes";
    DOCUMENT: Id = file("documentId", DOWNLOADABLE_DOCUMENTS).computed() => "المحضر", "Procès-verbal", "Minutes";
    /// The count of which it is the second look at a random sample.
    SAMPLE_OF: Id = link("sampleOfId", || &INVENTORY_CAMPAIGNS).expands("sampleOf").computed() => "عينة من", "Échantillon de", "Sample of";
}

/// Membership is the right to read it and to scan (decision 33).
pub static INVENTORY_CAMPAIGNS: Collection = Collection {
    one: Label::new("عملية جرد", "Récolement", "Count"),
    many: Label::new("عمليات الجرد", "Récolements", "Counts"),
    indexes: &[&[STATE.def]],
    access: Access::resource(PROPERTY).grants(&[Grant::new(Who::Users, Rows::User(&MEMBERS.def), Fields::All)]),
    title: &[NAME.def],
    page: "/inventory-dashboard/campaigns/{id}",
    ..Collection::new("inventoryCampaigns", FIELDS)
};

/// A draft until it is opened.
pub static INVENTORY_CAMPAIGN: Entity = Entity {
    import: Some(&Import::by(&INVENTORY_CAMPAIGNS, &[&[NAME.def]])),
    before_write: &[rules::what_was_opened_stays],
    after_write: &[notice::COUNTERS_ARE_TOLD],
    before_delete: &[rules::only_drafts_are_deleted],
    actions: &[
        &open::OPEN,
        &device::JOIN,
        &device::EXPECTED,
        &progress::PROGRESS,
        &count::COUNT,
        &crate::difference::decide::DECIDE,
        &close::CLOSE,
        &sample::SAMPLE,
        &cancel::CANCEL,
        &paper::PRINT,
    ],
    error_codes: &[
        guard::ERROR_CODES,
        rules::ERROR_CODES,
        count::ERROR_CODES,
        close::ERROR_CODES,
        sample::ERROR_CODES,
        paper::ERROR_CODES,
    ],
    extensions: &[notice::NOTICES, &[&paper::MINUTES], panel::PANELS, counter::EXTENSIONS],
    ..Entity::plain(&INVENTORY_CAMPAIGNS)
};
