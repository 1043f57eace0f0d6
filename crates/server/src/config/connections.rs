//! Bounds of connections: how many there are, and how long they may keep us waiting.

/// The bounds.
#[derive(Clone, Copy, Debug)]
pub struct Connections {
    /// Most connections at one time; fewer where the system gives fewer descriptors.
    pub total: u32,
    /// Most of them from one address that is no trusted proxy: a town hall shares one.
    pub per_address: u32,
    /// Most sockets of guests.
    pub guest_sockets: u32,
    /// Seconds until the head of a request has come.
    pub header_seconds: u32,
    /// Seconds that a connection stays open between requests.
    pub idle_seconds: u32,
    /// Bytes a second below which a body is given up, and an answer that nobody takes.
    pub least_speed: u32,
}

impl Default for Connections {
    fn default() -> Self {
        Connections {
            total: 16_384,
            per_address: 4096,
            guest_sockets: 1000,
            header_seconds: 10,
            idle_seconds: 60,
            least_speed: 1024,
        }
    }
}
