//! Who is told of a mission: everybody who goes on it, when it is given, changed and cancelled; whoever did so knows.

use engine::{Cx, Extension};
use schema::{Change, Document, Id, Instant, Label, Lang, Result};

use super::rules::{participants, says_otherwise};
use super::{CANCELLED_AT, CANCELLED_REASON, DEPART, DESTINATION, ENDS, NUM, OBJECT, YEAR};
use platform::notice::{Notice, NoticeKind, Params, Text, notify};
use platform::people::user;

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&GIVEN, &CHANGED, &CANCELLED, &RELEASED];

/// To whoever goes on a new mission, and whoever joins one.
static GIVEN: NoticeKind = NoticeKind::new(
    "missions.given",
    Label::new("تكليفي بمهمة", "Mission qui m’est confiée", "A mission of mine"),
    Text::new(
        "مهمة إلى {destination}",
        "Mission à destination de {destination}",
        "Mission to {destination}",
    ),
    Text::new(
        "أمر بمهمة رقم {number}، الذهاب: {when}. الموضوع: {object}.",
        "Ordre de mission n° {number}, départ\u{a0}: {when}. Objet\u{a0}: {object}.",
        "Mission order no. {number}, departure: {when}. Object: {object}.",
    ),
);

/// To whoever goes, when the order says otherwise.
static CHANGED: NoticeKind = NoticeKind::new(
    "missions.changed",
    Label::new("تعديل مهمتي", "Changement de ma mission", "My mission changes"),
    Text::new(
        "تعديل المهمة إلى {destination}",
        "Changement de la mission à destination de {destination}",
        "The mission to {destination} has changed",
    ),
    Text::new(
        "أمر بمهمة رقم {number}، الذهاب: {when}. الموضوع: {object}.",
        "Ordre de mission n° {number}, départ\u{a0}: {when}. Objet\u{a0}: {object}.",
        "Mission order no. {number}, departure: {when}. Object: {object}.",
    ),
);

/// To everybody who would have gone.
static CANCELLED: NoticeKind = NoticeKind::new(
    "missions.cancelled",
    Label::new("إلغاء مهمتي", "Annulation de ma mission", "My mission is cancelled"),
    Text::new(
        "إلغاء المهمة إلى {destination}",
        "Annulation de la mission à destination de {destination}",
        "The mission to {destination} is cancelled",
    ),
    Text::new(
        "أمر بمهمة رقم {number}، الذهاب: {when}. سبب الإلغاء: {reason}.",
        "Ordre de mission n° {number}, départ\u{a0}: {when}. Motif\u{a0}: {reason}.",
        "Mission order no. {number}, departure: {when}. Reason: {reason}.",
    ),
);

/// To whoever does not go any more on a mission that takes place.
static RELEASED: NoticeKind = NoticeKind::new(
    "missions.released",
    Label::new(
        "إعفائي من مهمة",
        "Mission qui ne m’est plus confiée",
        "A mission that is no longer mine",
    ),
    Text::new(
        "لم تعودوا مكلفين بالمهمة إلى {destination}",
        "Vous ne partez plus à destination de {destination}",
        "You no longer go to {destination}",
    ),
    Text::new(
        "أمر بمهمة رقم {number}، الذهاب: {when}.",
        "Ordre de mission n° {number}, départ\u{a0}: {when}.",
        "Mission order no. {number}, departure: {when}.",
    ),
);

/// What is over is history that is being entered or put right, and no news.
pub(super) fn people_are_told(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let mission = &change.after;
    if mission.get(ENDS).is_some_and(|ends| ends <= cx.moment()) {
        return Ok(());
    }
    let before = change.before.as_ref().map(participants).unwrap_or_default();
    let now = participants(mission);
    let (stay, new): (Vec<Id>, Vec<Id>) = now.into_iter().partition(|id| before.contains(id));
    let gone: Vec<Id> = before.into_iter().filter(|id| !stay.contains(id)).collect();
    if change.touches(CANCELLED_AT) {
        return tell(cx, &CANCELLED, &stay, mission);
    }
    tell(cx, &GIVEN, &new, mission)?;
    tell(cx, &RELEASED, &gone, mission)?;
    if says_otherwise(change) {
        tell(cx, &CHANGED, &stay, mission)?;
    }
    Ok(())
}

/// Tells these employees, but whoever acts.
fn tell(cx: &mut Cx<'_>, kind: &'static NoticeKind, employees: &[Id], mission: &Document) -> Result<()> {
    let mut users = Vec::new();
    for employee in employees {
        users.extend(user::of_employee(cx, employee.as_str())?);
    }
    users.retain(|user| cx.who().user.as_ref() != Some(user));
    let notice = Notice::new(kind, users, params(mission))
        .about_document(mission)
        .link(format!("/order-mission/{}", mission.id))
        .once_per_user(format!("{} {} {}", kind.id, mission.id, mission.updated_at));
    notify(cx, &notice)
}

pub(super) fn params(mission: &Document) -> Params {
    let number = format!("{}/{}", mission.get(NUM).unwrap_or(0), mission.get(YEAR).unwrap_or(0));
    let text = |key| mission.get(key).unwrap_or_default();
    Params::new()
        .with("number", &number)
        .with("destination", &text(DESTINATION))
        .with("object", &text(OBJECT))
        .with("reason", &text(CANCELLED_REASON))
        .with_text("when", |lang| departure(mission, lang))
}

fn departure(mission: &Document, lang: Lang) -> String {
    const TO_BE_SET: Label = Label::new("موعد لم يحدد بعد", "à fixer", "to be set");
    match mission.get(DEPART) {
        Some(Instant(at)) => {
            let local = schema::moment_in_morocco(at);
            format!(
                "{} {}",
                accounts::letter::day(local.date(), lang),
                local.strftime("%H:%M")
            )
        }
        None => TO_BE_SET.text(lang).to_owned(),
    }
}
