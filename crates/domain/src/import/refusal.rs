//! What an import refuses, beside what every write refuses.

use schema::{Label, Reject};

/// No row of the sheet looks like a header.
pub const NO_HEADER: Reject = Reject::invalid(
    "import_no_header",
    Label::new(
        "لم يتم العثور على سطر العناوين. العناوين المنتظرة مثلا: {expected}",
        "Aucune ligne d'en-têtes trouvée. En-têtes attendus, par exemple : {expected}",
        "No header row found. Expected titles, for example: {expected}",
    ),
);
/// The row repeats a value that stands once.
pub const REPEATED: Reject = Reject::conflict(
    "import_repeated",
    Label::new(
        "مكرر: سبق في السطر {row}",
        "Répété : déjà à la ligne {row}",
        "Repeated: already in row {row}",
    ),
);
/// Two keys of one row lead to two documents.
pub const TWO_DOCUMENTS: Reject = Reject::conflict(
    "import_two_documents",
    Label::new(
        "{field} يخص «{name}»، والسطر يخص غيره",
        "{field} est celui de « {name} », la ligne désigne quelqu'un d'autre",
        "{field} is that of \"{name}\", but the row is about another",
    ),
);
/// A name that several documents carry.
pub const AMBIGUOUS: Reject = Reject::invalid(
    "import_ambiguous",
    Label::new(
        "«{name}»: توجد عدة وثائق بهذا الاسم",
        "« {name} » : plusieurs portent ce nom",
        "\"{name}\": several carry this name",
    ),
);
/// A name that no document carries.
pub const UNKNOWN_NAME: Reject = Reject::with_status(
    "relationship_value_invalid",
    400,
    Label::new(
        "«{name}» غير موجود(ة)",
        "« {name} » n'existe pas",
        "\"{name}\" does not exist",
    ),
);
/// A formula without a stored value: the cell counts as empty.
pub const FORMULA: Reject = Reject::invalid(
    "import_formula_without_value",
    Label::new(
        "صيغة حسابية بدون قيمة محفوظة: اعتبرت الخانة فارغة",
        "Formule sans valeur enregistrée : la cellule est considérée comme vide",
        "A formula without a stored value: the cell counts as empty",
    ),
);
/// A column mapped by hand to a field that does not exist for this caller.
pub const MAPPING_UNKNOWN: Reject = Reject::invalid(
    "import_mapping_unknown",
    Label::new(
        "حقل غير معروف: {name}",
        "Champ inconnu : {name}",
        "Unknown field: {name}",
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
