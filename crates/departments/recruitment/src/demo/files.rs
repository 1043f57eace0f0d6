//! The files of the candidates of the demonstration: ten photos and ten papers, which all of them share.

use engine::files::content::Content;
use engine::files::picture::{Picture, encode};
use platform::bucket::APPLICATIONS;
use platform::demo::{Scene, demo_page};
use schema::{Error, Id, Result};

/// How many of each there are.
const MANY: u32 = 10;
/// Width and height of a photo, in pixels.
const SIZE: (u32, u32) = (240, 360);
/// Quality of a photo, of 100.
const QUALITY: u8 = 80;

/// The shared files.
pub(crate) struct SharedFiles {
    /// Photos of nobody.
    pub photos: Vec<Id>,
    /// Papers that say that they are none.
    pub papers: Vec<Id>,
}

impl SharedFiles {
    /// Draws and keeps them.
    pub(super) async fn keep(scene: &mut Scene<'_>) -> Result<Self> {
        let (mut photos, mut papers) = (Vec::new(), Vec::new());
        for number in 0..MANY {
            let (photo, paper) = (scene.rng.id(), scene.rng.id());
            photos.push(
                scene
                    .stage
                    .keep_file(APPLICATIONS, photo, "photo.jpg", portrait(number)?)
                    .await?,
            );
            papers.push(
                scene
                    .stage
                    .keep_file(
                        APPLICATIONS,
                        paper,
                        "document.pdf",
                        demo_page(&format!("Document de demonstration {number}")),
                    )
                    .await?,
            );
        }
        Ok(SharedFiles { photos, papers })
    }
}

/// A head and shoulders before a light wall, in other colours for each.
fn portrait(number: u32) -> Result<Vec<u8>> {
    let (width, height) = SIZE;
    let shade = |least: u32, step: u32, most: u32| u8::try_from(least + (number * step) % most).unwrap_or(u8::MAX);
    let skin = [shade(150, 17, 80), shade(110, 13, 70), shade(80, 11, 60)];
    let clothes = [shade(20, 37, 120), shade(30, 53, 110), shade(50, 71, 130)];
    let hair = [shade(20, 7, 60), shade(15, 5, 40), shade(10, 3, 30)];
    let is_in = |x: u32, y: u32, (middle, down): (u32, u32), (wide, high): (u32, u32)| {
        let (x, y) = (x.abs_diff(middle), y.abs_diff(down));
        u64::from(x * x) * u64::from(high * high) + u64::from(y * y) * u64::from(wide * wide)
            <= u64::from(wide * wide) * u64::from(high * high)
    };
    let mut pixels = Picture::new_rgb8(width, height).to_rgb8();
    for (x, y, pixel) in pixels.enumerate_pixels_mut() {
        let middle = width / 2;
        pixel.0 = if is_in(x, y, (middle, 165), (52, 68)) {
            skin
        } else if is_in(x, y, (middle, 140), (60, 62)) {
            hair
        } else if is_in(x, y, (middle, 370), (105, 130)) {
            clothes
        } else {
            [238, 240, 242]
        };
    }
    encode(&Picture::ImageRgb8(pixels), Content::Jpeg, QUALITY).map_err(|error| Error::fault("drawing a photo", error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::photo;

    #[test]
    fn the_photos_pass_for_photos_of_identity() {
        for number in 0..MANY {
            let bytes = portrait(number).unwrap();
            let picture = engine::files::picture::decode(&bytes, Content::Jpeg).unwrap();
            assert!(photo::check(&picture).unwrap().is_light(), "{number}");
        }
    }
}
