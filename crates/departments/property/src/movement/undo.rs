//! A wrong movement is undone by its counter-movement: both stand, and neither counts.

use engine::{Act, Allowed, Check, Cx, Guard, Subject, inputs};
use schema::{Date, Document, Id, Rejection, Result, error_codes};

use super::post::{movement, movements_of, post};
use super::replay::replay;
use super::{
    INVENTORY_MOVEMENTS, ITEM, KIND, Kind, LOT, QUANTITY, REASON, TO_BUREAU, TO_EMPLOYEE, UNDOES, notice, wording,
};
use crate::item::{BUREAU, INVENTORY_ITEMS, PARENT};
use crate::movement::closing::is_not_being_closed;
use crate::permission::MOVES;

error_codes! {
    IS_ENTRY = "inventory_undo_of_entry", conflict => "لا يلغى الدخول: يحذف الممتلك خلال 24 ساعة، أو يخرج بالضياع أو بالإحالة على المتلاشيات", "Une entrée ne s’annule pas\u{a0}: le bien se supprime dans les 24 heures, ou sort par une perte ou une réforme", "An entry is not undone: the item is deleted within 24 hours, or leaves by loss or reform";
    IS_REFORM = "inventory_undo_of_reform", conflict => "الإحالة على المتلاشيات لا تلغى حركة بحركة", "Une réforme ne s’annule pas par ses mouvements", "A reform is not undone by its movements";
    IS_UNDOING = "inventory_undo_of_undoing", conflict => "هذه حركة إلغاء ولا تلغى: تسجل حركة جديدة", "Ce mouvement en annule un autre\u{a0}: enregistrez-en un nouveau", "This movement undoes another: record a new one";
    UNDONE_ALREADY = "inventory_undone_already", conflict => "سبق إلغاء هذه الحركة", "Ce mouvement est déjà annulé", "This movement is undone already";
    MADE_A_PART = "inventory_undo_of_part", conflict => "أصبح هذا الجزء ممتلكا مستقلا: لا يضم من جديد", "Cette partie est devenue un bien à part\u{a0}: elle ne se réunit plus", "That part became an item of its own: they do not join again";
}

inputs! {
    /// A movement that was wrong.
    pub(super) struct Undoing {
        /// Why.
        reason: String = need_field("reason", &INVENTORY_MOVEMENTS, &REASON),
    }
}

/// What may be undone, as far as the movements after it still fit without it.
const TO_UNDO: Subject = Subject::new(
    || &INVENTORY_MOVEMENTS,
    &[
        Guard::While(UNDOES.is_unset(), IS_UNDOING),
        Guard::While(KIND.is_not(Kind::Entry.wire()), IS_ENTRY),
        Guard::While(KIND.is_not(Kind::Reform.wire()), IS_REFORM),
        Guard::Check(Check {
            reads: &[ITEM.def, KIND.def],
            check: may_be_undone,
        }),
    ],
);

/// By those who move things. The thing stands as if it had never been.
pub(super) const UNDO: Act<Undoing> = Act::on(
    "inventoryMovements.undo",
    wording::UNDO,
    TO_UNDO,
    Allowed::Holders(&[MOVES]),
    undo,
);

fn may_be_undone(cx: &Cx<'_>, row: &Document) -> Result<()> {
    if is_undone(cx, row)? {
        return Err(UNDONE_ALREADY.into());
    }
    if row.get(KIND) == Some(Kind::Adjust) && made_a_part(cx, row)? {
        return Err(MADE_A_PART.into());
    }
    let item = cx.need(&INVENTORY_ITEMS, row.need(ITEM)?.as_str())?;
    is_not_being_closed(cx, &item.id, item.get(BUREAU).as_ref(), None)?;
    standing_without(cx, row).map(drop)
}

/// Whether a movement was undone.
///
/// # Errors
/// When the movements cannot be read.
pub(crate) fn is_undone(cx: &Cx<'_>, row: &Document) -> Result<bool> {
    Ok(cx.first(&INVENTORY_MOVEMENTS, [UNDOES.eq(row.id.as_str())])?.is_some())
}

/// Whether what an adjustment took away became a thing of its own, by the same act.
fn made_a_part(cx: &Cx<'_>, row: &Document) -> Result<bool> {
    let Some(lot) = row.get(LOT) else { return Ok(false) };
    let item = row.need(ITEM)?;
    let together = cx.all(&INVENTORY_MOVEMENTS, [LOT.eq(lot), ITEM.ne(item.clone())])?;
    let others: Vec<String> = together
        .iter()
        .filter_map(|one| one.get(ITEM))
        .map(|id| id.as_str().to_owned())
        .collect();
    let others = cx.many(&INVENTORY_ITEMS, &others)?;
    Ok(others.iter().any(|other| other.get(PARENT).as_ref() == Some(&item)))
}

/// Where its thing stands without a movement.
fn standing_without(cx: &Cx<'_>, row: &Document) -> Result<super::replay::Standing> {
    let mut others = movements_of(cx, row.need(ITEM)?.as_str())?;
    others.retain(|other| other.id != row.id);
    replay(&others)?.ok_or_else(|| Rejection::new(IS_ENTRY).into())
}

fn undo(cx: &mut Cx<'_>, row: Document, given: &Undoing) -> Result<Document> {
    let back = counter(cx, &row, |back| back.set(REASON, given.reason.clone()))?;
    notice::holders_changed(cx, std::slice::from_ref(&back))?;
    Ok(back)
}

/// Posts the counter-movement of a movement, today: it leads to where the thing stands without both.
///
/// # Errors
/// What the movements that are left refuse.
pub(crate) fn counter(cx: &mut Cx<'_>, row: &Document, say: impl FnOnce(&mut Document)) -> Result<Document> {
    let stands = standing_without(cx, row)?;
    let item = cx.need(&INVENTORY_ITEMS, row.need(ITEM)?.as_str())?;
    let mut back = movement(&item, row.need(KIND)?, Date(cx.today()))
        .with(QUANTITY, row.need(QUANTITY)?)
        .with(UNDOES, Id(row.id.clone()));
    back.set_or_clear(TO_BUREAU, stands.bureau);
    back.set_or_clear(TO_EMPLOYEE, stands.employee);
    say(&mut back);
    post(cx, back)
}
