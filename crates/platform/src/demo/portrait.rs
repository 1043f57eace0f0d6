//! The pictures of the people of the demonstration: portraits that are drawn, of nobody, and each of one file alone, and what stands
//! for the copy of an identity card. Where no portrait is left a file shows initials, as files without a photo do.

use schema::{Id, Result};

use super::DemoWriter;
use super::rng::DemoRng;
use crate::bucket::{DOWNLOADABLE_DOCUMENTS, EMPLOYEE_PHOTOS};
use crate::people::person::Sex;

/// Dice of their own, so that the rest of the commune does not follow from how many there are.
const SALT: u64 = 0x706f_7274_7261;

/// How many there are of women, and of men.
const OF_EACH: usize = 14;

macro_rules! portraits {
    ($kind:literal: $($number:literal)*) => {
        [$(include_bytes!(concat!("portraits/", $kind, "-", $number, ".jpg"))),*]
    };
}

const WOMEN: [&[u8]; OF_EACH] = portraits!("woman": 1 2 3 4 5 6 7 8 9 10 11 12 13 14);
const MEN: [&[u8]; OF_EACH] = portraits!("man": 1 2 3 4 5 6 7 8 9 10 11 12 13 14);

/// A card of nobody, which says so.
const CARD: &[u8] = include_bytes!("portraits/card.jpg");

/// The pictures that files are given.
pub(super) struct Portraits {
    /// Those that nobody has yet, of women and of men.
    left: [std::vec::IntoIter<Id>; 2],
    /// The copy of an identity card, the same in every file that has one.
    pub card: Id,
}

impl Portraits {
    /// The next one.
    pub fn next(&mut self, sex: Sex) -> Option<Id> {
        let [women, men] = &mut self.left;
        match sex {
            Sex::Female => women.next(),
            Sex::Male => men.next(),
        }
    }
}

/// Keeps them as photos of employees, and the card among their papers.
pub(super) async fn keep(stage: DemoWriter<'_>, seed: u64) -> Result<Portraits> {
    let mut rng = DemoRng::new(seed ^ SALT);
    let mut kept = [Vec::new(), Vec::new()];
    for (ids, pictures) in kept.iter_mut().zip([WOMEN, MEN]) {
        for picture in pictures {
            let file = stage.keep_file(EMPLOYEE_PHOTOS, rng.id(), "photo.jpg", picture.to_vec());
            ids.push(file.await?);
        }
    }
    let card = stage.keep_file(DOWNLOADABLE_DOCUMENTS, rng.id(), "cin.jpg", CARD.to_vec());
    Ok(Portraits {
        left: kept.map(Vec::into_iter),
        card: card.await?,
    })
}
