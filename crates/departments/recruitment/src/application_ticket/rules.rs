//! What is asked of whoever holds a ticket, and of all of them together.

use engine::Cx;
use jiff::SignedDuration;
use schema::{Document, Instant, Result, error_codes};

use super::{ADDRESS, APPLICATION_TICKETS, BYTES, CANDIDATE, EXPIRES_AT, HASH, RECRUITMENT};

error_codes! {
    TICKET_UNKNOWN = "application_ticket_unknown", 404 => "انتهت مدة هذه العملية: المرجو البدء من جديد. ما كتبتموه محفوظ في جهازكم", "Cette saisie a expiré\u{a0}: recommencez l’envoi des fichiers. Ce que vous avez écrit est resté sur votre appareil", "This session has ended: send the files again. What you typed is kept on your device";
    PROOF_USED = "proof_of_work_used", conflict => "استعملت هذه النتيجة من قبل: المرجو إعادة المحاولة", "Ce calcul a déjà servi\u{a0}: réessayez", "This computation was used already: try again";
    /// Of an application in one form, which brings what `candidates.begin` asks for.
    PROOF_WANTED = "proof_of_work_required", 429 => "طلبات كثيرة حاليا: المرجو استعمال صفحة الترشيح أو المحاولة بعد مدة بالثواني: {seconds}", "Beaucoup de candidatures en ce moment\u{a0}: passez par la page de candidature ou réessayez dans {seconds}\u{a0}secondes", "Many are applying at the moment: use the application page, or try again in {seconds} seconds";
    /// A flood, or a large house: whoever comes again after so many `{seconds}` finds room.
    TOO_MANY_TICKETS = "application_tickets_exhausted", 429 => "طلبات كثيرة قيد الإعداد من هذا الاتصال: المرجو المحاولة بعد مدة بالثواني: {seconds}", "Trop de candidatures en cours depuis cette connexion\u{a0}: réessayez dans {seconds}\u{a0}secondes", "Too many applications are being prepared from this connection: try again in {seconds} seconds";
    NO_ROOM = "application_room_exhausted", 429 => "الخادم يستقبل ملفات كثيرة حاليا: المرجو المحاولة بعد مدة بالثواني: {seconds}", "Le serveur reçoit beaucoup de dossiers en ce moment\u{a0}: réessayez dans {seconds}\u{a0}secondes", "The server is taking many applications at the moment: try again in {seconds} seconds";
    TOO_MANY_FILES = "application_files_exhausted", invalid => "أقصى عدد من الملفات: {most}", "{most}\u{a0}fichiers au plus", "At most {most} files";
    TOO_MUCH = "application_size_exhausted", invalid => "مجموع الملفات يتجاوز {most} م.ب", "Les fichiers dépassent {most}\u{a0}Mo en tout", "The files exceed {most} MB in all";
    PIECE_OUT_OF_PLACE = "application_piece_invalid", invalid => "جزء من الملف غير صحيح: المرجو إعادة إرسال الملف", "Un morceau du fichier est incorrect\u{a0}: renvoyez le fichier", "A piece of the file is wrong: send the file again";
}

/// How long a ticket is good for.
pub(crate) const LIFE: SignedDuration = SignedDuration::from_hours(2);
/// What began before the deadline is taken so long after it.
pub(crate) const GRACE: SignedDuration = SignedDuration::from_mins(10);
/// How many files one ticket holds.
pub(crate) const MOST_FILES: usize = 8;
/// How many bytes they have together.
pub(crate) const MOST_BYTES: i64 = 25 << 20;
/// How many tickets stand open from one address: a cyber café full of applicants.
const MOST_OF_ADDRESS: u64 = 40;
/// How many bytes all open tickets have together.
const MOST_IN_ALL: i64 = 4 << 30;
/// After how many seconds whoever found no room should come again.
const COME_AGAIN: u32 = 60;

/// Refuses one ticket more from an address that has its share.
pub(super) fn check_share(cx: &Cx<'_>, address: &str) -> Result<()> {
    let open = [ADDRESS.eq(address), EXPIRES_AT.gt(cx.moment()), CANDIDATE.is_null()];
    if cx.count(&APPLICATION_TICKETS, open)? >= MOST_OF_ADDRESS {
        return Err(TOO_MANY_TICKETS.rejection().arg("seconds", COME_AGAIN).into());
    }
    Ok(())
}

/// Refuses so many bytes more when all open tickets together would hold too much.
pub(super) fn check_room(cx: &Cx<'_>, more: i64) -> Result<()> {
    let open = [EXPIRES_AT.gt(cx.moment()), CANDIDATE.is_null()];
    let measure = engine::Measure::Sum(APPLICATION_TICKETS.need(BYTES)?);
    let groups = cx.groups(
        &APPLICATION_TICKETS,
        open,
        APPLICATION_TICKETS.need(RECRUITMENT)?,
        vec![measure],
    )?;
    let held: i64 = groups
        .iter()
        .filter_map(|group| group.measures.first().copied().flatten())
        .sum();
    if held.saturating_add(more) > MOST_IN_ALL {
        return Err(NO_ROOM.rejection().arg("seconds", COME_AGAIN).into());
    }
    Ok(())
}

/// The ticket of that hash, while it is good.
pub(crate) fn need_ticket(cx: &Cx<'_>, hash: &str) -> Result<Document> {
    let ticket = cx.first(&APPLICATION_TICKETS, [HASH.eq(hash)])?;
    let is_good = |ticket: &Document| ticket.get(EXPIRES_AT).is_some_and(|Instant(end)| end > cx.now());
    ticket.filter(is_good).ok_or_else(|| TICKET_UNKNOWN.into())
}
