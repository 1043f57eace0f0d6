//! What a named act is given, as data: its description and the types of the web are made of this.

use crate::{Collection, FieldDef};

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
    pub input: &'static str,
    /// What it is given.
    pub arguments: Vec<Argument>,
}
