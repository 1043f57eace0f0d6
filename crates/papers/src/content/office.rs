//! Letters and workbooks: ZIP archives of a certain shape.

use std::io::{self, Read, Seek};

use zip::ZipArchive;

use super::Content;

/// The most parts: office programs make a few per page or sheet.
const MAX_PARTS: usize = 10_000;
/// The most bytes that all parts may unpack to. A hundred megabytes of pictures hardly shrink; text that grows beyond
/// this is a bomb.
const MAX_UNPACKED: u64 = 512 << 20;
/// Parts that carry programs.
const PROGRAMS: &[&str] = &["vbaproject.bin", "vbadata.xml"];

pub(super) fn kind(archive: impl Read + Seek) -> Option<Content> {
    kind_within(archive, MAX_UNPACKED)
}

fn kind_within(archive: impl Read + Seek, most: u64) -> Option<Content> {
    let mut archive = ZipArchive::new(archive).ok()?;
    if archive.len() > MAX_PARTS || archive.decompressed_size().is_some_and(|size| size > u128::from(most)) {
        return None;
    }
    let names: Vec<String> = archive.file_names().flatten().map(|name| part_name(&name)).collect();
    let has = |part: &str| names.iter().any(|name| name == part);
    let is_program = |name: &String| PROGRAMS.iter().any(|program| name.ends_with(program));
    if !has("[content_types].xml") || names.iter().any(is_program) {
        return None;
    }
    let kind = match (has("word/document.xml"), has("xl/workbook.xml")) {
        (true, false) => Content::Docx,
        (false, true) => Content::Xlsx,
        _ => return None,
    };
    let mut left = most;
    for part in 0..archive.len() {
        let part = archive.by_index(part).ok()?;
        let size = io::copy(&mut part.take(left + 1), &mut io::sink()).ok()?;
        left = left.checked_sub(size)?;
    }
    Some(kind)
}

/// The name of a part as names are compared: some programs write `xl\\workbook.xml`, or begin at the root.
pub(crate) fn part_name(name: &str) -> String {
    name.replace('\\', "/").trim_start_matches('/').to_lowercase()
}

#[cfg(test)]
mod tests {
    use std::io::{Cursor, Write};

    use zip::write::SimpleFileOptions;

    use super::*;

    fn archive(parts: &[(&str, &[u8])]) -> Cursor<Vec<u8>> {
        let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in parts {
            zip.start_file(*name, SimpleFileOptions::default()).unwrap();
            zip.write_all(bytes).unwrap();
        }
        zip.finish().unwrap()
    }

    const TYPES: (&str, &[u8]) = ("[Content_Types].xml", b"<Types/>");

    #[test]
    fn letters_and_workbooks_are_told_by_their_parts() {
        assert_eq!(
            kind(archive(&[TYPES, ("word/document.xml", b"<w/>")])),
            Some(Content::Docx)
        );
        assert_eq!(
            kind(archive(&[TYPES, ("xl/workbook.xml", b"<w/>")])),
            Some(Content::Xlsx)
        );
        assert_eq!(
            kind(archive(&[TYPES, ("xl\\workbook.xml", b"<w/>")])),
            Some(Content::Xlsx)
        );
        for other in [
            vec![("index.html", &b"<script>"[..])],
            vec![("word/document.xml", &b"<w/>"[..])],
            vec![TYPES, ("word/document.xml", b""), ("xl/workbook.xml", b"")],
            vec![TYPES, ("word/document.xml", b""), ("word/vbaProject.bin", b"")],
        ] {
            assert_eq!(kind(archive(&other)), None, "{:?}", other[0].0);
        }
        assert_eq!(kind(Cursor::new(b"PK\x03\x04 and then nothing".to_vec())), None);
    }

    #[test]
    fn bombs_are_refused() {
        let bomb = vec![0; 1 << 20];
        let mut zip = archive(&[TYPES, ("word/document.xml", &bomb)]);
        assert!(zip.get_ref().len() < 4000);
        assert_eq!(kind_within(zip.clone(), 1 << 20), None);
        assert_eq!(kind_within(zip.clone(), 2 << 20), Some(Content::Docx));
        // The list of parts may lie about the size: what comes out is counted.
        let honest = (1u32 << 20).to_le_bytes();
        let bytes = zip.get_mut();
        while let Some(at) = bytes.windows(4).position(|four| four == honest) {
            bytes[at..at + 4].copy_from_slice(&10u32.to_le_bytes());
        }
        assert_eq!(kind_within(zip, 1 << 20), None);
    }
}
