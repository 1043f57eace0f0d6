//! News of rows without a journal: told after the commit, kept nowhere. On this node through a channel; on the others
//! over PostgreSQL's `NOTIFY`, in the transaction that they are of.
//!
//! Whoever does not listen at that moment never hears of them, so nothing may depend on them that must not be missed.

use std::sync::OnceLock;

use serde_json::{Value as Json, json};
use tokio::sync::broadcast;

use crate::Dialect;
use crate::connection::{Connection, Failure};
use crate::log::{Entry, EntryKind};
use crate::sql::{Bind, Sql};

/// Where nodes tell each other their news.
pub(crate) const CHANNEL: &str = "diwan_news";
/// So much may wait for whoever listens; who falls behind is told that something was missed.
const MOST_WAITING: usize = 4096;
/// PostgreSQL takes less than 8000 bytes at once. What is longer travels without the row.
const LONGEST: usize = 7900;

/// News on their way.
pub(crate) struct Broadcast {
    pub listeners: broadcast::Sender<Entry>,
    /// The schema that we share with other nodes, and the name of this one.
    node: OnceLock<(String, String)>,
}

impl Default for Broadcast {
    fn default() -> Self {
        Broadcast {
            listeners: broadcast::Sender::new(MOST_WAITING),
            node: OnceLock::new(),
        }
    }
}

impl Broadcast {
    /// Learns the name of this node, where there are others.
    pub fn introduce(&self, db: &mut dyn Connection) -> Result<(), Failure> {
        if db.dialect() == Dialect::Sqlite {
            return Ok(());
        }
        let sql = Sql::of(
            db.dialect(),
            "SELECT current_schema()::text, gen_random_uuid()::text",
            [],
        );
        db.rows(&sql, &mut |cells| {
            let text = |at| cells.text(at).unwrap_or_default().into_owned();
            self.node.get_or_init(|| (text(0), text(1)));
            Ok(())
        })
    }

    /// The name of this node among others, new at each start; none where there are no others.
    pub fn name(&self) -> Option<&str> {
        self.node.get().map(|(_, node)| node.as_str())
    }

    /// Tells this node what was committed.
    pub fn publish(&self, entries: &[Entry]) {
        for entry in entries {
            // Nobody may be listening.
            let _listeners = self.listeners.send(entry.clone());
        }
    }

    /// Has the other nodes told when the transaction commits.
    pub fn announce(&self, db: &mut dyn Connection, entries: &[Entry]) -> Result<(), Failure> {
        let Some((schema, node)) = self.node.get() else {
            return Ok(());
        };
        for entry in entries {
            let text = encode_entry(schema, node, entry);
            let sql = Sql::of(
                db.dialect(),
                "SELECT pg_notify(?, ?)",
                [Bind::from(CHANNEL), Bind::Text(text)],
            );
            db.rows(&sql, &mut |_| Ok(()))?;
        }
        Ok(())
    }

    /// Takes what another node tells; our own we know, and those of another house in the same database are not for us.
    pub fn hear(&self, text: &str) {
        let Ok(told) = serde_json::from_str::<Json>(text) else {
            return;
        };
        let is_ours = |(schema, node): &(String, String)| told["schema"] == **schema && told["node"] != **node;
        if self.node.get().is_some_and(is_ours) {
            self.publish(&[read(&told)]);
        }
    }
}

fn encode_entry(schema: &str, node: &str, entry: &Entry) -> String {
    let mut told = json!({
        "schema": schema, "node": node, "at": entry.at, "who": entry.who, "collection": entry.collection,
        "id": entry.id, "kind": entry.kind.name(), "before": entry.before, "after": entry.after,
    });
    let text = told.to_string();
    if text.len() <= LONGEST {
        return text;
    }
    told["before"] = Json::Null;
    told["after"] = Json::Null;
    told.to_string()
}

fn read(told: &Json) -> Entry {
    let text = |name: &str| told[name].as_str().map(str::to_owned);
    Entry {
        seq: 0,
        at: text("at").unwrap_or_default(),
        who: text("who").unwrap_or_default(),
        collection: text("collection").unwrap_or_default(),
        id: text("id").unwrap_or_default(),
        kind: EntryKind::read(told["kind"].as_str().unwrap_or_default()),
        before: text("before"),
        after: text("after"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(body: String) -> Entry {
        Entry {
            seq: 0,
            at: "2026-11-20T10:00:00.000+00:00".to_owned(),
            who: "u1".to_owned(),
            collection: "sessions".to_owned(),
            id: "s1".to_owned(),
            kind: EntryKind::Delete,
            before: Some(body),
            after: None,
        }
    }

    #[test]
    fn news_travel_whole_unless_they_are_too_long() {
        for (length, is_whole) in [(100, true), (7000, true), (8000, false), (100_000, false)] {
            let sent = entry("\"".repeat(length / 2) + &"x".repeat(length / 2));
            let text = encode_entry("public", "n1", &sent);
            assert!(text.len() < 8000, "{length}");
            let got = read(&serde_json::from_str(&text).unwrap());
            let before = sent.before.clone().filter(|_| got.before.is_some());
            assert_eq!(got, Entry { before, ..sent });
            assert!(is_whole || got.before.is_none(), "{length}");
        }
    }

    #[test]
    fn only_news_of_the_other_nodes_of_the_same_house_are_heard() {
        let news = Broadcast::default();
        news.node.get_or_init(|| ("public".to_owned(), "us".to_owned()));
        let mut heard = news.listeners.subscribe();
        for (schema, node) in [("public", "us"), ("another", "them"), ("public", "them")] {
            news.hear(&encode_entry(schema, node, &entry(node.to_owned())));
        }
        news.hear("not JSON");
        assert_eq!(heard.try_recv().unwrap().before.as_deref(), Some("them"));
        assert!(heard.try_recv().is_err());
    }
}
