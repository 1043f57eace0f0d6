//! How the first screen is arranged: what its reader put first, what its reader hid, and how much it holds.

use std::cmp::Reverse;

use engine::input;
use schema::{Result, expected};

use super::Panel;

/// Where a panel stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the row of numbers.
    Figure,
    /// In the grid beneath it.
    Grid,
}

impl Place {
    /// How many of them one screen of 1280 × 800 holds.
    pub const fn room(self) -> usize {
        match self {
            Place::Figure => 4,
            Place::Grid => 6,
        }
    }
}

/// What its reader says of it.
pub struct Arrangement {
    /// Ids in their order; the others follow by their rank.
    pub order: Vec<String>,
    /// Ids of those that are not shown.
    pub hidden: Vec<String>,
    /// Whether all of them are shown.
    pub is_all: bool,
}

/// So many ids are taken: more than there will be panels.
const IDS_AT_MOST: u64 = 200;

/// The ids, which are not too many.
///
/// # Errors
/// When they are.
pub fn known_ids(ids: &[String], name: &'static str) -> Result<Vec<String>> {
    if ids.len() as u64 > IDS_AT_MOST {
        return Err(input::wrong_argument(name, expected::documents(0, IDS_AT_MOST)));
    }
    Ok(ids.to_vec())
}

impl Arrangement {
    /// Those that are shown, in their order, and those that are hidden.
    pub fn split<'p>(&self, mut panels: Vec<&'p Panel>) -> (Vec<&'p Panel>, Vec<&'p Panel>) {
        let at = |panel: &Panel| self.order.iter().position(|id| id == panel.id);
        panels.sort_by_key(|panel| {
            let place = at(panel);
            (Reverse(place.is_some()), place, panel.rank, panel.id)
        });
        let is_hidden = |panel: &&Panel| self.hidden.iter().any(|id| id == panel.id);
        let (hidden, shown) = panels.into_iter().partition(is_hidden);
        (shown, hidden)
    }
}
