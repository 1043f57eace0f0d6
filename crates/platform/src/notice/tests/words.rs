//! What is said: three languages, all their plurals, the same holes.

use schema::Lang;

use super::*;
use crate::notice::plural::PluralForm::{Few, Many, One, Other, Two, Zero};

const ROWS: Text = Text::plural(
    &[
        (Zero, "لا شيء"),
        (One, "سطر"),
        (Two, "سطران"),
        (Few, "{count} أسطر"),
        (Many, "{count} سطرا"),
        (Other, "{count} سطر"),
    ],
    &[
        (One, "{count} ligne"),
        (Many, "{count} de lignes"),
        (Other, "{count} lignes"),
    ],
    &[(One, "{count} row"), (Other, "{count} rows")],
);

#[test]
fn a_count_takes_the_form_of_its_language() {
    let kind = plural_kind(ROWS);
    let said = |lang, count| kind.title.fill(lang, &Params::new().with_count(count));
    assert_eq!(
        [0, 1, 2, 3, 11, 100].map(|count| said(Lang::Ar, count)),
        ["لا شيء", "سطر", "سطران", "3 أسطر", "11 سطرا", "100 سطر"]
    );
    assert_eq!(
        [0, 1, 2].map(|count| said(Lang::Fr, count)),
        ["0 ligne", "1 ligne", "2 lignes"]
    );
    assert_eq!(
        [0, 1, 2].map(|count| said(Lang::En, count)),
        ["0 rows", "1 row", "2 rows"]
    );
}

#[test]
fn holes_take_the_language_of_the_sentence() {
    let text = Text::new("{unit} {gone}", "{unit} — {date}", "{unit}");
    let day = "2026-12-01".parse().unwrap();
    let params = Params::new()
        .with_name("unit", "État civil", "الحالة المدنية")
        .day("date", day);
    assert_eq!(text.fill(Lang::Ar, &params), "الحالة المدنية ");
    assert_eq!(text.fill(Lang::Fr, &params), "État civil — 1er décembre 2026");
    assert_eq!(text.fill(Lang::En, &params), "État civil");
    assert_eq!(Params::of(params.json()).json(), params.json(), "as a row holds them");
    let one = Params::new().with_name("unit", "", "الأرشيف");
    assert_eq!(
        text.fill(Lang::En, &one),
        "الأرشيف",
        "a missing name is that in the other script"
    );
}
