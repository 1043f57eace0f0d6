//! What papers about exams have in common: the name of the exam, who reads and who changes them, the shape of their tables.

use engine::doc::{Align, Column, Line, Row, Words};
use engine::{Cx, Engine};
use platform::papers::{Facts, Name, PaperKind};
use schema::{Document, Label, Result, To, Who, error_codes};

use crate::permission::{READS, SECRETARIAT};
use crate::recruitment::{TITLE_AR, TITLE_FR};

error_codes! {
    /// What sends readers to an address is not issued without one.
    NO_ADDRESS = "exam_without_address", conflict => "لا ينشر إعلان أو استدراك أو لائحة قبل ضبط العنوان العمومي للموقع", "Aucun avis, rectificatif ni liste n’est établi tant que l’adresse publique du site n’est pas configurée", "No notice, corrigendum or list is issued before the public address of the site is configured";
}

/// The address that notices and lists send their readers to.
///
/// # Errors
/// `exam_without_address` where the house has none: a list that sends readers to an address needs one.
pub(crate) fn address_of(engine: &Engine) -> Result<String> {
    Ok(engine.home().ok_or(NO_ADDRESS)?.to_owned())
}

/// The title of the exam, as texts name it.
pub(crate) const EXAM_TITLE: Name = Name::new(
    "exam.title",
    Label::new("عنوان المباراة", "Intitulé du concours", "Title of the exam"),
);

/// A paper that whoever reads candidates reads, and the secretariat changes.
pub(crate) const fn exam_paper(
    id: &'static str,
    mark: [&'static str; 2],
    label: Label,
    of: To,
    names: &'static [Name],
    text: [&'static str; 2],
    facts: fn(&Cx<'_>, &Document) -> Result<Facts>,
) -> PaperKind {
    PaperKind {
        id,
        mark,
        label,
        of,
        read: Who::Holder(READS),
        change: Who::Holder(SECRETARIAT),
        names,
        text,
        facts,
        follows: None,
    }
}

/// What a paper says of an exam first: whom it is about is the exam.
pub(crate) fn facts_of_exam(exam: &Document) -> Facts {
    let title = [TITLE_FR, TITLE_AR].map(|key| exam.get(key).unwrap_or_default());
    let mut facts = Facts::default();
    facts.about.clone_from(&title);
    facts.add_in_both(EXAM_TITLE.name, &title);
    facts
}

/// A column of a table; a share of 0 is as wide as its contents.
pub(crate) fn column(fr: &str, ar: &str, share: u16) -> Column {
    Column {
        title: Words::new(fr, ar),
        align: Align::Start,
        share,
    }
}

/// The column of names: a line for each, however many languages.
pub(crate) fn name_column(share: u16) -> Column {
    Column {
        align: Align::Edges,
        ..column("Nom", "الاسم", share)
    }
}

/// A row of a table.
pub(crate) fn row(cells: Vec<Words>) -> Row {
    Row { cells, total: false }
}

/// What reads from left to right in every language.
pub(crate) fn ltr(text: impl Into<String>) -> Words {
    Words::any(Line::default().ltr(text))
}

/// Hundredths as people write marks: `12,50`.
pub(crate) fn mark_text(hundredths: i64) -> String {
    /// Of a whole.
    const WHOLE: i64 = 100;
    format!("{},{:02}", hundredths / WHOLE, hundredths % WHOLE)
}
