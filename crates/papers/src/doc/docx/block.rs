//! Blocks of the body, and the tables that most of them are.

use super::super::Mode;
use super::super::block::{Align, Block, Column, Field, Label, Picture, Row};
use super::super::resolved_text::{ResolvedLine, said_once};
use super::super::term;
use super::super::text::{Line, Run, Words};
use super::frame::MM;
use super::grid::{Cells, grid};
use super::text::{Look, escaped, gap, paragraph, wrap_runs};
use super::{Media, Writer, width};
use crate::qr;

/// The height of an empty frame below its head.
const FRAME: u32 = 20 * MM;

/// How many of the last rows of a table stay with what follows it.
const KEPT: usize = 2;

/// The look of labels.
fn soft() -> Look {
    Look {
        is_soft: true,
        ..Look::default()
    }
}

/// From which of its rows on a table stays with what follows it.
fn kept_of(rows: &[Field], keeps: bool) -> usize {
    let kept = if keeps { KEPT } else { 0 };
    rows.len().saturating_sub(kept)
}

/// The look of values.
fn bold() -> Look {
    Look {
        bold: true,
        ..Look::default()
    }
}

/// A picture in a run, its size in millimetres.
pub(super) fn drawing(relation: &str, size: (u32, u32), alt: &str) -> String {
    let (cx, cy) = (u64::from(size.0) * 36_000, u64::from(size.1) * 36_000);
    let alt = escaped(alt);
    format!(
        r#"<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="{cx}" cy="{cy}"/><wp:docPr id="1" name="{relation}" descr="{alt}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="{relation}" descr="{alt}"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="{relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="{cx}" cy="{cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>"#
    )
}

impl Writer<'_> {
    /// A block; one that keeps has its last lines on the page of what follows.
    pub(super) fn block(&mut self, block: &Block, keeps: bool) {
        let xml = match block {
            Block::Fields { rows, picture, .. } => {
                let drawn = picture.as_ref().map(|picture| self.picture(picture, Align::End));
                drawn.unwrap_or_default() + &self.fields(rows, keeps)
            }
            Block::Table { columns, rows } => self.table(columns, rows),
            Block::List { items, numbered } => self.list(items, *numbered),
            Block::Signatures { list } => return self.signatures(list, false),
            Block::Frames { list } => self.frames(list),
            Block::Image { picture } => self.picture(picture, Align::Center),
            Block::Space { mm } => gap(u32::from(*mm) * MM),
            Block::PageBreak => r#"<w:p><w:r><w:br w:type="page"/></w:r></w:p>"#.to_owned(),
            Block::Receipt { .. } => self.receipt(block),
            Block::Labels {
                width, height, labels, ..
            } => self.labels(*width, *height, labels),
            Block::Heading { .. } | Block::Paragraph { .. } | Block::Notice { .. } | Block::Rule => {
                self.paragraph_block(block, keeps)
            }
        };
        self.push_xml(&xml);
    }

    /// Blocks that are paragraphs.
    fn paragraph_block(&self, block: &Block, keeps: bool) -> String {
        let mut look = Look {
            after: 140,
            keeps,
            ..Look::default()
        };
        let text = match block {
            Block::Heading { text } => {
                (look.style, look.after) = (Some("Heading2"), 80);
                text
            }
            Block::Paragraph { text, align } => {
                (look.align, look.fills) = (*align, *align == Align::Start);
                text
            }
            Block::Notice { text } => {
                look.is_framed = true;
                text
            }
            _ => {
                look.is_framed = true;
                return wrap_runs("", false, look);
            }
        };
        self.edges(&self.words(text), look)
    }

    fn is_rtl(&self) -> bool {
        self.mode == Mode::Ar
    }

    /// Lines one below another.
    fn stack_paragraphs(&self, words: &Words, look: Look) -> String {
        self.words(words).iter().map(|line| paragraph(line, look)).collect()
    }

    fn fields(&self, rows: &[Field], keeps: bool) -> String {
        if self.mode == Mode::Both {
            return self.fields_of_both(rows, keeps);
        }
        let kept = kept_of(rows, keeps);
        let row = |(at, row): (usize, &Field)| {
            let keeps = at >= kept;
            let [label, value] = [soft(), bold()].map(|look| Look { keeps, ..look });
            vec![
                self.stack_paragraphs(&row.label, label),
                self.stack_paragraphs(&row.value, value),
            ]
        };
        let rows: Vec<_> = rows.iter().enumerate().map(row).collect();
        let look = Cells {
            rtl: self.is_rtl(),
            is_ruled: true,
            keeps,
            ..Cells::default()
        };
        let all = width(self.doc);
        grid(&[all * 32 / 100, all * 68 / 100], &rows, look)
    }

    /// The label in French, the value, the label in Arabic.
    fn fields_of_both(&self, rows: &[Field], keeps: bool) -> String {
        let kept = kept_of(rows, keeps);
        let row = |(at, row): (usize, &Field)| {
            let keeps = at >= kept;
            let label = Look { keeps, ..soft() };
            let centred = Look {
                align: Align::Center,
                keeps,
                ..bold()
            };
            let labels = self.words(&row.label);
            let one = |at: usize| labels.get(at).map(|line| paragraph(line, label)).unwrap_or_default();
            let value = said_once(&row.value, self.mode);
            let value = value.iter().map(|line| paragraph(line, centred)).collect();
            vec![one(0), value, one(1)]
        };
        let rows: Vec<_> = rows.iter().enumerate().map(row).collect();
        let all = width(self.doc);
        let side = all * 24 / 100;
        let look = Cells {
            is_ruled: true,
            keeps,
            ..Cells::default()
        };
        grid(&[side, all - 2 * side, side], &rows, look)
    }

    fn table(&self, columns: &[Column], rows: &[Row]) -> String {
        let empty = Words::default();
        let row = |cells: &[&Words], bold: bool| -> Vec<String> {
            let cell = |(words, column): (&&Words, &Column)| {
                self.stack_paragraphs(
                    words,
                    Look {
                        bold,
                        align: column.align,
                        size: 18,
                        ..Look::default()
                    },
                )
            };
            cells.iter().zip(columns).map(cell).collect()
        };
        let head: Vec<&Words> = columns.iter().map(|column| &column.title).collect();
        let mut all = vec![row(&head, true)];
        for one in rows {
            let cells: Vec<&Words> = (0..columns.len())
                .map(|at| one.cells.get(at).unwrap_or(&empty))
                .collect();
            all.push(row(&cells, one.total));
        }
        let look = Cells {
            rtl: self.is_rtl(),
            is_ruled: true,
            heads: 1,
            ..Cells::default()
        };
        grid(&self.widths(columns), &all, look)
    }

    /// The widths of columns; one that is as wide as its contents counts as one share.
    fn widths(&self, columns: &[Column]) -> Vec<u32> {
        let share = |column: &Column| u32::from(column.share.max(1));
        let all: u32 = columns.iter().map(share).sum();
        columns
            .iter()
            .map(|column| width(self.doc) * share(column) / all.max(1))
            .collect()
    }

    fn list(&self, items: &[Words], is_numbered: bool) -> String {
        let marked = |(at, words): (usize, &Words)| {
            let mark = if is_numbered {
                format!("{at}. ")
            } else {
                "– ".to_owned()
            };
            let lines: Vec<ResolvedLine> = self
                .words(words)
                .into_iter()
                .map(|line| line.after(&mark, false))
                .collect();
            self.edges(
                &lines,
                Look {
                    after: 60,
                    ..Look::default()
                },
            )
        };
        (1..)
            .zip(items.iter().filter(|words| !words.is_empty()))
            .map(marked)
            .collect()
    }

    fn frames(&self, list: &[Words]) -> String {
        let head = Look {
            align: Align::Center,
            ..soft()
        };
        let row = list
            .iter()
            .map(|words| self.stack_paragraphs(words, head) + &gap(FRAME));
        let look = Cells {
            rtl: self.is_rtl(),
            is_boxed: true,
            ..Cells::default()
        };
        let across = width(self.doc) / u32::try_from(list.len().max(1)).unwrap_or(1);
        grid(&vec![across; list.len()], &[row.collect()], look)
    }

    fn picture(&self, picture: &Picture, align: Align) -> String {
        let at = self
            .media
            .iter()
            .position(|media| media.name.as_deref() == Some(picture.key.as_str()));
        let Some(at) = at else { return String::new() };
        let alt: Vec<String> = self.words(&picture.alt).iter().map(ResolvedLine::plain).collect();
        let size = self.fit_size(at, u32::from(picture.width), 250);
        wrap_runs(
            &drawing(&format!("pic{at}"), size, &alt.join(" — ")),
            self.is_rtl(),
            Look {
                align,
                ..Look::default()
            },
        )
    }

    fn receipt(&self, block: &Block) -> String {
        let Block::Receipt {
            number,
            rows,
            amount,
            in_words,
            stub,
        } = block
        else {
            return String::new();
        };
        let both = |term: &term::Term| Words::new(term.fr, term.ar).en(term.en);
        let mut fields = vec![Field {
            label: both(&term::NUMBER),
            value: number.clone(),
        }];
        fields.extend_from_slice(rows);
        fields.push(Field {
            label: both(&term::AMOUNT),
            value: Words::any(Line::from(Run::Amount(*amount))),
        });
        fields.push(Field {
            label: both(&term::IN_WORDS),
            value: in_words.clone(),
        });
        let title = Look {
            style: Some("Heading2"),
            after: 80,
            ..Look::default()
        };
        let one = |name: &term::Term| self.edges(&self.term(name), title) + &self.fields(&fields, false);
        let stub = stub.then(|| one(&term::STUB) + &gap(400)).unwrap_or_default();
        stub + &one(&term::RECEIPT)
    }

    fn labels(&mut self, across: u16, down: u16, labels: &[Label]) -> String {
        let columns = usize::try_from(width(self.doc) / (u32::from(across.max(1)) * MM))
            .unwrap_or(1)
            .max(1);
        let side = u32::from(down.saturating_sub(6)).clamp(8, u32::from(across) / 2 + 8);
        let cells: Vec<String> = labels.iter().map(|label| self.label(label, side)).collect();
        let rows: Vec<Vec<String>> = cells.chunks(columns).map(<[String]>::to_vec).collect();
        let look = Cells {
            rtl: self.is_rtl(),
            is_boxed: true,
            ..Cells::default()
        };
        grid(&vec![u32::from(across) * MM; columns], &rows, look)
    }

    fn label(&mut self, label: &Label, side: u32) -> String {
        let mut xml = String::new();
        if let Ok(bytes) = qr::png(&label.code, 300, 2) {
            let relation = format!("pic{}", self.media.len());
            self.media.push(Media {
                name: None,
                ending: "png",
                bytes,
                size: (300, 300),
            });
            xml.push_str(&wrap_runs(
                &drawing(&relation, (side, side), &label.code),
                false,
                Look::default(),
            ));
        }
        xml.extend(label.lines.iter().map(|words| {
            self.stack_paragraphs(
                words,
                Look {
                    size: 16,
                    ..Look::default()
                },
            )
        }));
        xml
    }
}
