//! Whole files, read as they come: the sample, workbooks with oddities, and hostile bytes.

mod hostile;
mod sample;
mod workbook;

use std::fmt::Write as _;
use std::io::{Cursor, Write as _};

const TYPES: &str = r#"<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>"#;
const RELS: &str = r#"<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#;
/// Style 1 is a day, style 2 a duration, style 3 a time of day.
const STYLES: &str = r#"<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="46"/><xf numFmtId="20"/></cellXfs></styleSheet>"#;

/// A zip archive of the parts given.
fn archive(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in parts {
        zip.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
        zip.write_all(content.as_bytes()).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// A workbook of sheets given as (attributes besides the name, name, rows as XML).
fn workbook(sheets: &[(&str, &str, &str)]) -> Vec<u8> {
    workbook_with(sheets, "", &[])
}

/// A workbook with properties such as `date1904="1"`, and with further parts.
fn workbook_with(sheets: &[(&str, &str, &str)], properties: &str, more: &[(&str, &str)]) -> Vec<u8> {
    let (mut list, mut rels, mut parts) = (String::new(), String::new(), Vec::new());
    for (at, (attributes, name, rows)) in sheets.iter().enumerate() {
        write!(
            list,
            r#"<sheet name="{name}" sheetId="{at}" r:id="s{at}" {attributes}/>"#
        )
        .unwrap();
        write!(
            rels,
            r#"<Relationship Id="s{at}" Type="x/worksheet" Target="worksheets/sheet{at}.xml"/>"#
        )
        .unwrap();
        let sheet = format!("<worksheet><sheetData>{rows}</sheetData></worksheet>");
        parts.push((format!("xl/worksheets/sheet{at}.xml"), sheet));
    }
    let book = format!("<workbook><workbookPr {properties}/><sheets>{list}</sheets></workbook>");
    let rels = format!("<Relationships>{rels}</Relationships>");
    let mut all = vec![
        ("[Content_Types].xml", TYPES),
        ("_rels/.rels", RELS),
        ("xl/styles.xml", STYLES),
    ];
    all.extend([
        ("xl/workbook.xml", book.as_str()),
        ("xl/_rels/workbook.xml.rels", rels.as_str()),
    ]);
    all.extend(parts.iter().map(|(name, content)| (name.as_str(), content.as_str())));
    all.extend(more);
    archive(&all)
}
