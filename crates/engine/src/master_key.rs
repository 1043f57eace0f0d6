//! The house key, as it was given at the start. It stands in no row, job or snapshot.

use crate::{Cx, Engine, Secret};

impl Engine {
    /// With the key that secrets are derived from; the one given first stays.
    pub fn with_master_key(self, key: Secret) -> Self {
        drop(self.inner.master_key.set(key));
        self
    }

    /// The key that secrets are derived from.
    pub fn master_key(&self) -> Option<&Secret> {
        self.inner.master_key.get()
    }
}

impl Cx<'_> {
    /// The key that secrets are derived from.
    pub fn master_key(&self) -> Option<&Secret> {
        self.inner.master_key.get()
    }
}
