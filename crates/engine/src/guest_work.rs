//! How much work guests are asked for before they are served while many come, as it was said at the start.

use crate::{Cx, Engine};

impl Engine {
    /// With so many leading zero bits of the work that guests are asked for; the number given first stays.
    pub fn with_guest_work(self, bits: u32) -> Self {
        self.inner.guest_work.get_or_init(|| bits);
        self
    }
}

impl Cx<'_> {
    /// How many leading zero bits guests are asked for; none when nobody said so.
    pub fn guest_work(&self) -> Option<u32> {
        self.inner.guest_work.get().copied()
    }
}
