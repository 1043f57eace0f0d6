//! What a snapshot or a transaction has been at: nobody declares it, the statements know.

use std::collections::BTreeSet;

use schema::Collection;

/// The ids of the collections whose rows decided what was read, and of those that were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Footprint {
    /// Read, be it to find out what the caller may see.
    pub read: BTreeSet<&'static str>,
    /// Rows of them were made, changed or deleted.
    pub written: BTreeSet<&'static str>,
}

impl Footprint {
    pub(crate) fn reads(&mut self, of: &[&'static Collection]) {
        self.read.extend(of.iter().map(|of| of.id));
    }

    /// Takes up what another one has been at.
    pub fn extend(&mut self, other: Footprint) {
        self.read.extend(other.read);
        self.written.extend(other.written);
    }
}
