//! What is written of a thing: its number in one spelling, its service, and nothing of what its movements alone say.

use engine::{Cx, Effect};
use schema::{Change, Date, Document, Error, Rejection, Result, error_codes};

use super::{
    ACQUIRED_ON, BUREAU, CONDITION, EMPLOYEE, NUMBER, NUMBER_KEY, PARENT, PRICE, QUANTITY, Quality, SERVICE, STATE,
    State, VALUE,
};
use crate::movement::post::{movement, movements_of, post};
use crate::movement::replay::{Standing, replay};
use crate::movement::{INVENTORY_MOVEMENTS, Kind, REASON, TO_BUREAU, TO_EMPLOYEE};
use platform::organisation::bureau::{self, BUREAUX};

error_codes! {
    NOT_YET = "inventory_acquired_in_future", invalid => "لا يمكن أن يكون تاريخ الاقتناء في المستقبل", "La date d’acquisition ne peut pas être à venir", "The day of acquisition cannot lie in the future";
    PLACE_CLEARED = "inventory_place_cleared", invalid => "الممتلك يوجد في مكتب: ينقل إلى مكتب آخر ولا يفرغ", "Un bien placé reste placé\u{a0}: indiquez le bureau où il va", "An item that has an office keeps one: say where it goes";
    /// A sheet that says another quantity, holder or state than stands.
    MOVED_BY_ACTS = "inventory_moved_by_acts", conflict => "{field}: المسجل هنا غير ذلك. لا يصحح بالاستيراد بل من صفحة الممتلك", "{field}\u{a0}: autre chose est enregistré ici. Cela se corrige sur la page du bien, pas par import", "{field}: something else stands here. It is corrected on the item’s own page, not by import";
    REFORMED_BY_REFORM = "inventory_reformed_by_reform", invalid => "«متلاش» لا يكتب باليد: تقرره لجنة المتلاشيات", "«\u{a0}Réformé\u{a0}» ne se saisit pas\u{a0}: c’est la réforme qui le dit", "\"Scrapped\" is not typed: a reform says so";
}

/// A number as it is compared: without case, blanks and hyphens, in Western digits; none of nothing.
pub(crate) fn number_key(number: &str) -> Option<String> {
    let key = schema::search_fold(number).replace(' ', "");
    Some(key).filter(|key| !key.is_empty())
}

/// Number and service in their stored form; no day to come.
pub(super) fn fill_derived_fields(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    // A sheet says what somebody wrote years ago, slips too: the list is taken as it stands.
    let is_typed = change.touches(ACQUIRED_ON) && !cx.is_import();
    if is_typed && change.after.get(ACQUIRED_ON) > Some(Date(cx.today())) {
        return Err(Rejection::new(NOT_YET).field(ACQUIRED_ON.def.name).into());
    }
    let key = change.after.get(NUMBER).and_then(|number| number_key(&number));
    change.after.set_or_clear(NUMBER_KEY, key);
    let count = change.after.get(QUANTITY).unwrap_or(1);
    let worth = change.after.get(PRICE).map(|one| one.times(count)).transpose()?;
    change.after.set_or_clear(VALUE, worth);
    let moved = change.touches(BUREAU) && (!change.touches(SERVICE) || change.after.get(SERVICE).is_none());
    if let Some(office) = change.after.get(BUREAU).filter(|_| moved) {
        let office = cx.get(&BUREAUX, office.as_str())?;
        change
            .after
            .set_or_clear(SERVICE, office.and_then(|office| office.get(bureau::SERVICE)));
    }
    Ok(())
}

/// Quantity, holder and state are those of the movements; an office alone may be said, and is moved to then.
pub(super) fn movements_say_where_it_is(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let row = &change.after;
    let Some(before) = &change.before else {
        return enters_in_service(cx, change);
    };
    if before.get(BUREAU).is_some() && row.get(BUREAU).is_none() {
        return Err(Rejection::new(PLACE_CLEARED).field(BUREAU.def.name).into());
    }
    if is_same(before, row) {
        return condition_is_typed(change);
    }
    let Some(now) = replay(&movements_of(cx, &row.id)?)? else {
        return Ok(());
    };
    let Standing {
        employee,
        state,
        quantity,
        ..
    } = now;
    let differ = [
        (row.get(QUANTITY) != Some(quantity), QUANTITY.def),
        (row.get(EMPLOYEE) != employee, EMPLOYEE.def),
        (row.get(STATE) != Some(state), STATE.def),
    ];
    match differ.iter().find(|(differs, _)| *differs) {
        Some((_, field)) if cx.is_import() => Err(Rejection::new(MOVED_BY_ACTS).field(field.name).into()),
        Some((_, field)) => Err(Rejection::new(schema::error_codes::FIELD_NOT_WRITABLE)
            .about(field)
            .into()),
        None if state == State::Reformed => Ok(()),
        None => condition_is_typed(change),
    }
}

/// A new thing is in service and nobody holds it yet, unless a sheet says who has had it for years, or that it left the inventory before.
fn enters_in_service(cx: &Cx<'_>, change: &Change) -> Result<()> {
    let row = &change.after;
    let may_be_held = row.get(PARENT).is_some() || cx.is_import();
    let wrong = if row.get(STATE) != Some(State::InService) {
        Some(STATE.def)
    } else if row.get(EMPLOYEE).is_some() && !may_be_held {
        Some(EMPLOYEE.def)
    } else {
        None
    };
    match wrong {
        Some(field) => Err(Rejection::new(schema::error_codes::FIELD_NOT_WRITABLE)
            .about(&field)
            .into()),
        None if cx.is_import() => Ok(()),
        None => condition_is_typed(change),
    }
}

fn is_same(before: &Document, after: &Document) -> bool {
    before.get(QUANTITY) == after.get(QUANTITY)
        && before.get(EMPLOYEE) == after.get(EMPLOYEE)
        && before.get(STATE) == after.get(STATE)
}

fn condition_is_typed(change: &Change) -> Result<()> {
    let is_reformed = change.after.get(CONDITION) == Some(Quality::Reformed);
    let was_reformed = change
        .before
        .as_ref()
        .is_some_and(|before| before.get(CONDITION) == Some(Quality::Reformed));
    let stays_out = was_reformed && change.after.get(STATE) == Some(State::Reformed);
    if (is_reformed || stays_out) && change.touches(CONDITION) {
        return Err(Rejection::new(REFORMED_BY_REFORM).field(CONDITION.def.name).into());
    }
    Ok(())
}

/// The reason of what a sheet says.
const IMPORTED: &str = "import";

/// A new thing has entered; one whose office was written has moved there.
pub(super) const MOVEMENTS_FOLLOW: Effect = Effect {
    touches: &[|| &INVENTORY_MOVEMENTS],
    run: movements_follow,
};

fn movements_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let row = &change.after;
    let Some(before) = &change.before else {
        // The entry of a part is of the day of the act that made it, which posts it.
        if row.get(PARENT).is_some() {
            return Ok(());
        }
        let today = Date(cx.today());
        let mut entry = movement(row, Kind::Entry, day_of_entry(cx, row));
        entry.set_or_clear(TO_BUREAU, row.get(BUREAU));
        entry.set_or_clear(TO_EMPLOYEE, row.get(EMPLOYEE));
        post(cx, entry)?;
        if row.get(CONDITION) == Some(Quality::Reformed) {
            // Of a sheet alone: it left the inventory before the inventory stood here.
            let reform = movement(row, Kind::Reform, today).with(REASON, IMPORTED.to_owned());
            post(cx, reform)?;
        }
        return Ok(());
    };
    if before.get(BUREAU) == row.get(BUREAU) {
        return Ok(());
    }
    let now = replay(&movements_of(cx, &row.id)?)?;
    if now.is_some_and(|now| now.bureau == row.get(BUREAU)) {
        return Ok(());
    }
    let mut transfer = movement(row, Kind::Transfer, Date(cx.today()));
    transfer.set_or_clear(TO_BUREAU, row.get(BUREAU));
    if cx.is_import() {
        transfer.set(REASON, IMPORTED.to_owned());
    }
    // What cannot move is said beside the office that was written.
    post(cx, transfer).map(drop).map_err(|error| match error {
        Error::Refused(refused) if refused.field.is_none() => refused.field(BUREAU.def.name).into(),
        error => error,
    })
}

/// The day on which the commune came by it, else the one on which it was written: restored, it entered no later.
fn day_of_entry(cx: &Cx<'_>, item: &Document) -> Date {
    let today = Date(cx.today());
    let written = item.created_at.parse().ok().map(|at| Date(schema::day_in_morocco(at)));
    item.get(ACQUIRED_ON).or(written).map_or(today, |day| day.min(today))
}
