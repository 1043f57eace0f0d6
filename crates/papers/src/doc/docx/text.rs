//! Paragraphs and runs, in both directions.

use std::fmt::Write;

use super::super::resolved_text::{ResolvedLine, StyledRun};
use super::super::{Align, Mode};

/// That a paragraph stays on the page of the next one.
const KEEP: &str = "<w:keepNext/>";

/// How a paragraph looks.
#[derive(Clone, Copy, Default)]
pub(super) struct Look {
    pub align: Align,
    /// Whether its lines fill both edges.
    pub fills: bool,
    pub bold: bool,
    /// Half points; 0 for that of the document.
    pub size: u32,
    pub is_soft: bool,
    /// Twentieths of a point below it.
    pub after: u32,
    /// The style: `Title`, `Heading1`.
    pub style: Option<&'static str>,
    /// Whether it stands in a frame.
    pub is_framed: bool,
    /// Whether the next one stays on its page.
    pub keeps: bool,
}

/// A line as a paragraph.
pub(super) fn paragraph(line: &ResolvedLine, look: Look) -> String {
    let runs: String = line.pieces.iter().map(|piece| run(piece, line, look)).collect();
    wrap_runs(&runs, line.rtl, look)
}

/// An empty paragraph of some height in twentieths of a point.
pub(super) fn gap(height: u32) -> String {
    spacer(height, false)
}

/// As [`gap`]; one that keeps stays on the page of what follows it.
pub(super) fn spacer(height: u32, keeps: bool) -> String {
    let keep = if keeps { KEEP } else { "" };
    format!(
        r#"<w:p><w:pPr>{keep}<w:spacing w:before="0" w:after="0" w:line="{height}" w:lineRule="exact"/></w:pPr></w:p>"#
    )
}

/// Runs as a paragraph. The order of the properties is that of the schema, which Word insists on.
pub(super) fn wrap_runs(runs: &str, rtl: bool, look: Look) -> String {
    let mut xml = String::from("<w:p><w:pPr>");
    if let Some(style) = look.style {
        let _ = write!(xml, r#"<w:pStyle w:val="{style}"/>"#);
    }
    if look.keeps {
        xml.push_str(KEEP);
    }
    if look.is_framed {
        let side = |name: &str| format!(r#"<w:{name} w:val="single" w:sz="6" w:space="4" w:color="16181D"/>"#);
        let sides = ["top", "left", "bottom", "right"].map(side).concat();
        let _ = write!(xml, "<w:pBdr>{sides}</w:pBdr>");
    }
    if rtl {
        xml.push_str("<w:bidi/>");
    }
    let _ = write!(xml, r#"<w:spacing w:before="0" w:after="{}"/>"#, look.after);
    // Without it a paragraph begins at the edge where its language is read from.
    match look.align {
        Align::Center => xml.push_str(r#"<w:jc w:val="center"/>"#),
        Align::End => xml.push_str(r#"<w:jc w:val="right"/>"#),
        Align::Start if look.fills => xml.push_str(r#"<w:jc w:val="both"/>"#),
        Align::Start | Align::Edges => {}
    }
    let _ = write!(xml, "</w:pPr>{runs}</w:p>");
    xml
}

/// A piece as a run.
pub(super) fn run(piece: &StyledRun, line: &ResolvedLine, look: Look) -> String {
    let text = if piece.ltr {
        left_to_right(&piece.text)
    } else {
        piece.text.replace('\u{200B}', "")
    };
    let properties = properties(piece.bold || look.bold, line.rtl && !piece.ltr, line.lang, look);
    let parts: Vec<String> = text.split('\n').map(escaped).collect();
    let lines = parts.join(r#"</w:t><w:br/><w:t xml:space="preserve">"#);
    format!(r#"<w:r>{properties}<w:t xml:space="preserve">{lines}</w:t></w:r>"#)
}

/// The properties of a run.
pub(super) fn properties(bold: bool, rtl: bool, lang: Mode, look: Look) -> String {
    let mut xml = String::from("<w:rPr>");
    if bold {
        xml.push_str("<w:b/><w:bCs/>");
    }
    if look.is_soft {
        xml.push_str(r#"<w:color w:val="565D6B"/>"#);
    }
    if look.size > 0 {
        // Arabic letters are smaller at the same size.
        let _ = write!(
            xml,
            r#"<w:sz w:val="{}"/><w:szCs w:val="{}"/>"#,
            look.size,
            look.size + look.size / 6
        );
    }
    if rtl {
        xml.push_str("<w:rtl/>");
    }
    let latin = if lang == Mode::En { "en-GB" } else { "fr-MA" };
    let _ = write!(xml, r#"<w:lang w:val="{latin}" w:bidi="ar-MA"/></w:rPr>"#);
    xml
}

/// Text that reads from left to right in any paragraph: embedded, each hyphen told its direction, spaces that hold. Elements
/// for the same (`w:dir`, `w:bdo`) are not heeded everywhere.
fn left_to_right(text: &str) -> String {
    let text = text
        .replace('\u{200B}', "")
        .replace(' ', "\u{A0}")
        .replace('\u{A0}', "\u{200E}\u{A0}\u{200E}")
        .replace('-', "\u{200E}-\u{200E}");
    format!("\u{202A}{text}\u{202C}")
}

/// Text as XML has it, without the characters that XML forbids.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' | '\r' => out.push(' '),
            c if c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}') => {}
            c => out.push(c),
        }
    }
    out
}
