//! What administrators are told of the disk.

use engine::{Cx, DiskNews};
use schema::{Label, Result};

use super::{Notice, NoticeKind, Params, Text, notify};
use crate::people::user::administrator;

/// Files are refused.
pub static DISK_LOW: NoticeKind = NoticeKind::new(
    "house.diskLow",
    Label::new("قرص شبه ممتلئ", "Disque presque plein", "A disk that is nearly full"),
    Text::new(
        "القرص شبه ممتلئ",
        "Le disque est presque plein",
        "The disk is nearly full",
    ),
    Text::new(
        "لم تعد الملفات تُقبل. المرجو إفراغ مساحة قبل أن يتعذر تسجيل أي شيء.",
        "Les fichiers ne sont plus acceptés. Libérez de la place avant que plus rien ne puisse être enregistré.",
        "Files are no longer accepted. Make room before nothing can be saved any more.",
    ),
)
.for_admins()
.with_mail();

/// Writes were refused for a while.
pub static WRITES_REFUSED: NoticeKind = NoticeKind::new(
    "house.writesRefused",
    Label::new(
        "تعذر التسجيل لمدة",
        "Enregistrements refusés",
        "A time in which nothing was saved",
    ),
    Text::new(
        "تعذر تسجيل أي شيء لمدة",
        "Rien n’a pu être enregistré pendant un moment",
        "Nothing could be saved for a while",
    ),
    Text::new(
        "السبب: {cause}. من {from} إلى {to}. عدد العمليات المرفوضة: {refused}",
        "Cause\u{a0}: {cause}. Du {from} au {to}. Opérations refusées\u{a0}: {refused}",
        "Cause: {cause}. From {from} to {to}. Refused: {refused}",
    ),
)
.for_admins()
.with_mail();

const FULL: Label = Label::new("القرص ممتلئ", "le disque était plein", "the disk was full");
const UNWRITABLE: Label = Label::new(
    "تعذرت الكتابة في قاعدة المعطيات",
    "la base de données ne pouvait pas être écrite",
    "the database could not be written",
);

/// Tells administrators.
pub fn of_disk(cx: &mut Cx<'_>, news: &DiskNews) -> Result<()> {
    let (kind, params, key) = match news {
        DiskNews::Low => (&DISK_LOW, Params::new(), format!("disk {}", cx.today())),
        DiskNews::Over(trouble) => {
            let cause = if trouble.is_full { FULL } else { UNWRITABLE };
            let until = trouble.until.unwrap_or_else(|| cx.now());
            let params = Params::new()
                .with_text("cause", |lang| cause.text(lang).to_owned())
                .with("from", &moment(trouble.since))
                .with("to", &moment(until))
                .with("refused", &trouble.refused.to_string());
            (&WRITES_REFUSED, params, format!("writes {}", trouble.since))
        }
    };
    let notice = Notice::new(kind, administrator::all(cx)?, params)
        .link(HOME)
        .once_per_user(key);
    notify(cx, &notice)
}

/// Where administrators look after the house.
const HOME: &str = "/settings/administration?tab=jobs";

/// A day and an hour in Morocco, in figures.
pub(super) fn moment(at: jiff::Timestamp) -> String {
    schema::moment_in_morocco(at).strftime("%d/%m/%Y %H:%M").to_string()
}
