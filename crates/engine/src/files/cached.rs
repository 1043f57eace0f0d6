//! What was drawn already, within a bound of memory.

use std::collections::HashMap;
use std::sync::Arc;

use bytes::Bytes;
use papers::picture::Picture;

/// The most bytes that are remembered.
const MOST: usize = 48 << 20;

/// What is remembered.
#[derive(Clone)]
pub(super) enum Drawn {
    /// A preview, ready to be sent.
    Preview(Bytes),
    /// A reduced picture, from which previews are made.
    Reduced(Arc<Picture>),
}

/// Drawn things by name; the one unused for longest goes first.
#[derive(Default)]
pub(super) struct Cached {
    all: HashMap<String, (u64, Drawn)>,
    size: usize,
    uses: u64,
}

impl Drawn {
    fn size(&self) -> usize {
        match self {
            Drawn::Preview(bytes) => bytes.len(),
            Drawn::Reduced(picture) => picture.as_bytes().len(),
        }
    }
}

impl Cached {
    pub fn get(&mut self, name: &str) -> Option<Drawn> {
        self.uses += 1;
        let (used, drawn) = self.all.get_mut(name)?;
        *used = self.uses;
        Some(drawn.clone())
    }

    pub fn insert(&mut self, name: String, drawn: Drawn) {
        if drawn.size() > MOST / 4 {
            return;
        }
        self.uses += 1;
        self.size += drawn.size();
        if let Some((_, former)) = self.all.insert(name, (self.uses, drawn)) {
            self.size -= former.size();
        }
        while self.size > MOST {
            let oldest = self.all.iter().min_by_key(|(_, (used, _))| *used);
            let Some(oldest) = oldest.map(|(name, _)| name.clone()) else {
                return;
            };
            if let Some((_, gone)) = self.all.remove(&oldest) {
                self.size -= gone.size();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unused_goes_first_and_memory_is_bounded() {
        let mut cached = Cached::default();
        let quarter = || Drawn::Preview(Bytes::from(vec![0; MOST / 4]));
        for name in ["a", "b", "c", "d"] {
            cached.insert(name.to_owned(), quarter());
        }
        assert!(cached.get("a").is_some());
        cached.insert("e".to_owned(), quarter());
        assert!(cached.get("b").is_none() && cached.get("a").is_some() && cached.get("e").is_some());
        cached.insert("f".to_owned(), Drawn::Preview(Bytes::from(vec![0; MOST / 4 + 1])));
        assert!(cached.get("f").is_none() && cached.size <= MOST);
        cached.insert("a".to_owned(), Drawn::Preview(Bytes::new()));
        assert_eq!(cached.size, 3 * (MOST / 4));
    }
}
