//! Reforms (الإحالة على المتلاشيات): a committee takes things out of the inventory, by a decision; somebody else says what became
//! of them.

use engine::{Entity, Finder, Import};
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Date, Id, Label, Money, choice, choices, date, fields, file, json, link, links, long, money,
    text,
};

use crate::item::INVENTORY_ITEMS;
use crate::permission::PROPERTY;

mod act;
mod paper;
mod rules;
#[cfg(test)]
mod tests;
mod wording;

choices! {
    /// What becomes of the things.
    Fate {
        Sold = "sold": "بيعت", "Vendus", "Sold";
        Destroyed = "destroyed": "أتلفت", "Détruits", "Destroyed";
        Given = "given": "وهبت", "Donnés", "Given";
        Recycled = "recycled": "أعيد تدويرها", "Recyclés", "Recycled";
    }
}

choices! {
    /// How far it is.
    State {
        Draft = "draft" as Quiet: "مسودة", "Brouillon", "Draft";
        Decided = "decided" as Warn: "مقررة", "Décidée", "Decided";
        CarriedOut = "carried_out" as Good: "منفذة", "Exécutée", "Carried out";
        Cancelled = "cancelled" as Quiet: "ملغاة", "Annulée", "Cancelled";
    }
}

fields! {
    DECISION_REF: String = text("decisionRef").required().searched().printable() => "مرجع القرار", "Référence de la décision", "Decision reference";
    DECISION_DATE: Date = date("decisionDate").required() => "تاريخ القرار", "Date de la décision", "Decision date";
    /// Of the committee: `[{name, quality}]`.
    MEMBERS: serde_json::Value = json("members").bytes(8_192).required() => "أعضاء اللجنة", "Membres de la commission", "Members of the committee";
    ITEMS: Vec<Id> = links("itemIds", || &INVENTORY_ITEMS).at_most(500).expands("items").required() => "الممتلكات", "Biens", "Items";
    FATE: Fate = choice("fate").required() => "المآل", "Destination", "Fate";
    SALE_AMOUNT: Money = money("saleAmount").within(Money::ZERO, Money::of_centimes(100_000_000_000)) => "ثمن البيع (درهم)", "Produit de la vente (MAD)", "Proceeds of the sale (MAD)";
    BENEFICIARY: String = text("beneficiary").printable() => "المستفيد", "Bénéficiaire", "Beneficiary";
    STATE: State = choice("state").default(State::Draft.wire()).computed() => "الحالة", "État", "State";
    DOC_ID: String = text("docId").computed() => "معرف المحضر", "Identifiant du procès-verbal", "Id of the minutes";
    DOCUMENT: Id = file("documentId", DOWNLOADABLE_DOCUMENTS).computed() => "المحضر", "Procès-verbal", "Minutes";
    /// Who wrote last what it says, and who decided: two people.
    AUTHOR: Id = link("authorId", || &USERS).expands("author").weak().computed() => "أعدها", "Établie par", "Drawn up by";
    DECIDED_BY: Id = link("decidedById", || &USERS).expands("decidedBy").weak().computed() => "قررها", "Décidée par", "Decided by";
    DECIDED_ON: Date = date("decidedOn").computed() => "تاريخ البت", "Décidée le", "Decided on";
    /// Of one that was given up, or taken back.
    CANCEL_REASON: String = long("cancelReason").computed() => "سبب الإلغاء", "Motif d’annulation", "Reason of the cancellation";
}

/// Kept with the inventory; once decided it is history.
pub static INVENTORY_REFORMS: Collection = Collection {
    one: Label::new("إحالة على المتلاشيات", "Réforme", "Reform"),
    many: Label::new("الإحالات على المتلاشيات", "Réformes", "Reforms"),
    indexes: &[&[STATE.def]],
    access: Access::resource(PROPERTY),
    title: &[DECISION_REF.def],
    page: "/inventory-dashboard/reforms/{id}",
    ..Collection::new("inventoryReforms", FIELDS)
};

/// A draft until it is decided.
pub static INVENTORY_REFORM: Entity = Entity {
    import: Some(&Import::by(
        &INVENTORY_REFORMS,
        &[&[DECISION_REF.def, DECISION_DATE.def]],
    )),
    before_write: &[rules::decided_stays, rules::draft_is_sound],
    before_delete: &[rules::decided_is_kept],
    actions: &[&act::DECIDE, &act::CARRY_OUT, &act::CANCEL, &paper::PRINT],
    finder: Some(Finder {
        by: &[DECISION_REF.def],
        details: &[DECISION_DATE.def, STATE.def],
    }),
    error_codes: &[act::ERROR_CODES, paper::ERROR_CODES, rules::ERROR_CODES],
    extensions: &[&[&paper::MINUTES]],
    ..Entity::plain(&INVENTORY_REFORMS)
};
