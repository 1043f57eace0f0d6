//! Exact totals and reports, kept as long as no collection that they follow from has changed.

use std::num::NonZeroUsize;

use lru::LruCache;

use crate::sql::{Bind, Sql};

/// How many are kept.
const MOST: NonZeroUsize = NonZeroUsize::new(4096).unwrap();

/// A question: the statement and its values.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct CacheKey {
    text: String,
    binds: Vec<Bind>,
}

impl From<&Sql> for CacheKey {
    fn from(sql: &Sql) -> Self {
        CacheKey {
            text: sql.text.clone(),
            binds: sql.binds.clone(),
        }
    }
}

/// The versions of the collections touched, in the order of the statement.
pub(crate) type Versions = Vec<i64>;

/// The least recently used goes first.
pub(crate) struct QueryCache<T>(LruCache<CacheKey, (Versions, T)>);

impl<T> Default for QueryCache<T> {
    fn default() -> Self {
        QueryCache::of_most(MOST)
    }
}

impl<T> QueryCache<T> {
    /// A cache of at most so many answers.
    pub fn of_most(most: NonZeroUsize) -> Self {
        QueryCache(LruCache::new(most))
    }
}

impl<T: Clone> QueryCache<T> {
    /// The answer, and the versions at which it was found.
    pub fn get(&mut self, question: &CacheKey) -> Option<(Versions, T)> {
        self.0.get(question).cloned()
    }

    /// Keeps an answer with the versions at which it was found.
    pub fn insert(&mut self, question: CacheKey, versions: Versions, answer: T) {
        self.0.put(question, (versions, answer));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dialect;

    fn question(number: i64) -> CacheKey {
        CacheKey::from(&Sql::of(Dialect::Sqlite, "a = ?", [Bind::Int(number)]))
    }

    #[test]
    fn an_answer_is_kept_with_its_versions() {
        let mut totals = QueryCache::default();
        totals.insert(question(1), vec![3, 7], 12);
        assert_eq!(totals.get(&question(1)), Some((vec![3, 7], 12)));
        assert_eq!(totals.get(&question(2)), None);
        totals.insert(question(1), vec![3, 8], 13);
        assert_eq!(totals.get(&question(1)), Some((vec![3, 8], 13)));
    }

    #[test]
    fn the_least_recently_used_goes_first() {
        let mut totals = QueryCache::default();
        let most = i64::try_from(MOST.get()).unwrap();
        for number in 0..most {
            totals.insert(question(number), vec![1], 0);
        }
        assert!(totals.get(&question(0)).is_some());
        totals.insert(question(most), vec![1], 0);
        assert!(totals.get(&question(0)).is_some());
        assert!(totals.get(&question(1)).is_none());
        assert_eq!(totals.0.len(), MOST.get());
    }
}
