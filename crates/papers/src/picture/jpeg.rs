//! What is special to JPEG: whether one is whole (decoders give half a picture without a word), and decoding to a
//! fraction of the size, which is half the work and less.

use image::{DynamicImage, GrayImage, RgbImage};
use jpeg_decoder::{Decoder, PixelFormat};

use super::{MAX_ALLOC, Picture};

/// Whether the end marker of the picture itself is there. Those of small pictures inside its segments do not count, and
/// what phones append after the end does no harm.
pub(super) fn is_whole(bytes: &[u8]) -> bool {
    let mut at = 2;
    while let Some(&[mark, kind]) = bytes.get(at..at + 2).and_then(|two| <&[u8; 2]>::try_from(two).ok()) {
        if mark != 0xff {
            // Inside a scan: on to the next mark.
            let Some(next) = bytes[at..].iter().position(|byte| *byte == 0xff) else {
                return false;
            };
            at += next;
            continue;
        }
        at += match kind {
            0xd9 => return true,
            // A fill byte before a mark.
            0xff => 1,
            // A stuffed byte, a restart, and marks that stand alone.
            0x00 | 0x01 | 0xd0..=0xd8 => 2,
            _ => match bytes.get(at + 2..at + 4) {
                Some(length) => 2 + usize::from(u16::from_be_bytes([length[0], length[1]])).max(2),
                None => return false,
            },
        };
    }
    false
}

/// A JPEG whose beginning was read.
pub(super) struct Begun<'a> {
    decoder: Decoder<&'a [u8]>,
    /// Width and height in pixels.
    pub size: (u32, u32),
}

impl<'a> Begun<'a> {
    /// Reads the beginning of one that stands upright, in eight bits of grey or colour, as we write them; others are for
    /// the usual decoder.
    pub fn read(bytes: &'a [u8]) -> Option<Begun<'a>> {
        let mut decoder = Decoder::new(bytes);
        decoder.set_max_decoding_buffer_size(usize::try_from(MAX_ALLOC).unwrap_or(usize::MAX));
        decoder.read_info().ok()?;
        let info = decoder.info()?;
        let is_usual =
            matches!(info.pixel_format, PixelFormat::L8 | PixelFormat::RGB24) && decoder.exif_data().is_none();
        let size = (u32::from(info.width), u32::from(info.height));
        is_usual.then_some(Begun { decoder, size })
    }

    /// The picture in the smallest size that is no smaller than this.
    pub fn at_least(&mut self, least: (u32, u32)) -> Option<Picture> {
        let side = |side: u32| u16::try_from(side).unwrap_or(u16::MAX);
        self.decoder.scale(side(least.0), side(least.1)).ok()?;
        let pixels = self.decoder.decode().ok()?;
        let info = self.decoder.info()?;
        let (width, height) = (u32::from(info.width), u32::from(info.height));
        match info.pixel_format {
            PixelFormat::L8 => GrayImage::from_raw(width, height, pixels).map(DynamicImage::ImageLuma8),
            PixelFormat::RGB24 => RgbImage::from_raw(width, height, pixels).map(DynamicImage::ImageRgb8),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_the_picture_counts_and_none_inside() {
        let thumbnail: &[u8] = &[0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9];
        let scan: &[u8] = &[0xff, 0xda, 0, 3, 1, 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];
        let cut = [thumbnail, scan].concat();
        assert!(!is_whole(&cut));
        let whole = [&cut, &[0xff, 0xd9][..]].concat();
        assert!(is_whole(&whole));
        assert!(is_whole(&[&whole, &b"a trailer"[..]].concat()));
        assert!(!is_whole(&[0xff, 0xd8]) && !is_whole(&[]) && !is_whole(&[0xff, 0xd8, 0xff, 0xe1, 0]));
    }
}
