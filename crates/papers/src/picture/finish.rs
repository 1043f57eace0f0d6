//! The last touches of a preview: opacity, round corners, a frame, a turn, what shows through.

use image::{DynamicImage, Rgba, RgbaImage, imageops};

use super::Picture;
use super::preview::Look;
use crate::content::Content;

pub(super) fn finish(picture: Picture, look: &Look) -> Picture {
    let is_turned = look.rotation % 360 != 0;
    let is_touched = is_turned || look.border.0 > 0 || look.radius > 0 || look.opacity < 1.0;
    let shows_through = look.background.is_some() || look.output == Content::Jpeg;
    if !(is_touched || shows_through && picture.color().has_alpha()) {
        return picture;
    }
    let mut picture = picture.into_rgba8();
    frame(&mut picture, look.border);
    round(&mut picture, look.radius);
    fade(&mut picture, look.opacity);
    if is_turned {
        picture = rotate(picture, look.rotation.rem_euclid(360));
    }
    if shows_through {
        lay(&mut picture, look.background.unwrap_or([255; 3]));
    }
    DynamicImage::ImageRgba8(picture)
}

fn frame(picture: &mut RgbaImage, border: (u32, [u8; 3])) {
    let (wide, [red, green, blue]) = border;
    let (width, height) = picture.dimensions();
    let is_inside = |at: u32, side: u32| at >= wide && at < side.saturating_sub(wide);
    for (x, y, pixel) in picture.enumerate_pixels_mut() {
        if wide > 0 && !(is_inside(x, width) && is_inside(y, height)) {
            *pixel = Rgba([red, green, blue, 255]);
        }
    }
}

fn round(picture: &mut RgbaImage, radius: u32) {
    let (width, height) = picture.dimensions();
    let radius = i64::from(radius.min(width / 2).min(height / 2));
    // How far the middle of a pixel lies into the square of a corner, in half pixels.
    let into = |at: u32, side: u32| {
        let (at, side) = (2 * i64::from(at) + 1, 2 * i64::from(side));
        (2 * radius - at).max(at - (side - 2 * radius)).max(0)
    };
    for (x, y, pixel) in picture.enumerate_pixels_mut() {
        let (across, down) = (into(x, width), into(y, height));
        if radius > 0 && across * across + down * down > 4 * radius * radius {
            pixel.0[3] = 0;
        }
    }
}

fn fade(picture: &mut RgbaImage, opacity: f32) {
    if opacity < 1.0 {
        for pixel in picture.pixels_mut() {
            pixel.0[3] = byte(f32::from(pixel.0[3]) * opacity);
        }
    }
}

/// Clockwise. The picture grows so that its corners stay.
fn rotate(picture: RgbaImage, degrees: i32) -> RgbaImage {
    match degrees {
        90 => return imageops::rotate90(&picture),
        180 => return imageops::rotate180(&picture),
        270 => return imageops::rotate270(&picture),
        _ => {}
    }
    let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
    let (width, height) = (f64::from(picture.width()), f64::from(picture.height()));
    let across = (width * cos.abs() + height * sin.abs()).ceil();
    let down = (width * sin.abs() + height * cos.abs()).ceil();
    RgbaImage::from_fn(whole(across), whole(down), |x, y| {
        let (x, y) = (f64::from(x) + 0.5 - across / 2.0, f64::from(y) + 0.5 - down / 2.0);
        let from = (x * cos + y * sin + width / 2.0, y * cos - x * sin + height / 2.0);
        let is_inside = (0.0..width).contains(&from.0) && (0.0..height).contains(&from.1);
        if is_inside {
            *picture.get_pixel(whole(from.0), whole(from.1))
        } else {
            Rgba([0; 4])
        }
    })
}

/// Lays the picture on a ground.
fn lay(picture: &mut RgbaImage, ground: [u8; 3]) {
    for pixel in picture.pixels_mut() {
        let alpha = f32::from(pixel.0[3]) / 255.0;
        for (channel, under) in pixel.0.iter_mut().zip(ground) {
            *channel = byte(f32::from(*channel) * alpha + f32::from(under) * (1.0 - alpha));
        }
        pixel.0[3] = 255;
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "held between 0 and 255"
)]
fn byte(value: f32) -> u8 {
    value.round().clamp(0.0, 255.0) as u8
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a side of a picture, never negative"
)]
fn whole(value: f64) -> u32 {
    value as u32
}
