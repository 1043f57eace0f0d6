//! Stories of applicants.

mod applying;
mod town;
