//! Public holidays (أيام العطل الرسمية).
//!
//! The fixed ones are set by decree; the hijri ones follow the moon and stay tentative until confirmed.

use engine::{Cx, Effect, Entity, Finder, Import, JobKind};
use schema::{Change, Collection, Date, Label, Result, Unique, choice, choices, date, fields, flag, text};

mod to_confirm;

use crate::workday::{self, CalendarCause, CalendarChange, STALE_DAYS};

choices! {
    /// What fixes the day.
    Kind {
        Fixed = "fixed": "ثابتة", "Fixe", "Fixed";
        Hijri = "hijri": "هجرية", "Hégirienne", "Hijri";
        Exceptional = "exceptional": "استثنائية", "Exceptionnelle", "Exceptional";
    }
}

fields! {
    DATE: Date = date("date").required() => "التاريخ", "Date", "Date";
    NAME_FR: String = text("nameFr").required() => "الاسم بالفرنسية", "Nom en français", "Name in French";
    NAME_AR: String = text("nameAr").required() => "الاسم بالعربية", "Nom en arabe", "Name in Arabic";
    KIND: Kind = choice("kind").required() => "النوع", "Nature", "Kind";
    CONFIRMED: bool = flag("confirmed") => "مؤكدة", "Confirmé", "Confirmed";
    /// What fixes it, with its date.
    SOURCE: String = text("source").max(500) => "السند القانوني", "Fondement", "Legal basis";
}

/// One of a name for each day: a feast of the moon may fall on one of the sun.
pub static HOLIDAYS: Collection = Collection {
    one: Label::new("يوم عطلة رسمية", "Jour férié", "Public holiday"),
    many: Label::new("أيام العطل الرسمية", "Jours fériés", "Public holidays"),
    unique: &[Unique::on(&[DATE.def, NAME_FR.def])],
    access: super::REFERENCE,
    title: &[NAME_FR.def, NAME_AR.def],
    page: "/organisation-management/{id}?tab=holidays",
    ..Collection::new("holidays", FIELDS)
};

/// Found by its names. Human resources are reminded of what is to be confirmed. Everybody's day is computed again when it becomes one, moves, is confirmed or goes.
pub static HOLIDAY: Entity = Entity {
    after_write: &[DAYS_FOLLOW],
    after_delete: &[DAYS_FOLLOW],
    finder: Some(Finder {
        by: &[NAME_FR.def, NAME_AR.def],
        details: &[DATE.def],
    }),
    import: Some(&Import::by(&HOLIDAYS, &[&[DATE.def, NAME_FR.def]])),
    jobs: &[&FOLLOW_UP],
    routines: &[&to_confirm::ROUTINE],
    extensions: &[to_confirm::NOTICES],
    ..Entity::plain(&HOLIDAYS)
};

const DAYS_FOLLOW: Effect = Effect {
    touches: &[|| &STALE_DAYS],
    run: days_follow,
};

fn days_follow(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let former = change.before.as_ref().and_then(|before| before.get(DATE));
    let mut days = vec![change.after.need(DATE)?];
    days.extend(former.filter(|former| !days.contains(former)));
    for Date(day) in days {
        workday::mark(cx, &[], day, day)?;
        cx.later(&FOLLOW_UP, &day.to_string(), &day.to_string(), None)?;
    }
    Ok(())
}

/// Whoever counts days by holidays follows.
static FOLLOW_UP: JobKind<String> = JobKind::long("holidays.followUp", |engine, day| {
    Box::pin(async move {
        let Ok(from) = day.parse() else {
            return Ok(String::new());
        };
        let change = CalendarChange {
            cause: CalendarCause::Holiday,
            source: day,
            from,
            to: Some(from),
            people: Vec::new(),
        };
        workday::follow(engine, change).await
    })
});
