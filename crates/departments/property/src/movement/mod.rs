//! Movements of things (حركات الممتلكات): entry, transfer, hand-over, repair, loss, reform. Only ever added to, by actions; a wrong
//! one is undone by its counter-movement. The fields of a thing that say where it is follow from these.

use engine::Entity;
use platform::bucket::DOWNLOADABLE_DOCUMENTS;
use platform::import::GoesWithItsCause;
use platform::organisation::bureau::BUREAUX;
use platform::people::employee::EMPLOYEES;
use platform::people::user::USERS;
use schema::{
    Access, Collection, Date, Fields, Grant, Id, Instant, Label, Money, Rows, Unique, Who, choice, choices, date,
    fields, file, instant, integer, link, long, money, text,
};

use crate::campaign::INVENTORY_CAMPAIGNS;
use crate::item::{self, INVENTORY_ITEMS};
use crate::permission::PROPERTY;
use crate::reform::INVENTORY_REFORMS;

pub(crate) mod closing;
mod due;
pub(crate) mod lot;
pub(crate) mod notice;
mod panel;
mod paper;
pub(crate) mod post;
pub(crate) mod replay;
mod signed;
#[cfg(test)]
mod tests;
pub(crate) mod undo;
mod wording;

choices! {
    /// What happened to it.
    Kind {
        Entry = "entry" as Good: "دخول", "Entrée", "Entry";
        Transfer = "transfer" as Info: "نقل", "Mutation", "Transfer";
        Handover = "handover" as Info: "تسليم", "Remise", "Hand-over";
        Return = "return" as Info: "إرجاع", "Restitution", "Return";
        RepairOut = "repair_out" as Warn: "خروج للإصلاح", "Sortie en réparation", "Out for repair";
        RepairIn = "repair_in" as Good: "رجوع من الإصلاح", "Retour de réparation", "Back from repair";
        Loss = "loss" as Bad: "ضياع أو سرقة", "Perte ou vol", "Loss or theft";
        Reform = "reform" as Quiet: "إحالة على المتلاشيات", "Réforme", "Reform";
        /// The quantity is another one: below zero when some are missing or became an item of their own.
        Adjust = "adjust" as Quiet: "تسوية الكمية", "Ajustement de quantité", "Adjustment of the quantity";
    }
}

fields! {
    ITEM: Id = link("itemId", || &INVENTORY_ITEMS).expands("item").required().weak() => "الممتلك", "Bien", "Item";
    KIND: Kind = choice("kind").required() => "الحركة", "Mouvement", "Movement";
    ON: Date = date("on").required() => "التاريخ", "Date", "Date";
    FROM_BUREAU: Id = link("fromBureauId", || &BUREAUX).expands("fromBureau").weak() => "من مكتب", "Du bureau", "From office";
    TO_BUREAU: Id = link("toBureauId", || &BUREAUX).expands("toBureau").weak() => "إلى مكتب", "Vers le bureau", "To office";
    FROM_EMPLOYEE: Id = link("fromEmployeeId", || &EMPLOYEES).expands("fromEmployee").weak() => "من عند", "Détenu auparavant par", "Held before by";
    TO_EMPLOYEE: Id = link("toEmployeeId", || &EMPLOYEES).expands("toEmployee").weak() => "المستلم(ة)", "Remis à", "Handed to";
    /// How many; of an adjustment how many more or, below zero, fewer.
    QUANTITY: i64 = integer("quantity").within(-1_000_000, 1_000_000).required() => "الكمية", "Quantité", "Quantity";
    DECISION_REF: String = text("decisionRef").printable() => "مرجع القرار", "Référence de la décision", "Decision reference";
    REASON: String = long("reason") => "السبب", "Motif", "Reason";
    /// Of a repair: who does it.
    REPAIRER: String = text("repairer").suggested() => "المصلح", "Réparateur", "Repairer";
    /// Of a repair: what it cost.
    COST: Money = money("cost").within(Money::ZERO, Money::of_centimes(100_000_000_000)) => "الكلفة (درهم)", "Coût (MAD)", "Cost (MAD)";
    /// What was moved by one act together: the id of the first movement of it.
    LOT: String = text("lot").max(36).computed() => "العملية", "Opération", "Operation";
    DOC_ID: String = text("docId").computed() => "معرف الوثيقة", "Identifiant du document", "Document id";
    DOCUMENT: Id = file("documentId", DOWNLOADABLE_DOCUMENTS).computed() => "الوثيقة", "Document", "Document";
    /// A hand-over that was signed by hand.
    SIGNED_FILE: Id = file("signedFileId", DOWNLOADABLE_DOCUMENTS).given_to_action() => "النسخة الموقعة", "Copie signée", "Signed copy";
    ACCEPTED_AT: Instant = instant("acceptedAt").computed() => "تاريخ القبول", "Acceptée le", "Accepted at";
    ACCEPTED_BY: Id = link("acceptedById", || &USERS).expands("acceptedBy").weak().computed() => "قبلها", "Acceptée par", "Accepted by";
    /// Of a hand-over: until when its receiver is to accept it.
    ACCEPT_BY: Date = date("acceptBy").computed() => "يقبل قبل", "À accepter avant le", "To be accepted by";
    REFUSED_REASON: String = long("refusedReason").computed() => "سبب الرفض", "Motif du refus", "Reason of the refusal";
    UNDOES: Id = link("undoesId", || &INVENTORY_MOVEMENTS).expands("undoes").computed() => "تلغي الحركة", "Annule le mouvement", "Undoes";
    CAMPAIGN: Id = link("campaignId", || &INVENTORY_CAMPAIGNS).expands("campaign").computed() => "عملية الجرد", "Récolement", "Count";
    REFORM: Id = link("reformId", || &INVENTORY_REFORMS).expands("reform").computed() => "ملف المتلاشيات", "Réforme", "Reform";
    BY: Id = link("byId", || &USERS).expands("by").weak().computed() => "من طرف", "Par", "By";
}

/// Who reads a thing reads what happened to it; a repair’s cost is for those who keep the inventory.
const WITHOUT_COST: Fields = Fields::Except(&[COST.def]);

/// Written by actions alone.
pub static INVENTORY_MOVEMENTS: Collection = Collection {
    one: Label::new("حركة ممتلك", "Mouvement de bien", "Movement of an item"),
    many: Label::new("حركات الممتلكات", "Mouvements de biens", "Movements of items"),
    unique: &[Unique::on(&[UNDOES.def])],
    indexes: &[
        &[ITEM.def, ON.def],
        &[ON.def, KIND.def],
        &[TO_EMPLOYEE.def, ACCEPTED_AT.def],
        &[LOT.def],
        &[ACCEPT_BY.def],
        &[CAMPAIGN.def],
        &[REFORM.def],
    ],
    access: Access::resource(PROPERTY).append_only().read_only().grants(&[
        Grant::new(
            Who::Heads,
            Rows::Through(&ITEM.def, Fields::Only(&[item::DESIGNATION.def])),
            WITHOUT_COST,
        ),
        Grant::new(Who::Employees, Rows::Own(&[TO_EMPLOYEE.def]), WITHOUT_COST),
    ]),
    title: &[KIND.def],
    page: "/inventory-dashboard/movements/{id}",
    ..Collection::new("inventoryMovements", FIELDS)
};

/// Only ever added to.
pub static INVENTORY_MOVEMENT: Entity = Entity {
    after_write: &[post::ITEM_FOLLOWS, paper::PAPERS_FOLLOW],
    actions: &[&undo::UNDO, &signed::ATTACH, &paper::PRINT_HANDOVER, &paper::PRINT_LOSS],
    deadlines: &[due::ACCEPTANCE],
    reports: panel::REPORTS,
    error_codes: &[
        closing::ERROR_CODES,
        post::ERROR_CODES,
        replay::ERROR_CODES,
        signed::ERROR_CODES,
        undo::ERROR_CODES,
        paper::ERROR_CODES,
    ],
    extensions: &[
        &[&GoesWithItsCause(&INVENTORY_MOVEMENTS)],
        notice::NOTICES,
        panel::PANELS,
        &[&paper::HANDOVER, &paper::LOSS],
    ],
    ..Entity::plain(&INVENTORY_MOVEMENTS)
};
