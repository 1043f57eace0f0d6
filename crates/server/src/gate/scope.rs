//! What an API key may do (`wire.md` §9). The scopes of documents are taken under the names of rows too.

use accounts::KeyHolder;

/// A scope that a route needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Read documents, reports, history, search, exports.
    ReadDocuments,
    /// Write documents.
    WriteDocuments,
    /// Read what databases and collections there are.
    ReadDatabases,
    /// Run actions.
    RunActions,
    /// Read the server's health.
    ReadHealth,
    /// Read accounts.
    ReadUsers,
    /// Write accounts.
    WriteUsers,
    /// Open and end sessions of accounts, and hand tokens over.
    WriteSessions,
    /// Read links to files.
    ReadTokens,
    /// Write links to files.
    WriteTokens,
}

/// Holds every other scope.
const ALL: &str = "*";

impl Scope {
    /// All scopes, for help and checks.
    pub const EVERY: [Scope; 10] = [
        Scope::ReadDocuments,
        Scope::WriteDocuments,
        Scope::ReadDatabases,
        Scope::RunActions,
        Scope::ReadHealth,
        Scope::ReadUsers,
        Scope::WriteUsers,
        Scope::WriteSessions,
        Scope::ReadTokens,
        Scope::WriteTokens,
    ];

    /// The name in messages.
    pub fn name(self) -> &'static str {
        self.names()[0]
    }

    /// Every name it is known by.
    pub fn names(self) -> &'static [&'static str] {
        match self {
            Scope::ReadDocuments => &["documents.read", "rows.read"],
            Scope::WriteDocuments => &["documents.write", "rows.write"],
            Scope::ReadDatabases => &["databases.read", "collections.read", "tables.read"],
            Scope::RunActions => &["actions.write"],
            Scope::ReadHealth => &["health.read"],
            Scope::ReadUsers => &["users.read"],
            Scope::WriteUsers => &["users.write"],
            Scope::WriteSessions => &["sessions.write", "users.write"],
            Scope::ReadTokens => &["tokens.read"],
            Scope::WriteTokens => &["tokens.write"],
        }
    }

    /// Whether a key has it.
    pub fn is_held(self, key: &KeyHolder) -> bool {
        self.names().iter().any(|name| key.has(name))
    }

    /// Whether the text names a scope.
    pub fn is_known(text: &str) -> bool {
        text == ALL || Scope::EVERY.iter().any(|scope| scope.names().contains(&text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_are_known_under_either_name() {
        assert!(
            ["documents.read", "rows.write", "tables.read", "*"]
                .into_iter()
                .all(Scope::is_known)
        );
        assert!(!["rows.*", "", "everything"].into_iter().any(Scope::is_known));
    }
}
