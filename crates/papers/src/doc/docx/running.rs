//! What stands above and below the text of every page.

use super::super::Mode;
use super::super::block::Align;
use super::super::head::Verify;
use super::super::resolved_text::ready;
use super::super::term;
use super::super::text::Line;
use super::block::drawing;
use super::frame::MM;
use super::grid::{Cells, grid};
use super::text::{Look, gap, paragraph, properties, wrap_runs};
use super::{Writer, width};
use crate::qr;

/// The foot of pages, and the code in it.
pub(super) struct Footer {
    pub xml: String,
    pub code: Option<Vec<u8>>,
}

impl Writer<'_> {
    /// The head of the first page, or of those after it: what is written across the page in the PDF, and the title.
    pub(super) fn header(&self, is_later: bool) -> String {
        let mark = self
            .doc
            .watermark
            .map(|mark| self.term(&term::watermark(mark)))
            .unwrap_or_default();
        let stamped = Look {
            bold: true,
            align: Align::Center,
            size: 28,
            is_framed: true,
            ..Look::default()
        };
        let mut xml: String = mark.iter().map(|line| paragraph(line, stamped)).collect();
        if is_later {
            let lines = self.words(&self.doc.title);
            xml.push_str(&self.edges(
                &lines,
                Look {
                    size: 16,
                    is_soft: true,
                    ..Look::default()
                },
            ));
        }
        // A head may not end with a table.
        xml + &gap(20)
    }

    pub(super) fn footer(&self) -> Footer {
        let soft = Look {
            size: 16,
            is_soft: true,
            ..Look::default()
        };
        let code = self
            .doc
            .verify
            .as_ref()
            .and_then(|verify| qr::png(verify.address().unwrap_or(&verify.code), 400, 4).ok());
        let checked = self
            .doc
            .verify
            .as_ref()
            .map(|verify| self.verification_text(verify, code.is_some()));
        let xml = checked.unwrap_or_default() + &self.last_line(soft);
        Footer { xml, code }
    }

    /// The address and the number of the page.
    fn last_line(&self, look: Look) -> String {
        let address = self
            .doc
            .letterhead
            .as_ref()
            .map(|head| self.words(&head.footer))
            .unwrap_or_default();
        let mut cells: Vec<String> = address.iter().map(|line| paragraph(line, look)).collect();
        cells.resize(cells.len().max(1), gap(20));
        let number = if self.doc.unpaged {
            gap(20)
        } else {
            self.page_number(look)
        };
        // Between two languages, behind one.
        cells.insert(1, number);
        let narrow = 20 * MM;
        let wide = (width(self.doc) - narrow) / if cells.len() == 3 { 2 } else { 1 };
        grid(
            &[wide, narrow, wide][..cells.len()],
            &[cells],
            Cells {
                rtl: self.mode == Mode::Ar,
                ..Cells::default()
            },
        )
    }

    fn verification_text(&self, verify: &Verify, has_code: bool) -> String {
        let soft = Look {
            size: 16,
            is_soft: true,
            ..Look::default()
        };
        let (address, how) = match verify.address() {
            Some(url) => (url, &term::VERIFY),
            None => ("", &term::AT_COUNTER),
        };
        let code = ready(&Line::default().ltr(verify.code.as_str()), Mode::Fr);
        let mut told: String = self.term(how).iter().map(|line| paragraph(line, soft)).collect();
        if !address.is_empty() {
            told.push_str(&paragraph(&ready(&Line::default().ltr(address), Mode::Fr), soft));
        }
        told.push_str(&paragraph(&code, Look { bold: true, ..soft }));
        told.extend(
            self.term(&term::WORKING)
                .iter()
                .map(|line| paragraph(line, Look { bold: true, ..soft })),
        );
        let coded = verify.address().unwrap_or(&verify.code);
        let drawn = if has_code {
            drawing("code", (25, 25), coded)
        } else {
            String::new()
        };
        let cells = vec![wrap_runs(&drawn, false, Look::default()), told];
        let widths = [28 * MM, width(self.doc) - 28 * MM];
        grid(
            &widths,
            &[cells],
            Cells {
                rtl: self.mode == Mode::Ar,
                ..Cells::default()
            },
        )
    }

    fn page_number(&self, look: Look) -> String {
        let rtl = self.mode == Mode::Ar;
        let properties = properties(false, false, Mode::Fr, look);
        let field = |name: &str| {
            format!(r#"<w:fldSimple w:instr=" {name} "><w:r>{properties}<w:t>1</w:t></w:r></w:fldSimple>"#)
        };
        let slash = format!(r#"<w:r>{properties}<w:t xml:space="preserve"> / </w:t></w:r>"#);
        let runs = [field("PAGE"), slash, field("NUMPAGES")].concat();
        wrap_runs(
            &runs,
            rtl,
            Look {
                align: Align::Center,
                ..look
            },
        )
    }
}
