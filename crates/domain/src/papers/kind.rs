//! A kind of paper: what it is called, whom it is about, what it says unless an administrator says otherwise.

use std::collections::BTreeMap;

use engine::Cx;
use engine::doc::{Mode, Words};
use schema::{Document, FieldDef, Label, Lang, Result, To};

/// A kind of paper, declared beside the noun it is about.
pub struct Kind {
    /// What records and settings call it.
    pub id: &'static str,
    /// What it is called; its title in Arabic and in French.
    pub label: Label,
    /// The collection of what it is about.
    pub of: To,
    /// Readers of such papers hold this permission; beside them only the employee whom one is about reads it.
    pub read: &'static str,
    /// Whoever cancels and replaces one holds this permission.
    pub change: &'static str,
    /// What its text may name, beside what every paper may ([`COMMON`]).
    pub names: &'static [Name],
    /// Its text in French and in Arabic.
    pub text: [&'static str; 2],
    /// What is so of the subject.
    pub facts: fn(&Cx<'_>, &Document) -> Result<Facts>,
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

/// What every paper may name.
pub const COMMON: &[Name] = &[
    Name::new(
        "paper.date",
        Label::new("تاريخ التحرير", "Date d'établissement", "Date of issue"),
    ),
    Name::new(
        "paper.place",
        Label::new("مكان التحرير", "Lieu d'établissement", "Place of issue"),
    ),
    Name::new(
        "commune.name",
        Label::new("اسم الجماعة", "Nom de la commune", "Name of the commune"),
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

impl Kind {
    /// Everything that its text may name.
    pub fn all_names(&self) -> impl Iterator<Item = Name> {
        self.names.iter().chain(COMMON).copied()
    }

    /// The name as declared.
    pub fn name(&self, name: &str) -> Option<Name> {
        self.all_names().find(|one| one.name == name)
    }
}

/// What is so of a paper and its subject, by name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Facts {
    /// Whom it is about, in French and in Arabic: what the public check shows of it, masked.
    pub about: [String; 2],
    /// Male or female, for the forms of words; neither when nobody wrote it down.
    pub gender: Gender,
    /// The employee who may read the paper as its own.
    pub owner: Option<String>,
    by_name: BTreeMap<&'static str, Words>,
}

/// Of which gender somebody is spoken of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gender {
    /// Nobody wrote it down: both forms stand.
    #[default]
    Unknown,
    /// Masculine.
    Male,
    /// Feminine.
    Female,
}

impl Facts {
    /// Notes what a name stands for.
    pub fn set(&mut self, name: &'static str, words: Words) {
        self.by_name.insert(name, words);
    }

    /// What a name stands for; nothing when it is not known.
    pub fn get(&self, name: &str) -> Words {
        self.by_name.get(name).cloned().unwrap_or_default()
    }

    /// All of them, in the order of their names.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, &Words)> {
        self.by_name.iter().map(|(name, words)| (*name, words))
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
