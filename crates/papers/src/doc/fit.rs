//! Tables that fit their page: columns that take what they need leave room for the others, and a word that is wider than its
//! column may be broken. Widths are those of letters at 9 points in hundredths of a millimetre, rather too wide than too narrow.

use super::resolved_text::{ResolvedLine, StyledRun};

/// Beside the text of a cell, as the template has it.
const INSET: u32 = 360;
/// What a column of text has at least, where others take what they need, and where these too are kept short.
const LEAST: u32 = 1800;
const NARROWEST: u32 = 1000;
/// What others have at most before columns of text become so narrow.
const KEPT_SHORT: u32 = 3000;
/// Where a word may be broken without a sign.
const BREAK: char = '\u{200B}';

/// What a column asks for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ColumnWidth {
    /// Its share of the width; 0 for what it needs.
    pub share: u32,
    /// The width of its longest line.
    pub line: u32,
    /// The same with its title broken between words.
    pub broken: u32,
}

/// A column as it fits.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Fitted {
    /// Its share of the width; 0 for what it needs.
    pub share: u32,
    /// The room for a word.
    pub room: u32,
}

/// Columns on a page of a width: first titles are broken where there is not enough for all, then long codes.
pub(super) fn columns(asked: &[ColumnWidth], page: u32) -> Vec<Fitted> {
    let shares: u32 = asked.iter().map(|one| one.share).sum();
    let sharing = asked.iter().filter(|one| one.share > 0);
    let fits = |need: &dyn Fn(&ColumnWidth) -> u32, least: u32| {
        let taken: u32 = asked.iter().filter(|one| one.share == 0).map(need).sum();
        let least: u32 = sharing.clone().map(|_| least).sum();
        (taken + least <= page).then(|| page - taken)
    };
    if let Some(left) = fits(&|one| one.line, LEAST) {
        let natural = |one: &ColumnWidth| match one.share {
            0 => Fitted {
                share: 0,
                room: u32::MAX,
            },
            share => of_width(left * share / shares, share),
        };
        return asked.iter().map(natural).collect();
    }
    let (most, left) = if let Some(left) = fits(&|one| one.broken, LEAST) {
        (u32::MAX, left)
    } else {
        let left = fits(&|one| one.broken.min(KEPT_SHORT), NARROWEST);
        (KEPT_SHORT, left.unwrap_or(page / 2))
    };
    let widths = asked.iter().map(|one| match one.share {
        0 => one.broken.min(most),
        share => left * share / shares,
    });
    let widths: Vec<u32> = widths.collect();
    let all: u32 = widths.iter().sum();
    // What is still too much is too much for all alike.
    let shown = |width: &u32| of_width(width * page.min(all) / all.max(1), *width);
    widths.iter().map(shown).collect()
}

fn of_width(width: u32, share: u32) -> Fitted {
    Fitted {
        share,
        room: width.saturating_sub(INSET),
    }
}

/// The width that a column needs for a line.
pub(super) fn need(line: &ResolvedLine) -> u32 {
    let text: String = line.pieces.iter().map(|piece| piece.text.as_str()).collect();
    text.lines().map(width).max().unwrap_or(0) + INSET
}

/// The width that a column needs for a line that is broken between words.
pub(super) fn need_of_words(line: &ResolvedLine) -> u32 {
    let text: String = line.pieces.iter().map(|piece| piece.text.as_str()).collect();
    text.split_whitespace().map(width).max().unwrap_or(0) + INSET
}

/// The line with places to break in words that are wider than there is room.
pub(super) fn fit_line(mut line: ResolvedLine, room: u32) -> ResolvedLine {
    for StyledRun { text, .. } in &mut line.pieces {
        let words = text.split_inclusive([' ', '\n', BREAK]);
        if words.clone().any(|word| width(word.trim_end()) > room) {
            *text = words.map(|word| break_word(word, room)).collect();
        }
    }
    line
}

fn break_word(word: &str, room: u32) -> String {
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
        ' ' | '\u{A0}' | '.' | '/' | ',' | ':' | ';' | '\'' | '’' | '|' | '(' | ')' | '[' | ']' | 'i' | 'j' | 'l' => {
            110
        }
        'm' | 'w' | '@' | '%' => 280,
        _ if letter.is_uppercase() => 230,
        _ => 195,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doc::{Line, Mode, resolved_text};

    fn width(share: u32, line: u32, broken: u32) -> ColumnWidth {
        ColumnWidth { share, line, broken }
    }

    fn shares(fitted: &[Fitted]) -> Vec<u32> {
        fitted.iter().map(|one| one.share).collect()
    }

    fn rooms(fitted: &[Fitted]) -> Vec<u32> {
        fitted.iter().map(|one| one.room).collect()
    }

    #[test]
    fn columns_of_text_share_what_the_others_leave() {
        let fitted = columns(&[width(0, 2000, 900), width(1, 9000, 9000), width(2, 500, 500)], 17_000);
        assert_eq!(shares(&fitted), [0, 1, 2]);
        assert_eq!(rooms(&fitted), [u32::MAX, 4640, 9640]);
        assert_eq!(
            shares(&columns(&[width(0, 17_000, 900)], 17_000)),
            [0],
            "one column may take all"
        );
    }

    #[test]
    fn where_there_is_not_enough_titles_are_broken_before_what_stands_below_them() {
        let all = [width(0, 9000, 2000), width(0, 9000, 6000), width(1, 9000, 9000)];
        assert_eq!(shares(&columns(&all, 17_000)), [2000, 6000, 9000]);
        assert_eq!(rooms(&columns(&all, 17_000)), [1640, 5640, 8640]);
        assert_eq!(
            shares(&columns(&all, 9_000)),
            [2000, 3000, 4000],
            "a long code is broken"
        );
    }

    #[test]
    fn what_is_too_much_for_a_page_is_too_much_for_all_columns() {
        let fitted = columns(&[width(0, 9000, 9000); 10], 17_000);
        assert_eq!(rooms(&fitted), [1700 - INSET; 10]);
        let fitted = columns(&[[width(0, 2900, 2900); 5], [width(1, 9000, 9000); 5]].concat(), 17_000);
        assert!(rooms(&fitted).iter().sum::<u32>() + 10 * INSET <= 17_000, "{fitted:?}");
        assert!(rooms(&fitted).iter().all(|room| *room > 500), "{fitted:?}");
    }

    #[test]
    fn a_word_is_broken_only_where_it_does_not_fit() {
        let line = resolved_text::ready(&Line::from("fiche 7cbb38dd52075fedba22 remise"), Mode::Fr);
        let shown = fit_line(line.clone(), 2400).plain();
        assert_eq!(shown, "fiche 7cbb38dd5207\u{200B}5fedba22 remise");
        assert_eq!(fit_line(line, 6000).plain(), "fiche 7cbb38dd52075fedba22 remise");
    }
}
