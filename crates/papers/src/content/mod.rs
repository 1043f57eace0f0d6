//! What a file is, by its content: never by its name, nor by what the sender says.

mod office;

pub(crate) use office::part_name;

use std::io::{Read, Seek};

use serde::{Deserialize, Serialize};

/// A kind of file that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Content {
    /// A photo.
    Jpeg,
    /// A picture without loss.
    Png,
    /// A picture of few colours.
    Gif,
    /// A picture as the web likes it.
    Webp,
    /// A drawing: it is kept as the picture that it makes.
    Svg,
    /// A document.
    Pdf,
    /// A letter of Word.
    Docx,
    /// A workbook of Excel.
    Xlsx,
}

/// What a file whose first bytes these are may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guess {
    /// It is this.
    Is(Content),
    /// A ZIP archive: only its list of parts says what it is ([`office_kind`]).
    Archive,
}

/// How many of the first bytes decide: so many may stand before the head of a PDF, as scanners and mail programs put there.
pub const HEAD: usize = 1_024;

impl Content {
    /// The media type.
    pub const fn mime(self) -> &'static str {
        match self {
            Content::Jpeg => "image/jpeg",
            Content::Png => "image/png",
            Content::Gif => "image/gif",
            Content::Webp => "image/webp",
            Content::Svg => "image/svg+xml",
            Content::Pdf => "application/pdf",
            Content::Docx => "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            Content::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        }
    }

    /// The endings that names of such files have. Pictures bear each other's: cameras and messengers mix them up, and
    /// nothing follows from it.
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Content::Jpeg | Content::Png | Content::Gif | Content::Webp => {
                &["jpg", "jpeg", "jpe", "jfif", "png", "gif", "webp"]
            }
            Content::Svg => &["svg"],
            Content::Pdf => &["pdf"],
            Content::Docx => &["docx"],
            Content::Xlsx => &["xlsx"],
        }
    }

    /// Whether it is a picture.
    pub const fn is_picture(self) -> bool {
        matches!(
            self,
            Content::Jpeg | Content::Png | Content::Gif | Content::Webp | Content::Svg
        )
    }
}

/// What the first bytes of a file say; nothing when it is no kind that is kept.
pub fn guess(head: &[u8]) -> Option<Guess> {
    let is = |content| Some(Guess::Is(content));
    match head {
        [0xff, 0xd8, 0xff, ..] => is(Content::Jpeg),
        [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => is(Content::Png),
        [b'G', b'I', b'F', b'8', b'7' | b'9', b'a', ..] => is(Content::Gif),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => is(Content::Webp),
        [b'%', b'P', b'D', b'F', b'-', b'1'..=b'9', ..] => is(Content::Pdf),
        [b'P', b'K', 3, 4, ..] => Some(Guess::Archive),
        _ if is_drawing(head) => is(Content::Svg),
        _ if has_pdf_head(head) => is(Content::Pdf),
        _ => None,
    }
}

/// Whether the head of a PDF stands among the first bytes, as readers of PDF look for it. What comes before it is kept as it came.
fn has_pdf_head(head: &[u8]) -> bool {
    let head = &head[..head.len().min(HEAD)];
    let is_version = |bytes: &[u8]| bytes.starts_with(b"%PDF-") && matches!(bytes[5], b'1'..=b'9');
    // What begins as another kind of file is that one, whatever it holds further down.
    !OTHERS.iter().any(|other| head.trim_ascii_start().starts_with(other)) && head.windows(6).any(is_version)
}

/// How files begin that may hold a PDF and are none: web pages, letters, programs.
const OTHERS: &[&[u8]] = &[
    b"<",
    b"{",
    b"MZ",
    b"\x7fELF",
    b"#!",
    b"PK",
    b"From ",
    b"Return-Path:",
    b"MIME-Version:",
];

/// Whether the first bytes are those of a photo as telephones keep it (HEIC, AVIF): a picture that is not taken, and that its owner
/// can turn into one that is.
pub fn is_telephone_photo(head: &[u8]) -> bool {
    const BRANDS: [&[u8; 4]; 10] = [
        b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1", b"avif", b"avis",
    ];
    let brand = head.get(8..12).filter(|_| head.get(4..8) == Some(b"ftyp"));
    brand.is_some_and(|brand| BRANDS.iter().any(|one| one.as_slice() == brand))
}

/// Whether it begins as SVG does. Any XML may: who draws it finds out.
fn is_drawing(head: &[u8]) -> bool {
    let text = head.strip_prefix(b"\xef\xbb\xbf").unwrap_or(head).trim_ascii_start();
    [&b"<svg"[..], b"<?xml", b"<!DOCTYPE svg"]
        .iter()
        .any(|beginning| text.starts_with(beginning))
}

/// What a ZIP archive is: a letter or a workbook without macros that unpacks to no more than it should. All parts are
/// unpacked once, into nothing, because the sizes that an archive declares may lie.
pub fn office_kind(archive: impl Read + Seek) -> Option<Content> {
    office::kind(archive)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_bytes_decide() {
        for (head, is) in [
            (&b"\xff\xd8\xff\xe0"[..], Some(Guess::Is(Content::Jpeg))),
            (b"\x89PNG\r\n\x1a\n", Some(Guess::Is(Content::Png))),
            (b"GIF89a", Some(Guess::Is(Content::Gif))),
            (b"RIFF\0\0\0\0WEBP", Some(Guess::Is(Content::Webp))),
            (b"%PDF-1.7\n", Some(Guess::Is(Content::Pdf))),
            (b"PK\x03\x04", Some(Guess::Archive)),
            (b"<svg xmlns=", Some(Guess::Is(Content::Svg))),
            (b"\xef\xbb\xbf\n<?xml", Some(Guess::Is(Content::Svg))),
            (b"<!DOCTYPE html>", None),
            (b"\n%PDF-1.7", Some(Guess::Is(Content::Pdf))),
            (b" \r\n%PDF-1.7", Some(Guess::Is(Content::Pdf))),
            (b"\xef\xbb\xbf%PDF-1.4", Some(Guess::Is(Content::Pdf))),
            (b"HTTP/1.1 200 OK\r\n\r\n%PDF-2.0", Some(Guess::Is(Content::Pdf))),
            (b"<html>%PDF-1.7", None),
            (b"MZ %PDF-1.7", None),
            (b"%PDF-x", None),
            (b"MZ", None),
            (b"", None),
        ] {
            assert_eq!(guess(head), is, "{}", String::from_utf8_lossy(head));
        }
    }

    #[test]
    fn the_head_of_a_pdf_is_looked_for_no_further_than_readers_do() {
        let after = |size: usize| [vec![b' '; size], b"%PDF-1.7\n".to_vec()].concat();
        assert_eq!(guess(&after(HEAD - 6)), Some(Guess::Is(Content::Pdf)));
        assert_eq!(guess(&after(HEAD - 5)), None);
    }

    #[test]
    fn photos_of_telephones_are_known() {
        assert!(is_telephone_photo(b"\0\0\0\x24ftypheic\0\0\0\0mif1"));
        assert!(is_telephone_photo(b"\0\0\0\x1cftypavif\0\0\0\0"));
        assert!(!is_telephone_photo(b"\0\0\0\x18ftypmp42"));
        assert!(!is_telephone_photo(b"ftypheic"));
    }
}
