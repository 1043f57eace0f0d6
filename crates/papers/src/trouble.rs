//! What can be wrong with a file as a whole, said in Arabic, French and English.

/// Why a file cannot be read. Nothing in it was read; the same file will be refused again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.text("en"))]
pub enum Trouble {
    /// The file has no byte at all.
    EmptyFile,
    /// Neither a workbook nor text in rows: a picture, a PDF, a web page, a letter.
    NotAWorkbook,
    /// A workbook of Excel 97–2003 (`.xls`).
    OldExcel,
    /// A binary workbook of Excel (`.xlsb`).
    BinaryExcel,
    /// A workbook of LibreOffice (`.ods`).
    OpenDocument,
    /// A workbook encrypted with a password.
    PasswordProtected,
    /// A workbook that is cut short or broken inside.
    Damaged {
        /// What the reader met, in English, for the log.
        reason: String,
    },
    /// The parts of the workbook, or its text, exceed the limit once unpacked.
    TooBig {
        /// The limit in megabytes of unpacked content.
        limit_mb: u64,
    },
    /// More rows than the limit.
    TooManyRows {
        /// The greatest number of rows that is read.
        limit: usize,
    },
    /// More cells than the limit, counting each row up to its last value.
    TooManyCells {
        /// The greatest number of cells that is read.
        limit: usize,
    },
    /// No visible sheet holds a value.
    NoRows,
    /// The workbook has no sheet of the name asked for.
    UnknownSheet {
        /// The name asked for.
        asked: String,
        /// The names of the visible sheets.
        sheets: Vec<String>,
    },
    /// The sheet asked for is hidden.
    HiddenSheet {
        /// The name asked for.
        asked: String,
        /// The names of the visible sheets.
        sheets: Vec<String>,
    },
    /// A text file whose letters may be those of either encoding: who sent it says which.
    EncodingInDoubt {
        /// The names of the encodings, the likelier one first, and what each makes of the same letters.
        readings: Vec<(&'static str, String)>,
    },
}

impl Trouble {
    /// A stable word for the kind of trouble, for the wire and for logs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::EmptyFile => "file_empty",
            Self::NotAWorkbook => "file_not_a_workbook",
            Self::OldExcel => "file_old_excel",
            Self::BinaryExcel => "file_binary_excel",
            Self::OpenDocument => "file_open_document",
            Self::PasswordProtected => "file_password_protected",
            Self::Damaged { .. } => "file_damaged",
            Self::TooBig { .. } => "file_too_big",
            Self::TooManyRows { .. } => "file_too_many_rows",
            Self::TooManyCells { .. } => "file_too_many_cells",
            Self::NoRows => "file_no_rows",
            Self::UnknownSheet { .. } => "sheet_unknown",
            Self::HiddenSheet { .. } => "sheet_hidden",
            Self::EncodingInDoubt { .. } => "file_encoding_in_doubt",
        }
    }

    /// The message for a person, in `"ar"`, `"fr"` or, for any other language, English.
    pub fn text(&self, lang: &str) -> String {
        let (pattern, between) = match lang {
            "ar" => (self.arabic(), "، "),
            "fr" => (self.french(), ", "),
            _ => (self.english(), ", "),
        };
        match self {
            Self::TooBig { limit_mb } => pattern.replace("{limit}", &limit_mb.to_string()),
            Self::TooManyRows { limit } | Self::TooManyCells { limit } => {
                pattern.replace("{limit}", &limit.to_string())
            }
            Self::UnknownSheet { asked, sheets } | Self::HiddenSheet { asked, sheets } => {
                // The list first: a sheet may be called anything, even `{sheets}`.
                let (before, after) = pattern.split_once("{asked}").unwrap_or((pattern, ""));
                format!("{before}{asked}{}", after.replace("{sheets}", &sheets.join(between)))
            }
            Self::EncodingInDoubt { readings } => {
                let shown = readings
                    .iter()
                    .map(|(name, text)| format!("\u{2068}{text}\u{2069} (encoding = {name})"));
                pattern.replace("{readings}", &shown.collect::<Vec<_>>().join(between))
            }
            _ => pattern.to_owned(),
        }
    }

    fn arabic(&self) -> &'static str {
        match self {
            Self::EmptyFile => "الملف فارغ.",
            Self::NotAWorkbook => "هذا الملف ليس جدولا: أرسلوا ملف Excel (\u{200e}.xlsx) أو CSV.",
            Self::OldExcel => "هذا ملف Excel قديم (\u{200e}.xls): احفظوه بصيغة \u{200e}.xlsx ثم أعيدوا إرساله.",
            Self::BinaryExcel => "هذا ملف Excel ثنائي (\u{200e}.xlsb): احفظوه بصيغة \u{200e}.xlsx ثم أعيدوا إرساله.",
            Self::OpenDocument => "هذا ملف LibreOffice (\u{200e}.ods): احفظوه بصيغة \u{200e}.xlsx ثم أعيدوا إرساله.",
            Self::PasswordProtected => "هذا الملف محمي بكلمة سر: أزيلوها ثم أعيدوا إرساله.",
            Self::Damaged { .. } => "الملف ناقص أو تالف: افتحوه واحفظوه من جديد ثم أعيدوا إرساله.",
            Self::TooBig { .. } => "محتوى الملف كبير جدا: الحد الأقصى {limit} ميغابايت بعد فك الضغط.",
            Self::TooManyRows { .. } => "عدد الأسطر كبير جدا، والحد الأقصى {limit}. قسموا الملف.",
            Self::TooManyCells { .. } => "عدد الخلايا كبير جدا، والحد الأقصى {limit}. قسموا الملف.",
            Self::NoRows => "لا توجد أي معطيات في الأوراق الظاهرة من هذا الملف.",
            Self::UnknownSheet { .. } => "لا توجد ورقة باسم «{asked}». الأوراق المتوفرة: {sheets}.",
            Self::HiddenSheet { .. } => "الورقة «{asked}» مخفية. الأوراق المتوفرة: {sheets}.",
            Self::EncodingInDoubt { .. } => {
                "حروف هذا الملف تقرأ بأكثر من طريقة: {readings}. احفظوه بصيغة \u{200e}CSV UTF-8 أو اختاروا القراءة الصحيحة."
            }
        }
    }

    fn french(&self) -> &'static str {
        match self {
            Self::EmptyFile => "Le fichier est vide.",
            Self::NotAWorkbook => "Ce fichier n’est pas un tableau\u{a0}: envoyez un fichier Excel (.xlsx) ou CSV.",
            Self::OldExcel => "Ancien fichier Excel (.xls)\u{a0}: enregistrez-le en .xlsx puis renvoyez-le.",
            Self::BinaryExcel => "Fichier Excel binaire (.xlsb)\u{a0}: enregistrez-le en .xlsx puis renvoyez-le.",
            Self::OpenDocument => "Fichier LibreOffice (.ods)\u{a0}: enregistrez-le en .xlsx puis renvoyez-le.",
            Self::PasswordProtected => {
                "Ce fichier est protégé par un mot de passe\u{a0}: retirez-le puis renvoyez le fichier."
            }
            Self::Damaged { .. } => {
                "Le fichier est incomplet ou abîmé\u{a0}: ouvrez-le, enregistrez-le à nouveau et renvoyez-le."
            }
            Self::TooBig { .. } => "Le contenu du fichier dépasse {limit} Mo une fois décompressé.",
            Self::TooManyRows { .. } => "Le fichier dépasse {limit} lignes\u{a0}: partagez-le en plusieurs fichiers.",
            Self::TooManyCells { .. } => {
                "Le fichier dépasse {limit} cellules\u{a0}: partagez-le en plusieurs fichiers."
            }
            Self::NoRows => "Aucune feuille visible de ce fichier ne contient de données.",
            Self::UnknownSheet { .. } => {
                "Aucune feuille ne s’appelle «\u{a0}{asked}\u{a0}». Feuilles disponibles\u{a0}: {sheets}."
            }
            Self::HiddenSheet { .. } => {
                "La feuille «\u{a0}{asked}\u{a0}» est masquée. Feuilles disponibles\u{a0}: {sheets}."
            }
            Self::EncodingInDoubt { .. } => {
                "Les lettres de ce fichier se lisent de plusieurs façons\u{a0}: {readings}. Enregistrez-le en CSV UTF-8, ou dites laquelle est la bonne."
            }
        }
    }

    fn english(&self) -> &'static str {
        match self {
            Self::EmptyFile => "The file is empty.",
            Self::NotAWorkbook => "This file is not a table: send an Excel (.xlsx) or CSV file.",
            Self::OldExcel => "This is an old Excel file (.xls): save it as .xlsx and send it again.",
            Self::BinaryExcel => "This is a binary Excel file (.xlsb): save it as .xlsx and send it again.",
            Self::OpenDocument => "This is a LibreOffice file (.ods): save it as .xlsx and send it again.",
            Self::PasswordProtected => "This file is protected by a password: remove it and send the file again.",
            Self::Damaged { .. } => "The file is incomplete or damaged: open it, save it again and send it again.",
            Self::TooBig { .. } => "The content of the file exceeds {limit} MB once unpacked.",
            Self::TooManyRows { .. } => "The file exceeds {limit} rows: split it into several files.",
            Self::TooManyCells { .. } => "The file exceeds {limit} cells: split it into several files.",
            Self::NoRows => "No visible sheet of this file holds any data.",
            Self::UnknownSheet { .. } => "There is no sheet called “{asked}”. Sheets available: {sheets}.",
            Self::HiddenSheet { .. } => "The sheet “{asked}” is hidden. Sheets available: {sheets}.",
            Self::EncodingInDoubt { .. } => {
                "The letters of this file can be read in several ways: {readings}. Save it as CSV UTF-8, or say which one is right."
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_kind() -> Vec<Trouble> {
        let (asked, sheets) = ("{sheets}".to_owned(), vec!["A".to_owned(), "ب".to_owned()]);
        vec![
            Trouble::EmptyFile,
            Trouble::NotAWorkbook,
            Trouble::OldExcel,
            Trouble::BinaryExcel,
            Trouble::OpenDocument,
            Trouble::PasswordProtected,
            Trouble::Damaged { reason: "x".to_owned() },
            Trouble::TooBig { limit_mb: 200 },
            Trouble::TooManyRows { limit: 200_000 },
            Trouble::TooManyCells { limit: 9 },
            Trouble::NoRows,
            Trouble::UnknownSheet {
                asked: asked.clone(),
                sheets: sheets.clone(),
            },
            Trouble::HiddenSheet { asked, sheets },
            Trouble::EncodingInDoubt {
                readings: vec![("macintosh", "Hélène".to_owned()), ("windows-1252", "HŽlne".to_owned())],
            },
        ]
    }

    #[test]
    fn every_trouble_speaks_three_languages_and_has_its_own_code() {
        let mut codes = std::collections::BTreeSet::new();
        for trouble in every_kind() {
            let texts: std::collections::BTreeSet<String> = ["ar", "fr", "en"].map(|l| trouble.text(l)).into();
            assert_eq!(texts.len(), 3, "{trouble:?}");
            assert!(
                texts
                    .iter()
                    .all(|t| !t.contains("{limit}") && !t.contains("{asked}") && !t.contains("{readings}")),
                "{texts:?}"
            );
            assert!(codes.insert(trouble.code()), "{trouble:?}");
        }
    }

    #[test]
    fn a_trouble_names_what_there_is() {
        let unknown = Trouble::UnknownSheet {
            asked: "{sheets}".into(),
            sheets: vec!["A".into(), "B".into()],
        };
        assert_eq!(
            unknown.to_string(),
            "There is no sheet called “{sheets}”. Sheets available: A, B."
        );
        assert!(
            Trouble::TooManyRows { limit: 200_000 }
                .text("fr")
                .contains("200000 lignes")
        );
    }
}
