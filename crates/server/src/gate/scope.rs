//! What an API key may do (`docs/protocol.md` §9). The scopes of documents are taken under the names of rows too.

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

    /// What a key with it comes to, where that is more than the name says: scopes are not told apart by collection, and no
    /// right of a person stands above a key.
    pub fn effect(self) -> Option<&'static str> {
        match self {
            Scope::WriteDocuments => {
                Some("writes every collection, users and roles among them: it can make anybody an administrator")
            }
            Scope::RunActions => Some("runs every action: it can invite an administrator and set anybody's password"),
            Scope::WriteUsers => Some(
                "sets the address and the password of every account, and opens sessions: it can sign in as anybody",
            ),
            Scope::WriteSessions => Some("opens a session of every account: it can sign in as any administrator"),
            Scope::WriteTokens => Some("makes links that open every file to whoever has them"),
            Scope::ReadDocuments | Scope::ReadDatabases | Scope::ReadHealth | Scope::ReadUsers | Scope::ReadTokens => {
                None
            }
        }
    }

    /// The scopes that a word names.
    pub fn parse_scopes(text: &str) -> impl Iterator<Item = Scope> {
        Scope::EVERY
            .into_iter()
            .filter(move |scope| text == ALL || scope.names().contains(&text))
    }

    /// Whether a key has it.
    pub fn is_held(self, key: &KeyHolder) -> bool {
        self.names().iter().any(|name| key.has_scope(name))
    }

    /// Whether the text names a scope.
    pub fn is_known(text: &str) -> bool {
        Scope::parse_scopes(text).next().is_some()
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
