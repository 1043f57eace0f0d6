//! What holds of every candidate.

use engine::Cx;
use schema::{Change, Document, Rejection, Result, error_codes};

use super::{ANNOUNCED, CIN, CONTESTS, CandidateStatus, PHONE, PUBLISHED_STATUS, STANDING, STATUS, TRACKING_HASH};

error_codes! {
    /// One person, one exam, one application.
    ALREADY_APPLIED = "application_exists", conflict => "سبق إيداع طلب ترشيح بهذه البطاقة في هذه المباراة: تابعوه برقمه لتصحيحه", "Une candidature a déjà été déposée avec cette CNIE pour ce concours\u{a0}: suivez-la avec son numéro pour la corriger", "An application with this card has been made for this exam already: follow it by its number to correct it";
    /// Nobody fills the list of an exam by one card.
    CONTESTED_OFTEN = "application_contested_often", conflict => "أودعت اليوم طلبات كثيرة بهذه البطاقة: المرجو إيداع الملف بكتابة المباراة ومعكم البطاقة", "Plusieurs candidatures portent cette CNIE aujourd’hui\u{a0}: déposez votre dossier au guichet des concours avec la carte", "Several applications bear this card today: hand yours in at the exams desk, with the card";
    APPLICATIONS_CLOSED = "applications_closed", conflict => "انتهى أجل إيداع الترشيحات: {until}", "Le dépôt des candidatures est clos depuis le {until}", "Applications closed on {until}";
    EXAM_NOT_OPEN = "exam_not_open", conflict => "هذه المباراة غير مفتوحة للترشيح", "Ce concours n’est pas ouvert aux candidatures", "This exam takes no applications";
    WRONG_SPECIALTY = "specialty_of_another_position", invalid => "هذا التخصص لا ينتمي إلى الفئة المختارة", "Cette spécialité n’est pas de la catégorie choisie", "This specialty is not of the position that was chosen";
    ALL_DOCUMENTS = "documents_missing", invalid => "المرجو إرفاق جميع الوثائق المطلوبة: {missing}", "Toutes les pièces sont obligatoires. Il manque\u{a0}: {missing}", "All documents required. Missing: {missing}";
    PHOTO_REQUIRED = "photo_required", invalid => "الصورة الشمسية إجبارية", "La photo d’identité est obligatoire", "The identity photo is required";
    /// Alike for a wrong card and a wrong number.
    UNKNOWN_APPLICATION = "document_not_found", 404 => "لا يوجد طلب ترشيح بهذه البطاقة وهذا الرقم", "Aucune candidature ne correspond à cette CNIE et à ce numéro", "No application has this card and this number";
}

/// A telephone is given by everybody. It goes at the end of retention alone, with the way in of the applicant.
pub(super) fn a_phone_is_given(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_erased = !change.is_new() && change.after.get(TRACKING_HASH).is_none();
    if is_erased { Ok(()) } else { need_phone(&change.after) }
}

/// Refuses what names no telephone.
pub(super) fn need_phone(row: &Document) -> Result<()> {
    if row.get(PHONE).is_none() {
        return Err(Rejection::new(error_codes::REQUIRED).about(&PHONE.def).into());
    }
    Ok(())
}

/// By the key of uniqueness a second application of a person is refused, whoever is faster; who contests another's, or has
/// withdrawn, keeps nobody out.
#[expect(clippy::unnecessary_wraps, reason = "the form of a rule")]
pub(super) fn fill_derived_fields(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_told_otherwise = change.touches(PUBLISHED_STATUS) && !change.touches(ANNOUNCED);
    let row = &mut change.after;
    let stands = row.get(CONTESTS).is_none() && row.get(STATUS) != Some(CandidateStatus::Withdrawn);
    let card = row.get(CIN).filter(|_| stands);
    row.set_or_clear(STANDING, card);
    // What is told by another act takes the place of what was announced.
    if is_told_otherwise {
        row.clear(ANNOUNCED);
    }
    Ok(())
}
