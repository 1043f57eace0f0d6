//! Tables with more in them than a page is wide.

use std::fs;

use papers::doc::{Align, Block, Column, Doc, Line, Mode, Orientation, Row, Words};
use typeset::pdf;

use crate::desk::Desk;

/// A list of as many columns as are printed at most, every second of which takes what it needs.
fn list(mode: Mode) -> Doc {
    let column = |at: u16| Column {
        title: Words::any(format!("Identification {at}")),
        align: Align::Start,
        share: at % 2,
    };
    let word = |row: u16, at: u16| match row {
        0 => format!("7cbb38dd52075fed{at:04}"),
        1 => format!("ADMINISTRATEUR{at}"),
        _ => format!("VF1{at:02}266815866828 x"),
    };
    let row = |row: u16| Row {
        cells: (0..12).map(|at| Words::any(Line::from(word(row, at)))).collect(),
        total: false,
    };
    Doc {
        orientation: Orientation::Landscape,
        blocks: vec![Block::Table {
            columns: (0..12).map(column).collect(),
            rows: (0..3).map(row).collect(),
        }],
        ..Doc::new("wide", mode, Words::any("a"))
    }
}

/// The left, top, right and bottom edge of each word of a page, as poppler finds them.
fn boxes(desk: &Desk) -> Vec<[f64; 4]> {
    let told = desk.run("pdftotext", &["-bbox", "a.pdf", "-"]);
    let edge = |line: &str, name: &str| -> f64 {
        let (_, rest) = line.split_once(&format!("{name}=\"")).unwrap();
        rest.split_once('"').unwrap().0.parse().unwrap()
    };
    let words = told.lines().filter(|line| line.contains("<word "));
    words
        .map(|line| ["xMin", "yMin", "xMax", "yMax"].map(|name| edge(line, name)))
        .collect()
}

#[test]
fn no_word_runs_over_the_next_column_or_the_edge() {
    for mode in [Mode::Fr, Mode::Ar] {
        let desk = Desk::new();
        fs::write(desk.0.join("a.pdf"), pdf(&list(mode)).unwrap()).unwrap();
        let words = boxes(&desk);
        assert!(words.len() > 12 * 4);
        for (at, one) in words.iter().enumerate() {
            assert!(one[0] > 0.0 && one[2] < 842.0, "{mode:?}: {one:?} leaves the page");
            for other in &words[at + 1..] {
                let beside = one[2] <= other[0] + 0.5 || other[2] <= one[0] + 0.5;
                let below = (one[1] + one[3] - other[1] - other[3]).abs() > 4.0;
                assert!(beside || below, "{mode:?}: {one:?} and {other:?}");
            }
        }
    }
}
