//! Screens that are open to somebody by what they are, where no permission says so: a member of a committee marks.

use engine::Cx;
use schema::{Id, Result};

/// A screen that a noun opens by its rows; an extension of its entity.
pub struct OpenPlace {
    /// Its path in the application.
    pub path: &'static str,
    /// Whether it is open to this user now.
    pub is_open: fn(&Cx<'_>, &Id) -> Result<bool>,
}

/// The paths that are open to a user by what they are.
///
/// # Errors
/// The store cannot be read.
pub fn open_places(cx: &Cx<'_>, user: &Id) -> Result<Vec<&'static str>> {
    let mut open = Vec::new();
    for place in cx.extensions::<OpenPlace>() {
        if (place.is_open)(cx, user)? {
            open.push(place.path);
        }
    }
    Ok(open)
}
