//! The one door to chance: ids and secrets.

use std::cell::{Cell, OnceCell, RefCell};

use jiff::Timestamp;
use sha2::{Digest as _, Sha256};

/// A new document id, in the form that the official clients make: 20 hexadecimal characters, the first eight of them the second
/// (`docs/protocol.md` §2.7). The rest is chance: thousands of documents are made in one transaction, which has one time.
pub fn id(now: Timestamp) -> String {
    id_of(now, &id_bytes())
}

/// As [`id`], of bytes that were drawn before.
pub(crate) fn id_of(now: Timestamp, drawn: &[u8]) -> String {
    format!("{:08x}{}", now.as_second(), hex::encode(&drawn[..ID_BYTES]))
}

/// How much of an id is chance.
const ID_BYTES: usize = 6;
/// Ids for which the system is asked at once.
const IDS_AT_ONCE: usize = 64;

thread_local! {
    /// The chance of the next ids of a thread. Each request has an id, and to ask the system for each was 3 % of what it costs to
    /// answer a row by its id. Secrets do not come from here: none lies in memory before it is needed.
    static NEXT_IDS: RefCell<Vec<[u8; ID_BYTES]>> = const { RefCell::new(Vec::new()) };
}

fn id_bytes() -> [u8; ID_BYTES] {
    NEXT_IDS.with_borrow_mut(|next| {
        if next.is_empty() {
            next.extend(bytes::<{ ID_BYTES * IDS_AT_ONCE }>().as_chunks().0);
        }
        next.pop().unwrap_or_else(bytes)
    })
}

/// A secret of 32 random bytes as URL-safe text.
pub fn secret() -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    bytes::<43>()
        .iter()
        .map(|byte| char::from(LETTERS[usize::from(byte & 63)]))
        .collect()
}

/// A code that cannot be guessed and can be typed: 24 lower-case letters and digits that are not mistaken for one another,
/// 120 bits of chance.
pub(crate) fn code_of(drawn: [u8; 24]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    drawn
        .iter()
        .map(|byte| char::from(LETTERS[usize::from(byte & 31)]))
        .collect()
}

/// What all chance of one transaction follows from.
pub(crate) type Seed = [u8; 32];

/// The chance of one transaction, in the order in which it is drawn. The seed is fixed before the transaction, so that one that
/// is run again draws the same.
#[derive(Default)]
pub(crate) struct Draws {
    seed: OnceCell<Seed>,
    count: Cell<u64>,
}

impl Draws {
    pub(crate) fn of(seed: Seed) -> Draws {
        Draws {
            seed: seed.into(),
            count: Cell::new(0),
        }
    }

    /// Bytes that nobody can guess who does not know the seed.
    pub(crate) fn next(&self) -> [u8; 24] {
        let count = self.count.get();
        self.count.set(count + 1);
        let digest = Sha256::new()
            .chain_update(self.seed.get_or_init(bytes))
            .chain_update(count.to_be_bytes())
            .finalize();
        std::array::from_fn(|at| digest[at])
    }
}

/// A one-time password that can be read aloud: letters and digits that are not mistaken for one another.
pub fn readable_password() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789A";
    let letters: Vec<char> = bytes::<16>()
        .iter()
        .map(|byte| char::from(LETTERS[usize::from(byte & 31)]))
        .collect();
    letters
        .chunks(4)
        .map(|part| part.iter().collect::<String>())
        .collect::<Vec<_>>()
        .join("-")
}

/// A phrase that a screen and a message share: two words, easily compared.
pub fn phrase() -> String {
    const FIRST: [&str; 16] = [
        "Atlas", "Argan", "Safran", "Menthe", "Zellige", "Oasis", "Cigogne", "Lagune", "Medina", "Tagine", "Jasmin",
        "Palmier", "Kasbah", "Olivier", "Amande", "Corail",
    ];
    const SECOND: [&str; 16] = [
        "bleu", "vert", "rouge", "blanc", "rose", "doré", "clair", "calme", "lent", "vif", "doux", "fort", "haut",
        "neuf", "rond", "sage",
    ];
    let [first, second, number] = bytes::<3>();
    format!(
        "{} {} {:02}",
        FIRST[usize::from(first & 15)],
        SECOND[usize::from(second & 15)],
        number % 100
    )
}

/// Names a request among those of other programs (W3C Trace Context §2.2.3): never all zeros.
pub fn trace_id() -> [u8; 16] {
    let mut id = bytes();
    id[0] |= 1;
    id
}

/// Names a part of a request, like [`trace_id`].
pub fn span_id() -> [u8; 8] {
    let mut id = bytes();
    id[0] |= 1;
    id
}

/// Random bytes from the system.
///
/// # Panics
/// When the system has no randomness to give: nothing safe can be done then.
#[expect(clippy::disallowed_methods, reason = "the one door to the system's randomness")]
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    assert!(getrandom::fill(&mut bytes).is_ok(), "the system gives no randomness");
    bytes
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn a_transaction_that_runs_again_draws_the_same() {
        let draw = |seed| {
            let draws = Draws::of(seed);
            [draws.next(), draws.next()]
        };
        assert_eq!(draw([7; 32]), draw([7; 32]));
        assert_ne!(draw([7; 32]), draw([8; 32]));
        let [first, second] = draw([7; 32]);
        assert_ne!(first, second);
    }

    #[test]
    fn ids_are_twenty_hexadecimal_characters_and_differ() {
        let now = "2026-11-20T10:00:00.123Z".parse().unwrap();
        let (a, b) = (id(now), id(now));
        assert_eq!(a.len(), 20);
        assert!(a.bytes().all(|byte| byte.is_ascii_hexdigit()));
        assert_ne!(a, b);
        assert_eq!(a[..8], b[..8]);
        let many: HashSet<_> = (0..3 * IDS_AT_ONCE).map(|_| id(now)).collect();
        assert_eq!(many.len(), 3 * IDS_AT_ONCE);
        assert_eq!(secret().len(), 43);
        assert_eq!(readable_password().len(), 19);
    }
}
