//! Stories of applicants, and of those who review their files.

mod applying;
mod correcting;
mod reviewing;
mod town;
