//! One page of each family as it was last looked at, in shades of grey and small.

use image::imageops::{FilterType, resize};
use image::{GrayImage, ImageFormat};

use crate::desk::{Desk, folder};

/// The first page at 60 dots an inch, half of it again: fonts are drawn a little differently by each version of poppler.
fn seen(name: &str) -> GrayImage {
    let page = Desk::with_pdf(name).page(1, 80);
    resize(&page, page.width() / 2, page.height() / 2, FilterType::Triangle)
}

#[expect(
    clippy::disallowed_methods,
    reason = "the command says whether goldens are rewritten"
)]
fn is_blessing() -> bool {
    std::env::var("BLESS").is_ok_and(|value| value == "1")
}

#[test]
fn a_page_looks_as_it_did_when_somebody_last_looked_at_it() {
    for name in [
        "certificate-ar",
        "certificate-both",
        "letter-fr",
        "list-ar",
        "order-ar",
        "receipt-both",
        "labels",
    ] {
        let (page, path) = (seen(name), folder().join(format!("{name}.png")));
        if is_blessing() {
            page.save_with_format(&path, ImageFormat::Png).unwrap();
        }
        let kept = image::open(&path).unwrap().into_luma8();
        assert_eq!(page.dimensions(), kept.dimensions(), "{name}");
        let pairs = page.pixels().zip(kept.pixels());
        let far = pairs.filter(|(a, b)| a.0[0].abs_diff(b.0[0]) > 48).count();
        let most = page.pixels().len() / 100;
        assert!(far <= most, "{name}: {far} of {} pixels differ", page.pixels().len());
    }
}
