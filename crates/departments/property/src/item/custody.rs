//! Things move between offices, are handed to people and come back: all that stands of them, or a part.

use std::collections::BTreeSet;

use engine::input::wrong_argument;
use engine::{Act, Allowed, Cx, Subject, inputs};
use jiff::ToSpan;
use platform::organisation::bureau::BUREAUX;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Document, ErrorCode, FieldDef, Id, Rejection, Result, error_codes, expected};
use schemars::JsonSchema;
use serde::Serialize;

use super::guard::{BROUGHT_BACK, IN_SERVICE};
use super::part::ItemPart;
use super::{BUREAU, EMPLOYEE, INVENTORY_ITEMS, NUMBER, QUANTITY, wording};
use crate::movement::lot::Lot;
use crate::movement::notice;
use crate::movement::post::movement;
use crate::movement::{
    ACCEPT_BY, DECISION_REF, INVENTORY_MOVEMENTS, Kind, ON, REASON, SIGNED_FILE, TO_BUREAU, TO_EMPLOYEE,
};
use crate::permission::MOVES;

error_codes! {
    STANDS_THERE = "inventory_stands_there", conflict => "الممتلك موجود من قبل في هذا المكتب", "Le bien se trouve déjà dans ce bureau", "The item stands in that office already";
    HOLDS_ALREADY = "inventory_holds_already", conflict => "الممتلك في عهدة هذا الشخص من قبل", "Cette personne détient déjà le bien", "That person holds the item already";
    HAS_LEFT = "inventory_receiver_left", conflict => "هذا الشخص ليس في وضعية القيام بالوظيفة", "Cette personne n’est plus en activité", "That person is no longer in activity";
    SEVERAL_ITEMS = "inventory_part_of_several", invalid => "الكمية والرقم يخصان ممتلكا واحدا", "Une quantité ou un numéro ne se donne que pour un seul bien", "A quantity or a number is given for one item only";
}

/// So many things are moved at once.
const AT_ONCE: usize = 200;
/// So many days a receiver has to accept what was handed over.
const DAYS_TO_ACCEPT: i64 = 7;

inputs! {
    /// Things that go to an office.
    pub(super) struct Relocation {
        /// The items, two hundred at most.
        ids: Vec<String> = need("ids"),
        /// Where they go.
        bureau: Id = need_field("bureauId", &INVENTORY_MOVEMENTS, &TO_BUREAU),
        /// The day; today unless it is said.
        on: Option<Date> = may_field("on", &INVENTORY_MOVEMENTS, &ON),
        /// By which decision.
        decision_ref: Option<String> = may_field("decisionRef", &INVENTORY_MOVEMENTS, &DECISION_REF),
        /// Why.
        reason: Option<String> = may_field("reason", &INVENTORY_MOVEMENTS, &REASON),
        ..part: PartInput,
    }
    /// Things that somebody is given to hold.
    pub(super) struct HandoverInput {
        /// The items, two hundred at most.
        ids: Vec<String> = need("ids"),
        /// Who receives them.
        employee: Id = need_field("employeeId", &INVENTORY_MOVEMENTS, &TO_EMPLOYEE),
        /// Where they go; they stay where they are unless it is said.
        bureau: Option<Id> = may_field("bureauId", &INVENTORY_MOVEMENTS, &TO_BUREAU),
        /// The day; today unless it is said.
        on: Option<Date> = may_field("on", &INVENTORY_MOVEMENTS, &ON),
        /// By which decision.
        decision_ref: Option<String> = may_field("decisionRef", &INVENTORY_MOVEMENTS, &DECISION_REF),
        /// Why.
        reason: Option<String> = may_field("reason", &INVENTORY_MOVEMENTS, &REASON),
        /// The paper that the receiver signed by hand, in `downloadable-documents`: nothing is left to accept then.
        signed_file: Option<Id> = may_field("signedFileId", &INVENTORY_MOVEMENTS, &SIGNED_FILE),
        ..part: PartInput,
    }
    /// Things that come back from their holders, or were lost and are found.
    pub(super) struct ReturnInput {
        /// The items, two hundred at most.
        ids: Vec<String> = need("ids"),
        /// Where they go; they stay where they are unless it is said.
        bureau: Option<Id> = may_field("bureauId", &INVENTORY_MOVEMENTS, &TO_BUREAU),
        /// The day; today unless it is said.
        on: Option<Date> = may_field("on", &INVENTORY_MOVEMENTS, &ON),
        /// Why.
        reason: Option<String> = may_field("reason", &INVENTORY_MOVEMENTS, &REASON),
    }
    /// How many of one item: fewer than stand there become an item of their own.
    pub(super) struct PartInput {
        /// How many; all unless it is said.
        quantity: Option<i64> = may_field("quantity", &INVENTORY_ITEMS, &QUANTITY),
        /// The number of the new item; that of the first with `-2`, `-3` … unless it is said.
        number: Option<String> = may_field("number", &INVENTORY_ITEMS, &NUMBER),
    }
}

/// Things that were moved by one act.
#[derive(Serialize, JsonSchema)]
pub(super) struct MovedItems {
    /// The id of the first movement, by which all of them are found.
    lot: String,
    /// The items that moved: of a part, the new one.
    ids: Vec<String>,
}

const KEEPERS: Allowed = Allowed::Holders(&[MOVES]);

/// To another office. What stands there already is passed over.
pub(super) const MOVE: Act<Relocation, MovedItems> =
    Act::run("inventoryItems.move", wording::MOVE, KEEPERS, relocate).with_subject(IN_SERVICE);
/// Into somebody's hands, who is told and accepts or refuses. What they hold already is passed over.
pub(super) const HAND_OVER: Act<HandoverInput, MovedItems> =
    Act::run("inventoryItems.handOver", wording::HAND_OVER, KEEPERS, hand_over).with_subject(IN_SERVICE);
/// From its holder, or found again.
pub(super) const TAKE_BACK: Act<ReturnInput, MovedItems> =
    Act::run("inventoryItems.takeBack", wording::TAKE_BACK, KEEPERS, take_back).with_subject(BROUGHT_BACK);

fn relocate(cx: &mut Cx<'_>, given: &Relocation) -> Result<MovedItems> {
    office_stands(cx, &given.bureau)?;
    let mut items = admitted(cx, IN_SERVICE, &given.ids, Some(&given.part))?;
    items.retain(|item| item.get(BUREAU).as_ref() != Some(&given.bureau));
    some_are_left(&items, STANDS_THERE, "bureauId")?;
    let (part, on) = (given.part.part(), given.on.unwrap_or(Date(cx.today())));
    let mut moved = Lot::new(cx);
    for item in items {
        let item = part.of(cx, item, on, moved.id())?;
        let mut row = movement(&item, Kind::Transfer, on).with(TO_BUREAU, given.bureau.clone());
        row.set_or_clear(DECISION_REF, given.decision_ref.clone());
        row.set_or_clear(REASON, given.reason.clone());
        moved.post(cx, row)?;
    }
    Ok(moved.into())
}

fn hand_over(cx: &mut Cx<'_>, given: &HandoverInput) -> Result<MovedItems> {
    receiver_is_in_activity(cx, &given.employee)?;
    given.bureau.iter().try_for_each(|bureau| office_stands(cx, bureau))?;
    let mut items = admitted(cx, IN_SERVICE, &given.ids, Some(&given.part))?;
    items.retain(|item| item.get(EMPLOYEE).as_ref() != Some(&given.employee));
    some_are_left(&items, HOLDS_ALREADY, "employeeId")?;
    let (part, on) = (given.part.part(), given.on.unwrap_or(Date(cx.today())));
    let accept_by = Date(cx.today().saturating_add(DAYS_TO_ACCEPT.days()));
    let mut moved = Lot::new(cx);
    for item in items {
        let item = part.of(cx, item, on, moved.id())?;
        let mut row = movement(&item, Kind::Handover, on).with(TO_EMPLOYEE, given.employee.clone());
        row.set_or_clear(TO_BUREAU, given.bureau.clone());
        row.set_or_clear(DECISION_REF, given.decision_ref.clone());
        row.set_or_clear(REASON, given.reason.clone());
        row.set_or_clear(SIGNED_FILE, given.signed_file.clone());
        row.set_or_clear(ACCEPT_BY, (given.signed_file.is_none()).then_some(accept_by));
        moved.post(cx, row)?;
    }
    notice::holders_changed(cx, moved.rows())?;
    Ok(moved.into())
}

fn take_back(cx: &mut Cx<'_>, given: &ReturnInput) -> Result<MovedItems> {
    given.bureau.iter().try_for_each(|bureau| office_stands(cx, bureau))?;
    let on = given.on.unwrap_or(Date(cx.today()));
    let mut moved = Lot::new(cx);
    for item in admitted(cx, BROUGHT_BACK, &given.ids, None)? {
        let mut row = movement(&item, Kind::Return, on);
        row.set_or_clear(TO_BUREAU, given.bureau.clone());
        row.set_or_clear(REASON, given.reason.clone());
        moved.post(cx, row)?;
    }
    notice::holders_changed(cx, moved.rows())?;
    Ok(moved.into())
}

impl From<Lot> for MovedItems {
    fn from(lot: Lot) -> Self {
        MovedItems {
            ids: lot.items(),
            lot: lot.id().to_owned(),
        }
    }
}

impl PartInput {
    fn part(&self) -> ItemPart {
        ItemPart {
            quantity: self.quantity,
            number: self.number.clone(),
        }
    }
}

/// The items with these ids, each once, to all of which the act is open; a part is of one.
fn admitted(cx: &Cx<'_>, on: Subject, ids: &[String], part: Option<&PartInput>) -> Result<Vec<Document>> {
    if ids.is_empty() || ids.len() > AT_ONCE {
        return Err(wrong_argument("ids", expected::documents(1, AT_ONCE)));
    }
    let given = part.and_then(|part| {
        let number = part.number.as_ref().map(|_| "number");
        part.quantity.map(|_| "quantity").or(number)
    });
    if let Some(field) = given.filter(|_| ids.len() > 1) {
        return Err(Rejection::new(SEVERAL_ITEMS).field(field).into());
    }
    let ids: BTreeSet<&String> = ids.iter().collect();
    ids.into_iter().map(|id| on.admit(cx, id)).collect()
}

/// Refuses an office that does not exist.
fn office_stands(cx: &Cx<'_>, office: &Id) -> Result<()> {
    let found = cx.get(&BUREAUX, office.as_str())?;
    found.map(drop).ok_or_else(|| unknown(&BUREAU.def, office))
}

/// Refuses whoever does not exist, and whoever has left.
fn receiver_is_in_activity(cx: &Cx<'_>, receiver: &Id) -> Result<()> {
    let file = cx.get(&EMPLOYEES, receiver.as_str())?;
    let file = file.ok_or_else(|| unknown(&EMPLOYEE.def, receiver))?;
    if file.get(employee::ACTIVE) == Some(false) {
        return Err(Rejection::new(HAS_LEFT).field(EMPLOYEE.def.name).into());
    }
    Ok(())
}

fn unknown(field: &FieldDef, id: &Id) -> schema::Error {
    let refused = Rejection::new(schema::error_codes::UNKNOWN_LINK).about(field);
    refused.arg("id", id.as_str()).into()
}

fn some_are_left(items: &[Document], otherwise: ErrorCode, field: &'static str) -> Result<()> {
    if items.is_empty() {
        return Err(Rejection::new(otherwise).field(field).into());
    }
    Ok(())
}
