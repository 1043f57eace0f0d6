//! How calls and answers are written (`wire.md` §2): parameters, bodies, ids, permission strings, answers.

pub mod answer;
pub mod body;
pub mod form;
pub mod id;
pub mod kept;
pub mod paging;
pub mod params;
pub mod permission;
