//! What the acts on the ledger are called, and what is said before and after them.

use platform::papers::wording;
use schema::{Label, Wording};

const CORRECT_LABEL: Label = Label::new("تصحيح الرصيد", "Rectifier le solde", "Correct the balance");

pub(super) const CORRECT: Wording = Wording::new(
    CORRECT_LABEL,
    Label::new("تم قيد التصحيح", "Rectification inscrite", "Correction entered"),
)
.asking(
    CORRECT_LABEL,
    Label::new(
        "يضاف قيد إلى السجل مع سببه، ولا يعدل أي قيد سابق. والعدد السالب ينقص أياما.",
        "Une écriture est ajoutée au registre, avec son motif\u{a0}; aucune n’est modifiée. Un nombre négatif retire des jours.",
        "An entry is added to the ledger, with its reason; none is changed. A number below zero takes days away.",
    ),
);

const REVERSE_LABEL: Label = Label::new("عكس القيد", "Contre-passer", "Reverse the entry");

pub(super) const REVERSE: Wording = Wording::new(
    REVERSE_LABEL,
    Label::new("تم عكس القيد", "Écriture contre-passée", "Entry reversed"),
)
.asking(
    Label::new("عكس القيد", "Contre-passer l’écriture", "Reverse the entry"),
    Label::new(
        "يضاف إلى السجل قيد معاكس بتاريخ اليوم مع سببه، ويبقى القيد الأصلي كما هو.",
        "Une écriture contraire s’ajoute au registre à la date d’aujourd’hui, avec son motif\u{a0}; celle d’origine reste.",
        "An opposite entry is added to the ledger today, with its reason; the first one stays.",
    ),
)
.destructive();

const STATEMENT: Label = Label::new("بيان رصيد الرخص", "Relevé de congés", "Leave statement");

pub(super) const PRINT: Wording = wording::issue(STATEMENT, STATEMENT);

/// Balances that people bring along, named or in a sheet.
pub(super) const OPEN: Wording = Wording::new(
    Label::new("إدخال الأرصدة السابقة", "Reprendre des soldes", "Enter opening balances"),
    Label::new("تم تقييد الأرصدة", "Soldes inscrits", "Balances entered"),
);
