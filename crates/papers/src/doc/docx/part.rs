//! The parts of the file that do not depend on what is said.

use std::fmt::Write;

use jiff::tz::TimeZone;

use super::super::head::Orientation;
use super::super::{Doc, Mode};
use super::{Media, escaped};

const XML: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#;
const NAMES: &str = r#"xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture""#;
const RELATION: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

pub(super) const CONTENT_TYPES: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/><Override PartName="/word/header1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/><Override PartName="/word/header2.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/><Override PartName="/word/footer1.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>"#;
pub(super) const RELATIONS: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>"#;

/// Title, identity and moment.
pub(super) fn properties(doc: &Doc, title: &str) -> String {
    let made = doc
        .made
        .to_zoned(TimeZone::UTC)
        .strftime("%Y-%m-%dT%H:%M:%SZ")
        .to_string();
    format!(
        r#"{XML}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>{}</dc:title><dc:creator>Diwan</dc:creator><dc:identifier>{}</dc:identifier><dcterms:created xsi:type="dcterms:W3CDTF">{made}</dcterms:created></cp:coreProperties>"#,
        escaped(title),
        escaped(&doc.id)
    )
}

/// The body between its tags, with the size of the sheets.
pub(super) fn document(doc: &Doc, body: &str) -> String {
    let size = match doc.orientation {
        Orientation::Portrait => r#"<w:pgSz w:w="11906" w:h="16838"/>"#,
        Orientation::Landscape => r#"<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/>"#,
    };
    let bidi = if doc.mode == Mode::Ar { "<w:bidi/>" } else { "" };
    format!(
        r#"{XML}<w:document {NAMES}><w:body>{body}<w:sectPr><w:headerReference w:type="default" r:id="rId2"/><w:headerReference w:type="first" r:id="rId3"/><w:footerReference w:type="default" r:id="rId4"/><w:footerReference w:type="first" r:id="rId4"/>{size}<w:pgMar w:top="1021" w:right="1134" w:bottom="1021" w:left="1134" w:header="510" w:footer="454" w:gutter="0"/><w:titlePg/>{bidi}</w:sectPr></w:body></w:document>"#
    )
}

/// Fonts as Word has or finds them; none is embedded.
pub(super) fn styles(mode: Mode) -> String {
    let (latin, arabic, size) = if mode == Mode::Both {
        ("Arial", "Amiri", 19)
    } else {
        ("Arial", "Amiri", 21)
    };
    let heading = |id: &str, name: &str, size: u32| {
        format!(
            r#"<w:style w:type="paragraph" w:styleId="{id}"><w:name w:val="{name}"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/><w:pPr><w:keepNext/><w:outlineLvl w:val="{}"/></w:pPr><w:rPr><w:b/><w:bCs/><w:sz w:val="{size}"/><w:szCs w:val="{}"/></w:rPr></w:style>"#,
            u32::from(id != "Heading1"),
            size + size / 6
        )
    };
    format!(
        r#"{XML}<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="{latin}" w:hAnsi="{latin}" w:eastAsia="{latin}" w:cs="{arabic}"/><w:sz w:val="{size}"/><w:szCs w:val="{}"/><w:lang w:val="fr-MA" w:eastAsia="fr-MA" w:bidi="ar-MA"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="259" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>{}{}</w:styles>"#,
        size + 5,
        heading("Heading1", "heading 1", 32),
        heading("Heading2", "heading 2", 23),
    )
}

/// The head of pages.
pub(super) fn header(xml: &str) -> String {
    format!("{XML}<w:hdr {NAMES}>{xml}</w:hdr>")
}

/// The foot of pages.
pub(super) fn footer(xml: &str) -> String {
    format!("{XML}<w:ftr {NAMES}>{xml}</w:ftr>")
}

/// What the body refers to.
pub(super) fn document_relations(media: &[Media]) -> String {
    let mut list = String::new();
    let fixed = [
        ("styles", "styles.xml"),
        ("header", "header1.xml"),
        ("header", "header2.xml"),
        ("footer", "footer1.xml"),
    ];
    for ((kind, target), at) in fixed.iter().zip(1..) {
        let _ = write!(
            list,
            r#"<Relationship Id="rId{at}" Type="{RELATION}/{kind}" Target="{target}"/>"#
        );
    }
    for (at, one) in media.iter().enumerate() {
        let _ = write!(
            list,
            r#"<Relationship Id="pic{at}" Type="{RELATION}/image" Target="media/{}"/>"#,
            one.file(at)
        );
    }
    relations(&list)
}

/// What the foot refers to.
pub(super) fn footer_relations(has_code: bool) -> String {
    let code = format!(r#"<Relationship Id="code" Type="{RELATION}/image" Target="media/code.png"/>"#);
    relations(if has_code { &code } else { "" })
}

fn relations(list: &str) -> String {
    format!(
        r#"{XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">{list}</Relationships>"#
    )
}
