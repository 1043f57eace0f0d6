//! Stories of applicants, and of those who review their files.

mod applying;
mod correcting;
mod listing;
mod open_acts;
mod proving;
mod queuing;
mod retaining;
mod retention_rule;
mod reviewing;
mod strangers;
mod telling;
mod tickets;
mod town;
