//! What planned orders stand on: an insurance or an inspection that is shortened or taken away below one is told to whoever
//! administers missions.

use engine::{Cx, Extension};
use schema::{Choice as _, Date, Document, Id, Instant, Label, Lang, Result};

use super::{CANCELLED_AT, CAR, ENDS, MISSIONS, notice};
use crate::car::{self, CARS};
use crate::car_paper::{self, CAR_PAPERS, PaperFollower, Type};
use platform::deadline::recipients;
use platform::notice::{Notice, NoticeKind, Text, notify};
use platform::people::permission::MISSION_ADMIN;

/// The kind of this page, and what tells of it.
pub(super) static NOTICES: &[Extension] = &[&UNCOVERED, &FOLLOWER];

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
static FOLLOWER: PaperFollower = PaperFollower(paper_is_told);

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
    let planned = [CAR.eq(&car), ENDS.gt(cx.moment()), CANCELLED_AT.is_null()];
    for order in cx.all(&MISSIONS, planned)? {
        let Instant(ends) = order.need(ENDS)?;
        let last = schema::day_in_morocco(ends);
        if last <= covered && until.is_none_or(|Date(until)| until < last) {
            tell(cx, kind, &car, until, &order)?;
        }
    }
    Ok(())
}

fn tell(cx: &mut Cx<'_>, kind: Type, car: &Id, until: Option<Date>, order: &Document) -> Result<()> {
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
