//! Pictures made here, looked at pixel by pixel.

use image::{Rgb, RgbImage};

use super::preview::{master, reduce_to};
use super::*;

const LOOK: Look = Look {
    size: (0, 0),
    gravity: Gravity { across: 1, down: 1 },
    quality: None,
    border: (0, [0; 3]),
    radius: 0,
    opacity: 1.0,
    rotation: 0,
    background: None,
    output: Content::Png,
};

/// Left half red, right half blue.
fn halves(width: u32, height: u32) -> Picture {
    DynamicImage::ImageRgb8(RgbImage::from_fn(width, height, |x, _| {
        if x < width / 2 {
            Rgb([255, 0, 0])
        } else {
            Rgb([0, 0, 255])
        }
    }))
}

fn shown(picture: &Picture, look: &Look) -> image::RgbaImage {
    let bytes = preview(picture, look).unwrap();
    decode(&bytes, look.output).unwrap().into_rgba8()
}

/// An EXIF segment that says "turn right", put into a JPEG.
fn with_exif(jpeg: &[u8]) -> Vec<u8> {
    let tiff = b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";
    let length = u16::try_from(tiff.len() + 2).unwrap().to_be_bytes();
    [&jpeg[..2], &[0xff, 0xe1], &length, tiff, &jpeg[2..]].concat()
}

#[test]
fn a_photo_is_turned_and_forgets_where_it_was_taken() {
    let bytes = with_exif(&encode(&halves(40, 20), Content::Jpeg, 90).unwrap());
    let (content, kept) = rewrite(&bytes, Content::Jpeg).unwrap();
    assert_eq!(content, Content::Jpeg);
    assert!(!kept.windows(4).any(|part| part == b"Exif"));
    let kept = decode(&kept, content).unwrap().into_rgb8();
    assert_eq!(kept.dimensions(), (20, 40));
    assert!(kept.get_pixel(10, 5).0[0] > 200, "what was left is on top");
}

#[test]
fn what_is_cut_or_trails_is_not_kept() {
    let whole = encode(&halves(400, 300), Content::Jpeg, 90).unwrap();
    assert_eq!(decode(&whole[..whole.len() / 2], Content::Jpeg), Err(Spoilt::Damaged));
    let trailing = [&whole[..], b"<script>alert(1)</script>"].concat();
    let (_, kept) = rewrite(&trailing, Content::Jpeg).unwrap();
    assert!(!kept.windows(8).any(|part| part == b"<script>"));
    let png = encode(&halves(40, 30), Content::Png, 0).unwrap();
    assert_eq!(decode(&png[..png.len() / 2], Content::Png), Err(Spoilt::Damaged));
    assert_eq!(decode(&png, Content::Jpeg), Err(Spoilt::Damaged));
    assert_eq!(rewrite(&png, Content::Png).unwrap().0, Content::Png);
}

#[test]
fn a_bomb_is_refused_by_its_heading() {
    let mut png = encode(&halves(4, 4), Content::Png, 0).unwrap();
    png[16..20].copy_from_slice(&30_000u32.to_be_bytes());
    png[20..24].copy_from_slice(&30_000u32.to_be_bytes());
    // The checksum of the heading no longer fits: either answer is a refusal before any pixel.
    assert!(decode(&png, Content::Png).is_err());
    let wide = DynamicImage::new_luma8(MAX_SIDE + 1, 1);
    let mut wide_png = Vec::new();
    wide.to_luma8()
        .write_with_encoder(PngEncoder::new(&mut wide_png))
        .unwrap();
    assert_eq!(decode(&wide_png, Content::Png), Err(Spoilt::TooLarge));
}

#[test]
fn sizes_are_derived_or_cut_by_gravity() {
    let picture = halves(40, 20);
    let sized = |size| shown(&picture, &Look { size, ..LOOK }).dimensions();
    assert_eq!(sized((0, 0)), (40, 20));
    assert_eq!(sized((20, 0)), (20, 10));
    assert_eq!(sized((0, 40)), (80, 40));
    assert_eq!(sized((10, 10)), (10, 10));
    let side = |across| {
        let look = Look {
            size: (10, 20),
            gravity: Gravity { across, down: 1 },
            ..LOOK
        };
        shown(&picture, &look).get_pixel(5, 10).0
    };
    assert_eq!(side(0), [255, 0, 0, 255]);
    assert_eq!(side(2), [0, 0, 255, 255]);
}

#[test]
fn frames_corners_turns_and_grounds_are_drawn() {
    let picture = halves(40, 20);
    let framed = shown(
        &picture,
        &Look {
            border: (2, [0, 255, 0]),
            ..LOOK
        },
    );
    assert_eq!(
        (framed.get_pixel(1, 1).0, framed.get_pixel(2, 2).0),
        ([0, 255, 0, 255], [255, 0, 0, 255])
    );
    let rounded = shown(&picture, &Look { radius: 10, ..LOOK });
    assert_eq!((rounded.get_pixel(0, 0).0[3], rounded.get_pixel(0, 10).0[3]), (0, 255));
    assert_eq!(rounded.get_pixel(39, 19).0[3], 0);
    let faded = shown(&picture, &Look { opacity: 0.5, ..LOOK });
    assert_eq!(faded.get_pixel(5, 5).0[3], 128);
    let turned = shown(&picture, &Look { rotation: 90, ..LOOK });
    assert_eq!(
        (turned.dimensions(), turned.get_pixel(10, 5).0),
        ((20, 40), [255, 0, 0, 255])
    );
    let slanted = Look {
        rotation: -45,
        background: Some([0, 255, 0]),
        ..LOOK
    };
    let slanted = shown(&picture, &slanted);
    assert_eq!(slanted.get_pixel(0, 0).0, [0, 255, 0, 255]);
    let white = shown(
        &picture,
        &Look {
            radius: 10,
            output: Content::Jpeg,
            ..LOOK
        },
    );
    assert!(white.get_pixel(0, 0).0[..3].iter().all(|channel| *channel > 200));
}

#[test]
fn every_output_is_written() {
    for output in [Content::Jpeg, Content::Png, Content::Webp, Content::Gif] {
        assert_eq!(shown(&halves(40, 20), &Look { output, ..LOOK }).dimensions(), (40, 20));
    }
    assert_eq!(
        preview(&icon(), &Look { size: (64, 64), ..LOOK }).map(|bytes| bytes.is_empty()),
        Ok(false)
    );
}

#[test]
fn a_reduced_picture_serves_when_it_is_larger_than_needed() {
    let asks = |size| master((4000, 3000), &Look { size, ..LOOK });
    assert_eq!(asks((320, 240)), Some(480));
    assert_eq!(asks((384, 512)), Some(1600), "the whole picture must cover the cut");
    assert_eq!(asks((2000, 0)), None);
    assert_eq!(asks((0, 0)), None);
    assert_eq!(master((300, 200), &Look { size: (100, 0), ..LOOK }), None);
    let small = reduce_to(&halves(400, 200), 100).unwrap();
    assert_eq!((small.width(), small.height()), (100, 50));
}

#[test]
fn a_photo_that_is_decoded_to_a_fraction_looks_the_same() {
    let wave = |x: u32, y: u32| {
        let at = |side: u32| u8::try_from((side % 240).abs_diff(120) * 2).unwrap();
        [at(x), at(y), at(x + y)]
    };
    let photo = DynamicImage::ImageRgb8(RgbImage::from_fn(1200, 900, |x, y| Rgb(wave(x, y))));
    for photo in [photo.clone(), DynamicImage::ImageLuma8(photo.to_luma8())] {
        let bytes = encode(&photo, Content::Jpeg, 90).unwrap();
        for (asked, step) in [((320, 240), Some(480)), ((900, 0), None)] {
            let look = Look { size: asked, ..LOOK };
            let (made, of) = source(&bytes, Content::Jpeg, &look).unwrap();
            let whole = decode(&bytes, Content::Jpeg).unwrap();
            let exact = step.map_or(whole.clone(), |step| reduce_to(&whole, step).unwrap());
            assert_eq!((of, made.width(), made.height()), (step, exact.width(), exact.height()));
            let (made, exact) = (made.to_rgb8(), exact.to_rgb8());
            let apart = made.iter().zip(exact.iter()).map(|(a, b)| a.abs_diff(*b)).max();
            assert!(apart.unwrap() <= 24, "{asked:?}: {apart:?} of 255 at the most");
        }
    }
}

#[test]
fn a_photo_that_lies_on_its_side_is_turned_before_it_is_reduced() {
    let bytes = with_exif(&encode(&halves(1000, 500), Content::Jpeg, 90).unwrap());
    let look = Look { size: (100, 0), ..LOOK };
    let (made, step) = source(&bytes, Content::Jpeg, &look).unwrap();
    assert_eq!((step, made.width(), made.height()), (Some(480), 240, 480));
}

/// A PNG of one pixel.
const DOT: &str = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
/// A drawing of one square.
const NESTED: &str = "PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI5IiBoZWlnaHQ9IjkiPjxyZWN0IHdpZHRoPSI5IiBoZWlnaHQ9IjkiLz48L3N2Zz4=";

/// A drawing with these contents, 40 × 20.
fn drawing(contents: &str) -> Vec<u8> {
    let names = r#"xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink""#;
    format!(r#"<?xml version="1.0"?><svg {names} width="40" height="20">{contents}</svg>"#).into_bytes()
}

#[test]
fn a_drawing_is_kept_as_the_pixels_that_it_makes() {
    let halves = drawing(
        r##"<style>.a{fill:url(#red)}</style><linearGradient id="red"><stop stop-color="#f00"/></linearGradient>
        <rect class="a" width="20" height="20"/><rect x="20" width="20" height="20" fill="#00f"/><script>alert(1)</script>"##,
    );
    let (content, kept) = rewrite(&halves, Content::Svg).unwrap();
    assert_eq!(content, Content::Png);
    let kept = decode(&kept, content).unwrap().into_rgba8();
    assert_eq!(kept.dimensions(), (800, 400));
    assert_eq!(kept.get_pixel(100, 200).0, [255, 0, 0, 255]);
    assert_eq!(kept.get_pixel(700, 200).0, [0, 0, 255, 255]);
    let words = decode(&drawing(r#"<text y="15" font-size="15">Salé سلا</text>"#), Content::Svg).unwrap();
    assert!(
        words.into_rgba8().pixels().any(|pixel| pixel.0[3] > 0),
        "in the fonts of papers"
    );
}

#[test]
fn a_drawing_reaches_nothing_outside_itself() {
    let png = std::env::temp_dir().join(format!("outside-{}.png", std::process::id()));
    std::fs::write(&png, encode(&halves(40, 20), Content::Png, 0).unwrap()).unwrap();
    let shows = |href: &str| {
        let picture = drawing(&format!(r#"<image xlink:href="{href}" width="40" height="20"/>"#));
        let drawn = decode(&picture, Content::Svg).unwrap().into_rgba8();
        drawn.pixels().any(|pixel| pixel.0[3] > 0)
    };
    let outside = png.display().to_string();
    assert!(!shows(&outside) && !shows(&format!("file://{outside}")) && !shows("https://example.com/a.png"));
    assert!(shows(&format!("data:image/png;base64,{DOT}")));
    assert!(!shows(&format!("data:image/svg+xml;base64,{NESTED}")));
    std::fs::remove_file(png).unwrap();
}

#[test]
fn a_drawing_without_end_is_refused() {
    let tenfold = |level: u32| {
        let again = format!(r##"<use xlink:href="#g{}"/>"##, level - 1).repeat(10);
        format!(r#"<g id="g{level}">{again}</g>"#)
    };
    let bomb: String = (1..9).map(tenfold).collect();
    let first = r#"<rect id="g0" width="1" height="1"/>"#;
    let loops = r##"<g id="a"><use xlink:href="#b"/></g><g id="b"><use xlink:href="#a"/></g>"##;
    let by_class = r#"<style>.a{mask:url(#m)}</style><mask id="m"><rect class="a"/></mask><rect class="a"/>"#;
    let by_element = r#"<style>rect{mask:url(#m)}</style><mask id="m"><rect/></mask><rect/>"#;
    let deep = format!("{}{}", "<g>".repeat(300), "</g>".repeat(300));
    for contents in [&format!("{first}{bomb}"), loops, by_class, by_element, &deep] {
        assert_eq!(
            decode(&drawing(contents), Content::Svg),
            Err(Spoilt::TooLarge),
            "{contents:.60}"
        );
    }
    let entities = br#"<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
        <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
        <!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&e;</text></svg>"#;
    for wrong in [
        &entities[..],
        b"<?xml version='1.0'?><html/>",
        b"<svg",
        b"<svg>\xff</svg>",
    ] {
        assert_eq!(decode(wrong, Content::Svg), Err(Spoilt::Damaged));
    }
}

#[test]
fn a_small_picture_is_enlarged_to_what_pages_ask_and_no_further() {
    let drawn = |source: (u32, u32), size: (u32, u32)| {
        let shown = shown(&halves(source.0, source.1), &Look { size, ..LOOK });
        (shown.width(), shown.height())
    };
    for size in [(320, 240), (640, 480), (1024, 768)] {
        assert_eq!(drawn((2, 1), size), size);
    }
    assert_eq!(drawn((1, 1), (4000, 4000)), (768, 768));
    assert_eq!(
        drawn((1, 1), (4000, 2000)),
        (1024, 512),
        "the shape that was asked for stays"
    );
    assert_eq!(drawn((1, 1), (4000, 0)), (768, 768));
    assert_eq!(drawn((1, 2000), (1024, 0)), (1, 2000), "none longer than it is");
    assert_eq!(drawn((2000, 1), (0, 768)), (2000, 1));
    assert_eq!(drawn((1600, 1200), (4000, 3000)), (1600, 1200));
    assert_eq!(drawn((1600, 1200), (1200, 1000)), (1200, 1000));
}

#[test]
fn a_drawing_that_reaches_too_far_is_refused() {
    let far = |contents: &str| decode(&drawing(contents), Content::Svg);
    for power in [7, 8, 9, 15, 30] {
        let size = format!("1e{power}");
        let tile = format!(
            r#"<pattern id="p" width="{size}" height="{size}" patternUnits="userSpaceOnUse"><rect width="9" height="9"/></pattern>"#
        );
        for contents in [
            format!(r#"<rect width="{size}" height="{size}"/>"#),
            format!(r#"<path d="M0 0 L{size} {size} L{size} 0" stroke="red" stroke-width="{size}"/>"#),
            format!(r#"<circle cx="-{size}" cy="{size}" r="3"/>"#),
            format!(r#"<g transform="scale({size})"><path d="M0 0 h3 v3 z"/></g>"#),
            format!(r#"{tile}<rect width="9" height="9" fill="url(#p)"/>"#),
            format!(r#"{tile}<path d="M0 0 h9" stroke="url(#p)" stroke-width="2"/>"#),
            format!(
                r#"<mask id="m" x="-{size}" y="0" width="{size}" height="{size}">{tile}<rect width="9" height="9" fill="url(#p)"/></mask><rect width="9" height="9" mask="url(#m)"/>"#
            ),
        ] {
            assert!(far(&contents).is_err(), "{contents}");
        }
        // A region that is cut at the canvas takes no memory.
        let cut = format!(
            r#"<filter id="f" x="-{size}" y="-{size}" width="{size}" height="{size}"><feFlood/></filter><rect width="9" height="9" filter="url(#f)"/>"#
        );
        drop(far(&cut));
    }
    let fine = r#"<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="2" height="2"/></pattern><rect width="40" height="20" fill="url(#p)"/>"#;
    assert!(far(fine).is_ok());
}
