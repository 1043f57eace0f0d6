//! The encoding of a text file: Unicode, or a page of Windows; where the letters may be those of another page, who sent it is asked.

mod oddness;
mod page;

use std::borrow::Cow;

use crate::Trouble;
use oddness::Oddness;
pub use page::Encoding;

/// The byte order mark of UTF-8.
pub const UTF8_MARK: &[u8] = b"\xEF\xBB\xBF";
/// A page counts as told when another one makes so many times more odd letters of the same bytes.
const CLEARLY: usize = 4;
/// How many bytes of a file are shown in each of its readings.
const SAMPLE: usize = 40;

/// True if the text begins with a byte order mark of UTF-16.
pub fn has_wide_mark(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF")
}

/// The text of a file, in the encoding that is said to be its own, or in the one that it shows. A byte order mark decides; else it
/// is UTF-8 if it is valid as such; else a page of Windows, as long as no other page makes better words of it.
pub fn decode(bytes: &[u8], said: Option<Encoding>) -> Result<Cow<'_, str>, Trouble> {
    if let Some(text) = of_wide_mark(bytes) {
        return Ok(text);
    }
    let bytes = bytes.strip_prefix(UTF8_MARK).unwrap_or(bytes);
    match (said, std::str::from_utf8(bytes)) {
        (Some(said), _) => Ok(said.decode(bytes)),
        (None, Ok(text)) => once_encoded(text),
        (None, Err(_)) => of_page(bytes),
    }
}

fn of_wide_mark(bytes: &[u8]) -> Option<Cow<'_, str>> {
    let (encoding, _) = encoding_rs::Encoding::for_bom(bytes).filter(|_| has_wide_mark(bytes))?;
    Some(encoding.decode_with_bom_removal(bytes).0)
}

/// Unicode, unless some line of it is Unicode of what was Unicode already: `HÃ©lÃ¨ne`.
fn once_encoded(text: &str) -> Result<Cow<'_, str>, Trouble> {
    match text.lines().find(|line| page::undone(line).is_some()) {
        None => Ok(Cow::Borrowed(text)),
        Some(line) => Err(doubt(
            line.as_bytes(),
            [Encoding::Utf8Twice, Encoding::Utf8].map(|one| (one, one.decode(line.as_bytes()).into_owned())),
        )),
    }
}

/// A page of Windows, where its letters make words and no other page makes better ones.
fn of_page(bytes: &[u8]) -> Result<Cow<'_, str>, Trouble> {
    let windows = if reads_as_arabic(bytes) {
        Encoding::Windows1256
    } else {
        Encoding::Windows1252
    };
    let found = Oddness::of(bytes, windows);
    let others = Encoding::PAGES.into_iter().filter(|one| !one.is_of_windows());
    // An Arabic page of another system makes letters of letters: only what is no word tells it.
    let rivals = others.filter(|one| found.odd > 0 || !one.is_arabic());
    let best = rivals.map(|one| (Oddness::of(bytes, one), one)).min();
    match best {
        Some((other, page)) if !is_certain(found, other) => {
            let run = most_telling(bytes);
            let readings = [page, windows].map(|one| (one, one.decode(run).trim().to_owned()));
            Err(doubt(run, readings))
        }
        _ => Ok(windows.decode(bytes)),
    }
}

fn is_certain(found: Oddness, other: Oddness) -> bool {
    if found.odd == 0 {
        found < other
    } else {
        found.odd * CLEARLY <= other.odd
    }
}

fn doubt(run: &[u8], readings: [(Encoding, String); 2]) -> Trouble {
    debug_assert!(!run.is_ascii(), "plain letters are read alike");
    let shorten = |text: String| text.chars().take(SAMPLE).collect();
    Trouble::EncodingInDoubt {
        readings: readings
            .map(|(encoding, text)| (encoding.label(), shorten(text)))
            .into(),
    }
}

/// Of the first cells that hold letters of a page, the one that holds the most.
fn most_telling(bytes: &[u8]) -> &[u8] {
    let cells = bytes.split(|byte| b";,\t|\r\n\"".contains(byte));
    let foreign = |cell: &&[u8]| cell.iter().take(SAMPLE).filter(|byte| !byte.is_ascii()).count();
    let best = cells.filter(|cell| foreign(cell) > 0).take(100).max_by_key(foreign);
    best.map_or(bytes, |cell| &cell[..cell.len().min(SAMPLE)])
}

/// True if most Arabic letters stand in words of Arabic letters alone. Windows-1256 has the small accented letters of
/// French where Windows-1252 has them; the capital ones look like single Arabic letters inside Latin words.
fn reads_as_arabic(bytes: &[u8]) -> bool {
    let text = Encoding::Windows1256.decode(bytes);
    let (mut words, mut strays) = (0, 0);
    for word in text.split(|c: char| !c.is_alphabetic()) {
        let arabic = word.chars().filter(|c| page::is_arabic_letter(*c)).count();
        if arabic >= 2 && arabic == word.chars().count() {
            words += arabic;
        } else {
            strays += arabic;
        }
    }
    words > strays
}

#[cfg(test)]
mod tests {
    use super::*;
    use encoding_rs::{WINDOWS_1252, WINDOWS_1256};

    fn text_of(bytes: &[u8]) -> String {
        decode(bytes, None).unwrap().into_owned()
    }

    fn readings(bytes: &[u8]) -> Vec<(&'static str, String)> {
        match decode(bytes, None) {
            Err(Trouble::EncodingInDoubt { readings }) => readings,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_windows_page_is_told_by_the_words() {
        for text in ["الاسم;المصلحة\r\nإكرام برادة;études", "محمد", "élève;الموظف;à côté"]
        {
            assert_eq!(text_of(&WINDOWS_1256.encode(text).0), text);
        }
        for text in [
            "Prénom;Médina",
            "ÉTÉ;CRÉÉE;À;Œuvre;Ïle",
            "N° d'état;É",
            "ÂGÉ",
            "école",
            "N° CIN;Née le",
            "l’hôtel d’État – « à côté »…",
            "HéLèNE;Prénom;Décès;Né(e) à;état;été;où;reçu;âgé",
            "12 m²;5 €;µ;±",
        ] {
            assert_eq!(text_of(&WINDOWS_1252.encode(text).0), text);
        }
    }

    #[test]
    fn unicode_is_recognised_with_and_without_its_mark() {
        let text = "اسم;é";
        assert_eq!(text_of(text.as_bytes()), text);
        assert_eq!(text_of(&[UTF8_MARK, text.as_bytes()].concat()), text);
        let wide = |order: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(order).collect::<Vec<u8>>();
        assert_eq!(text_of(&[&b"\xFF\xFE"[..], &wide(u16::to_le_bytes)].concat()), text);
        assert_eq!(text_of(&[&b"\xFE\xFF"[..], &wide(u16::to_be_bytes)].concat()), text);
    }

    #[test]
    fn a_page_of_another_system_is_asked_for_and_then_read() {
        let french = [
            "Hélène Saïd Çà",
            "Prénom;Né(e) à\nZoé;Fès",
            "HÉLÈNE;CÔTÉ",
            "N° d’ordre",
            "François",
            "À Rabat",
            "Aït Benhaddou",
            "à",
            "sœur",
        ];
        let arabic = ["الاسم;المصلحة\nيوسف الهاشمي;قسم الموارد البشرية", "عبد الكريم"];
        let cases = french.map(|text| (text, [Encoding::Mac, Encoding::Dos])).into_iter();
        let cases = cases.chain(arabic.map(|text| (text, [Encoding::MacArabic, Encoding::DosArabic])));
        for (text, pages) in cases {
            for page in pages {
                let bytes = page.encode(text);
                if !bytes.contains(&b'?') {
                    let offered = readings(&bytes);
                    assert_eq!(offered[0].0, page.label(), "{text}: {offered:?}");
                    assert_eq!(decode(&bytes, Some(page)).unwrap(), text);
                }
            }
        }
    }

    #[test]
    fn a_doubt_shows_both_readings() {
        let offered = readings(b"CIN;Nom\nA1;H\x8el\x8fne\n");
        assert_eq!(
            offered,
            [
                ("macintosh", "Hélène".to_owned()),
                ("windows-1252", "HŽl\u{8f}ne".to_owned())
            ]
        );
        let windows = decode(b"H\x8el\x8fne", Some(Encoding::Windows1252)).unwrap();
        assert_eq!(windows, "HŽl\u{8f}ne", "who says so is believed");
    }

    #[test]
    fn unicode_that_was_made_unicode_twice_is_asked_for() {
        let twice = "Nom\nHÃ©lÃ¨ne\nZoé\n";
        let offered = readings(twice.as_bytes());
        assert_eq!((offered[0].0, offered[0].1.as_str()), ("utf-8-twice", "Hélène"));
        let text = decode(twice.as_bytes(), Some(Encoding::Utf8Twice)).unwrap();
        assert_eq!(text, "Nom\nHélène\nZoé\n");
        assert_eq!(decode(twice.as_bytes(), Some(Encoding::Utf8)).unwrap(), twice);
        let arabic: String = "سعيد".bytes().map(char::from).collect();
        let arabic = WINDOWS_1252
            .decode(&arabic.chars().map(|c| c as u8).collect::<Vec<_>>())
            .0
            .into_owned();
        assert_eq!(readings(arabic.as_bytes())[0].1, "سعيد");
    }
}
