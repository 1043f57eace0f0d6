//! What an import refuses, beside what every write refuses.

use schema::{Label, Reject};

/// No row of the sheet looks like a header.
pub const NO_HEADER: Reject = Reject::invalid(
    "import_no_header",
    Label::new(
        "لم يتم العثور على سطر العناوين. العناوين المطلوبة مثلا: {expected}",
        "Aucune ligne d’en-têtes trouvée. En-têtes attendus, par exemple\u{a0}: {expected}",
        "No header row found. Expected titles, for example: {expected}",
    ),
);
/// The row repeats a value that stands once.
pub const REPEATED: Reject = Reject::conflict(
    "import_repeated",
    Label::new(
        "مكرر: سبق في السطر {row}",
        "Répété\u{a0}: déjà à la ligne {row}",
        "Repeated: already in row {row}",
    ),
);
/// Two keys of one row lead to two documents.
pub const TWO_DOCUMENTS: Reject = Reject::conflict(
    "import_two_documents",
    Label::new(
        "{field} يخص «{name}»، والسطر يخص غيره",
        "{field} est celui de «\u{a0}{name}\u{a0}», la ligne désigne quelqu’un d’autre",
        "{field} is that of \"{name}\", but the row is about another",
    ),
);
/// A name that several documents carry.
pub const AMBIGUOUS: Reject = Reject::invalid(
    "import_ambiguous",
    Label::new(
        "«{name}»: توجد عدة وثائق بهذا الاسم",
        "«\u{a0}{name}\u{a0}»\u{a0}: plusieurs portent ce nom",
        "\"{name}\": several carry this name",
    ),
);
/// A name that no document carries.
pub const UNKNOWN_NAME: Reject = Reject::with_status(
    "relationship_value_invalid",
    400,
    Label::new(
        "«{name}» غير موجود(ة)",
        "«\u{a0}{name}\u{a0}» n’existe pas",
        "\"{name}\" does not exist",
    ),
);
/// A formula without a stored value: the cell counts as empty.
pub const FORMULA: Reject = Reject::invalid(
    "import_formula_without_value",
    Label::new(
        "صيغة حسابية بدون قيمة محفوظة: اعتبر الحقل فارغا",
        "Formule sans valeur enregistrée\u{a0}: la cellule est considérée comme vide",
        "A formula without a stored value: the cell counts as empty",
    ),
);
/// A column mapped by hand to a field that does not exist for this caller.
pub const MAPPING_UNKNOWN: Reject = Reject::invalid(
    "import_mapping_unknown",
    Label::new(
        "حقل غير معروف: {name}",
        "Champ inconnu\u{a0}: {name}",
        "Unknown field: {name}",
    ),
);
/// More unknown names than somebody may try who does not read them all.
pub const TOO_MANY_UNKNOWN: Reject = Reject::invalid(
    "import_too_many_unknown",
    Label::new(
        "{field}: عدد الأسماء غير الموجودة يتجاوز {most}. صححوا الملف قبل استيراده",
        "{field}\u{a0}: plus de {most} noms n’existent pas. Corrigez le fichier avant de l’importer",
        "{field}: more than {most} names do not exist. Correct the file before importing it",
    ),
);
/// The refusals of this page; a file that cannot be read answers with the code of its trouble.
pub const REJECTS: &[Reject] = &[
    NO_HEADER,
    REPEATED,
    TWO_DOCUMENTS,
    AMBIGUOUS,
    UNKNOWN_NAME,
    FORMULA,
    MAPPING_UNKNOWN,
    TOO_MANY_UNKNOWN,
];

/// The refusal of a file as a whole: its text is made in the reader's language.
pub(super) fn unreadable(trouble: &engine::Trouble, lang: schema::Lang) -> schema::Error {
    let says = Label::new("{reason}", "{reason}", "{reason}");
    Reject::invalid(trouble.code(), says)
        .refusal()
        .field("file")
        .arg("reason", trouble.text(lang.code()))
        .into()
}
