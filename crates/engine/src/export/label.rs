//! Labels to be stuck to things: 24 on a sheet, each with what names the thing and a code that leads to its page.

use papers::doc::{Block, Label, Line, Pictures, Run, Words};
use papers::table::Value as Shown;
use schema::{Rejection, Result, View, expected};

use super::list::{Drawn, Printed, Sheet, cut, print_cell};
use crate::Cx;

/// Three beside each other and eight below each other fill a sheet of A4: the sizes in millimetres.
const WIDTH: u16 = 64;
const HEIGHT: u16 = 35;
/// As many characters as a line of a label has room for, broken in three.
const LONGEST: usize = 60;

/// The positions of the lines that the caller may read; refused where nothing is labelled.
pub(super) fn lines(view: &View) -> Result<Vec<usize>> {
    let Some(sticker) = view.of.sticker else {
        return Err(Rejection::argument("format", expected::UNLABELLED).into());
    };
    let readable = view.fields();
    let positions = sticker.lines.iter().filter_map(|line| view.of.position(line.name));
    Ok(positions.filter(|at| readable.has(*at)).collect())
}

/// The sheets.
pub(super) fn doc(cx: &Cx<'_>, sheet: &Sheet<'_>, rows: Vec<Printed>) -> Drawn {
    let home = sheet.home.trim_end_matches('/');
    let one = |(id, cells): Printed| Label {
        code: format!("{home}{}", sheet.plan.of.page_of(&id)),
        lines: lines_of(cells),
    };
    let labels = rows.into_iter().map(one).collect();
    let mut doc = sheet.blank(cx);
    doc.untitled = true;
    doc.unpaged = true;
    doc.blocks = vec![Block::Labels {
        width: WIDTH,
        height: HEIGHT,
        labels,
    }];
    (doc, Pictures::default())
}

/// What stands beside the code: the name in bold, then what is known of the rest.
fn lines_of(cells: Vec<Shown>) -> Vec<Words> {
    let said = cells.into_iter().enumerate().map(|(at, cell)| match cell {
        Shown::Text(text) if at == 0 => Words::any(Line::from(Run::Bold(cut(text, LONGEST)))),
        Shown::Text(text) => Words::any(cut(text, LONGEST)),
        other => print_cell(other),
    });
    said.filter(|words| !words.is_empty()).collect()
}
