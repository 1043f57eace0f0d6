//! What an import refuses, beside what every write refuses.

use schema::{ErrorCode, Label, error_codes};

error_codes! {
    /// The names are those of `sameUnits`.
    TWINS = "import_units_of_two_names", conflict => "قبل إحداث الوحدات، المرجو تحديد ما إذا كان الاسمان لوحدة واحدة (sameUnits): {pairs}", "Avant de créer les unités, dites si les deux noms sont la même (sameUnits)\u{a0}: {pairs}", "Before units are made, say whether both names are one unit (sameUnits): {pairs}";
    NO_HEADER = "import_no_header", invalid => "لم يتم العثور على سطر العناوين. العناوين المطلوبة مثلا: {expected}", "Aucune ligne d’en-têtes trouvée. En-têtes attendus, par exemple\u{a0}: {expected}", "No header row found. Expected titles, for example: {expected}";
    REPEATED = "import_repeated", conflict => "مكرر: سبق في السطر {row}", "Répété\u{a0}: déjà à la ligne {row}", "Repeated: already in row {row}";
    TWO_DOCUMENTS = "import_two_documents", conflict => "{field} يخص «{name}»، والسطر يخص غيره", "{field} est celui de «\u{a0}{name}\u{a0}», la ligne désigne quelqu’un d’autre", "{field} is that of \"{name}\", but the row is about another";
    AMBIGUOUS = "import_ambiguous", invalid => "«{name}»: توجد عدة وثائق بهذا الاسم", "«\u{a0}{name}\u{a0}»\u{a0}: plusieurs portent ce nom", "\"{name}\": several carry this name";
    UNKNOWN_NAME = "relationship_value_invalid", invalid => "«{name}» غير موجود(ة)", "«\u{a0}{name}\u{a0}» n’existe pas", "\"{name}\" does not exist";
    NO_SUCH_DAY = "document_invalid_structure", invalid => "{field}: لا وجود ليوم {day} {month} {year}", "{field}\u{a0}: le {day} {month} {year} n’existe pas", "{field}: {day} {month} {year} does not exist";
    FORMULA = "import_formula_without_value", invalid => "صيغة حسابية بدون قيمة محفوظة: اعتبر الحقل فارغا", "Formule sans valeur enregistrée\u{a0}: la cellule est considérée comme vide", "A formula without a stored value: the cell counts as empty";
    /// A column mapped by hand to a field that does not exist for this caller.
    MAPPING_UNKNOWN = "import_mapping_unknown", invalid => "حقل غير معروف: {name}", "Champ inconnu\u{a0}: {name}", "Unknown field: {name}";
    /// More unknown names than somebody may try who does not read them all.
    TOO_MANY_UNKNOWN = "import_too_many_unknown", invalid => "{field}: عدد الأسماء غير الموجودة يتجاوز {most}. صححوا الملف قبل استيراده", "{field}\u{a0}: plus de {most} noms n’existent pas. Corrigez le fichier avant de l’importer", "{field}: more than {most} names do not exist. Correct the file before importing it";
}

/// The refusal of a file as a whole: its text is made in the reader's language.
pub(super) fn unreadable(trouble: &engine::Trouble, lang: schema::Lang) -> schema::Error {
    let says = Label::new("{reason}", "{reason}", "{reason}");
    ErrorCode::invalid(trouble.code(), says)
        .rejection()
        .field("file")
        .arg("reason", trouble.text(lang.code()))
        .into()
}
