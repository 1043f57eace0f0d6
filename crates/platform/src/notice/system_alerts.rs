//! What administrators are told of the house itself: work that was given up, letters that do not leave, a backup that failed.

use engine::{Cx, Extension, GivenUp};
use schema::{Label, Result};

use super::announce::ANNOUNCED;
use super::disk::{DISK_LOW, WRITES_REFUSED};
use super::{Notice, NoticeKind, Params, Text, notify};
use crate::people::user::administrator;

/// The kinds of this page.
pub static NOTICES: &[Extension] = &[
    &ANNOUNCED,
    &BACKUP_FAILED,
    &DISK_LOW,
    &JOB_FAILED,
    &LETTER_FAILED,
    &WRITES_REFUSED,
];

/// No backup was made.
pub static BACKUP_FAILED: NoticeKind = NoticeKind::new(
    "house.backupFailed",
    Label::new("فشل النسخ الاحتياطي", "Sauvegarde en échec", "A backup that failed"),
    Text::new("فشل النسخ الاحتياطي", "La sauvegarde a échoué", "The backup failed"),
    Text::new(
        "لم تُنجز النسخة الاحتياطية بعد عدة محاولات: {error}",
        "Aucune sauvegarde n’a pu être faite après plusieurs tentatives\u{a0}: {error}",
        "No backup could be made after several attempts: {error}",
    ),
)
.for_admins()
.with_mail()
.acknowledged_within(1);

/// A job was tried for the last time.
pub static JOB_FAILED: NoticeKind = NoticeKind::new(
    "house.jobFailed",
    Label::new("عملية متوقفة", "Tâche abandonnée", "A job that was abandoned"),
    Text::new(
        "توقفت العملية: {job}",
        "Tâche abandonnée\u{a0}: {job}",
        "Job abandoned: {job}",
    ),
    Text::new(
        "فشلت بعد عدة محاولات: {error}",
        "Elle a échoué après plusieurs tentatives\u{a0}: {error}",
        "It failed after several attempts: {error}",
    ),
)
.for_admins();

/// A letter was tried for the last time; told once a day, for one reason stops them all.
pub static LETTER_FAILED: NoticeKind = NoticeKind::new(
    "house.letterFailed",
    Label::new(
        "رسائل تعذر إرسالها",
        "Messages non envoyés",
        "Messages that could not be sent",
    ),
    Text::new(
        "تعذر إرسال رسائل",
        "Des messages n’ont pas pu être envoyés",
        "Messages could not be sent",
    ),
    Text::new(
        "السبب: {error}. يمكن إعادة إرسالها من صندوق الرسائل الصادرة.",
        "Motif\u{a0}: {error}. Ils peuvent être renvoyés depuis la boîte d’envoi.",
        "Reason: {error}. They can be sent again from the outbox.",
    ),
)
.for_admins();

/// What the outbox says of a sender that is missing, in the reader's language.
const OURS: &[(&str, Label)] = &[
    (
        "no mail server is configured",
        Label::new(
            "لم يتم إعداد خادم البريد",
            "aucun serveur de courriel n’est configuré",
            "no mail server is configured",
        ),
    ),
    (
        "no SMS gateway is configured",
        Label::new(
            "لم يتم إعداد بوابة الرسائل النصية القصيرة",
            "aucune passerelle SMS n’est configurée",
            "no SMS gateway is configured",
        ),
    ),
];

/// Longest part of an error that is told; the whole stands under the jobs.
const LONGEST: usize = 300;

/// Tells administrators of what was given up. A letter that tells of letters is not told of in turn.
pub fn given_up(cx: &mut Cx<'_>, what: &GivenUp<'_>) -> Result<()> {
    let error: String = what.error.chars().take(LONGEST).collect();
    let ours = OURS.iter().find(|(known, _)| *known == error);
    let params = Params::new().with_text("error", |lang| {
        ours.map_or(error.as_str(), |(_, label)| label.text(lang)).to_owned()
    });
    let day = cx.today();
    let (kind, params, link, key) = match what.routine {
        Some(("backup", _)) => (&BACKUP_FAILED, params, JOBS, format!("backup {day}")),
        Some((id, label)) => {
            let params = params.with_text("job", |lang| label.text(lang).to_owned());
            (&JOB_FAILED, params, JOBS, format!("{id} {day}"))
        }
        None if what.is_letter && is_about_letters(cx, what)? => return Ok(()),
        None if what.is_letter => (&LETTER_FAILED, params, OUTBOX, format!("letters {day}")),
        None => (
            &JOB_FAILED,
            params.with("job", what.kind),
            JOBS,
            format!("{} {day}", what.kind),
        ),
    };
    let notice = Notice::new(kind, administrator::all(cx)?, params)
        .link(link)
        .once_per_user(key);
    notify(cx, &notice)
}

/// Where administrators look after jobs, and after letters.
const JOBS: &str = "/settings/administration?tab=jobs";
const OUTBOX: &str = "/settings/administration?tab=outbox";

/// Whether a letter was to tell of letters that did not leave.
fn is_about_letters(cx: &Cx<'_>, what: &GivenUp<'_>) -> Result<bool> {
    let id = what.body["notification"].as_str().unwrap_or_default();
    let told = cx.get(&super::NOTIFICATIONS, id)?;
    Ok(told.is_some_and(|row| row.get(super::notification::KIND).as_deref() == Some(LETTER_FAILED.id)))
}
