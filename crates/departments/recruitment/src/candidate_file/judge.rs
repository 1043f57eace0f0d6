//! Whether a file is what a required document asks for, and what is found in it.

use engine::files::content::Content;
use engine::files::{DepositContent, Inspection};
use schema::{Document, Error, Result, error_codes};
use serde::{Deserialize, Serialize};

use super::pdf::{self, PdfFacts};
use crate::exam_document::{CODE, DocumentContent, KIND, MAX_MEGABYTES};
use crate::photo::{self, PhotoFacts, PhotoRefusal};

error_codes! {
    NOT_AN_IMAGE = "application_file_not_image", invalid => "يجب أن يكون الملف صورة", "Le fichier doit être une image", "the file must be an image";
    NOT_A_PDF = "application_file_not_pdf", invalid => "يجب أن يكون الملف بصيغة \u{2066}PDF\u{2069}", "Le fichier doit être un PDF", "file must be PDF";
    FILE_TOO_LARGE = "application_file_too_large", invalid => "الملف كبير جدا: {most} م.ب على الأكثر", "Fichier trop volumineux\u{a0}: {most}\u{a0}Mo au plus", "file too large, max is {most} MB";
}

/// The photo of identity, among the documents of an exam.
pub(crate) const PHOTO_CODE: &str = "photo";
/// Greatest size of a picture, in megabytes.
const LARGEST_IMAGE: i64 = 2;
/// Greatest size of a PDF, in megabytes.
const LARGEST_PDF: i64 = 5;

/// What was found in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct FileFacts {
    /// Of a photo.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub photo: Option<PhotoFacts>,
    /// Of a PDF.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pdf: Option<PdfFacts>,
}

impl FileFacts {
    /// What there is to say of it.
    pub(crate) fn codes(&self) -> Vec<&'static str> {
        let mut codes = Vec::new();
        if self.photo.is_some_and(|photo| !photo.is_light()) {
            codes.push("photo_background");
        }
        if let Some(pdf) = self.pdf {
            let found = [
                (pdf.is_active, "pdf_active"),
                (pdf.is_encrypted, "pdf_encrypted"),
                (pdf.pages == 0 && !pdf.is_unusual, "pdf_without_page"),
                (pdf.is_unusual, "pdf_unusual"),
            ];
            codes.extend(found.iter().filter(|(is_so, _)| *is_so).map(|(_, code)| *code));
        }
        codes
    }
}

/// Why a file is not what is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum FileRefusal {
    /// It has more than so many megabytes.
    TooLarge(i64),
    /// An image is asked for.
    NotAnImage,
    /// A PDF is asked for.
    NotAPdf,
    /// The photo of identity is none.
    Photo(PhotoRefusal),
}

impl From<FileRefusal> for Error {
    fn from(refusal: FileRefusal) -> Self {
        match refusal {
            FileRefusal::TooLarge(most) => FILE_TOO_LARGE.rejection().arg("most", most).into(),
            FileRefusal::NotAnImage => NOT_AN_IMAGE.into(),
            FileRefusal::NotAPdf => NOT_A_PDF.into(),
            FileRefusal::Photo(refusal) => refusal.into(),
        }
    }
}

/// Looks at a file of an application, in a process of its own.
pub(crate) enum ApplicationFile {}

impl Inspection for ApplicationFile {
    type Question = Demand;
    type Found = FileFacts;
    type Refusal = FileRefusal;
    const NAME: &'static str = "application-file";

    fn look(demand: &Demand, content: &DepositContent<'_>) -> Result<FileFacts, FileRefusal> {
        demand.judge(content)
    }

    /// A PDF that takes more than any program's is told to staff as such, and taken.
    fn of_unreadable(demand: &Demand) -> Option<FileFacts> {
        (demand.kind == DocumentContent::Pdf).then_some(FileFacts {
            photo: None,
            pdf: Some(PdfFacts::UNREAD),
        })
    }
}

/// What a required document asks of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Demand {
    /// An image, or a PDF.
    pub kind: DocumentContent,
    /// Whether it is the photo of identity.
    pub is_portrait: bool,
    /// Greatest size, in megabytes.
    megabytes: i64,
}

impl Demand {
    /// What this document asks for.
    pub(crate) fn of(document: &Document) -> Self {
        let kind = document.get(KIND).unwrap_or(DocumentContent::Pdf);
        let most = match kind {
            DocumentContent::Image => LARGEST_IMAGE,
            DocumentContent::Pdf => LARGEST_PDF,
        };
        Demand {
            kind,
            is_portrait: document.get(CODE).as_deref() == Some(PHOTO_CODE),
            megabytes: document.get(MAX_MEGABYTES).unwrap_or(most).min(most),
        }
    }

    /// Refuses a size.
    pub(crate) fn check_size(self, bytes: u64) -> Result<()> {
        if self.is_exceeded_by(bytes) {
            return Err(FileRefusal::TooLarge(self.megabytes).into());
        }
        Ok(())
    }

    fn is_exceeded_by(self, bytes: u64) -> bool {
        bytes > u64::try_from(self.megabytes).unwrap_or_default() << 20
    }

    /// Refuses a content that is not what is asked for; else what is found in it.
    fn judge(self, content: &DepositContent<'_>) -> Result<FileFacts, FileRefusal> {
        if self.is_exceeded_by(content.bytes.len() as u64) {
            return Err(FileRefusal::TooLarge(self.megabytes));
        }
        match (self.kind, content.picture) {
            (DocumentContent::Image, Some(picture)) => {
                let photo = self.is_portrait.then(|| photo::check(picture)).transpose();
                let photo = photo.map_err(FileRefusal::Photo)?;
                Ok(FileFacts { photo, pdf: None })
            }
            (DocumentContent::Image, None) => Err(FileRefusal::NotAnImage),
            (DocumentContent::Pdf, _) if content.kind == Content::Pdf && pdf::has_objects(content.bytes) => {
                Ok(FileFacts {
                    photo: None,
                    pdf: Some(pdf::look_at(content.bytes)),
                })
            }
            (DocumentContent::Pdf, _) => Err(FileRefusal::NotAPdf),
        }
    }
}
