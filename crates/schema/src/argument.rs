//! What a named act is given, as data: its description and the types of the web are made of this.

use crate::{AnswerShape, Collection, FieldDef, Wording};

/// A value that an act is given by its name.
#[derive(Clone, Copy)]
pub struct Argument {
    /// Its name on the wire.
    pub name: &'static str,
    /// What it is, for whoever reads the description of the act.
    pub says: &'static str,
    /// What it looks like.
    pub shape: Shape,
    /// Whether the act is refused without it; else `null` is as good as nothing.
    pub is_required: bool,
}

/// What such a value looks like. A form sends texts: it writes a flag, a number or an object as one.
#[derive(Clone, Copy)]
pub enum Shape {
    /// A text.
    Text,
    /// Yes or no.
    Flag,
    /// A whole number from 0.
    Count,
    /// A calendar day.
    Day,
    /// One of these words.
    Word(&'static [&'static str]),
    /// Several texts.
    Texts,
    /// Several whole numbers.
    Counts,
    /// Texts by their names.
    TextsByName,
    /// Whatever the act makes of it.
    Json,
    /// A file of a form.
    File,
    /// What a field of a collection holds.
    Field(&'static Collection, &'static FieldDef),
}

/// What an act is called and given.
pub struct Signature {
    /// `collection.action`.
    pub action: &'static str,
    /// The type that its input is read as: acts of one type are given the same.
    pub input: String,
    /// What it is given.
    pub arguments: Vec<Argument>,
    /// The collection on a document of which it is done.
    pub on: Option<&'static Collection>,
    /// What it answers.
    pub answer: AnswerShape,
    /// What is said of it, where it has a button.
    pub wording: Option<Wording>,
}

impl Signature {
    /// The argument by which an act on a document is given it: `id`, the `ids` of several, or the one that it cannot do without
    /// and that names a document, as `candidateId`.
    pub fn document_argument(&self) -> Option<&'static str> {
        let named = |name: &str| self.arguments.iter().find(|one| one.name == name);
        let names_document = |one: &&Argument| one.is_required && one.name.ends_with("Id");
        let found = named("id").or_else(|| named("ids"));
        let found = found.or_else(|| self.arguments.iter().find(names_document))?;
        Some(found.name)
    }
}
