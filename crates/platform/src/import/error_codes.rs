//! What an import refuses, beside what every write refuses.

use engine::cell::day::DayOrder;
use engine::sheet::Encoding;
use schema::{ErrorCode, Label, Rejection, error_codes, expected};

error_codes! {
    /// The names are those of `sameUnits`.
    TWINS = "import_units_of_two_names", conflict => "قبل إحداث الوحدات، المرجو تحديد ما إذا كان الاسمان لوحدة واحدة (sameUnits): {pairs}", "Avant de créer les unités, dites si les deux noms sont la même (sameUnits)\u{a0}: {pairs}", "Before units are made, say whether both names are one unit (sameUnits): {pairs}";
    NO_HEADER = "import_no_header", invalid => "لم يتم العثور على سطر العناوين. العناوين المطلوبة مثلا: {expected}", "Aucune ligne d’en-têtes trouvée. En-têtes attendus, par exemple\u{a0}: {expected}", "No header row found. Expected titles, for example: {expected}";
    REPEATED = "import_repeated", conflict => "مكرر: سبق في السطر {row}", "Répété\u{a0}: déjà à la ligne {row}", "Repeated: already in row {row}";
    TWO_DOCUMENTS = "import_two_documents", conflict => "{field} يخص «{name}»، والسطر يخص غيره", "{field} est celui de «\u{a0}{name}\u{a0}», la ligne désigne quelqu’un d’autre", "{field} is that of \"{name}\", but the row is about another";
    AMBIGUOUS = "import_ambiguous", invalid => "«{name}»: توجد عدة وثائق بهذا الاسم", "«\u{a0}{name}\u{a0}»\u{a0}: plusieurs portent ce nom", "\"{name}\": several carry this name";
    /// A row that leaves a field of its key empty, as a document that says something else.
    KEY_EMPTY = "import_key_empty", invalid => "{field}: فارغ، كما في «{name}». املؤوه ليتبين هل يتعلق السطر بنفس الوثيقة", "{field}\u{a0}: vide, comme dans «\u{a0}{name}\u{a0}». Remplissez-le pour dire si la ligne est la même", "{field}: empty, as in “{name}”. Fill it in to say whether the row is the same";
    UNKNOWN_NAME = "relationship_value_invalid", invalid => "«{name}» غير موجود(ة)", "«\u{a0}{name}\u{a0}» n’existe pas", "\"{name}\" does not exist";
    NO_SUCH_DAY = "document_invalid_structure", invalid => "{field}: لا وجود ليوم {day} {month} {year}", "{field}\u{a0}: le {day} {month} {year} n’existe pas", "{field}: {day} {month} {year} does not exist";
    FORMULA = "import_formula_without_value", invalid => "صيغة حسابية بدون قيمة محفوظة: اعتبر الحقل فارغا", "Formule sans valeur enregistrée\u{a0}: la cellule est considérée comme vide", "A formula without a stored value: the cell counts as empty";
    /// A number of more digits than a spreadsheet keeps.
    LOST_DIGITS = "import_digits_lost", invalid => "{field}: أرقام العدد «{text}» أكثر من أن تحفظها خلية رقمية (15 رقما). اكتبوه في خلية نصية", "{field}\u{a0}: «\u{a0}{text}\u{a0}» a trop de chiffres pour une cellule numérique (15 au plus), les derniers sont perdus. Saisissez-le dans une cellule de texte", "{field}: “{text}” has too many digits for a number cell (15 at most), the last ones are lost. Enter it as text";
    /// A text in which some program put a sign in the place of letters that it did not know.
    LOST_LETTERS = "import_letters_lost", invalid => "{field}: حروف ضائعة في «{text}». احفظوا الملف الأصلي بصيغة \u{2066}CSV UTF-8\u{2069} أو \u{2066}.xlsx\u{2069}", "{field}\u{a0}: des lettres de «\u{a0}{text}\u{a0}» sont perdues. Enregistrez le fichier d’origine en CSV UTF-8 ou en .xlsx", "{field}: letters of “{text}” are lost. Save the original file as CSV UTF-8 or .xlsx";
    /// Days of a column that are days only where the month comes first.
    DAY_ORDER = "import_day_order_in_doubt", invalid => "{field}: «{text}» ليس تاريخا إذا تقدم اليوم على الشهر. هل يتقدم الشهر في هذا الملف ({text} = {month_first}، dayOrder = mdy) أم اليوم (dayOrder = dmy)؟", "{field}\u{a0}: «\u{a0}{text}\u{a0}» n’est pas une date si le jour vient d’abord. Ce fichier met-il le mois d’abord ({text} = {month_first}, dayOrder = mdy) ou le jour (dayOrder = dmy)\u{a0}?", "{field}: “{text}” is no date where the day comes first. Does this file put the month first ({text} = {month_first}, dayOrder = mdy) or the day (dayOrder = dmy)?";
    /// Two columns mapped by hand to a field that is not made of two.
    TWO_COLUMNS = "import_two_columns", invalid => "{field}: اختير له العمودان {first} و{second}. اتركوا أحدهما", "{field}\u{a0}: deux colonnes, {first} et {second}. Laissez-en une de côté", "{field}: two columns, {first} and {second}. Leave one of them out";
    /// A part of a name without the other part.
    HALF = "import_half_of_text", invalid => "{field}: «{text}» جزء منه فقط. المطلوب الاسم الشخصي والعائلي معا", "{field}\u{a0}: «\u{a0}{text}\u{a0}» n’en est qu’une partie. Le nom et le prénom sont attendus", "{field}: “{text}” is only a part of it. Surname and first name are expected";
    /// Said of rows that the reader of the sheet does not see.
    HIDDEN_ROWS = "import_hidden_rows", invalid => "أسطر مخفية أو غير معروضة بسبب التصفية، وهي ضمن الاستيراد: {rows}", "Lignes masquées ou filtrées, importées elles aussi\u{a0}: {rows}", "Hidden or filtered rows, imported as well: {rows}";
    /// Said of columns that the reader of the sheet does not see.
    HIDDEN_COLUMNS = "import_hidden_columns", invalid => "أعمدة مخفية، وهي ضمن الاستيراد: {columns}", "Colonnes masquées, importées elles aussi\u{a0}: {columns}", "Hidden columns, imported as well: {columns}";
    /// A column mapped by hand to a field that does not exist for this caller.
    MAPPING_UNKNOWN = "import_mapping_unknown", invalid => "حقل غير معروف: {name}", "Champ inconnu\u{a0}: {name}", "Unknown field: {name}";
    /// More unknown names than somebody may try who does not read them all.
    TOO_MANY_UNKNOWN = "import_too_many_unknown", invalid => "{field}: عدد الأسماء غير الموجودة يتجاوز {most}. صححوا الملف قبل استيراده", "{field}\u{a0}: plus de {most} noms n’existent pas. Corrigez le fichier avant de l’importer", "{field}: more than {most} names do not exist. Correct the file before importing it";
}

/// The encoding of that name.
pub fn encoding(said: &str) -> schema::Result<Encoding> {
    let refused = || Rejection::argument("encoding", expected::ENCODING).field("encoding");
    Encoding::find(said).ok_or_else(|| refused().into())
}

/// The order of that name.
pub fn day_order(said: &str) -> schema::Result<DayOrder> {
    match said {
        "dmy" => Ok(DayOrder::DayFirst),
        "mdy" => Ok(DayOrder::MonthFirst),
        _ => Err(Rejection::argument("dayOrder", expected::DAY_ORDER)
            .field("dayOrder")
            .into()),
    }
}

/// The refusal of a file as a whole: its text is made in the reader's language. Where somebody is asked, each answer stands beside it:
/// the value of `encoding`, and what the file then says.
pub fn unreadable(trouble: &engine::Trouble, lang: schema::Lang) -> schema::Error {
    let mut refused = ErrorCode::invalid(trouble.code(), AS_SAID)
        .rejection()
        .field("file")
        .arg("says", trouble.text(lang.code()));
    if let engine::Trouble::EncodingInDoubt { readings } = trouble {
        refused.errors = readings
            .iter()
            .map(|(name, text)| answer("encoding", name, text))
            .collect();
    }
    refused.into()
}

const AS_SAID: Label = Label::new("{says}", "{says}", "{says}");

/// One answer to what a file leaves open: the value of a parameter, and what it makes of the file.
pub(super) fn answer(parameter: &str, value: &'static str, says: &str) -> Rejection {
    let code = ErrorCode::invalid(value, AS_SAID);
    code.rejection().field(parameter).arg("says", says)
}
