//! Tables of OOXML: fields, lists, frames and the two sides of a head stand in them.

use std::fmt::Write;

use super::text::spacer;

/// How a table looks.
#[derive(Clone, Copy, Default)]
pub(super) struct Cells {
    /// Whether its first column stands at the right.
    pub rtl: bool,
    /// Whether lines stand between its rows.
    pub is_ruled: bool,
    /// Whether a double line stands below it.
    pub is_underlined: bool,
    /// Whether a frame stands around each cell.
    pub is_boxed: bool,
    /// How many rows are its head, repeated on every page.
    pub heads: usize,
    /// Whether a page may end inside a row.
    pub may_break: bool,
    /// Whether what follows it stays on the page of its last row.
    pub keeps: bool,
}

/// Rows of cells, each with the paragraphs inside it.
pub(super) fn grid(widths: &[u32], rows: &[Vec<String>], look: Cells) -> String {
    let mut xml = String::from("<w:tbl><w:tblPr>");
    if look.rtl {
        xml.push_str("<w:bidiVisual/>");
    }
    let _ = write!(
        xml,
        r#"<w:tblW w:w="{}" w:type="dxa"/>{}"#,
        widths.iter().sum::<u32>(),
        borders(look)
    );
    xml.push_str(r#"<w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="85" w:type="dxa"/><w:right w:w="85" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>"#);
    for width in widths {
        let _ = write!(xml, r#"<w:gridCol w:w="{width}"/>"#);
    }
    xml.push_str("</w:tblGrid>");
    for (at, row) in rows.iter().enumerate() {
        let is_head = at < look.heads;
        let head = if is_head { "<w:tblHeader/>" } else { "" };
        let whole = if look.may_break { "" } else { "<w:cantSplit/>" };
        let _ = write!(xml, "<w:tr><w:trPr>{whole}{head}</w:trPr>");
        for (cell, width) in row.iter().zip(widths) {
            let fill = if is_head {
                r#"<w:shd w:val="clear" w:color="auto" w:fill="F1F3F6"/>"#
            } else {
                ""
            };
            // A cell ends with a paragraph.
            let end = if cell.ends_with("</w:p>") { "" } else { "<w:p/>" };
            let _ = write!(
                xml,
                r#"<w:tc><w:tcPr><w:tcW w:w="{width}" w:type="dxa"/>{fill}</w:tcPr>{cell}{end}</w:tc>"#
            );
        }
        xml.push_str("</w:tr>");
    }
    // Two tables with nothing between them are one to Word.
    xml + "</w:tbl>" + &spacer(40, look.keeps)
}

fn borders(look: Cells) -> String {
    let side = |name: &str, kind: &str, color: &str| {
        format!(r#"<w:{name} w:val="{kind}" w:sz="4" w:space="0" w:color="{color}"/>"#)
    };
    let sides: Vec<(&str, &str, &str)> = if look.is_boxed {
        ["top", "left", "bottom", "right", "insideH", "insideV"]
            .map(|name| (name, "dotted", "B9BFCA"))
            .to_vec()
    } else if look.is_ruled {
        vec![
            ("top", "single", "B9BFCA"),
            ("bottom", "single", "B9BFCA"),
            ("insideH", "single", "B9BFCA"),
        ]
    } else if look.is_underlined {
        vec![("bottom", "double", "16181D")]
    } else {
        return String::new();
    };
    let sides: String = sides
        .into_iter()
        .map(|(name, kind, color)| side(name, kind, color))
        .collect();
    format!("<w:tblBorders>{sides}</w:tblBorders>")
}
