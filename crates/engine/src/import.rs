//! How a collection is read from a sheet: what tells its documents apart, and the titles that people give its columns.

use schema::{Collection, Document, FieldDef, Given, Rejection, Result, To, Value};

use crate::{Allowed, Cx};

/// How a collection is read from a sheet.
pub struct Import {
    /// The collection.
    pub of: &'static Collection,
    /// What tells that a row is a document that stands already; the first that the row gives whole decides.
    pub keys: &'static [&'static [FieldDef]],
    /// Titles of columns beside the wire names and the labels in the three languages.
    pub also: &'static [(FieldDef, &'static [&'static str])],
    /// The latest day that a year of two digits may mean.
    pub days: &'static [(FieldDef, Latest)],
    /// What follows from the cells of a row before its keys are looked at.
    pub completed: Option<Completed>,
    /// Fields whose text may stand in two columns.
    pub in_parts: &'static [InParts],
    /// Columns that make or change another document, beside the row's own.
    pub beside: &'static [Beside],
    /// Texts that are names of a list: those that the list does not have are proposed to it, once each, and stand as texts until
    /// it has them.
    pub listed: &'static [(FieldDef, To)],
    /// Who imports it; whoever may create its documents and import, unless it says otherwise.
    pub allowed: Option<Allowed>,
}

/// Adds to what a row gives, or says what is wrong with it.
pub type Completed = fn(&mut Given) -> Result<(), Rejection>;

/// A field whose text people also write in two columns, such as a name: both are one text, in the order of this declaration.
pub struct InParts {
    /// The field of the whole.
    pub field: FieldDef,
    /// Titles of the columns of its first part, and of its last one.
    pub parts: [&'static [&'static str]; 2],
    /// Those of them that may also mean the whole, where no column of the other part stands beside: many lists call a whole name *Nom*.
    pub may_be_whole: &'static [&'static str],
}

/// A column whose cell makes or changes a document beside the row's own.
pub struct Beside {
    /// What the cell holds: its labels are titles too.
    pub field: FieldDef,
    /// Other titles.
    pub also: &'static [&'static str],
    /// Writes it, in the transaction of the row's document; whether anything changed.
    pub put: fn(&mut Cx<'_>, &Document, &Value) -> Result<bool>,
}

/// The latest day that a field of the past may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Latest {
    /// Today.
    Today,
    /// So many years ago.
    YearsAgo(i16),
}

impl Import {
    /// Keys, and nothing else to say.
    pub const fn by(of: &'static Collection, keys: &'static [&'static [FieldDef]]) -> Self {
        Import {
            of,
            keys,
            also: &[],
            days: &[],
            completed: None,
            in_parts: &[],
            beside: &[],
            listed: &[],
            allowed: None,
        }
    }

    /// These alone import it, whatever its resource allows.
    pub const fn for_callers(mut self, allowed: Allowed) -> Self {
        self.allowed = Some(allowed);
        self
    }

    /// The field of a column: those of the collection, then those beside it.
    pub fn field(&self, at: usize) -> &FieldDef {
        let own = self.of.fields();
        own.get(at).unwrap_or_else(|| &self.beside[at - own.len()].field)
    }

    /// The place of the field of that name.
    pub fn position(&self, name: &str) -> Option<usize> {
        let beside = || self.beside.iter().position(|one| one.field.name == name);
        self.of
            .position(name)
            .or_else(|| beside().map(|at| at + self.of.fields().len()))
    }

    /// How many fields a column may be.
    pub fn width(&self) -> usize {
        self.of.fields().len() + self.beside.len()
    }
}
