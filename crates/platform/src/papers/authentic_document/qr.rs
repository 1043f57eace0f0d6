//! The QR code of somebody under a number: the code leads to a page that says that the house made it.

use accounts::Accounts;
use engine::RequestContext;
use schema::{Rejection, Result, error_codes, expected};
use serde_json::{Map, json};

use super::DOC_ID;
use super::issue::{Code, issue_code};

/// The kind of these documents.
pub const QR: &str = "qr";
/// Longest number and name, in characters.
const LONGEST: usize = 255;

error_codes! {
    FAILED = "qr_generation_failed", 500 => "تعذر إنشاء رمز QR", "Échec de la génération du code QR", "Failed to generate QR code";
}

/// The `docId` of a pair of number and name: a new one, or the one that the same pair has.
pub async fn document(accounts: &Accounts, ctx: &RequestContext, number: &str, name: &str) -> Result<String> {
    let rights = &ctx.rights;
    if !rights.is_user && !rights.is_key {
        return Err(engine::unauthorized(rights));
    }
    let (number, name) = (required_text("numSerie", number)?, required_text("fullName", name)?);
    let engine = accounts.engine();
    let done = engine.transact(ctx, "generate a QR code", move |cx| {
        let record = Map::from_iter([
            ("numSerie".to_owned(), json!(number)),
            ("fullName".to_owned(), json!(name)),
        ]);
        let code = Code {
            kind: QR,
            reference: &number,
            record,
        };
        issue_code(cx, code).map(|row| row.get(DOC_ID).unwrap_or_default())
    });
    done.await
}

/// A text that must be there, without the blanks around it.
fn required_text(param: &str, text: &str) -> Result<String> {
    let text = text.trim();
    let expected = if text.is_empty() {
        expected::NOT_EMPTY
    } else if text.chars().count() > LONGEST {
        expected::at_most_characters(LONGEST)
    } else if text.chars().any(char::is_control) {
        expected::NO_CONTROL
    } else {
        return Ok(text.to_owned());
    };
    Err(Rejection::argument(param, expected).field(param).into())
}
