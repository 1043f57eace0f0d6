//! QR codes (ISO/IEC 18004), drawn as they are read best: modules of whole pixels, black on white.

use image::codecs::png::PngEncoder;
use image::{GrayImage, Luma};
use qrcode::types::Color;
use qrcode::{EcLevel, QrCode};
use std::fmt::Write;

/// Why there is no code of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undrawn {
    /// It holds more than the largest code does: 2331 bytes.
    #[error("the text is too long for a QR code")]
    TooLong,
    /// The picture could not be written.
    #[error("the picture of the QR code could not be written")]
    Unwritten,
}

/// The code of a text as a PNG of `size` × `size` pixels, with a quiet zone of at least `margin` modules. A code that has
/// more modules than the picture has pixels is drawn all the same, and nobody can read it.
pub fn png(text: &str, size: u32, margin: u32) -> Result<Vec<u8>, Undrawn> {
    // M, a seventh of it may be lost: what printed papers are given.
    let code = QrCode::with_error_correction_level(text, EcLevel::M).map_err(|_| Undrawn::TooLong)?;
    let picture = render_code(&code, size.max(1), margin);
    let mut out = Vec::new();
    let written = picture.write_with_encoder(PngEncoder::new(&mut out));
    written.map(|()| out).map_err(|_| Undrawn::Unwritten)
}

/// The code of a text as an SVG of one path, with a quiet zone of `margin` modules: sharp at any size, and small.
pub fn svg(text: &str, margin: u32) -> Result<String, Undrawn> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).map_err(|_| Undrawn::TooLong)?;
    let width = u32::try_from(code.width()).unwrap_or(u32::MAX >> 1);
    let all = width.saturating_add(margin.saturating_mul(2));
    let mut path = String::new();
    for y in 0..width {
        let mut x = 0;
        while x < width {
            let dark = (x..width)
                .take_while(|x| is_dark(&code, *x, y))
                .zip(1..)
                .last()
                .map_or(0, |(_, count)| count);
            if dark > 0 {
                let _ = write!(path, "M{} {}h{dark}v1h-{dark}z", x + margin, y + margin);
            }
            x += dark.max(1);
        }
    }
    Ok(format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {all} {all}" shape-rendering="crispEdges"><path d="{path}"/></svg>"#
    ))
}

fn render_code(code: &QrCode, size: u32, margin: u32) -> GrayImage {
    let width = u32::try_from(code.width()).unwrap_or(u32::MAX >> 1);
    let all = width.saturating_add(margin.saturating_mul(2));
    let scale = size / all;
    let before = (size - width * scale) / 2;
    let module = |at: u32| match scale {
        0 => (u64::from(at) * u64::from(all) / u64::from(size)).checked_sub(u64::from(margin)),
        _ => at.checked_sub(before).map(|at| u64::from(at / scale)),
    };
    let inside = |at: u32| module(at).filter(|at| *at < u64::from(width));
    GrayImage::from_fn(size, size, |x, y| {
        let is_dark = match (inside(x), inside(y)) {
            (Some(x), Some(y)) => is_dark(code, x, y),
            _ => false,
        };
        Luma([if is_dark { 0 } else { 255 }])
    })
}

fn is_dark<N>(code: &QrCode, x: N, y: N) -> bool
where
    usize: TryFrom<N>,
{
    match (usize::try_from(x), usize::try_from(y)) {
        (Ok(x), Ok(y)) => code[(x, y)] == Color::Dark,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(png: &[u8]) -> Vec<String> {
        let picture = image::load_from_memory(png).unwrap().into_luma8();
        let (width, height) = (picture.width() as usize, picture.height() as usize);
        let mut picture = rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| {
            picture
                .get_pixel(u32::try_from(x).unwrap(), u32::try_from(y).unwrap())
                .0[0]
        });
        let codes = picture.detect_grids();
        codes.into_iter().map(|code| code.decode().unwrap().1).collect()
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "https://commune.example/v/2026-000123",
            "شهادة إدارية رقم 12",
            &"ض".repeat(512),
        ] {
            for size in [300, 400, 1000] {
                let drawn = png(text, size, 1).unwrap();
                assert_eq!(read(&drawn), [text], "{size}");
            }
        }
    }

    #[test]
    fn a_picture_has_the_size_and_the_quiet_zone_that_were_asked_for() {
        for (size, margin) in [(1, 1), (20, 0), (21, 0), (100, 10), (999, 4)] {
            let drawn = image::load_from_memory(&png("A", size, margin).unwrap()).unwrap();
            let drawn = drawn.into_luma8();
            assert_eq!(drawn.dimensions(), (size, size));
            // The smallest code is 21 modules wide.
            let quiet = size / (21 + 2 * margin) * margin;
            let is_light = |x, y| drawn.get_pixel(x, y).0 == [255];
            assert!((0..quiet).all(|at| (0..size).all(|along| is_light(at, along) && is_light(along, at))));
        }
        let whole = image::load_from_memory(&png("A", 21, 0).unwrap()).unwrap().into_luma8();
        assert_eq!(whole.get_pixel(0, 0).0, [0], "no zone, none is drawn");
    }

    #[test]
    fn a_text_beyond_the_largest_code_is_refused() {
        assert!(png(&"x".repeat(2331), 1000, 1).is_ok());
        assert_eq!(png(&"x".repeat(2332), 1000, 1), Err(Undrawn::TooLong));
    }
}
