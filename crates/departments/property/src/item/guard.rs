//! What must hold of a thing before somebody acts on it.

use engine::{Check, Guard, Subject};
use schema::{Condition, any, error_codes};

use super::{BUREAU, EMPLOYEE, INVENTORY_ITEMS, NUMBER, PENDING, STATE, State};
use crate::movement::closing::is_not_being_closed;
use crate::movement::replay::{IS_IN_REPAIR, IS_LOST, IS_NOT_HELD, IS_NOT_IN_REPAIR, IS_REFORMED};
use platform::decision::is_own;
use schema::{Document, Result};

error_codes! {
    NOT_RECEIVER = "inventory_not_receiver", 401 => "لا يقبل التسليم أو يرفضه إلا المستلم(ة)", "Seule la personne qui reçoit accepte ou refuse la remise", "Only the receiver accepts or refuses a hand-over";
    NOTHING_PENDING = "inventory_nothing_pending", conflict => "لا يوجد تسليم في انتظار القبول", "Aucune remise n’attend d’être acceptée", "No hand-over waits to be accepted";
    NUMBERED_ALREADY = "inventory_numbered_already", conflict => "لهذا الممتلك رقم جرد", "Ce bien porte déjà un numéro", "This item has a number already";
}

const NOT_REFORMED: Guard = Guard::While(STATE.is_not(State::Reformed.wire()), IS_REFORMED);
const NOT_LOST: Guard = Guard::While(STATE.is_not(State::Lost.wire()), IS_LOST);
const NOT_IN_REPAIR: Guard = Guard::While(STATE.is_not(State::InRepair.wire()), IS_IN_REPAIR);
const HELD_OR_LOST: Guard = Guard::While(TO_BE_BROUGHT_BACK, IS_NOT_HELD);
const TO_BE_BROUGHT_BACK: Condition = any(&[EMPLOYEE.is_set(), STATE.is(State::Lost.wire())]);
const NOT_BEING_CLOSED: Guard = Guard::Check(Check {
    reads: &[BUREAU.def],
    check: |cx, item| is_not_being_closed(cx, &item.id, item.get(BUREAU).as_ref(), None),
});
const BY_RECEIVER: Guard = Guard::Part(Check {
    reads: &[EMPLOYEE.def],
    check: is_received_by_caller,
});

/// What moves, is handed over or goes to repair: what is in service.
pub(super) const IN_SERVICE: Subject = Subject::new(
    || &INVENTORY_ITEMS,
    &[NOT_REFORMED, NOT_LOST, NOT_IN_REPAIR, NOT_BEING_CLOSED],
);
/// What is taken back from its holder, or found again.
pub(super) const BROUGHT_BACK: Subject = Subject::new(
    || &INVENTORY_ITEMS,
    &[NOT_REFORMED, NOT_IN_REPAIR, HELD_OR_LOST, NOT_BEING_CLOSED],
);
/// What comes back from repair.
pub(super) const IN_REPAIR: Subject = Subject::new(
    || &INVENTORY_ITEMS,
    &[
        Guard::While(STATE.is(State::InRepair.wire()), IS_NOT_IN_REPAIR),
        NOT_BEING_CLOSED,
    ],
);
/// What may be lost, or be more or fewer: all that is still there.
pub(super) const THERE: Subject = Subject::new(|| &INVENTORY_ITEMS, &[NOT_REFORMED, NOT_LOST, NOT_BEING_CLOSED]);
/// What waits for a word of its receiver.
pub(super) const RECEIVED: Subject = Subject::new(
    || &INVENTORY_ITEMS,
    &[BY_RECEIVER, Guard::While(PENDING.is_set(), NOTHING_PENDING)],
);
/// As [`RECEIVED`], of what may move.
pub(super) const SENT_BACK: Subject = Subject::new(
    || &INVENTORY_ITEMS,
    &[
        BY_RECEIVER,
        Guard::While(PENDING.is_set(), NOTHING_PENDING),
        NOT_BEING_CLOSED,
    ],
);
/// What is to be labelled.
pub(super) const UNNUMBERED: Subject = Subject::new(
    || &INVENTORY_ITEMS,
    &[Guard::While(NUMBER.is_unset(), NUMBERED_ALREADY)],
);

/// Nobody accepts for another, whatever they hold.
fn is_received_by_caller(cx: &engine::Cx<'_>, item: &Document) -> Result<()> {
    match item.get(EMPLOYEE) {
        Some(holder) if is_own(cx, &holder) => Ok(()),
        _ => Err(NOT_RECEIVER.into()),
    }
}
