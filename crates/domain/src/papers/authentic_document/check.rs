//! What anybody may know of a paper whose code they hold: what it is, whether it holds, whose initials it bears. Its record
//! must be what was hashed, and its seal ours; otherwise it is said to be altered, and nothing else of it.

use engine::{Cx, Engine};
use schema::{Date, Document, Instant, Label, Lang, Reject, Result};
use serde_json::{Value as Json, json};

use super::canonical::{canonical, sealed};
use super::{
    AUTHENTIC_DOCUMENTS, CONTENT_HASH, DOC_ID, ISSUED_ON, KEY_ID, KIND, RECORD, REF_NUMBER, REPLACED_BY, SEAL, SHA256,
    STATE, State, qr, standing,
};
use crate::filter::is;
use crate::papers;

/// Nobody has issued a paper under that code.
pub const UNKNOWN: Reject = Reject::with_status(
    "paper_not_found",
    404,
    Label::new(
        "لم نصدر وثيقة بهذا الرمز",
        "Aucun document n'a été délivré sous ce code",
        "No paper was issued under this code",
    ),
);
/// The refusals of this page.
pub const REJECTS: &[Reject] = &[UNKNOWN];

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
    let code = typed(code);
    if code.is_empty() || code.len() > LONGEST {
        return Err(UNKNOWN.into());
    }
    engine
        .look(move |cx| {
            let of = &AUTHENTIC_DOCUMENTS;
            let named = |code: String| cx.first(of, vec![is(of, DOC_ID, code)]);
            let row = match named(code.clone())? {
                None => named(code.to_ascii_lowercase())?,
                row => row,
            };
            told(cx, &row.ok_or(UNKNOWN)?, lang)
        })
        .await
}

/// The public halves of the keys of the seal: `{total, keys}`.
pub async fn keys(engine: &Engine) -> Result<Json> {
    let keys = engine.look(accounts::public_keys).await?;
    Ok(json!({"total": keys.len(), "keys": keys}))
}

/// A code without what keyboards and copies add to it: blanks, line ends, marks that nobody sees.
fn typed(code: &str) -> String {
    code.chars().filter(char::is_ascii_graphic).collect()
}

fn told(cx: &Cx<'_>, row: &Document, lang: Lang) -> Result<Json> {
    let (kind, record) = (row.get(KIND).unwrap_or_default(), row.get(RECORD).unwrap_or_default());
    let label = papers::kind(&kind).map_or(CODE, |kind| kind.label).text(lang);
    let state = row.get(STATE).map_or("", State::wire);
    if !is_genuine(cx, row, &record)? {
        return Ok(json!({
            "docId": row.get(DOC_ID), "kind": kind, "label": label, "refNumber": null, "issuedOn": null, "state": ALTERED,
            "maskedName": null, "replacedBy": null, "sha256": null,
        }));
    }
    let issued = row.get(ISSUED_ON).map(|Date(day)| schema::midnight(&day.to_string()));
    Ok(json!({
        "docId": row.get(DOC_ID), "kind": kind, "label": label, "refNumber": row.get(REF_NUMBER), "issuedOn": issued,
        "state": state, "maskedName": masked(&name(&kind, &record, lang)),
        "replacedBy": row.get(REPLACED_BY).map(|id| id.0), "sha256": row.get(SHA256),
    }))
}

/// Whether the record is what was hashed, the columns say what the record says, and the seal over both is ours.
fn is_genuine(cx: &Cx<'_>, row: &Document, record: &Json) -> Result<bool> {
    let hash = accounts::content_hash(&canonical(record));
    if row.get(CONTENT_HASH) != Some(hash) || !standing::is_sealed(cx, row)? {
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
        &sealed(row),
        (&seal, Instant(made)),
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
pub fn masked(name: &str) -> String {
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
    fn a_masked_name_shows_initials_and_no_lengths() {
        assert_eq!(masked("Amal  EL Bennani"), "A*** E*** B***");
        assert_eq!(masked("أمل بناني"), "أ*** ب***");
        assert_eq!(masked(""), "");
        assert_eq!(
            masked("\u{202B}أمل\u{202C} (بناني) -"),
            "أ*** ب***",
            "marks and signs are no initials"
        );
        assert_eq!(masked("a b c d e f"), "a*** b*** c*** d***");
    }
}
