//! What administrators must know of the house itself.

use crate::routine::ClockDoubt;

/// Something amiss with the house itself.
#[derive(Clone, Copy, Debug)]
pub enum Warning<'w> {
    /// The copies of the nights are on the disk of what they are copies of.
    BackupBesideData {
        /// Where they are.
        folder: &'w str,
    },
    /// The bytes of files are lost, and no copy has them.
    FilesLost {
        /// Of how many.
        count: usize,
        /// The names of some.
        names: &'w [String],
    },
    /// The change log lacks what was written.
    LogCut {
        /// What it lacks.
        what: &'w str,
    },
    /// The clock is far from where it was believed last.
    ClockLeapt {
        /// From when to when.
        doubt: ClockDoubt,
    },
}
