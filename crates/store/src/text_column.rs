//! A column of texts in memory, in pieces that copies share.

use std::sync::Arc;

use memchr::memmem::Finder;

/// More rows than this are not even worth comparing with those of another word.
const MANY: usize = 20_000;
/// So many sequences stand in one piece.
const PIECE: i64 = 4_096;

/// The folded texts of some rows in one string, a NUL before and after each.
#[derive(Default)]
struct TextChunk {
    rows: Vec<i64>,
    /// Where each text ends.
    ends: Vec<usize>,
    text: String,
}

impl TextChunk {
    fn push(&mut self, row: i64, text: &str) {
        if self.text.is_empty() {
            self.text.push('\0');
        }
        self.text.push_str(text);
        self.rows.push(row);
        self.ends.push(self.text.len());
        self.text.push('\0');
    }

    /// Every row with its text.
    fn each(&self) -> impl Iterator<Item = (i64, &str)> {
        let starts = std::iter::once(1).chain(self.ends.iter().map(|end| end + 1));
        let spans = starts.zip(&self.ends).map(|(start, end)| &self.text[start..*end]);
        self.rows.iter().copied().zip(spans)
    }

    /// The rows whose text holds a term, up to one more than many. A term that begins with NUL is found where a text begins, one
    /// that ends with NUL where it ends.
    fn find(&self, term: &Finder<'_>, into: &mut Vec<i64>) {
        let mut from = 0;
        while let Some(at) = term.find(&self.text.as_bytes()[from..]) {
            let row = self.ends.partition_point(|end| *end <= from + at);
            into.push(self.rows[row]);
            from = self.ends[row];
            if into.len() > MANY {
                return;
            }
        }
    }
}

/// A column of texts, in pieces that copies share until they are written to.
#[derive(Clone, Default)]
pub(crate) struct TextColumn(Vec<Arc<TextChunk>>);

impl TextColumn {
    /// A column of texts in the order of the sequences of their rows.
    pub fn new(texts: &[(i64, String)]) -> TextColumn {
        let mut pieces: Vec<TextChunk> = Vec::new();
        for (row, text) in texts {
            let number = usize::try_from(row / PIECE).unwrap_or_default();
            if pieces.len() <= number {
                pieces.resize_with(number + 1, TextChunk::default);
            }
            pieces[number].push(*row, text);
        }
        TextColumn(pieces.into_iter().map(Arc::new).collect())
    }

    /// The column after rows were written that hold these texts now, both in the order of their sequences.
    pub fn after(&self, written: &[i64], now: &[(i64, String)]) -> TextColumn {
        let mut pieces = self.0.clone();
        let at = |row: i64| usize::try_from(row / PIECE).unwrap_or_default();
        let mut touched: Vec<usize> = written.iter().map(|row| at(*row)).collect();
        touched.dedup();
        for number in touched {
            if pieces.len() <= number {
                pieces.resize_with(number + 1, Arc::default);
            }
            let stays = pieces[number].each().filter(|(row, _)| !written.contains(row));
            let comes = now.iter().filter(|(row, _)| at(*row) == number);
            let mut all: Vec<(i64, &str)> = stays.chain(comes.map(|(row, text)| (*row, text.as_str()))).collect();
            all.sort_unstable_by_key(|(row, _)| *row);
            let mut piece = TextChunk::default();
            for (row, text) in all {
                piece.push(row, text);
            }
            pieces[number] = Arc::new(piece);
        }
        TextColumn(pieces)
    }

    /// The rows whose text holds a term; `None` when they are too many.
    pub fn find(&self, term: &str) -> Option<Vec<i64>> {
        let (finder, mut rows) = (Finder::new(term), Vec::new());
        for piece in &self.0 {
            piece.find(&finder, &mut rows);
            if rows.len() > MANY {
                return None;
            }
        }
        Some(rows)
    }

    pub fn bytes(&self) -> usize {
        self.0.iter().map(|piece| piece.text.len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column(rows: &[(i64, &str)]) -> TextColumn {
        let rows: Vec<(i64, String)> = rows.iter().map(|(row, text)| (*row, (*text).to_owned())).collect();
        let written: Vec<i64> = rows.iter().map(|(row, _)| *row).collect();
        TextColumn::default().after(&written, &rows)
    }

    #[test]
    fn a_term_is_found_once_in_each_text_that_holds_it() {
        let column = column(&[(1, "amal bennani"), (2, ""), (3, "benben"), (9_000, "saida ben ali")]);
        assert_eq!(column.find("ben"), Some(vec![1, 3, 9_000]));
        assert_eq!(column.find("nb"), Some(vec![3]), "no term reaches into the next text");
        assert_eq!(column.find("\0ben"), Some(vec![3]), "where a text begins");
        assert_eq!(column.find("i\0"), Some(vec![1, 9_000]), "where a text ends");
        assert_eq!(column.find("\0benben\0"), Some(vec![3]), "the whole of it");
        assert_eq!(column.find("zahra"), Some(Vec::new()));
    }

    #[test]
    fn a_column_follows_what_is_written() {
        let first = column(&[(1, "amal"), (2, "brahim"), (5_000, "chaima")]);
        let after = first.after(&[2, 3, 5_000], &[(3, "amina".to_owned()), (5_000, "amal".to_owned())]);
        assert_eq!(after.find("am"), Some(vec![1, 3, 5_000]));
        assert_eq!(after.find("brahim"), Some(Vec::new()));
        assert_eq!(first.find("brahim"), Some(vec![2]), "what was is untouched");
        let many: Vec<(i64, String)> = (0..21_000).map(|row| (row, "ali".to_owned())).collect();
        let rows: Vec<i64> = (0..21_000).collect();
        assert_eq!(
            first.after(&rows, &many).find("ali"),
            None,
            "too many to narrow anything"
        );
    }
}
