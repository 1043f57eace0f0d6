//! Previews: a picture in another size, cut, framed and turned.

use std::borrow::Cow;

use fast_image_resize::images::Image;
use fast_image_resize::{FilterType, IntoImageView as _, ResizeAlg, ResizeOptions, Resizer};
use image::{DynamicImage, Rgba, RgbaImage};
use serde::{Deserialize, Serialize};

use super::{Picture, Spoilt, decode, encode, finish, jpeg};
use crate::content::Content;

/// How a preview should look (`docs/protocol.md` §6.4); sizes in pixels, zero for "as the picture is".
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Look {
    /// Width and height; zero is derived from the other.
    pub size: (u32, u32),
    /// What stays when the picture must be cut.
    pub gravity: Gravity,
    /// Of 100; as the encoder likes it when none.
    pub quality: Option<u8>,
    /// Width and colour of the frame, drawn inside the size.
    pub border: (u32, [u8; 3]),
    /// Radius of the corners.
    pub radius: u32,
    /// From 0, nothing is seen, to 1.
    pub opacity: f32,
    /// Degrees clockwise.
    pub rotation: i32,
    /// What shows through; none keeps it see-through where the output can.
    pub background: Option<[u8; 3]>,
    /// What it is written as.
    pub output: Content,
}

/// The part of the picture that stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gravity {
    /// From 0, left, to 2, right.
    pub across: u8,
    /// From 0, top, to 2, bottom.
    pub down: u8,
}

/// The longest sides of the reduced pictures that previews are made from.
pub const LADDER: [u32; 2] = [480, 1600];

/// The step of the ladder from which a preview of a picture of that size can be made without loss.
pub(super) fn master(size: (u32, u32), look: &Look) -> Option<u32> {
    let (width, height) = covering(size, target(size, look.size));
    let needed = width.max(height);
    let longest = size.0.max(size.1);
    LADDER.into_iter().find(|step| *step >= needed && *step < longest)
}

/// What a preview is made from: the picture reduced to a step of the ladder, where that loses nothing and with that
/// step, else all of it.
pub fn source(bytes: &[u8], content: Content, look: &Look) -> Result<(Picture, Option<u32>), Spoilt> {
    if content == Content::Jpeg
        && let Some(mut begun) = jpeg::Begun::read(bytes)
        && let Some(step) = master(begun.size, look)
        && let Some(picture) = begun.at_least(with_longest(begun.size, step))
    {
        return Ok((reduce_to(&picture, step)?, Some(step)));
    }
    let whole = decode(bytes, content)?;
    match master((whole.width(), whole.height()), look) {
        Some(step) => Ok((reduce_to(&whole, step)?, Some(step))),
        None => Ok((whole, None)),
    }
}

/// A size with its longest side as given.
fn with_longest(size: (u32, u32), longest: u32) -> (u32, u32) {
    let (width, height) = size;
    let scale = |side: u32| scale_side(side, longest, width.max(height));
    (scale(width), scale(height))
}

/// The picture with its longest side as given.
pub(super) fn reduce_to(picture: &Picture, longest: u32) -> Result<Picture, Spoilt> {
    let size = with_longest((picture.width(), picture.height()), longest);
    // Half the work of the finest filter, and previews are made finer from here.
    let options = ResizeOptions::new().resize_alg(ResizeAlg::Convolution(FilterType::Hamming));
    resize(picture, size, options)
}

/// Makes a preview.
pub fn preview(picture: &Picture, look: &Look) -> Result<Vec<u8>, Spoilt> {
    let size = (picture.width(), picture.height());
    let target = target(size, look.size);
    let options = ResizeOptions::new().fit_into_destination(Some((
        f64::from(look.gravity.across) / 2.0,
        f64::from(look.gravity.down) / 2.0,
    )));
    let sized = if target == size {
        picture.clone()
    } else {
        resize(picture, target, options)?
    };
    let finished = finish::finish(sized, look);
    // 85 is what most programs save photos with.
    encode(&finished, look.output, look.quality.unwrap_or(85))
}

/// The greatest size to which a smaller picture is enlarged: what the widest pages ask for (`web/src/api/files.ts`).
const ENLARGED: (u32, u32) = (1024, 768);

fn target(size: (u32, u32), asked: (u32, u32)) -> (u32, u32) {
    let (width, height) = size;
    let asked = match asked {
        (0, 0) => return (width, height),
        (across, 0) => (across, scale_side(height, across, width)),
        (0, down) => (scale_side(width, down, height), down),
        both => both,
    };
    within(asked, (width.max(ENLARGED.0), height.max(ENLARGED.1)))
}

/// The size, or the greatest of its shape that is not beyond.
fn within(size: (u32, u32), most: (u32, u32)) -> (u32, u32) {
    let (across, down) = size;
    if across <= most.0 && down <= most.1 {
        return (across, down);
    }
    let area = |one: u32, other: u32| u64::from(one) * u64::from(other);
    if area(across, most.1) >= area(down, most.0) {
        (most.0, scale_side(down, most.0, across))
    } else {
        (scale_side(across, most.1, down), most.1)
    }
}

/// The size of the whole picture when it covers the target.
fn covering(size: (u32, u32), target: (u32, u32)) -> (u32, u32) {
    let ((width, height), (across, down)) = (size, target);
    let by_width = (across, scale_side(height, across, width));
    if by_width.1 >= down {
        by_width
    } else {
        (scale_side(width, down, height), down)
    }
}

/// `side × by ÷ of`, at least one.
fn scale_side(side: u32, by: u32, of: u32) -> u32 {
    let product = u64::from(side) * u64::from(by);
    let of = u64::from(of.max(1));
    u32::try_from((product + of / 2) / of).unwrap_or(u32::MAX).max(1)
}

fn resize(picture: &Picture, size: (u32, u32), options: ResizeOptions) -> Result<Picture, Spoilt> {
    let (width, height) = size;
    // Two kinds of pixels are enough for what is shown; a photo is not copied for it.
    let source = match picture {
        DynamicImage::ImageRgb8(_) | DynamicImage::ImageRgba8(_) => Cow::Borrowed(picture),
        other if other.color().has_alpha() => Cow::Owned(DynamicImage::ImageRgba8(other.to_rgba8())),
        other => Cow::Owned(DynamicImage::ImageRgb8(other.to_rgb8())),
    };
    let source = source.as_ref();
    let kind = source.pixel_type().ok_or(Spoilt::Damaged)?;
    let mut out = Image::new(width, height, kind);
    Resizer::new()
        .resize(source, &mut out, &options)
        .map_err(|_| Spoilt::Damaged)?;
    let pixels = out.into_vec();
    let made = if source.color().has_alpha() {
        RgbaImage::from_raw(width, height, pixels).map(DynamicImage::ImageRgba8)
    } else {
        image::RgbImage::from_raw(width, height, pixels).map(DynamicImage::ImageRgb8)
    };
    made.ok_or(Spoilt::Damaged)
}

/// The picture of a sheet of paper, for files that have no preview.
pub fn icon() -> Picture {
    const PAPER: Rgba<u8> = Rgba([0xf1, 0xf3, 0xf5, 0xff]);
    const LINE: Rgba<u8> = Rgba([0xad, 0xb5, 0xbd, 0xff]);
    let mut sheet = RgbaImage::from_pixel(256, 256, Rgba([0xff, 0xff, 0xff, 0xff]));
    for (x, y, pixel) in sheet.enumerate_pixels_mut() {
        let is_on = (56..200).contains(&x) && (32..224).contains(&y) && x + 256 - y < 376;
        let is_edge = !(59..197).contains(&x) || !(35..221).contains(&y) || x + 256 - y > 372;
        let is_text = (80..176).contains(&x) && (100..200).contains(&y) && y % 24 < 5;
        if is_on {
            *pixel = if is_edge || is_text { LINE } else { PAPER };
        }
    }
    DynamicImage::ImageRgba8(sheet)
}
