//! What the first screen shows of absences: how many today, what waits for a decision, and one's own that nobody justified.

use engine::{Cx, Extension};
use platform::home::Panel;
use platform::home::arrangement::Place;
use platform::home::content::{Content, Figure};
use platform::home::own_act::OwnAct;
use platform::home::portal::OwnPart;
use platform::home::presence::rest_note;
use platform::home::task::Task;
use schema::{Date, Label, Tone};
use serde_json::json;

use super::field::{ABSENCES, DATE, EMPLOYEE, JUSTIFICATION, Justification, MINUTES, WHOLE_DAY};
use crate::permission::READS_ABSENCES;
use crate::portal;

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[&TODAY, &TO_DECIDE, &TO_ADVISE, &TO_JUSTIFY, &JUSTIFY, &OWN_PART];

/// Absences are justified by whoever was absent.
static JUSTIFY: OwnAct = OwnAct {
    id: "absences.justifyOwn",
    label: Label::new("تبرير غياب", "Justifier une absence", "Justify an absence"),
    detail: Label::new("مع الوثيقة المثبتة", "Avec la pièce justificative", "With its document"),
    link: portal::ABSENCES,
    rank: 30,
};

/// Whole days of today; what a terminal has not told yet is not counted.
const TODAY: Panel = Panel {
    id: "absences.today",
    label: Label::new("التغيبات اليوم", "Absences du jour", "Absences today"),
    place: Place::Figure,
    rank: 15,
    shown_to: |cx| cx.who().holds_permission(READS_ABSENCES),
    content: |cx| {
        let today = Date(cx.today());
        let absent = [DATE.eq(today), WHOLE_DAY.eq(true), MINUTES.gt(0)];
        let (found, note) = (cx.count_readable(&ABSENCES, absent), rest_note(cx));
        let (found, note) = (found?, note?);
        Ok(found.map(|count| {
            Content::Figure(Figure {
                note,
                more_is: Some(Tone::Bad),
                link: Some(format!("/absence-management?from={0}&to={0}", cx.today())),
                ..Figure::of(count).ruled(TODAY_RULE, cx.lang())
            })
        }))
    },
};
const TODAY_RULE: Label = Label::new(
    "أيام كاملة بدون حضور معروف، مبررة أو لا؛ ما تنتظره الأجهزة غير محسوب",
    "Journées entières sans arrivée connue, justifiées ou non\u{a0}; ce que les pointeuses doivent encore n’est pas compté",
    "Whole days without a known arrival, justified or not; what terminals have yet to tell is not counted",
);

static TO_DECIDE: Task = Task {
    id: "absences.decide",
    label: Label::new(
        "تبريرات تنتظر القرار",
        "Justifications à examiner",
        "Justifications to decide on",
    ),
    tone: Tone::Warn,
    link: "/absence-management?justification=submitted",
    count: |cx| cx.count_awaited("absences.decide"),
};

/// What was submitted in the units that the caller heads, without an opinion yet; it stands where all that waits for their word
/// does, for the list of absences is not open to every head.
static TO_ADVISE: Task = Task {
    id: "absences.advise",
    label: Label::new(
        "تبريرات تنتظر رأيكم",
        "Justifications en attente de votre avis",
        "Justifications for your opinion",
    ),
    tone: Tone::Warn,
    link: portal::PENDING,
    count: |cx| cx.count_awaited("absences.advise"),
};

static TO_JUSTIFY: Task = Task {
    id: "absences.justify",
    label: Label::new(
        "تغيبات بدون تبرير",
        "Vos absences à justifier",
        "Absences of yours to justify",
    ),
    tone: Tone::Warn,
    link: portal::ABSENCES,
    count: |cx: &Cx<'_>| {
        let Some(own) = cx.who().employee.clone() else {
            return Ok(0);
        };
        let open = [EMPLOYEE.eq(own), JUSTIFICATION.eq(Justification::Open), MINUTES.gt(0)];
        Ok(cx.count_readable(&ABSENCES, open)?.unwrap_or(0))
    },
};

/// `{toJustify, toAdvise}`: one's own that nobody justified yet, and those of the units that one heads that wait for one's opinion.
static OWN_PART: OwnPart = OwnPart {
    id: ABSENCES.id,
    content: |cx, _| Ok(json!({ "toJustify": (TO_JUSTIFY.count)(cx)?, "toAdvise": (TO_ADVISE.count)(cx)? })),
};
