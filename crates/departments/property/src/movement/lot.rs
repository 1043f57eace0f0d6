//! What is moved by one act together: each movement names the first.

use engine::Cx;
use schema::{Document, Result};

use super::post::post;
use super::{ITEM, LOT};

/// The movements of one act.
pub(crate) struct Lot {
    id: String,
    rows: Vec<Document>,
}

impl Lot {
    /// Nothing has moved yet.
    pub(crate) fn new(cx: &Cx<'_>) -> Self {
        Lot {
            id: cx.new_id(),
            rows: Vec::new(),
        }
    }

    /// The id that its first movement is given.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Posts a movement of it.
    ///
    /// # Errors
    /// As [`post`].
    pub(crate) fn post(&mut self, cx: &mut Cx<'_>, mut row: Document) -> Result<()> {
        if self.rows.is_empty() {
            row.id.clone_from(&self.id);
        }
        self.rows.push(post(cx, row.with(LOT, self.id.clone()))?);
        Ok(())
    }

    /// What was posted.
    pub(crate) fn rows(&self) -> &[Document] {
        &self.rows
    }

    /// The things that moved.
    pub(crate) fn items(&self) -> Vec<String> {
        let items = self.rows.iter().filter_map(|row| row.get(ITEM));
        items.map(|id| id.as_str().to_owned()).collect()
    }
}
