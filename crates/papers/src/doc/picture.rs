//! The pictures of a document: handed over by name, looked at before they are drawn.

use std::borrow::Cow;
use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

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

/// So many pictures are known by what they became: the emblem is that of every paper, and to draw one takes milliseconds.
const KNOWN: usize = 8;
/// Bytes of a picture beyond which it is not kept.
const LARGE: usize = 1 << 20;

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

/// A picture as both printers take it.
#[derive(Clone)]
struct Normalized {
    /// Its bytes, where they are others than it came with.
    written: Option<Arc<[u8]>>,
    size: Size,
}

/// Pictures by the bytes that they came with, the last used first.
static LATELY: Mutex<VecDeque<(Arc<[u8]>, Normalized)>> = Mutex::new(VecDeque::new());

/// A picture as both printers take it, and its size; none of what would stop them.
fn normalize_picture(bytes: &[u8]) -> Option<(Cow<'_, [u8]>, Size)> {
    let normalized = lookup(bytes).or_else(|| normalize(bytes).inspect(|made| keep(bytes, made)))?;
    let drawn = normalized
        .written
        .map_or(Cow::Borrowed(bytes), |written| Cow::Owned(written.to_vec()));
    Some((drawn, normalized.size))
}

fn lookup(bytes: &[u8]) -> Option<Normalized> {
    let mut lately = LATELY.lock().unwrap_or_else(PoisonError::into_inner);
    let at = lately.iter().position(|(source, _)| **source == *bytes)?;
    let (source, known) = lately.remove(at)?;
    lately.push_front((source, known.clone()));
    Some(known)
}

fn keep(bytes: &[u8], made: &Normalized) {
    let written = made.written.as_ref().map_or(0, |written| written.len());
    if bytes.len().max(written) <= LARGE {
        let mut lately = LATELY.lock().unwrap_or_else(PoisonError::into_inner);
        lately.push_front((Arc::from(bytes), made.clone()));
        lately.truncate(KNOWN);
    }
}

fn normalize(bytes: &[u8]) -> Option<Normalized> {
    let Some(Guess::Is(content)) = guess(bytes) else {
        return None;
    };
    let picture = decode(bytes, content).ok()?;
    let size = (picture.width(), picture.height());
    if size.0.max(size.1) > LONGEST_SIDE || size.0.min(size.1) == 0 {
        return None;
    }
    let written = match content {
        Content::Png | Content::Jpeg => None,
        _ => Some(Arc::from(encode(&picture, Content::Png, 0).ok()?)),
    };
    Some(Normalized { written, size })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn emblem(shade: u8) -> Vec<u8> {
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'>\
             <rect width='20' height='20' fill='#00{shade:02x}55'/></svg>"
        )
        .into_bytes()
    }

    #[test]
    fn a_picture_that_is_known_is_what_it_was_and_no_other() {
        let first: Vec<_> = (1..=12).map(|shade| drawn(&emblem(shade))).collect();
        // Some of them are known still, some are forgotten.
        let again: Vec<_> = (1..=12).rev().map(|shade| drawn(&emblem(shade))).collect();
        assert!(first.iter().eq(again.iter().rev()));
        let each: BTreeSet<&[u8]> = first.iter().map(|(bytes, _)| bytes.as_slice()).collect();
        assert_eq!(each.len(), first.len());
        let is_png = |(bytes, _): &(Vec<u8>, Size)| guess(bytes) == Some(Guess::Is(Content::Png));
        assert!(first.iter().all(is_png));
        assert!(LATELY.lock().unwrap().len() <= KNOWN);
        assert!(normalize_picture(b"no picture").is_none());
        assert!(
            normalize_picture(b"no picture").is_none(),
            "what cannot be drawn is looked at each time"
        );
    }

    fn drawn(bytes: &[u8]) -> (Vec<u8>, Size) {
        let (drawn, size) = normalize_picture(bytes).unwrap();
        (drawn.into_owned(), size)
    }
}
