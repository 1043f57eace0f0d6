//! Whether a file is what a required document asks for, and what is found in it.

use engine::files::DepositContent;
use engine::files::content::Content;
use schema::{Document, Result, error_codes};
use serde::{Deserialize, Serialize};

use super::pdf::{self, PdfFacts};
use crate::exam_document::{CODE, DocumentContent, KIND, MAX_MEGABYTES};
use crate::photo::{self, PhotoFacts};

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
                (pdf.pages == 0, "pdf_without_page"),
                (pdf.is_unusual, "pdf_unusual"),
            ];
            codes.extend(found.iter().filter(|(is_so, _)| *is_so).map(|(_, code)| *code));
        }
        codes
    }
}

/// What a required document asks of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
        let most = u64::try_from(self.megabytes).unwrap_or_default() << 20;
        if bytes > most {
            return Err(FILE_TOO_LARGE.rejection().arg("most", self.megabytes).into());
        }
        Ok(())
    }

    /// Refuses a content that is not what is asked for; else what is found in it.
    pub(crate) fn judge(self, content: &DepositContent<'_>) -> Result<FileFacts> {
        self.check_size(content.bytes.len() as u64)?;
        match (self.kind, content.picture) {
            (DocumentContent::Image, Some(picture)) => {
                let photo = self.is_portrait.then(|| photo::check(picture)).transpose()?;
                Ok(FileFacts { photo, pdf: None })
            }
            (DocumentContent::Image, None) => Err(NOT_AN_IMAGE.into()),
            (DocumentContent::Pdf, _) if content.kind == Content::Pdf && pdf::has_objects(content.bytes) => {
                Ok(FileFacts {
                    photo: None,
                    pdf: Some(pdf::look_at(content.bytes)),
                })
            }
            (DocumentContent::Pdf, _) => Err(NOT_A_PDF.into()),
        }
    }
}
