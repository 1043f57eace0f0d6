//! What administrators are told of data that are in danger: backups beside them, files that are lost, a log that was cut.

use engine::{Cx, Extension, Warning};
use schema::{Label, Result};

use super::disk::moment;
use super::{Notice, NoticeKind, Params, Text, notify};
use crate::people::user::administrator;

/// The kinds of this page.
pub static NOTICES: &[Extension] = &[&BACKUP_BESIDE, &CLOCK_LEAPT, &FILES_LOST, &LOG_CUT];

/// A disk that fails would take the backups along.
pub static BACKUP_BESIDE: NoticeKind = NoticeKind::new(
    "house.backupBeside",
    Label::new(
        "نسخ احتياطية على قرص المعطيات",
        "Sauvegardes sur le disque des données",
        "Backups on the disk of the data",
    ),
    Text::new(
        "النسخ الاحتياطية على قرص المعطيات نفسه",
        "Les sauvegardes sont sur le disque des données",
        "The backups are on the disk of the data",
    ),
    Text::new(
        "توجد النسخ الاحتياطية في {folder}، على قرص المعطيات نفسه: إذا تعطل ضاعت معه. يجب اختيار مكان آخر (backups.folder أو backups.bucket).",
        "Les sauvegardes se trouvent dans {folder}, sur le même disque que les données\u{a0}: s’il tombe en panne, elles sont perdues avec lui. Choisissez un autre emplacement (backups.folder ou backups.bucket).",
        "The backups are in {folder}, on the same disk as the data: when it fails, they are lost with it. Choose another place (backups.folder or backups.bucket).",
    ),
)
.for_admins();

/// The bytes of files are lost, and no copy has them.
pub static FILES_LOST: NoticeKind = NoticeKind::new(
    "house.filesLost",
    Label::new("ملفات مفقودة أو تالفة", "Fichiers perdus ou abîmés", "Lost or damaged files"),
    Text::new("ملفات مفقودة أو تالفة", "Fichiers perdus ou abîmés", "Lost or damaged files"),
    Text::new(
        "محتوى ملفات مفقود أو تالف ({number}): {files}. يمكن استرجاعه من نسخة احتياطية أقدم.",
        "Le contenu de fichiers est perdu ou abîmé ({number})\u{a0}: {files}. Il peut être repris d’une sauvegarde plus ancienne.",
        "The content of files is lost or damaged ({number}): {files}. It may be brought back from an older backup.",
    ),
)
.for_admins()
.with_mail()
.acknowledged_within(1);

/// The change log lacks entries that were written.
pub static LOG_CUT: NoticeKind = NoticeKind::new(
    "house.logCut",
    Label::new(
        "سجل تعديلات ناقص",
        "Journal des modifications incomplet",
        "An incomplete change log",
    ),
    Text::new(
        "سجل التعديلات ناقص",
        "Le journal des modifications est incomplet",
        "The change log is incomplete",
    ),
    Text::new(
        "فُقدت تعديلات كانت قد سُجلت ({what}). يجب التحقق من القرص ومن آخر نسخة احتياطية.",
        "Des modifications enregistrées ont disparu ({what}). Vérifiez le disque et la dernière sauvegarde.",
        "Changes that had been saved are gone ({what}). Look at the disk and at the last backup.",
    ),
)
.for_admins()
.with_mail()
.acknowledged_within(1);

/// The clock is not believed.
pub static CLOCK_LEAPT: NoticeKind = NoticeKind::new(
    "house.clockLeapt",
    Label::new("قفزة في ساعة النظام", "Saut de l’horloge", "A clock that has leapt"),
    Text::new("ساعة النظام قفزت", "L’horloge du système a fait un saut", "The clock of the system has leapt"),
    Text::new(
        "كانت الساعة {believed} ثم صارت {shown}. ما لا رجعة فيه (القيود والإغلاق والحذف والتذكير) ينتظر. إن كانت الساعة صحيحة وجب تأكيدها، وإلا وجب ضبطها.",
        "Elle montrait {believed}, puis {shown}. Ce qui ne se défait pas (écritures, clôtures, relances, effacements) attend. Si l’heure est juste, confirmez-la\u{a0}; sinon, réglez-la.",
        "It showed {believed}, then {shown}. What cannot be undone (postings, closings, reminders, erasing) waits. Confirm the clock if it is right; else set it.",
    ),
)
.for_admins()
.with_mail()
.acknowledged_within(1);

/// Tells administrators, once a day of each kind.
pub fn notify_once_a_day(cx: &mut Cx<'_>, warning: &Warning<'_>) -> Result<()> {
    let (kind, params) = match warning {
        Warning::BackupBesideData { folder } => (&BACKUP_BESIDE, Params::new().with("folder", folder)),
        Warning::FilesLost { count, names } => {
            let params = Params::new()
                .with("number", &count.to_string())
                .with_text("files", |lang| {
                    names.join(if lang == schema::Lang::Ar { "، " } else { ", " })
                });
            (&FILES_LOST, params)
        }
        Warning::LogCut { what } => (&LOG_CUT, Params::new().with("what", what)),
        Warning::ClockLeapt { doubt } => {
            let params = Params::new()
                .with("believed", &moment(doubt.believed))
                .with("shown", &moment(doubt.shown));
            (&CLOCK_LEAPT, params)
        }
    };
    let key = format!("{} {}", kind.id, cx.today());
    let notice = Notice::new(kind, administrator::all(cx)?, params)
        .link("/settings/administration?tab=jobs")
        .once_per_user(key);
    notify(cx, &notice)
}
