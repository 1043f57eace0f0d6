//! Where a thing is, who has it, how many there are and what became of it: a pure function of its movements. Every order in which the
//! same movements come gives the same; a movement that does not fit among those that stand is refused.

use schema::{Date, Document, Id, Rejection, Result, error_codes};

use super::{ACCEPTED_AT, KIND, Kind, ON, QUANTITY, SIGNED_FILE, TO_BUREAU, TO_EMPLOYEE, UNDOES};
use crate::item::State;

error_codes! {
    BEFORE_ENTRY = "inventory_before_entry", conflict => "هذا التاريخ سابق لدخول الممتلك", "Cette date précède l’entrée du bien", "This day is before the entry of the item";
    ENTERED_ALREADY = "inventory_entered_already", conflict => "هذا الممتلك مسجل من قبل", "Ce bien est déjà entré", "This item was entered already";
    IS_IN_REPAIR = "inventory_item_in_repair", conflict => "هذا الممتلك قيد الإصلاح", "Ce bien est en réparation", "This item is in repair";
    IS_NOT_IN_REPAIR = "inventory_item_not_in_repair", conflict => "هذا الممتلك ليس قيد الإصلاح", "Ce bien n’est pas en réparation", "This item is not in repair";
    IS_LOST = "inventory_item_lost", conflict => "هذا الممتلك مصرح بضياعه", "Ce bien est déclaré perdu", "This item is reported lost";
    IS_REFORMED = "inventory_item_reformed", conflict => "هذا الممتلك محال على المتلاشيات", "Ce bien est réformé", "This item is reformed";
    IS_NOT_HELD = "inventory_item_not_held", conflict => "لا أحد يحوز هذا الممتلك", "Personne ne détient ce bien", "Nobody holds this item";
    ABOVE_WHAT_STANDS = "inventory_quantity_above", conflict => "الكمية تفوق الموجود: {left}", "La quantité dépasse ce qui s’y trouve\u{a0}: {left}", "The quantity is above what stands there: {left}";
}

/// Where a thing is and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// The office.
    pub(crate) bureau: Option<Id>,
    /// Who holds it.
    pub(crate) employee: Option<Id>,
    /// What became of it.
    pub(crate) state: State,
    /// How many.
    pub(crate) quantity: i64,
    /// The hand-over that its receiver has neither accepted nor signed by hand.
    pub(crate) pending: Option<Id>,
}

/// What a thing’s movements come to; `None` before its entry. What was undone and what undid it count for nothing.
///
/// # Errors
/// Those above, where a movement does not fit among the others.
pub(crate) fn replay(movements: &[Document]) -> Result<Option<Standing>> {
    let undone: Vec<Id> = movements.iter().filter_map(|row| row.get(UNDOES)).collect();
    let stands = |row: &&Document| row.get(UNDOES).is_none() && !undone.iter().any(|id| id.as_str() == row.id);
    let mut rows: Vec<&Document> = movements.iter().filter(stands).collect();
    rows.sort_by_key(|row| (row.get(ON), row.get(KIND) != Some(Kind::Entry), row.sequence));
    let mut standing = None;
    for row in rows {
        standing = Some(step(standing, row)?);
    }
    Ok(standing)
}

/// Where a thing stood at the end of a day; `None` before its entry. What was undone since counts for nothing then either.
///
/// # Errors
/// As [`replay`].
pub(crate) fn standing_on(mut movements: Vec<Document>, day: Date) -> Result<Option<Standing>> {
    movements.retain(|row| row.get(ON) <= Some(day) || row.get(UNDOES).is_some());
    replay(&movements)
}

fn step(before: Option<Standing>, row: &Document) -> Result<Standing> {
    let (kind, quantity) = (row.need(KIND)?, row.need(QUANTITY)?);
    let Some(mut now) = before else {
        return first_standing(row);
    };
    is_possible(&now, kind, quantity)?;
    match kind {
        // Whoever holds a thing holds it until it is handed back, wherever it is taken.
        Kind::Entry | Kind::Transfer => {}
        Kind::Handover => {
            now.employee = row.get(TO_EMPLOYEE);
            let is_received = row.get(ACCEPTED_AT).is_some() || row.get(SIGNED_FILE).is_some();
            now.pending = (!is_received).then(|| Id(row.id.clone()));
        }
        Kind::Return => {
            now.employee = None;
            now.pending = None;
            now.state = State::InService;
        }
        Kind::RepairOut => now.state = State::InRepair,
        Kind::RepairIn => now.state = State::InService,
        // Whoever held it answers for it, and has nothing to receive any more.
        Kind::Loss => {
            now.state = State::Lost;
            now.pending = None;
        }
        Kind::Reform => {
            now.state = State::Reformed;
            now.employee = None;
            now.pending = None;
        }
        Kind::Adjust => now.quantity += quantity,
    }
    if let Some(to) = row.get(TO_BUREAU) {
        now.bureau = Some(to);
    }
    Ok(now)
}

/// Where a thing stands by its entry, which nothing comes before.
fn first_standing(row: &Document) -> Result<Standing> {
    if row.get(KIND) != Some(Kind::Entry) {
        return Err(Rejection::new(BEFORE_ENTRY).field(ON.def.name).into());
    }
    Ok(Standing {
        bureau: row.get(TO_BUREAU),
        employee: row.get(TO_EMPLOYEE),
        state: State::InService,
        quantity: row.need(QUANTITY)?,
        pending: None,
    })
}

/// Whether a movement may follow where a thing stands so. All that stands moves, however many it was when that was posted: only an
/// adjustment says how many.
pub(crate) fn is_possible(now: &Standing, kind: Kind, quantity: i64) -> Result<()> {
    let refused = |code| Err(Rejection::new(code).into());
    match (kind, now.state) {
        (Kind::Entry, _) => refused(ENTERED_ALREADY),
        (_, State::Reformed) => refused(IS_REFORMED),
        // What was lost is found again, or leaves the inventory; what is in repair comes back, or is lost or reformed there.
        (Kind::Return | Kind::Reform, State::Lost) | (Kind::RepairIn | Kind::Loss | Kind::Reform, State::InRepair) => {
            Ok(())
        }
        (_, State::Lost) => refused(IS_LOST),
        (Kind::Adjust, _) => leaves_something(now, quantity),
        (_, State::InRepair) => refused(IS_IN_REPAIR),
        (Kind::RepairIn, _) => refused(IS_NOT_IN_REPAIR),
        (Kind::Return, _) if now.employee.is_none() => refused(IS_NOT_HELD),
        (_, State::InService) => Ok(()),
    }
}

/// No adjustment leaves nothing: that is a loss.
fn leaves_something(now: &Standing, more: i64) -> Result<()> {
    if now.quantity + more >= 1 {
        return Ok(());
    }
    let refused = Rejection::new(ABOVE_WHAT_STANDS).field(QUANTITY.def.name);
    Err(refused.arg("left", now.quantity).into())
}
