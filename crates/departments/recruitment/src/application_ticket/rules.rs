//! What is asked of whoever holds a ticket, and of all of them together.

use engine::Cx;
use jiff::SignedDuration;
use schema::{Document, Instant, Result, error_codes};

use super::{ADDRESS, APPLICATION_TICKETS, CANDIDATE, EXPIRES_AT, HASH};

error_codes! {
    TICKET_UNKNOWN = "application_ticket_unknown", 404 => "انتهت مدة هذه العملية: المرجو البدء من جديد. ما كتبتموه محفوظ في جهازكم", "Cette saisie a expiré\u{a0}: recommencez l’envoi des fichiers. Ce que vous avez écrit est resté sur votre appareil", "This session has ended: send the files again. What you typed is kept on your device";
    /// Of an application in one form, which brings what `candidates.begin` asks for.
    PROOF_WANTED = "proof_of_work_required", 429 => "طلبات كثيرة حاليا: المرجو استعمال صفحة الترشيح أو المحاولة بعد مدة بالثواني: {seconds}", "Beaucoup de candidatures en ce moment\u{a0}: passez par la page de candidature ou réessayez dans {seconds}\u{a0}secondes", "Many are applying at the moment: use the application page, or try again in {seconds} seconds";
    /// The house is full of applications on their way: whoever comes again after so many `{seconds}` finds room.
    NO_ROOM = "application_room_exhausted", 429 => "الخادم يستقبل ملفات كثيرة حاليا: المرجو المحاولة بعد مدة بالثواني: {seconds}", "Le serveur reçoit beaucoup de dossiers en ce moment\u{a0}: réessayez dans {seconds}\u{a0}secondes", "The server is taking many applications at the moment: try again in {seconds} seconds";
    TOO_MANY_FILES = "application_files_exhausted", invalid => "أقصى عدد من الملفات: {most}", "{most}\u{a0}fichiers au plus", "At most {most} files";
    TOO_MUCH = "application_size_exhausted", invalid => "مجموع الملفات يتجاوز {most} م.ب", "Les fichiers dépassent {most}\u{a0}Mo en tout", "The files exceed {most} MB in all";
    PIECE_OUT_OF_PLACE = "application_piece_invalid", invalid => "جزء من الملف غير صحيح: المرجو إعادة إرسال الملف", "Un morceau du fichier est incorrect\u{a0}: renvoyez le fichier", "A piece of the file is wrong: send the file again";
}

/// How long a ticket is good for that has files.
pub(crate) const LIFE: SignedDuration = SignedDuration::from_hours(2);
/// How long without one, from when the page was last heard.
pub(crate) const QUIET: SignedDuration = SignedDuration::from_mins(10);
/// How long an application is answered again to whoever sends its ticket twice, and counts for its network.
pub(crate) const DAY: SignedDuration = SignedDuration::from_hours(24);
/// What began before the deadline is taken so long after it.
pub(crate) const GRACE: SignedDuration = SignedDuration::from_mins(10);
/// How many files one ticket holds.
pub(crate) const MOST_FILES: usize = 8;
/// How many bytes they have together.
pub(crate) const MOST_BYTES: i64 = 25 << 20;
/// How many applications a network makes a day before each first proves its own address by a code.
pub(crate) const MOST_A_DAY: u64 = 60;

/// Whether the network of a ticket has made so many applications within a day that the next one first proves its address.
pub(crate) fn is_past_the_day(cx: &Cx<'_>, ticket: &Document) -> Result<bool> {
    let Some(address) = ticket.get(ADDRESS) else {
        return Ok(false);
    };
    let made = [ADDRESS.eq(address), EXPIRES_AT.gt(cx.moment()), CANDIDATE.is_not_null()];
    Ok(cx.count(&APPLICATION_TICKETS, made)? >= MOST_A_DAY)
}

/// The ticket of that hash, while it is good.
pub(crate) fn need_ticket(cx: &Cx<'_>, hash: &str) -> Result<Document> {
    let ticket = cx.first(&APPLICATION_TICKETS, [HASH.eq(hash)])?;
    let is_good = |ticket: &Document| ticket.get(EXPIRES_AT).is_some_and(|Instant(end)| end > cx.now());
    ticket.filter(is_good).ok_or_else(|| TICKET_UNKNOWN.into())
}
