//! Chance that repeats itself: the same seed throws the same dice.

/// SplitMix64 (Steele, Lea, Flood 2014): small, even, and the same everywhere.
pub struct DemoRng(u64);

impl DemoRng {
    /// The dice of a seed.
    pub fn new(seed: u64) -> Self {
        DemoRng(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A whole number from `least` to `most`, both included.
    pub fn range(&mut self, least: i64, most: i64) -> i64 {
        let span = u64::try_from(most - least).unwrap_or(0) + 1;
        least + i64::try_from(self.next() % span).unwrap_or(0)
    }

    /// True so many times out of a hundred.
    pub fn percent(&mut self, times: i64) -> bool {
        self.range(1, 100) <= times
    }

    /// One of several.
    pub fn pick<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        let most = i64::try_from(of.len()).unwrap_or(1) - 1;
        &of[usize::try_from(self.range(0, most)).unwrap_or(0)]
    }

    /// A document id: 20 hexadecimal characters.
    pub fn id(&mut self) -> String {
        let (high, low) = (self.next(), self.next());
        format!("{high:016x}{:04x}", low & 0xffff)
    }

    /// A password that can be read aloud.
    pub fn password(&mut self) -> String {
        const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
        let mut part = || -> String { (0..4).map(|_| char::from(*self.pick(LETTERS))).collect() };
        [part(), part(), part()].join("-")
    }
}
