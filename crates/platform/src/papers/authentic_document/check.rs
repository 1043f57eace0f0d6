//! What anybody may know of a paper whose code they hold: what it is, whether it holds, whose initials it bears. Its record
//! must be what was hashed, and its seal ours; otherwise it is said to be altered, and nothing else of it.
//!
//! A code that somebody had made for a number and a name is no paper of the commune: it is said who made it, and their words
//! are not repeated.

use engine::{Cx, Engine};
use schema::{Date, Document, Id, Instant, Label, Lang, Result, error_codes};
use serde_json::{Value as Json, json};

use super::canonical::{canonical, signed_text};
use super::{
    AUTHENTIC_DOCUMENTS, CONTENT_HASH, DOC_ID, ISSUED_BY, ISSUED_ON, KEY_ID, KIND, RECORD, REF_NUMBER, REPLACED_BY,
    SEAL, SHA256, SIGNED_SHA256, STATE, State, qr, signed_copy, state_seal,
};
use crate::papers;
use crate::people::employee::{EMPLOYEES, NAME_AR, NAME_FR};

error_codes! {
    UNKNOWN = "paper_not_found", 404 => "لم نصدر وثيقة بهذا الرمز", "Aucun document n’a été délivré sous ce code", "No paper was issued under this code";
}

/// What a row says that does not match its seal.
const ALTERED: &str = "altered";
/// What the code of somebody's number is called.
const CODE: Label = Label::new("رمز QR", "Code QR", "QR code");
/// Longest code there is, and longest text that is looked at for one.
const LONGEST: usize = 36;
const LONGEST_TYPED: usize = 256;

/// What anybody may know of a paper.
pub async fn check(engine: &Engine, code: &str, lang: Lang) -> Result<Json> {
    let code = if code.len() > LONGEST_TYPED { "" } else { code };
    let code = normalize_code(code);
    if code.is_empty() || code.len() > LONGEST {
        return Err(UNKNOWN.into());
    }
    engine
        .read(move |cx| {
            let of = &AUTHENTIC_DOCUMENTS;
            let named = |code: String| cx.first(of, [DOC_ID.eq(code)]);
            // As it stands, in small letters, and without the hyphens that a hand puts between groups.
            let small = code.to_ascii_lowercase();
            let bare = small.replace('-', "");
            for spelling in [code, small, bare] {
                if let Some(row) = named(spelling)? {
                    return check_result(cx, &row, lang);
                }
            }
            Err(UNKNOWN.into())
        })
        .await
}

/// The public halves of the keys of the seal: `{total, keys}`.
pub async fn keys(engine: &Engine) -> Result<Json> {
    let keys = engine.read(accounts::public_keys).await?;
    Ok(json!({"total": keys.len(), "keys": keys}))
}

/// A code without what keyboards and copies add to it: blanks, line ends, marks that nobody sees.
fn normalize_code(code: &str) -> String {
    code.chars().filter(char::is_ascii_graphic).collect()
}

fn check_result(cx: &Cx<'_>, row: &Document, lang: Lang) -> Result<Json> {
    let (kind, record) = (row.get(KIND).unwrap_or_default(), row.get(RECORD).unwrap_or_default());
    let label = papers::kind(cx.extensions(), &kind)
        .map_or(CODE, |kind| kind.label)
        .text(lang);
    let state = row.get(STATE).map_or("", State::wire);
    if !is_genuine(cx, row, &record)? {
        return Ok(json!({
            "docId": row.get(DOC_ID), "kind": kind, "label": label, "refNumber": null, "issuedOn": null, "state": ALTERED,
            "maskedName": null, "vouched": false, "madeBy": null, "replacedBy": null, "sha256": null,
            "signedSha256": null, "signatures": [],
        }));
    }
    let is_vouched = kind != qr::QR;
    let number = row.get(REF_NUMBER).filter(|number| is_vouched || is_plain(number));
    let made_by = if is_vouched { None } else { author(cx, row, lang)? };
    let issued = row.get(ISSUED_ON).map(|Date(day)| schema::midnight(&day.to_string()));
    Ok(json!({
        "docId": row.get(DOC_ID), "kind": kind, "label": label, "refNumber": number, "issuedOn": issued,
        "state": state, "maskedName": mask_name(&name(&kind, &record, lang)), "vouched": is_vouched, "madeBy": made_by,
        "replacedBy": row.get(REPLACED_BY).map(|id| id.0), "sha256": row.get(SHA256),
        "signedSha256": row.get(SIGNED_SHA256), "signatures": signed_copy::signatures_json(row, lang),
    }))
}

/// Who had a code made, by the name of their file: nobody has checked what they wrote under it.
fn author(cx: &Cx<'_>, row: &Document, lang: Lang) -> Result<Option<String>> {
    let employee = match row.get(ISSUED_BY) {
        Some(Id(id)) => cx.get(&EMPLOYEES, &id)?,
        None => None,
    };
    let written = if lang == Lang::Ar { NAME_AR } else { NAME_FR };
    Ok(employee.and_then(|employee| employee.get(written)))
}

/// Whether a number is one and no sentence: short, with a digit, and no word longer than an abbreviation.
fn is_plain(number: &str) -> bool {
    let is_short = |word: &str| word.chars().filter(char::is_ascii_alphabetic).count() <= 4;
    let marks = ['/', '-', '.'];
    number.len() <= 24
        && number.contains(|c: char| c.is_ascii_digit())
        && number.chars().all(|c| c.is_ascii_alphanumeric() || marks.contains(&c))
        && number.split(marks).all(is_short)
}

/// Whether the record is what was hashed, the columns say what the record says, and the seal over both is ours.
fn is_genuine(cx: &Cx<'_>, row: &Document, record: &Json) -> Result<bool> {
    let hash = accounts::content_hash(&canonical(record));
    if row.get(CONTENT_HASH) != Some(hash) || !state_seal::is_sealed(cx, row)? {
        return Ok(false);
    }
    let says = |member: &str| record[member].as_str().map(str::to_owned);
    let number = if row.get(KIND).as_deref() == Some(qr::QR) {
        "numSerie"
    } else {
        "refNumber"
    };
    if says(number) != row.get(REF_NUMBER) {
        return Ok(false);
    }
    // By the end of the day on which it says that it was issued.
    let made = row
        .get(ISSUED_ON)
        .and_then(|Date(day)| day.checked_sub(jiff::Span::new().days(1)).ok());
    let made = made.map_or(jiff::Timestamp::UNIX_EPOCH, |day| {
        schema::instant_in_morocco(day.to_datetime(jiff::civil::Time::MAX))
    });
    let seal = row.get(SEAL).unwrap_or_default();
    accounts::is_sealed(
        cx,
        &row.get(KEY_ID).unwrap_or_default(),
        &signed_text(row),
        &seal,
        Instant(made),
    )
}

fn name(kind: &str, record: &Json, lang: Lang) -> String {
    let text = |json: &Json| json.as_str().unwrap_or_default().trim().to_owned();
    if kind == qr::QR {
        return text(&record["fullName"]);
    }
    let about = &record["about"];
    let [first, other] = if lang == Lang::Ar { ["ar", "fr"] } else { ["fr", "ar"] };
    Some(text(&about[first]))
        .filter(|name| !name.is_empty())
        .unwrap_or_else(|| text(&about[other]))
}

/// The first letter of each word; how long the words are does not show. At most four words.
pub fn mask_name(name: &str) -> String {
    let letter = |word: &str| {
        word.chars()
            .find(|c| c.is_alphanumeric())
            .map(|letter| format!("{letter}***"))
    };
    let words: Vec<String> = name.split_whitespace().filter_map(letter).take(4).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_no_sentence() {
        for number in ["2026/17", "12", "BE-2026-0017", "CNI.4/B"] {
            assert!(is_plain(number), "{number}");
        }
        for text in [
            "",
            "marié",
            "2026 17",
            "payez-0612345678",
            "appelez/2026",
            "1234567890123456789012345",
            "٢٠٢٦",
            "1<b>",
        ] {
            assert!(!is_plain(text), "{text}");
        }
    }

    #[test]
    fn a_masked_name_shows_initials_and_no_lengths() {
        assert_eq!(mask_name("Amal  EL Bennani"), "A*** E*** B***");
        assert_eq!(mask_name("أمل بناني"), "أ*** ب***");
        assert_eq!(mask_name(""), "");
        assert_eq!(
            mask_name("\u{202B}أمل\u{202C} (بناني) -"),
            "أ*** ب***",
            "marks and signs are no initials"
        );
        assert_eq!(mask_name("a b c d e f"), "a*** b*** c*** d***");
    }
}
