//! Printing: a paper is a record first; what is drawn from it comes after the commit, and its first bytes stay for ever.
//!
//! The transaction that makes the record also makes a file still without bytes ([`Cx::await_file`]), so its id is known at
//! once. A job draws the paper on a thread of its own ([`Engine::draw`]) and fills the file ([`Engine::fill_file`]).

mod fill;
mod render_pool;
mod wait;

pub use fill::Filled;
pub(crate) use render_pool::RenderPool;
pub use render_pool::{Renderer, large_drawing};
