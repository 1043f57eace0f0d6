//! The change log: no gap, no changed entry, no changed contents.

use schema::Result;

use super::{Area, Check};
use crate::connection::Cells;
use crate::log::{Entry, EntryKind, content};
use crate::sql::Sql;

const ENTRIES: &str = "SELECT seq, at, who, collection, id, kind, before, after, content, hash FROM _log ORDER BY seq";

impl Check<'_> {
    /// Walks the log from its beginning, and notes which documents it leaves standing.
    pub(super) fn chain(&mut self) -> Result<()> {
        let (mut wrong, mut previous, mut last) = (Vec::new(), String::new(), 0);
        let (alive, catalogue) = (&mut self.alive, self.shared.catalogue);
        self.db.rows(&Sql::of(self.db.dialect(), ENTRIES, []), &mut |cells| {
            let (entry, kept, hash) = entry(cells);
            let seq = entry.seq;
            if seq != last + 1 {
                wrong.push(format!("entry {seq} follows entry {last}"));
            }
            let is_blanked = entry.before.is_none() && entry.after.is_none();
            if !is_blanked && content(entry.before.as_deref(), entry.after.as_deref()) != kept {
                wrong.push(format!("entry {seq}: its contents were changed"));
            }
            if entry.hash(&previous, &kept) != hash {
                wrong.push(format!("entry {seq}: the chain is broken there"));
            }
            (last, previous) = (seq, hash);
            if let Some(of) = catalogue.iter().find(|of| of.id == entry.collection) {
                let ids = alive.entry(of.id).or_default();
                if entry.kind == EntryKind::Delete {
                    ids.remove(&entry.id);
                } else {
                    ids.insert(entry.id);
                }
            }
            Ok(())
        })?;
        for text in wrong {
            self.find(Area::Log, text);
        }
        Ok(())
    }
}

fn entry(cells: &dyn Cells) -> (Entry, String, String) {
    let optional = |at| cells.text(at).map(std::borrow::Cow::into_owned);
    let text = |at| optional(at).unwrap_or_default();
    let entry = Entry {
        seq: cells.int(0).unwrap_or_default(),
        at: text(1),
        who: text(2),
        collection: text(3),
        id: text(4),
        kind: EntryKind::read(&text(5)),
        before: optional(6),
        after: optional(7),
    };
    (entry, text(8), text(9))
}
