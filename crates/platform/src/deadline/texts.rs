//! What people are told of a day that comes near.

use engine::Extension;
use schema::{Label, Lang};

use crate::notice::plural::PluralForm::{Few, Many, One, Other, Two, Zero};
use crate::notice::{NoticeKind, Params, Text};

/// The kinds of this page.
pub static NOTICES: &[Extension] = &[&DUE, &DUE_DISCREETLY];

/// A day comes near, or has passed.
pub static DUE: NoticeKind = NoticeKind::new(
    "deadlines.due",
    Label::new("موعد يقترب", "Échéance qui approche", "Something that falls due"),
    TITLE,
    TEXT,
)
.with_mail();

/// A day comes near of something that is for its reader alone.
pub static DUE_DISCREETLY: NoticeKind = NoticeKind::new(
    "deadlines.dueDiscreetly",
    Label::new(
        "موعد شخصي يقترب",
        "Échéance personnelle qui approche",
        "Something of mine that falls due",
    ),
    TITLE,
    TEXT,
)
.with_mail()
.discreet();

const TITLE: Text = Text::new("{what}: {title}", "{what}\u{a0}: {title}", "{what}: {title}");
const TEXT: Text = Text::new("{day}: {left}.", "Le {day}\u{a0}: {left}.", "{day}: {left}.");

const LATER: Text = Text::plural(
    &[
        (Zero, "اليوم"),
        (One, "بعد يوم واحد"),
        (Two, "بعد يومين"),
        (Few, "بعد {count} أيام"),
        (Many, "بعد {count} يوما"),
        (Other, "بعد {count} يوم"),
    ],
    &[
        (One, "dans {count} jour"),
        (Many, "dans {count} de jours"),
        (Other, "dans {count} jours"),
    ],
    &[(One, "in {count} day"), (Other, "in {count} days")],
);

const AGO: Text = Text::plural(
    &[
        (Zero, "اليوم"),
        (One, "فات منذ يوم واحد"),
        (Two, "فات منذ يومين"),
        (Few, "فات منذ {count} أيام"),
        (Many, "فات منذ {count} يوما"),
        (Other, "فات منذ {count} يوم"),
    ],
    &[
        (One, "dépassée depuis {count} jour"),
        (Many, "dépassée depuis {count} de jours"),
        (Other, "dépassée depuis {count} jours"),
    ],
    &[(One, "{count} day ago"), (Other, "{count} days ago")],
);

const TODAY: Label = Label::new("اليوم", "aujourd’hui", "today");

/// How many days are left, in words.
pub(super) fn days_left(lang: Lang, days: i64) -> String {
    let text = match days {
        0 => return TODAY.text(lang).to_owned(),
        1.. => &LATER,
        _ => &AGO,
    };
    text.fill(lang, &Params::new().with_count(days.unsigned_abs()))
}
