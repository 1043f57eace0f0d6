//! Review of files (دراسة ملفات الترشيح) by the secretariat: the queue, what is found by itself and decides nothing, and what people
//! decide of each.

pub(crate) mod act;
pub(crate) mod decide;
pub(crate) mod finding;
pub(crate) mod prove;
pub(crate) mod queue;
