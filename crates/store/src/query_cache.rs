//! Exact totals and reports, kept as long as no collection that they follow from has changed.

use std::collections::{BTreeMap, HashMap};

use crate::sql::{Bind, Sql};

/// How many are kept.
const MOST: usize = 4096;

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

struct CacheEntry<T> {
    versions: Versions,
    answer: T,
    used: u64,
}

/// The least recently used goes first.
pub(crate) struct QueryCache<T> {
    most: usize,
    kept: HashMap<CacheKey, CacheEntry<T>>,
    by_use: BTreeMap<u64, CacheKey>,
    clock: u64,
}

impl<T> Default for QueryCache<T> {
    fn default() -> Self {
        QueryCache::of_most(MOST)
    }
}

impl<T> QueryCache<T> {
    /// A cache of at most so many answers.
    pub fn of_most(most: usize) -> Self {
        QueryCache {
            most,
            kept: HashMap::new(),
            by_use: BTreeMap::new(),
            clock: 0,
        }
    }
}

impl<T: Clone> QueryCache<T> {
    /// The answer, and the versions at which it was found.
    pub fn get(&mut self, question: &CacheKey) -> Option<(Versions, T)> {
        let kept = self.kept.get_mut(question)?;
        self.clock += 1;
        if let Some(question) = self.by_use.remove(&kept.used) {
            self.by_use.insert(self.clock, question);
        }
        kept.used = self.clock;
        Some((kept.versions.clone(), kept.answer.clone()))
    }

    /// Keeps an answer with the versions at which it was found.
    pub fn insert(&mut self, question: CacheKey, versions: Versions, answer: T) {
        self.clock += 1;
        let used = self.clock;
        if let Some(old) = self
            .kept
            .insert(question.clone(), CacheEntry { versions, answer, used })
        {
            self.by_use.remove(&old.used);
        }
        self.by_use.insert(used, question);
        if self.kept.len() > self.most
            && let Some((_, oldest)) = self.by_use.pop_first()
        {
            self.kept.remove(&oldest);
        }
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
        let most = i64::try_from(MOST).unwrap();
        for number in 0..most {
            totals.insert(question(number), vec![1], 0);
        }
        assert!(totals.get(&question(0)).is_some());
        totals.insert(question(most), vec![1], 0);
        assert!(totals.get(&question(0)).is_some());
        assert!(totals.get(&question(1)).is_none());
        assert_eq!(totals.kept.len(), MOST);
        assert_eq!(totals.by_use.len(), MOST);
    }
}
