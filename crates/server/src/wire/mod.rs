//! How calls and answers are written (`wire.md` §2): parameters, bodies, ids, permission strings, answers.

pub mod response;
pub mod body;
pub mod form;
pub mod id;
pub mod response_cache;
pub mod paging;
pub mod params;
pub mod permission;
