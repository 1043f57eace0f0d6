//! The pixels of a picture, as one process gives them to another.

use image::{DynamicImage, RgbImage, RgbaImage};
use serde::{Deserialize, Serialize};

use super::Picture;

/// What its bytes are the pixels of: eight bits a colour, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pixels {
    width: u32,
    height: u32,
    has_alpha: bool,
}

impl Pixels {
    /// What the pixels of a picture are, where they are of eight bits in colour, as those of reduced pictures; its bytes are the
    /// picture's own.
    pub fn of(picture: &Picture) -> Option<Pixels> {
        let has_alpha = match picture {
            DynamicImage::ImageRgb8(_) => false,
            DynamicImage::ImageRgba8(_) => true,
            _ => return None,
        };
        Some(Pixels {
            width: picture.width(),
            height: picture.height(),
            has_alpha,
        })
    }

    /// The picture of these bytes; none where there are fewer.
    pub fn picture(self, bytes: Vec<u8>) -> Option<Picture> {
        let (width, height) = (self.width, self.height);
        if self.has_alpha {
            RgbaImage::from_raw(width, height, bytes).map(DynamicImage::ImageRgba8)
        } else {
            RgbImage::from_raw(width, height, bytes).map(DynamicImage::ImageRgb8)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_the_same_after_its_way() {
        let bytes: Vec<u8> = (0..24).collect();
        for picture in [
            RgbImage::from_raw(4, 2, bytes.clone()).map(DynamicImage::ImageRgb8),
            RgbaImage::from_raw(3, 2, bytes.clone()).map(DynamicImage::ImageRgba8),
        ] {
            let picture = picture.unwrap();
            let pixels = Pixels::of(&picture).unwrap();
            assert_eq!(pixels.picture(picture.as_bytes().to_vec()), Some(picture));
            assert_eq!(pixels.picture(bytes[..20].to_vec()), None);
        }
        assert_eq!(Pixels::of(&DynamicImage::new_luma8(2, 2)), None);
    }
}
