//! Letters are right in three languages, escape what is filled in, and hide their secrets in the outbox.

use schema::{Choice as _, Document, Instant, Lang};

use super::render::{LetterValues, html, sms, text};
use super::{Kind, link};
use crate::token::{ASKED, PURPOSE, Purpose, TOKEN_EXPIRE, TOKENS};

fn filling(lang: Lang) -> LetterValues {
    LetterValues {
        lang,
        house: "Commune de Témara".to_owned(),
        at: "2026-11-20T10:15:00Z".parse().unwrap(),
        code: None,
        link: None,
        phrase: None,
    }
}

fn with_link(lang: Lang) -> LetterValues {
    LetterValues {
        link: Some("https://diwan.example/reset?userId=u1&secret=s3".to_owned()),
        ..filling(lang)
    }
}

fn with_code(lang: Lang) -> LetterValues {
    LetterValues {
        code: Some("012345".to_owned()),
        ..filling(lang)
    }
}

#[test]
fn every_letter_is_a_page_and_a_text_in_every_language() {
    for kind in Kind::ALL.iter().copied() {
        for lang in Lang::ALL {
            let filling = with_code(lang);
            let (page, plain) = (html(kind, &filling), text(kind, &filling));
            for part in [&page, &plain] {
                assert!(!part.contains('{') && !part.contains('}'), "{kind:?} {lang:?}: {part}");
                assert!(part.contains("Commune de Témara") && part.contains("012345"));
            }
            assert!(page.contains(&format!("lang=\"{}\"", lang.code())));
        }
    }
}

#[test]
fn a_link_is_a_button_and_an_address_beneath_it() {
    let page = html(Kind::Recovery, &with_link(Lang::Fr));
    let address = "https://diwan.example/reset?userId=u1&amp;secret=s3";
    assert_eq!(page.matches(&format!("href=\"{address}\"")).count(), 2);
    assert!(page.contains(&format!(">{address}</a>")) && page.contains(">Choisir un nouveau mot de passe</a>"));
    let plain = text(Kind::Recovery, &with_link(Lang::Fr));
    assert!(plain.contains("\nhttps://diwan.example/reset?userId=u1&secret=s3\n"));
}

#[test]
fn the_end_is_told_in_morocco_and_in_the_readers_language() {
    let said = |lang| text(Kind::Recovery, &with_link(lang));
    assert!(said(Lang::Fr).contains("jusqu’au 20 novembre 2026 à 10 h 15 (heure du Maroc)"));
    assert!(said(Lang::En).contains("until 20 November 2026 at 10:15 (Morocco time)"));
    assert!(said(Lang::Ar).contains("20 نونبر 2026 على الساعة 10:15 (توقيت المغرب)"));
    assert!(sms(&with_code(Lang::Fr)).contains("012345, valable jusqu’à 10 h 15"));
}

#[test]
fn a_code_is_one_short_message_that_says_first_who_writes() {
    for (lang, house, named) in [
        (Lang::Ar, "جماعة سيدي يحيى زعير", "جماعة سيدي يحيى زعير: "),
        (
            Lang::Ar,
            "جماعة سيدي أحمد أو موسى الساحل الشمالي",
            "جماعة سيدي أحمد أو موسى: ",
        ),
        (Lang::Fr, "Commune de Sidi Yahya Zaër", "Commune de Sidi Yahya Zaër: "),
        (Lang::En, "Commune of Sidi Yahya Zaër", "Commune of Sidi Yahya Zaër: "),
    ] {
        let told = sms(&LetterValues {
            house: house.to_owned(),
            ..with_code(lang)
        });
        assert!(told.starts_with(named) && told.contains("012345"), "{told}");
        assert_eq!(engine::notify::sms::parts(&told), 1, "{told}");
    }
}

#[test]
fn arabic_runs_from_the_right_and_its_codes_and_addresses_from_the_left() {
    let page = html(Kind::EmailCode, &with_code(Lang::Ar));
    assert!(page.contains("<html lang=\"ar\" dir=\"rtl\">") && page.contains("text-align:right"));
    assert!(page.contains("<bdo dir=\"ltr\">012345</bdo>") && page.contains("<bdi>Commune de Témara</bdi>"));
    assert!(html(Kind::Recovery, &with_link(Lang::Ar)).contains("<p dir=\"ltr\""));
    let plain = text(Kind::Recovery, &with_link(Lang::Ar));
    let marked = plain.lines().filter(|line| line.starts_with('\u{200f}')).count();
    let bare: Vec<&str> = plain
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('\u{200f}'))
        .collect();
    assert_eq!(bare, ["https://diwan.example/reset?userId=u1&secret=s3"]);
    assert_eq!(marked, 5);
    assert!(html(Kind::EmailCode, &with_code(Lang::En)).contains("dir=\"ltr\""));
}

#[test]
fn hostile_names_and_addresses_stay_texts() {
    let hostile = LetterValues {
        house: "<script>alert(1)</script> {body} & \"co\"".to_owned(),
        link: Some("https://diwan.example/?a=\"><img src=x onerror=alert(1)>&b='".to_owned()),
        phrase: Some("<b>{code}</b>".to_owned()),
        ..with_code(Lang::Fr)
    };
    let page = html(Kind::EmailCode, &hostile);
    assert!(
        !page.contains("<script") && !page.contains("<img") && !page.contains("<b>"),
        "{page}"
    );
    assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; {body} &amp; &quot;co&quot;"));
    assert!(
        page.contains("&lt;b&gt;{code}&lt;/b&gt;"),
        "what was filled in has no holes"
    );
    assert_eq!(page.matches("</html>").count(), 1);
}

#[test]
fn a_link_keeps_the_query_and_the_fragment_of_its_page() {
    let mut token = Document::new(&TOKENS)
        .with(ASKED, "u 1".to_owned())
        .with(PURPOSE, Purpose::Recovery)
        .with(TOKEN_EXPIRE, Instant("2026-11-20T10:15:00Z".parse().unwrap()));
    token.id = "t".to_owned();
    let added = "userId=u%201&secret=s&expire=2026-11-20T10%3A15%3A00.000%2B00%3A00";
    for (url, link) in [
        ("https://d.example/reset", format!("https://d.example/reset?{added}")),
        ("https://d.example/r?l=ar", format!("https://d.example/r?l=ar&{added}")),
        ("https://d.example/r?#top", format!("https://d.example/r?{added}#top")),
    ] {
        assert_eq!(link::with_secret(url, &token, "s"), link);
    }
}
