//! The pictures of a document: handed over by name, looked at before they are drawn.

use std::collections::BTreeMap;
use std::io::Cursor;

use image::{ImageFormat, ImageReader};

use super::Doc;
use super::block::{Block, Picture};

/// The bytes of pictures (PNG or JPEG) by their names. What is something else, too large or missing leaves its place empty.
pub type Pictures = BTreeMap<String, Vec<u8>>;

/// More pixels a side than a page can show; a picture that has them is left out.
const LONGEST_SIDE: u32 = 6000;
/// As many pictures as one document may hold.
pub(super) const MOST: usize = 256;

/// A picture that can be drawn.
pub(super) struct Drawable<'a> {
    pub name: &'a str,
    pub bytes: &'a [u8],
    /// In pixels.
    pub size: (u32, u32),
}

/// The pictures that a document names and that can be drawn, each once, in the order of their names.
pub(super) fn drawable<'a>(doc: &'a Doc, pictures: &'a Pictures) -> Vec<Drawable<'a>> {
    let mut names: Vec<&str> = doc
        .blocks
        .iter()
        .filter_map(of_block)
        .map(|picture| picture.key.as_str())
        .collect();
    names.extend(doc.letterhead.iter().filter_map(|head| head.logo.as_deref()));
    names.sort_unstable();
    names.dedup();
    names.truncate(MOST);
    names.into_iter().filter_map(|name| looked_at(name, pictures)).collect()
}

fn of_block(block: &Block) -> Option<&Picture> {
    match block {
        Block::Image { picture } => Some(picture),
        Block::Fields { picture, .. } => picture.as_ref(),
        _ => None,
    }
}

fn looked_at<'a>(name: &'a str, pictures: &'a Pictures) -> Option<Drawable<'a>> {
    let bytes = pictures.get(name).map(Vec::as_slice);
    let seen = bytes.and_then(|bytes| {
        let reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?;
        let format = reader
            .format()
            .filter(|it| matches!(it, ImageFormat::Png | ImageFormat::Jpeg))?;
        let size = reader.into_dimensions().ok()?;
        // The whole of it, or a broken one would stop the printer.
        let whole = image::load_from_memory_with_format(bytes, format);
        let fits = size.0.max(size.1) <= LONGEST_SIDE && size.0.min(size.1) > 0 && whole.is_ok();
        fits.then_some(Drawable { name, bytes, size })
    });
    if seen.is_none() {
        tracing::warn!(
            name,
            "a paper names a picture that cannot be drawn: its place is left empty"
        );
    }
    seen
}
