//! Exams, from a draft to the end.

pub(crate) mod town;

mod ages;
mod flow;
mod open;
mod open_acts;
mod publish;
mod row;
mod steps;
