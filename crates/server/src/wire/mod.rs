//! How calls and answers are written (`docs/protocol.md` §2): parameters, bodies, ids, permission strings, answers.

pub mod body;
pub mod form;
pub mod id;
pub mod paging;
pub mod params;
pub mod permission;
pub mod response;
pub mod response_cache;
