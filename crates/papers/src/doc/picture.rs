//! The pictures of a document: handed over by name, looked at before they are drawn.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::Doc;
use crate::content::{Content, Guess, guess};
use crate::picture::{decode, encode};

/// The bytes of pictures (PNG, JPEG, WebP, GIF, SVG) by their names. What is something else, too large or missing leaves its
/// place empty.
pub type Pictures = BTreeMap<String, Vec<u8>>;

/// More pixels a side than a page can show; a picture that has them is left out.
const LONGEST_SIDE: u32 = 6000;
/// As many pictures as one document may hold.
pub const MOST: usize = 256;

/// A picture that can be drawn.
pub(super) struct Drawable<'a> {
    pub name: &'a str,
    pub bytes: Cow<'a, [u8]>,
    /// In pixels.
    pub size: (u32, u32),
}

/// The pictures that a document names and that can be drawn, each once, in the order of their names.
pub(super) fn drawable<'a>(doc: &'a Doc, pictures: &'a Pictures) -> Vec<Drawable<'a>> {
    let names = doc.pictures().into_iter().take(MOST);
    names.filter_map(|name| looked_at(name, pictures)).collect()
}

fn looked_at<'a>(name: &'a str, pictures: &'a Pictures) -> Option<Drawable<'a>> {
    let seen = pictures.get(name).and_then(|bytes| normalize_picture(bytes));
    if seen.is_none() {
        tracing::warn!(
            name,
            "a paper names a picture that cannot be drawn: its place is left empty"
        );
    }
    let (bytes, size) = seen?;
    Some(Drawable { name, bytes, size })
}

/// Width and height in pixels.
type Size = (u32, u32);

/// A picture as both printers take it, and its size; none of what would stop them.
fn normalize_picture(bytes: &[u8]) -> Option<(Cow<'_, [u8]>, Size)> {
    let Some(Guess::Is(content)) = guess(bytes) else {
        return None;
    };
    let picture = decode(bytes, content).ok()?;
    let size = (picture.width(), picture.height());
    if size.0.max(size.1) > LONGEST_SIDE || size.0.min(size.1) == 0 {
        return None;
    }
    let bytes = match content {
        Content::Png | Content::Jpeg => Cow::Borrowed(bytes),
        _ => Cow::Owned(encode(&picture, Content::Png, 0).ok()?),
    };
    Some((bytes, size))
}
