//! Whole numbers by their first digits, in the ranges of an index: those that begin with 12 are 12, 120 to 129, 1200 to 1299
//! and so on, as many ranges as a number may have digits.

use schema::{Collection, FieldDef, Result};

use crate::compile::MAIN;
use crate::read::Reader;
use crate::sql::Sql;

/// The ranges of the numbers whose decimal form begins so, from the least to the greatest of each.
fn ranges(prefix: &str) -> Vec<(i64, i64)> {
    let (digits, is_negative) = match prefix.strip_prefix('-') {
        Some(digits) => (digits, true),
        None => (prefix, false),
    };
    match digits.as_bytes() {
        [] if is_negative => return vec![(i64::MIN, -1)],
        [] => return vec![(i64::MIN, i64::MAX)],
        [b'0'] if !is_negative => return vec![(0, 0)],
        // No number is written with a zero in front.
        [b'0', ..] => return Vec::new(),
        all if !all.iter().all(u8::is_ascii_digit) => return Vec::new(),
        _ => {}
    }
    let most = if is_negative {
        i128::from(i64::MIN).abs()
    } else {
        i128::from(i64::MAX)
    };
    let mut found = Vec::new();
    // What is longer than the numbers of 128 bits begins none of 64.
    let (mut least, mut width) = (digits.parse::<i128>().unwrap_or(i128::MAX), 1_i128);
    while least <= most {
        let greatest = (least + width - 1).min(most);
        let (from, to) = if is_negative {
            (-greatest, -least)
        } else {
            (least, greatest)
        };
        found.extend(i64::try_from(from).ok().zip(i64::try_from(to).ok()));
        (least, width) = (least * 10, width * 10);
    }
    found
}

/// Whether the numbers of a field stand in the order of an index.
fn is_indexed(of: &Collection, field: &FieldDef) -> bool {
    let unique = of.unique.iter().map(|unique| unique.on);
    let mut indexes = unique.chain(of.indexes.iter().copied());
    indexes.any(|on| on.first().is_some_and(|first| first.name == field.name))
}

impl Reader<'_> {
    /// The rows whose number begins with these digits, in their order; `None` when they are more than `most`, or no index tells.
    pub(crate) fn beginning(
        &mut self,
        of: &'static Collection,
        field: &'static FieldDef,
        prefix: &str,
        most: usize,
    ) -> Result<Option<Vec<i64>>> {
        if !is_indexed(of, field) {
            return Ok(None);
        }
        let mut sql = Sql::new(self.db.dialect());
        // Each range by itself: of many conditions on a column a planner may think that they hold for all rows.
        for (at, (from, to)) in ranges(prefix).into_iter().enumerate() {
            sql.push(if at == 0 { "SELECT " } else { " UNION ALL SELECT " });
            sql.column(MAIN, "_seq").push(" FROM ").table(of).push(" AS ");
            sql.alias(MAIN).push(" WHERE ").column(MAIN, field.name);
            sql.push(" BETWEEN ").bind(from).push(" AND ").bind(to);
        }
        if sql.text.is_empty() {
            return Ok(Some(Vec::new()));
        }
        sql.push(" LIMIT ").number(most + 1);
        let mut rows = Vec::new();
        self.run_now(&sql, &mut |cells| {
            rows.extend(cells.int(0));
            Ok(())
        })?;
        rows.sort_unstable();
        Ok((rows.len() <= most).then_some(rows))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_is_as_many_ranges_as_numbers_have_digits() {
        assert_eq!(ranges("12")[..3], [(12, 12), (120, 129), (1_200, 1_299)]);
        assert_eq!(ranges("1").len(), 19, "from one digit to nineteen");
        assert_eq!(ranges("9").len(), 19);
        assert_eq!(
            ranges("9")[18],
            (9_000_000_000_000_000_000, i64::MAX),
            "no further than numbers go"
        );
        assert_eq!(ranges("93").len(), 17, "none of nineteen digits begins with 93");
        assert_eq!(ranges("-12")[..2], [(-12, -12), (-129, -120)]);
        assert_eq!(ranges("-9223372036854775808"), [(i64::MIN, i64::MIN)]);
        assert_eq!(ranges("0"), [(0, 0)]);
        for none in ["-0", "00", "012", "1a", "+1", "--1", "١", "9223372036854775808"] {
            assert_eq!(ranges(none), [], "{none}");
        }
        assert_eq!(ranges(&"9".repeat(60)), []);
    }
}
