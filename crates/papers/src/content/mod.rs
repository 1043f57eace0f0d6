//! What a file is, by its content: never by its name, nor by what the sender says.

mod office;

use std::io::{Read, Seek};

/// A kind of file that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// How many of the first bytes decide.
pub const HEAD: usize = 16;

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
        _ => None,
    }
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
            (b"\n%PDF-1.7", None),
            (b"%PDF-x", None),
            (b"MZ", None),
            (b"", None),
        ] {
            assert_eq!(guess(head), is, "{}", String::from_utf8_lossy(head));
        }
    }
}
