//! What planned orders stand on: an insurance or an inspection that is shortened or taken away below one, and a car that is
//! written off, in repair, or in the workshop on its days, are told to whoever administers missions.

use engine::{Cx, Extension};
use schema::{Change, Choice as _, Date, Document, Id, Instant, Label, Lang, Result};

use super::{CANCELLED_AT, CAR, DEPART, ENDS, MISSIONS, notice};
use crate::car::{self, CARS, Status, StatusFollower};
use crate::car_paper::{self, CAR_PAPERS, PaperFollower, Type};
use crate::maintenance::{self, WorkFollower};
use platform::deadline::recipients;
use platform::notice::{Notice, NoticeKind, Text, notify};
use platform::people::permission::MISSION_ADMIN;

/// The kinds of this page, and what tells of them.
pub(super) static NOTICES: &[Extension] = &[&UNCOVERED, &WITHDRAWN, &OF_PAPERS, &OF_STATUS, &OF_WORK];

/// To whoever administers missions, once for each order and end.
static UNCOVERED: NoticeKind = NoticeKind::new(
    "missions.uncovered",
    Label::new(
        "وثيقة مركبة لا تغطي مهمة مبرمجة",
        "Papier de véhicule qui ne couvre plus une mission prévue",
        "A vehicle paper that no longer covers a planned mission",
    ),
    Text::new(
        "{paper}: المهمة رقم {number} لم تعد مغطاة",
        "{paper}\u{a0}: l’ordre n° {number} n’est plus couvert",
        "{paper}: mission order no. {number} is no longer covered",
    ),
    Text::new(
        "المركبة {plate}: {until}. أمر بمهمة رقم {number} إلى {destination}، الذهاب: {when}.",
        "Véhicule {plate}\u{a0}: {until}. Ordre n° {number} à destination de {destination}, départ\u{a0}: {when}.",
        "Vehicle {plate}: {until}. Mission order no. {number} to {destination}, departure: {when}.",
    ),
);

/// A paper that was changed or deleted covered orders that none covers any more.
static OF_PAPERS: PaperFollower = PaperFollower(paper_is_told);

fn paper_is_told(cx: &mut Cx<'_>, former: &Document) -> Result<()> {
    let kind = former.get(car_paper::TYPE);
    let Some(kind) = kind.filter(|kind| matches!(kind, Type::Insurance | Type::TechnicalInspection)) else {
        return Ok(());
    };
    let (Some(car), Some(Date(covered))) = (former.get(car_paper::CAR), former.get(car_paper::VALID_UNTIL)) else {
        return Ok(());
    };
    let same = [car_paper::CAR.eq(&car), car_paper::TYPE.eq(kind)];
    let papers = cx.all(&CAR_PAPERS, same)?;
    let until = papers
        .iter()
        .filter_map(|paper| paper.get(car_paper::VALID_UNTIL))
        .max();
    for order in orders_to_come(cx, &car)? {
        let Instant(ends) = order.need(ENDS)?;
        let last = schema::day_in_morocco(ends);
        if last <= covered && until.is_none_or(|Date(until)| until < last) {
            tell_uncovered(cx, kind, &car, until, &order)?;
        }
    }
    Ok(())
}

fn tell_uncovered(cx: &mut Cx<'_>, kind: Type, car: &Id, until: Option<Date>, order: &Document) -> Result<()> {
    let plate = cx.need(&CARS, car.as_str())?.get(car::PLATE_TEXT).unwrap_or_default();
    let params = notice::params(order)
        .with("plate", &plate)
        .with_text("paper", move |lang| kind.label().text(lang).to_owned())
        .with_text("until", move |lang| validity(until, lang));
    let end = until.map_or_else(|| "none".to_owned(), |Date(day)| day.to_string());
    let told = Notice::new(&UNCOVERED, recipients::holders(cx, MISSION_ADMIN)?, params)
        .about_document(order)
        .link(format!("/order-mission/{}", order.id))
        .once_per_user(format!("{} {} {} {end}", UNCOVERED.id, order.id, kind.word()));
    notify(cx, &told)
}

fn validity(until: Option<Date>, lang: Lang) -> String {
    const NONE: Label = Label::new(
        "لا وثيقة سارية مسجلة",
        "aucun papier valable enregistré",
        "no valid paper on file",
    );
    const UNTIL: Label = Label::new("صالحة إلى غاية", "valable jusqu’au", "valid until");
    match until {
        Some(Date(day)) => format!("{} {}", UNTIL.text(lang), accounts::letter::day(day, lang)),
        None => NONE.text(lang).to_owned(),
    }
}

/// To whoever administers missions, once for each order and reason.
static WITHDRAWN: NoticeKind = NoticeKind::new(
    "missions.carWithdrawn",
    Label::new(
        "مركبة لم تعد متاحة لمهمة مبرمجة",
        "Véhicule qui n’est plus disponible pour une mission prévue",
        "A vehicle that is no longer available for a planned mission",
    ),
    Text::new(
        "مركبة المهمة رقم {number} لم تعد متاحة",
        "Le véhicule de l’ordre n° {number} n’est plus disponible",
        "The vehicle of mission order no. {number} is no longer available",
    ),
    Text::new(
        "المركبة {plate}: {why}. أمر بمهمة رقم {number} إلى {destination}، الذهاب: {when}.",
        "Véhicule {plate}\u{a0}: {why}. Ordre n° {number} à destination de {destination}, départ\u{a0}: {when}.",
        "Vehicle {plate}: {why}. Mission order no. {number} to {destination}, departure: {when}.",
    ),
);

const IN_WORKSHOP: Label = Label::new("في الورشة يوم", "à l’atelier le", "in the workshop on");

/// Why a car cannot leave, in each language.
type Why<'w> = &'w dyn Fn(Lang) -> String;

static OF_STATUS: StatusFollower = StatusFollower(status_is_told);
static OF_WORK: WorkFollower = WorkFollower(workshop_is_told);

/// Orders to come of a car that was written off or went into repair: of the latter nobody knows for how long.
fn status_is_told(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let car = &change.after;
    let status = car
        .get(car::STATUS)
        .filter(|status| change.touches(car::STATUS) && *status != Status::Active);
    let Some(status) = status else { return Ok(()) };
    let orders = orders_to_come(cx, &Id(car.id.clone()))?;
    tell_withdrawn(cx, car, &orders, status.wire(), &|lang| {
        status.label().text(lang).to_owned()
    })
}

/// Orders to come of a car for which work is planned, or goes on, on their days.
fn workshop_is_told(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let work = &change.after;
    let moves =
        change.touches(maintenance::CAR) || change.touches(maintenance::DATE) || change.touches(maintenance::STATUS);
    let Some((first, last)) = maintenance::unavailable::days(cx, work)?.filter(|_| moves) else {
        return Ok(());
    };
    let car = work.need(maintenance::CAR)?;
    let mut orders = orders_to_come(cx, &car)?;
    let day = |order: &Document, key| order.get(key).map(|Instant(at)| Date(schema::day_in_morocco(at)));
    orders.retain(|order| day(order, DEPART) <= Some(last) && Some(first) <= day(order, ENDS));
    let why = |lang| format!("{} {}", IN_WORKSHOP.text(lang), accounts::letter::day(first.0, lang));
    let car = cx.need(&CARS, car.as_str())?;
    tell_withdrawn(cx, &car, &orders, &format!("{} {}", work.id, first.0), &why)
}

fn orders_to_come(cx: &Cx<'_>, car: &Id) -> Result<Vec<Document>> {
    cx.all(&MISSIONS, [CAR.eq(car), ENDS.gt(cx.moment()), CANCELLED_AT.is_null()])
}

/// Once of each order and reason.
fn tell_withdrawn(cx: &mut Cx<'_>, car: &Document, orders: &[Document], reason: &str, why: Why<'_>) -> Result<()> {
    if orders.is_empty() {
        return Ok(());
    }
    let (plate, to) = (
        car.get(car::PLATE_TEXT).unwrap_or_default(),
        recipients::holders(cx, MISSION_ADMIN)?,
    );
    for order in orders {
        let params = notice::params(order).with("plate", &plate).with_text("why", why);
        let told = Notice::new(&WITHDRAWN, to.clone(), params)
            .about_document(order)
            .link(format!("/order-mission/{}", order.id))
            .once_per_user(format!("{} {} {reason}", WITHDRAWN.id, order.id));
        notify(cx, &told)?;
    }
    Ok(())
}
