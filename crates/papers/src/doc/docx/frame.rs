//! What stands around the text: letterhead, number, addressee, title, signatures.

use super::super::Mode;
use super::super::block::Align;
use super::super::head::Signature;
use super::super::resolved_text::{ResolvedLine, ready, resolve_words};
use super::super::term::{self, Term};
use super::super::text::{Line, Words};
use super::super::view::{closing_dates, office_lines, opening_dates, told_in_each};
use super::block::drawing;
use super::grid::{Cells, grid};
use super::text::{Look, gap, paragraph, spacer, wrap_runs};
use super::{Writer, width};

/// Up to how many letters a paragraph beside another may go to the next page whole.
const MOVABLE: usize = 1000;

/// A millimetre in twentieths of a point.
pub(super) const MM: u32 = 57;

/// The lines of a letterhead in one language; the kingdom and the commune in bold.
fn lines(lines: &[Line], lang: Mode, align: Align) -> String {
    let one = |(at, line): (usize, &Line)| {
        let look = Look {
            bold: at == 0 || at == 3,
            size: 19,
            align,
            ..Look::default()
        };
        paragraph(&ready(line, lang), look)
    };
    lines.iter().enumerate().map(one).collect()
}

impl Writer<'_> {
    /// The title as one line.
    pub(super) fn name(&self) -> String {
        self.words(&self.doc.title)
            .iter()
            .map(ResolvedLine::plain)
            .collect::<Vec<_>>()
            .join(" — ")
    }

    pub(super) fn words(&self, words: &Words) -> Vec<ResolvedLine> {
        resolve_words(words, self.mode)
    }

    /// A term in the languages of the document.
    pub(super) fn term(&self, term: &Term) -> Vec<ResolvedLine> {
        let one = |lang: Mode| ready(&Line::from(term.text(lang)), lang);
        match self.mode {
            Mode::Both => vec![one(Mode::Fr), one(Mode::Ar)],
            lang => vec![one(lang)],
        }
    }

    pub(super) fn push_xml(&mut self, xml: &str) {
        self.body.push_str(xml);
    }

    /// Lines in both languages at the two edges, or one.
    pub(super) fn edges(&self, lines: &[ResolvedLine], look: Look) -> String {
        match lines {
            [fr, ar] => {
                let half = width(self.doc) / 2;
                let is_short = lines.iter().all(|line| line.plain().chars().count() <= MOVABLE);
                let look = Look {
                    keeps: look.keeps && is_short,
                    ..look
                };
                let cells = [paragraph(fr, look), paragraph(ar, look)];
                // A paragraph of a letter may be longer than the page.
                let look = Cells {
                    may_break: true,
                    keeps: look.keeps,
                    ..Cells::default()
                };
                grid(&[half, half], &[cells.to_vec()], look)
            }
            lines => lines.iter().map(|line| paragraph(line, look)).collect(),
        }
    }

    pub(super) fn letterhead(&mut self) {
        let Some(head) = &self.doc.letterhead else { return };
        let logo = head
            .logo
            .as_deref()
            .and_then(|name| self.media.iter().position(|one| one.name.as_deref() == Some(name)));
        let drawn = logo.map(|at| drawing(&format!("pic{at}"), self.fit_size(at, 30, 22), &self.name()));
        let centred = Look {
            align: Align::Center,
            ..Look::default()
        };
        let middle = wrap_runs(&drawn.unwrap_or_default(), false, centred) + &lines(&head.zgh, Mode::Fr, Align::Center);
        let side = (width(self.doc) - 34 * MM) / 2;
        let cells = [
            lines(&head.fr, Mode::Fr, Align::Start),
            middle,
            lines(&head.ar, Mode::Ar, Align::Start),
        ];
        let xml = grid(
            &[side, 34 * MM, side],
            &[cells.to_vec()],
            Cells {
                is_underlined: true,
                ..Cells::default()
            },
        );
        self.push_xml(&(xml + &gap(200)));
    }

    /// The number, the day, the addressee, the subject and what follows from it.
    pub(super) fn opening(&mut self) {
        let doc = self.doc;
        let number = told_in_each(&doc.number, self.mode).into_iter();
        let number: Vec<ResolvedLine> = number
            .map(|line| {
                let term = term::NUMBER.text(line.lang);
                line.after(&format!("{term}\u{A0}"), true)
            })
            .collect();
        let (bold, plain) = (
            Look {
                bold: true,
                ..Look::default()
            },
            Look {
                after: 160,
                ..Look::default()
            },
        );
        let dated = opening_dates(doc);
        let xml = self.edges(&number, bold) + &self.edges(&dated, plain);
        self.push_xml(&xml);
        for words in &doc.addressee {
            self.push_address(&self.words(words), true);
        }
        let cover = told_in_each(&doc.under_cover, self.mode).into_iter();
        let cover: Vec<ResolvedLine> = cover
            .map(|line| {
                let term = term::UNDER_COVER.text(line.lang);
                line.after(&format!("{term}\u{A0}"), false)
            })
            .collect();
        self.push_address(&cover, false);
        self.push_labelled(&term::SUBJECT, std::slice::from_ref(&doc.subject));
        self.push_labelled(&term::REFERENCE, &doc.reference);
        self.push_labelled(&term::ATTACHMENTS, &doc.attachments);
    }

    fn push_address(&mut self, lines: &[ResolvedLine], bold: bool) {
        let xml = self.edges(
            lines,
            Look {
                bold,
                align: Align::Center,
                ..Look::default()
            },
        );
        self.push_xml(&xml);
    }

    /// A term such as `Objet :` and what belongs to it.
    pub(super) fn push_labelled(&mut self, term: &Term, list: &[Words]) {
        for (at, words) in list.iter().filter(|words| !words.is_empty()).enumerate() {
            let lines = told_in_each(words, self.mode).into_iter().map(|line| {
                let label = if at == 0 { term.text(line.lang) } else { "" };
                line.after(&format!("{label} "), true)
            });
            let lines: Vec<ResolvedLine> = lines.collect();
            let xml = self.edges(
                &lines,
                Look {
                    after: 60,
                    ..Look::default()
                },
            );
            self.push_xml(&xml);
        }
    }

    pub(super) fn title(&mut self) {
        if self.doc.untitled {
            return;
        }
        let title = Look {
            align: Align::Center,
            style: Some("Heading1"),
            after: 80,
            ..Look::default()
        };
        let below = Look {
            align: Align::Center,
            is_soft: true,
            after: 200,
            ..Look::default()
        };
        let mut xml = gap(160);
        xml.extend(self.words(&self.doc.title).iter().map(|line| paragraph(line, title)));
        xml.extend(self.words(&self.doc.subtitle).iter().map(|line| paragraph(line, below)));
        self.push_xml(&xml);
    }

    /// Where and when it was done, of a document that this closes.
    pub(super) fn closing_line(&mut self) {
        let dated = closing_dates(self.doc);
        if dated.is_empty() {
            return;
        }
        let kept = Look {
            keeps: true,
            ..Look::default()
        };
        let xml = spacer(160, true) + &self.edges(&dated, kept);
        self.push_xml(&xml);
    }

    /// Who signs, side by side; a place for the stamp where reading begins.
    pub(super) fn signatures(&mut self, list: &[Signature], stamp: bool) {
        if list.is_empty() {
            return;
        }
        let mut cells: Vec<String> = list.iter().map(|one| self.signature(one)).collect();
        if stamp {
            let soft = Look {
                align: Align::Center,
                is_soft: true,
                ..Look::default()
            };
            let lines = self.term(&term::STAMP);
            cells.insert(0, lines.iter().map(|line| paragraph(line, soft)).collect());
        }
        if cells.len() == 1 {
            cells.insert(0, gap(20));
        }
        let widths = vec![width(self.doc) / u32::try_from(cells.len()).unwrap_or(1); cells.len()];
        let xml = grid(
            &widths,
            &[cells],
            Cells {
                rtl: self.mode == Mode::Ar,
                ..Cells::default()
            },
        );
        self.push_xml(&(spacer(300, true) + &xml));
    }

    fn signature(&self, one: &Signature) -> String {
        let bold = Look {
            bold: true,
            align: Align::Center,
            keeps: true,
            ..Look::default()
        };
        let plain = Look { bold: false, ..bold };
        let mut xml: String = office_lines(one, self.mode)
            .iter()
            .map(|line| paragraph(line, bold))
            .collect();
        xml.extend(self.words(&one.quality).iter().map(|line| paragraph(line, plain)));
        xml.push_str(&spacer(900, true));
        xml.extend(self.words(&one.name).iter().map(|line| paragraph(line, plain)));
        xml
    }

    /// The size in millimetres of a picture that keeps its shape within a width and a height.
    pub(super) fn fit_size(&self, at: usize, width: u32, height: u32) -> (u32, u32) {
        let (across, down) = self.media.get(at).map_or((1, 1), |media| media.size);
        let high = width.saturating_mul(down) / across.max(1);
        if high <= height {
            (width, high.max(1))
        } else {
            (height.saturating_mul(across) / down.max(1), height)
        }
    }
}
