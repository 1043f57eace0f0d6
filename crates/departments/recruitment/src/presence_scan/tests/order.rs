//! The same sheet follows in whatever order scans come.

use serde_json::Value as Json;

use super::{Telephone, came, sheet, went};
use crate::exam_presence::tests::day;
use crate::presence_scan::PRESENCE_SCANS;

/// Numbers that look like chance and are the same at each run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit as u64).unwrap()
    }

    /// What a device marked of four people within less than a minute; each fourth mark takes one back.
    fn marks(&mut self, device: &str) -> Vec<Json> {
        let mark = |at: usize| {
            let (id, number) = (format!("{device}{at}"), format!("000{}", 1 + self.below(4)));
            let second = u32::try_from(self.below(40)).unwrap();
            let is_taken_back = self.below(4) == 0;
            if is_taken_back {
                went(&id, &number, second)
            } else {
                came(&id, &number, second)
            }
        };
        (0..30).map(mark).collect()
    }

    /// The next piece that a device sends: some of what is left, and some that went before.
    fn piece(&mut self, left: &mut Vec<Json>, known: &[Json]) -> Vec<Json> {
        let mut piece = Vec::new();
        for _ in 0..=self.below(7) {
            if !left.is_empty() {
                piece.push(left.swap_remove(self.below(left.len())));
            }
            if self.below(3) == 0 {
                piece.push(known[self.below(known.len())].clone());
            }
        }
        piece
    }
}

#[tokio::test]
async fn in_whatever_order_and_however_often_they_come_the_same_sheet_follows() {
    let mut script = Chance(0x5eed);
    let known = [script.marks("o"), script.marks("d")];
    let mut stands = None;
    for seed in 1..=6_u64 {
        let (app, test) = day().await;
        let [omar, dounia] = ["omar", "dounia"].map(|who| Telephone::of(&app, who, &test));
        let devices = [omar.await, dounia.await];
        app.at("2026-12-11T09:00:00Z");
        let mut chance = Chance(seed * 0x9e37_79b9);
        let mut left = known.clone();
        while left.iter().any(|list| !list.is_empty()) {
            let at = chance.below(2);
            let piece = chance.piece(&mut left[at], &known[at]);
            if piece.is_empty() {
                continue;
            }
            for one in devices[at].outcomes(&piece).await {
                assert!(one.ends_with(": written") || one.ends_with(": stood_already"), "{one}");
            }
        }
        assert_eq!(app.all(&PRESENCE_SCANS).await.len(), 60, "seed {seed}");
        let sheet = sheet(&app).await;
        assert_eq!(stands.get_or_insert_with(|| sheet.clone()), &sheet, "seed {seed}");
    }
}
