//! Where the house stands, in the caller's language (`docs/protocol.md` §8). The house does not guess where its callers are.

use axum::Extension;
use schema::Label;
use serde_json::json;

use crate::gate::call::Called;
use crate::wire::response::{Answer, value};

const COUNTRY: Label = Label::new("المغرب", "Maroc", "Morocco");
const CONTINENT: Label = Label::new("إفريقيا", "Afrique", "Africa");

/// GET /v1/locale.
pub async fn locale(Extension(call): Called) -> Answer {
    Ok(value(&json!({
        "ip": call.address.to_string(),
        "countryCode": "MA",
        "country": COUNTRY.text(call.lang),
        "continentCode": "AF",
        "continent": CONTINENT.text(call.lang),
        "eu": false,
        "currency": "MAD",
    })))
}
