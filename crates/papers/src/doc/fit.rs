//! Tables that fit their page: columns that take what they need leave room for the others, and a word that is wider than its
//! column may be broken. Widths are those of letters at 9 points in hundredths of a millimetre, rather too wide than too narrow.

use super::said::{Piece, Said};

/// Beside the text of a cell, as the template has it.
const INSET: u32 = 360;
/// What a column has at least, and what it is counted for at most where there is not enough for all.
const LEAST: u32 = 1800;
const MOST: u32 = 6000;
/// Where a word may be broken without a sign.
const BREAK: char = '\u{200B}';

/// A column as it fits.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Fitted {
    /// Its share of the width; 0 for what it needs.
    pub share: u32,
    /// The room for a word.
    pub room: u32,
}

/// Columns of these shares, which need these widths, on a page of a width.
pub(super) fn columns(asked: &[(u32, u32)], page: u32) -> Vec<Fitted> {
    let taken: u32 = asked
        .iter()
        .filter(|(share, _)| *share == 0)
        .map(|(_, need)| need)
        .sum();
    let least: u32 = asked.iter().filter(|(share, _)| *share > 0).map(|_| LEAST).sum();
    let is_enough = taken + least <= page;
    let weight = |(share, need): &(u32, u32)| if is_enough { *share } else { (*need).clamp(LEAST, MOST) };
    let all: u32 = asked.iter().map(weight).sum();
    let width = if is_enough { page - taken } else { page };
    let fitted = |one: &(u32, u32)| match weight(one) {
        0 => Fitted {
            share: 0,
            room: u32::MAX,
        },
        share => Fitted {
            share,
            room: (width / all * share).saturating_sub(INSET),
        },
    };
    asked.iter().map(fitted).collect()
}

/// The width that a column needs for a line.
pub(super) fn need(line: &Said) -> u32 {
    let text: String = line.pieces.iter().map(|piece| piece.text.as_str()).collect();
    text.lines().map(width).max().unwrap_or(0) + INSET
}

/// The line with places to break in words that are wider than there is room.
pub(super) fn fitted(mut line: Said, room: u32) -> Said {
    for Piece { text, .. } in &mut line.pieces {
        let words = text.split_inclusive([' ', '\n', BREAK]);
        if words.clone().any(|word| width(word.trim_end()) > room) {
            *text = words.map(|word| broken(word, room)).collect();
        }
    }
    line
}

fn broken(word: &str, room: u32) -> String {
    if width(word.trim_end()) <= room {
        return word.to_owned();
    }
    let (mut out, mut filled) = (String::with_capacity(word.len() + 8), 0);
    for letter in word.chars() {
        if filled > 0 && filled + of(letter) > room && of(letter) > 0 {
            out.push(BREAK);
            filled = 0;
        }
        filled += of(letter);
        out.push(letter);
    }
    out
}

fn width(text: &str) -> u32 {
    text.chars().map(of).sum()
}

fn of(letter: char) -> u32 {
    match letter {
        BREAK | '\u{300}'..='\u{36F}' | '\u{64B}'..='\u{65F}' => 0,
        ' ' | '\u{A0}' | '.' | ',' | ':' | ';' | '\'' | '’' | '|' | '(' | ')' | '[' | ']' | 'i' | 'j' | 'l' => 110,
        'm' | 'w' | '@' | '%' => 280,
        _ if letter.is_uppercase() => 230,
        _ => 195,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doc::{Line, Mode, said};

    #[test]
    fn columns_of_text_share_what_the_others_leave() {
        let page = 17_000;
        let fitted = columns(&[(0, 2000), (1, 9000), (2, 500)], page);
        let rooms: Vec<(u32, u32)> = fitted.iter().map(|one| (one.share, one.room)).collect();
        assert_eq!(rooms, [(0, u32::MAX), (1, 4640), (2, 9640)]);
    }

    #[test]
    fn where_there_is_not_enough_all_columns_share() {
        let fitted = columns(&[(0, 9000), (0, 7000), (1, 100)], 17_000);
        let shares: Vec<u32> = fitted.iter().map(|one| one.share).collect();
        assert_eq!(shares, [MOST, MOST, LEAST]);
        assert!(fitted.iter().all(|one| one.room < 17_000));
        assert_eq!(columns(&[(0, 17_000)], 17_000)[0].share, 0, "one column may take all");
    }

    #[test]
    fn a_word_is_broken_only_where_it_does_not_fit() {
        let line = said::ready(&Line::from("fiche 7cbb38dd52075fedba22 remise"), Mode::Fr);
        let shown = fitted(line.clone(), 2400).plain();
        assert_eq!(shown, "fiche 7cbb38dd5207\u{200B}5fedba22 remise");
        assert_eq!(fitted(line, 6000).plain(), "fiche 7cbb38dd52075fedba22 remise");
    }
}
