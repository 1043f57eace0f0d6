//! A kind of paper: what it is called, whom it is about, what it says unless an administrator says otherwise.

use engine::Cx;
use engine::doc::Mode;
use schema::{Document, FieldDef, Label, Lang, Result, To, Who};

use super::Facts;

/// A kind of paper, declared beside the noun it is about.
pub struct PaperKind {
    /// What records and settings call it.
    pub id: &'static str,
    /// What follows its number on paper, in French and in Arabic: each kind counts from one, so the number alone is that of several
    /// papers.
    pub mark: [&'static str; 2],
    /// What it is called; its title in Arabic and in French.
    pub label: Label,
    /// The collection of what it is about.
    pub of: To,
    /// Who reads such papers, by a permission or a word of auth; beside them only the employees whom its facts name.
    pub read: Who,
    /// Who cancels and replaces one.
    pub change: Who,
    /// What its text may name, beside what every paper may ([`COMMON`]).
    pub names: &'static [Name],
    /// Its text in French and in Arabic.
    pub text: [&'static str; 2],
    /// What is so of the subject.
    pub facts: fn(&Cx<'_>, &Document) -> Result<Facts>,
    /// How it follows its subject; none for what certifies how it was on a day.
    pub follows: Option<Follows>,
}

/// A paper that follows its subject, one in each language: printed again while nothing has changed it is the same, and a new one
/// replaces those that say otherwise.
pub struct Follows {
    /// The bucket of its file.
    pub bucket: &'static str,
    /// What the subject notes of its newest paper.
    pub noted: fn(&mut Cx<'_>, &Document, &Document) -> Result<()>,
}

/// A name that texts may use between braces, and what it stands for.
#[derive(Clone, Copy)]
pub struct Name {
    /// `employee.fullName`.
    pub name: &'static str,
    /// What it is called.
    pub label: Label,
}

impl Name {
    /// A name with a label of its own.
    pub const fn new(name: &'static str, label: Label) -> Name {
        Name { name, label }
    }

    /// A name for a field, under the field's label.
    pub const fn of(name: &'static str, field: FieldDef) -> Name {
        let label = field.label;
        Name { name, label }
    }
}

/// The day of its issue.
pub const DATE: &str = "paper.date";

/// Who signs, as the paper speaks of them.
pub const UNDERSIGNED: &str = "signatory.undersigned";

/// What every paper may name.
pub const COMMON: &[Name] = &[
    Name::new(
        DATE,
        Label::new("تاريخ التحرير", "Date d’établissement", "Date of issue"),
    ),
    Name::new(
        "paper.place",
        Label::new("مكان التحرير", "Lieu d’établissement", "Place of issue"),
    ),
    Name::new(
        "commune.name",
        Label::new("اسم الجماعة", "Nom de la commune", "Name of the commune"),
    ),
    Name::new(
        UNDERSIGNED,
        Label::new("الموقع(ة) أسفله", "Soussigné(e)", "The undersigned"),
    ),
    Name::new(
        "signatory.name",
        Label::new("اسم الموقع", "Nom du signataire", "Name of the signatory"),
    ),
    Name::new(
        "signatory.quality",
        Label::new("صفة الموقع", "Qualité du signataire", "Quality of the signatory"),
    ),
];

impl PaperKind {
    /// Everything that its text may name.
    pub fn all_names(&self) -> impl Iterator<Item = Name> {
        self.names.iter().chain(COMMON).copied()
    }

    /// The bucket of its files.
    pub fn bucket(&self) -> &'static str {
        let follows = self.follows.as_ref();
        follows.map_or(crate::bucket::DOWNLOADABLE_DOCUMENTS, |follows| follows.bucket)
    }

    /// The name as declared.
    pub fn name(&self, name: &str) -> Option<Name> {
        self.all_names().find(|one| one.name == name)
    }
}

/// The languages that a document of a mode is written in.
pub fn languages(mode: Mode) -> &'static [Lang] {
    match mode {
        Mode::Fr | Mode::En => &[Lang::Fr],
        Mode::Ar => &[Lang::Ar],
        Mode::Both => &[Lang::Fr, Lang::Ar],
    }
}
