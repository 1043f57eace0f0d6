//! Labels to be stuck to things, on sheets or on a roll: each with what names the thing and a code that leads to its page.

use papers::doc::{Block, Label, Line, Pictures, Run, Words};
use papers::table::Value as Shown;
use schema::{Rejection, Result, View, expected};

use super::list::{Drawn, Printed, Sheet, cut, print_cell};
use crate::Cx;

/// The size of labels, and on what they come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabelSize {
    /// 24 on a sheet of A4, three beside each other: 64 × 35 mm.
    Sheet24,
    /// 65 on a sheet of A4, five beside each other: 38 × 21 mm.
    Sheet65,
    /// One after another on a roll, for a label printer: 50 × 30 mm.
    Roll,
}

impl LabelSize {
    /// Each with its word: its size in millimetres.
    const WORDS: [(&'static str, LabelSize); 3] = [
        ("64x35", LabelSize::Sheet24),
        ("38x21", LabelSize::Sheet65),
        ("50x30", LabelSize::Roll),
    ];

    /// The size that a word names.
    pub fn read(word: &str) -> Option<LabelSize> {
        let known = LabelSize::WORDS.iter().find(|(known, _)| *known == word);
        known.map(|(_, size)| *size)
    }

    /// Width and height in millimetres.
    const fn millimetres(self) -> (u16, u16) {
        match self {
            LabelSize::Sheet24 => (64, 35),
            LabelSize::Sheet65 => (38, 21),
            LabelSize::Roll => (50, 30),
        }
    }

    /// As many characters as a line of a label has room for, broken in three.
    const fn longest(self) -> usize {
        match self {
            LabelSize::Sheet24 => 60,
            LabelSize::Sheet65 => 36,
            LabelSize::Roll => 48,
        }
    }
}

/// The positions of the lines that the caller may read; refused where nothing is labelled.
pub(super) fn lines(view: &View) -> Result<Vec<usize>> {
    let Some(sticker) = view.of.sticker else {
        return Err(Rejection::argument("format", expected::UNLABELLED).into());
    };
    let readable = view.fields();
    let positions = sticker.lines.iter().filter_map(|line| view.of.position(line.name));
    Ok(positions.filter(|at| readable.has(*at)).collect())
}

/// The sheets, or the roll.
pub(super) fn doc(cx: &Cx<'_>, sheet: &Sheet<'_>, size: LabelSize, rows: Vec<Printed>) -> Drawn {
    let (home, of) = (sheet.home.trim_end_matches('/'), sheet.plan.of);
    let page = of.sticker.and_then(|sticker| sticker.page).unwrap_or(of.page);
    let one = |(id, cells): Printed| Label {
        code: format!("{home}{}", page.replace("{id}", &id)),
        lines: lines_of(cells, size.longest()),
    };
    let labels = rows.into_iter().map(one).collect();
    let mut doc = sheet.blank(cx);
    doc.untitled = true;
    doc.unpaged = true;
    let (width, height) = size.millimetres();
    doc.blocks = vec![Block::Labels {
        width,
        height,
        labels,
        roll: size == LabelSize::Roll,
    }];
    (doc, Pictures::default())
}

/// What stands beside the code: the name in bold, then what is known of the rest.
fn lines_of(cells: Vec<Shown>, longest: usize) -> Vec<Words> {
    let said = cells.into_iter().enumerate().map(|(at, cell)| match cell {
        Shown::Text(text) if at == 0 => Words::any(Line::from(Run::Bold(cut(text, longest)))),
        Shown::Text(text) => Words::any(cut(text, longest)),
        other => print_cell(other),
    });
    said.filter(|words| !words.is_empty()).collect()
}
