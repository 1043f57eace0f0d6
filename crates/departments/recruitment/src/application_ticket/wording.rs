//! What the acts of a page of applications are called while its files are on their way, and what is said after them.

use schema::{Label, Wording};

pub(super) const BEGIN: Wording = Wording::new(
    Label::new("بدء طلب الترشيح", "Commencer une candidature", "Begin an application"),
    Label::new("بدأ طلب الترشيح", "Candidature commencée", "Application begun"),
);

pub(super) const LOOK: Wording = Wording::new(
    Label::new("متابعة الإرسال", "Reprendre l’envoi", "Go on sending"),
    Label::new("استؤنف الإرسال", "Envoi repris", "Sending goes on"),
);

pub(super) const ATTACH: Wording = Wording::new(
    Label::new("إرسال ملف", "Envoyer un fichier", "Send a file"),
    Label::new("تم التوصل به", "Reçu", "Received"),
);
