//! What holds of every car.

use engine::Cx;
use schema::{Change, Date, Document, Order, Path, Query, Rejection, Result, error_codes};

use super::{
    CARS, CHECKED, CODE, COMMISSIONED, COMMISSIONING_YEAR, LETTER, METERS, NUM, NUMBER, ODOMETER, PLATE_KIND,
    PLATE_TEXT, READ, TYPED,
};
use crate::odometer;
use crate::plate::{self, PLATE_WRONG, Plate, tokens};

error_codes! {
    LEAPS = "odometer_leaps", conflict => "{far} كلم منذ آخر قراءة ({last} كلم بتاريخ {day}): المرجو التحقق من الرقم، ثم تأكيد القراءة إن كان صحيحا", "{far} km depuis le dernier relevé ({last} km le {day})\u{a0}: vérifiez le chiffre, puis cochez le relevé vérifié s’il est juste", "{far} km since the last reading ({last} km on {day}): check the figure, then mark the reading as checked if it is right";
    GOES_BACK = "odometer_goes_back", conflict => "عداد الكيلومترات لا يرجع إلى الوراء: آخر قراءة {last}", "Le compteur ne peut pas reculer\u{a0}: dernier relevé {last}", "The odometer cannot go back: the last reading is {last}";
}

/// The plate is one of its kind, and has one spelling.
pub(super) fn plate_is_of_its_kind(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let touched = [
        change.touches(NUMBER),
        change.touches(PLATE_KIND),
        change.touches(LETTER),
        change.touches(CODE),
    ];
    if !touched.contains(&true) && !change.is_new() {
        return Ok(());
    }
    let plate = parse_plate(change)?.of_kind()?;
    let row = &mut change.after;
    row.set(PLATE_TEXT, plate.canonical());
    row.set(NUMBER, plate.number);
    row.set_or_clear(LETTER, plate.letter);
    row.set_or_clear(CODE, plate.code);
    row.set_or_clear(PLATE_KIND, plate.kind);
    Ok(())
}

/// The plate as a whole, when it was typed into the number; else from its parts.
fn parse_plate(change: &Change) -> Result<Plate> {
    let row = &change.after;
    let wrong = || Rejection::new(PLATE_WRONG).field(NUMBER.def.name);
    let read = Plate::read(&row.need(NUMBER)?).ok_or_else(|| wrong().label("expected", plate::ANY))?;
    let said = row.get(PLATE_KIND).filter(|_| change.touches(PLATE_KIND));
    let is_whole = read.kind.is_some() || read.letter.is_some() || read.code.is_some();
    if is_whole {
        let agrees = said.is_none_or(|said| read.kind.is_none_or(|kind| kind == said));
        if !agrees {
            return Err(wrong().label("expected", plate::format_hint(said)).into());
        }
        return Ok(Plate {
            kind: said.or(read.kind),
            ..read
        });
    }
    let letter = row.get(LETTER).map(|letter| tokens(&letter).concat());
    let code = row.get(CODE).map(|code| tokens(&code).concat());
    let parts = Plate {
        kind: row.get(PLATE_KIND),
        number: read.number,
        letter: letter.filter(|letter| !letter.is_empty()),
        code: code.filter(|code| !code.is_empty()),
    };
    Ok(parts.with_inferred_kind())
}

/// The next number, unless one is given.
pub(super) fn number_follows_the_last(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.after.get(NUM).is_some() {
        return Ok(());
    }
    if let Some(number) = change.before.as_ref().and_then(|before| before.get(NUM)) {
        change.after.set(NUM, number);
        return Ok(());
    }
    let query = Query {
        orders: vec![Order::descending(Path::own(CARS.need(NUM)?))],
        limit: Some(1),
        ..Query::default()
    };
    let (last, _) = cx.page(&CARS, &query)?;
    let last = last.first().and_then(|car| car.get(NUM)).unwrap_or(0);
    change.after.set(NUM, last + 1);
    Ok(())
}

/// The year of the commissioning date: what the age of the park is told by.
///
/// # Errors
/// None: it has the form of every rule.
pub fn year_follows_the_date(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    put_year(&mut change.after);
    Ok(())
}

/// Puts down the year of a car's commissioning date.
pub fn put_year(car: &mut Document) {
    let year = car.get(COMMISSIONED).map(|Date(day)| i64::from(day.year()));
    car.set_or_clear(COMMISSIONING_YEAR, year);
}

/// What is typed into the odometer is what it showed, or more; it shows that or the greatest reading, whichever is more.
pub(super) fn odometer_goes_forward(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    // Another odometer says by itself what it shows.
    if change.touches(METERS) {
        return Ok(());
    }
    let last = change.before.as_ref().and_then(|before| before.get(ODOMETER));
    let now = change.after.get(ODOMETER);
    let is_typed = change.touches(ODOMETER) && !change.touches(READ) && !change.touches(TYPED);
    if is_typed && now < last {
        return Err(Rejection::new(GOES_BACK)
            .field(ODOMETER.def.name)
            .arg("last", last.unwrap_or(0))
            .into());
    }
    if let (Some(before), Some(now), true) = (&change.before, now, is_typed && change.after.get(CHECKED) != Some(true))
    {
        odometer::is_no_leap_at_the_car(cx, before, now)?;
    }
    // What a car showed before its readings were followed counts as typed: nothing that was known is lost.
    let was_followed = change.before.as_ref().is_none_or(|before| before.get(READ).is_some());
    if is_typed {
        change.after.set_or_clear(TYPED, now);
    } else if change.touches(READ) && !was_followed && change.after.get(TYPED).is_none() {
        change.after.set_or_clear(TYPED, last);
    }
    if is_typed || change.touches(READ) {
        let shown = change.after.get(TYPED).max(change.after.get(READ));
        change.after.set_or_clear(ODOMETER, shown);
    }
    Ok(())
}
