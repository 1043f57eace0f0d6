//! What an API key may do with files.

use schema::Result;

use crate::gate::call::Call;
use crate::gate::caller::Caller;

/// A scope that a route of files needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileScope {
    /// Read files and their bytes.
    Read,
    /// Send, rename and delete files.
    Write,
    /// Read what buckets there are.
    ReadBuckets,
}

impl FileScope {
    const EVERY: [FileScope; 3] = [FileScope::Read, FileScope::Write, FileScope::ReadBuckets];

    /// The name.
    pub fn name(self) -> &'static str {
        match self {
            FileScope::Read => "files.read",
            FileScope::Write => "files.write",
            FileScope::ReadBuckets => "buckets.read",
        }
    }

    /// Refuses a key without the scope; people have none, their rights are looked at by the engine.
    pub fn is_needed(self, call: &Call) -> Result<()> {
        match &call.caller {
            Caller::Key(key, _) if !key.has_scope(self.name()) => Err(call.missing_scope(self.name())),
            _ => Ok(()),
        }
    }

    /// Refuses everybody but keys with the scope.
    pub fn is_needed_of_a_key(self, call: &Call) -> Result<()> {
        if call.caller.is_key() {
            self.is_needed(call)
        } else {
            Err(call.missing_scope(self.name()))
        }
    }

    /// Whether the text names a scope.
    pub fn is_known(text: &str) -> bool {
        FileScope::EVERY.iter().any(|scope| scope.name() == text)
    }
}
