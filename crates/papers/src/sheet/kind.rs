//! What a file is, by its content. The name it came with proves nothing.

use super::encoding;
use crate::Trouble;

/// A file that can be read.
#[derive(Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A zip archive, which [`super::archive::check`] looks into.
    Workbook,
    /// Text.
    Text,
}

const ZIP: &[u8] = b"PK\x03\x04";
const EMPTY_ZIP: &[u8] = b"PK\x05\x06";
/// The compound file of OLE: old Excel, and the envelope of an encrypted workbook ([MS-CFB] 2.2, [MS-OFFCRYPTO] 2.3).
const COMPOUND: &[u8] = b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";
/// How texts begin that are no table, without regard to case.
const OTHER_TEXTS: &[&str] = &["%pdf", "{\\rtf", "<!doctype", "<html", "<?xml", "<svg"];

/// Tells the two kinds that are read from all others, each of which has its own trouble.
pub fn detect(bytes: &[u8]) -> Result<FileKind, Trouble> {
    if bytes.is_empty() {
        return Err(Trouble::EmptyFile);
    }
    if bytes.starts_with(ZIP) || bytes.starts_with(EMPTY_ZIP) {
        return Ok(FileKind::Workbook);
    }
    if bytes.starts_with(COMPOUND) {
        return Err(compound(bytes));
    }
    if is_text(bytes) {
        Ok(FileKind::Text)
    } else {
        Err(Trouble::NotAWorkbook)
    }
}

fn compound(bytes: &[u8]) -> Trouble {
    if has_entry(bytes, "EncryptedPackage") || has_entry(bytes, "EncryptionInfo") {
        Trouble::PasswordProtected
    } else if has_entry(bytes, "Workbook") || has_entry(bytes, "Book") {
        Trouble::OldExcel
    } else {
        Trouble::NotAWorkbook
    }
}

/// True if a directory entry of that name may be in the compound file: names are UTF-16 and end with a zero.
fn has_entry(bytes: &[u8], name: &str) -> bool {
    let wanted: Vec<u8> = name.encode_utf16().chain([0]).flat_map(u16::to_le_bytes).collect();
    // Sectors are of 512 or 4096 bytes, entries of 128: each entry begins at a multiple of 128.
    bytes.chunks(128).any(|entry| entry.starts_with(&wanted))
}

fn is_text(bytes: &[u8]) -> bool {
    if encoding::has_wide_mark(bytes) {
        return true;
    }
    let start = bytes
        .strip_prefix(encoding::UTF8_MARK)
        .unwrap_or(bytes)
        .trim_ascii_start();
    let start = String::from_utf8_lossy(&start[..start.len().min(16)]).to_ascii_lowercase();
    let odd = bytes.iter().filter(|b| matches!(b, 1..=8 | 14..=31 | 127)).count();
    !OTHER_TEXTS.iter().any(|other| start.starts_with(other)) && !bytes.contains(&0) && odd * 100 <= bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compound_with(entry: &str) -> Vec<u8> {
        let mut file = COMPOUND.to_vec();
        file.resize(1024, 0);
        file.extend(entry.encode_utf16().flat_map(u16::to_le_bytes));
        file.resize(1152, 0);
        file
    }

    #[test]
    fn compound_files_are_told_apart_by_their_entries() {
        assert_eq!(
            detect(&compound_with("EncryptedPackage")),
            Err(Trouble::PasswordProtected)
        );
        assert_eq!(
            detect(&compound_with("EncryptionInfo")),
            Err(Trouble::PasswordProtected)
        );
        assert_eq!(detect(&compound_with("Workbook")), Err(Trouble::OldExcel));
        assert_eq!(detect(&compound_with("Book")), Err(Trouble::OldExcel));
        assert_eq!(detect(&compound_with("WordDocument")), Err(Trouble::NotAWorkbook));
        assert_eq!(detect(COMPOUND), Err(Trouble::NotAWorkbook));
    }

    #[test]
    fn what_is_no_table_is_refused() {
        assert_eq!(detect(b""), Err(Trouble::EmptyFile));
        for other in [
            &b"%PDF-1.7\n1 0 obj"[..],
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
            b"\xFF\xD8\xFF\xE0\0\x10JFIF",
            b"{\\rtf1 x}",
            b"\xEF\xBB\xBF <!DOCTYPE html>",
            b"<HTML><table>",
            b"<?xml version=\"1.0\"?>",
            b"\x01\x02\x03\x04",
        ] {
            assert_eq!(detect(other), Err(Trouble::NotAWorkbook), "{other:?}");
        }
    }

    #[test]
    fn text_is_text_in_any_encoding() {
        for text in [
            &b"a;b\n1;2"[..],
            b"\xFF\xFEa\0;\0b\0",
            b"\xE9t\xE9;1",
            "اسم;1".as_bytes(),
            b" ",
        ] {
            assert_eq!(detect(text), Ok(FileKind::Text), "{text:?}");
        }
    }
}
