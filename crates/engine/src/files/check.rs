//! Whether what rows name is there.

use std::collections::HashSet;

use schema::Result;

use super::row::{self, FILES, PARTS, part};
use crate::{Cx, Engine};

impl Engine {
    /// What is wrong with files, one line each: pieces that a row names and that are nowhere. Beside a server at work.
    pub async fn check_files(&self) -> Result<Vec<String>> {
        let named = self.look(named).await?;
        let mut there = HashSet::new();
        let note = |one: store::Stored| {
            there.insert(one.key);
        };
        self.files()?.objects.each(note).await?;
        let missing: Vec<(String, String)> = named.into_iter().filter(|(_, key)| !there.contains(key)).collect();
        if missing.is_empty() {
            return Ok(Vec::new());
        }
        // A file that was deleted meanwhile lacks nothing.
        let still: HashSet<(String, String)> = self.look(self::named).await?.into_iter().collect();
        let lines = missing.into_iter().filter(|one| still.contains(one));
        Ok(lines
            .map(|(file, key)| format!("the file {file} lacks its piece {key}"))
            .collect())
    }
}

/// Every file with every key that is named for it.
fn named(cx: &Cx<'_>) -> Result<Vec<(String, String)>> {
    let mut all = Vec::new();
    for file in cx.find(&FILES, Vec::new(), u64::MAX >> 1)? {
        let keys = file.get(row::OBJECTS).unwrap_or_default();
        all.extend(keys.into_iter().map(|key| (file.id.clone(), key)));
    }
    for one in cx.find(&PARTS, Vec::new(), u64::MAX >> 1)? {
        if let (Some(file), Some(key)) = (one.get(part::FILE), one.get(part::OBJECT)) {
            all.push((file.0, key));
        }
    }
    Ok(all)
}
