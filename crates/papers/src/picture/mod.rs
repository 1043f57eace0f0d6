//! Pictures: decoded within limits, turned as the camera was held, written anew without what they carried along.

mod extent;
mod finish;
mod jpeg;
mod pixels;
mod preview;
mod svg;

use std::borrow::Cow;
use std::io::Cursor;

use image::codecs::gif::GifEncoder;
use image::codecs::jpeg::JpegEncoder;
use image::codecs::png::PngEncoder;
use image::codecs::webp::WebPEncoder;
use image::{DynamicImage, ImageDecoder as _, ImageFormat, ImageReader, Limits, RgbImage};
use serde::{Deserialize, Serialize};

use crate::content::Content;

pub use pixels::Pixels;
pub use preview::{Gravity, LADDER, Look, icon, preview, source};

/// Greatest side, in pixels: an A4 page at 600 dots per inch is 4960 × 7016.
const MAX_SIDE: u32 = 10_000;
/// Greatest area, in pixels: today's cameras make 12 to 50 million.
const MAX_AREA: u64 = 50_000_000;
/// Greatest memory that a decoder may take, in bytes.
const MAX_ALLOC: u64 = 256 << 20;
/// Quality of photos that are written anew, of 100.
const QUALITY: u8 = 90;

/// A decoded picture.
pub type Picture = DynamicImage;

/// Why a picture is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum Spoilt {
    /// It is cut short or broken.
    #[error("the picture is damaged")]
    Damaged,
    /// It has more pixels than are decoded.
    #[error("the picture has too many pixels")]
    TooLarge,
}

/// Decodes a picture, upright. Its size is looked at before anything is decoded.
pub fn decode(bytes: &[u8], content: Content) -> Result<Picture, Spoilt> {
    let format = match content {
        Content::Jpeg if !jpeg::is_whole(bytes) => return Err(Spoilt::Damaged),
        Content::Jpeg => ImageFormat::Jpeg,
        Content::Png => ImageFormat::Png,
        Content::Gif => ImageFormat::Gif,
        Content::Webp => ImageFormat::WebP,
        Content::Svg => return svg::render_svg(bytes),
        Content::Pdf | Content::Docx | Content::Xlsx => return Err(Spoilt::Damaged),
    };
    let damaged = |_| Spoilt::Damaged;
    let reader = ImageReader::with_format(Cursor::new(bytes), format);
    let mut decoder = reader.into_decoder().map_err(damaged)?;
    let (width, height) = decoder.dimensions();
    if width > MAX_SIDE || height > MAX_SIDE || u64::from(width) * u64::from(height) > MAX_AREA {
        return Err(Spoilt::TooLarge);
    }
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_ALLOC);
    decoder.set_limits(limits).map_err(|_| Spoilt::TooLarge)?;
    let orientation = decoder.orientation().map_err(damaged)?;
    let mut picture = DynamicImage::from_decoder(decoder).map_err(|error| match error {
        image::ImageError::Limits(_) => Spoilt::TooLarge,
        _ => Spoilt::Damaged,
    })?;
    picture.apply_orientation(orientation);
    Ok(picture)
}

/// The picture as it is kept: upright, in eight bits, without anything but its pixels. Photos stay JPEG; the others
/// become PNG, which loses nothing.
pub fn rewrite(bytes: &[u8], content: Content) -> Result<(Content, Vec<u8>), Spoilt> {
    write_anew(&decode(bytes, content)?, content)
}

/// As [`rewrite`], of a picture that was decoded already.
pub fn write_anew(picture: &Picture, content: Content) -> Result<(Content, Vec<u8>), Spoilt> {
    let content = if content == Content::Jpeg {
        Content::Jpeg
    } else {
        Content::Png
    };
    Ok((content, encode(picture, content, QUALITY)?))
}

/// Writes a picture.
pub fn encode(picture: &Picture, content: Content, quality: u8) -> Result<Vec<u8>, Spoilt> {
    let mut out = Vec::new();
    let has_alpha = picture.color().has_alpha();
    let done = match content {
        Content::Jpeg => JpegEncoder::new_with_quality(&mut out, quality.max(1)).encode_image(&*rgb8(picture)),
        Content::Webp if has_alpha => picture
            .to_rgba8()
            .write_with_encoder(WebPEncoder::new_lossless(&mut out)),
        Content::Webp => rgb8(picture).write_with_encoder(WebPEncoder::new_lossless(&mut out)),
        Content::Gif => GifEncoder::new_with_speed(&mut out, 10).encode_frame(image::Frame::new(picture.to_rgba8())),
        _ if has_alpha => picture.to_rgba8().write_with_encoder(PngEncoder::new(&mut out)),
        _ => rgb8(picture).write_with_encoder(PngEncoder::new(&mut out)),
    };
    done.map(|()| out).map_err(|_| Spoilt::Damaged)
}

/// The pixels in eight bits a colour: those of the picture itself where it has no others.
pub fn rgb8(picture: &Picture) -> Cow<'_, RgbImage> {
    picture
        .as_rgb8()
        .map_or_else(|| Cow::Owned(picture.to_rgb8()), Cow::Borrowed)
}

#[cfg(test)]
mod tests;
