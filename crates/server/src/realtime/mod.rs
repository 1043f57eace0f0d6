//! Live updates (`docs/protocol.md` §7): sockets, what they listen to, and what they are told.
//!
//! A call enters at [`open`] and becomes a socket with a seat in the [`Hub`]. One loop per node, [`run`], follows the
//! feed: for each change it asks the hub who listens, makes a body for each set of fields that somebody may read, and
//! puts it into the queues of the seats. A queue that is full ends its socket: the client comes back and fetches anew.

mod channel;
mod dispatch;
mod frame;
mod hub;
mod message;
mod open;
mod run;
mod session_watch;
mod socket;
mod subscription;

pub use hub::Hub;
pub use open::open;
pub use run::run;
