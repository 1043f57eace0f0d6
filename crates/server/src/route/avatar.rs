//! Pictures that are drawn from a text (`docs/protocol.md` §8): initials where there is no photo, and QR codes.

use axum::Extension;
use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use engine::qr;
use schema::expected::{self, Expected};
use schema::{Error, Result, error_codes};

use crate::gate::call::Called;
use crate::wire::body::invalid;
use crate::wire::params::Params;
use crate::wire::response::Answer;
use crate::wire::response_cache::show_anywhere;

const KEEP: HeaderValue = HeaderValue::from_static("private, max-age=3888000");
const DRAWING: HeaderValue = HeaderValue::from_static("image/svg+xml");
const PNG: HeaderValue = HeaderValue::from_static("image/png");
const SAVED: HeaderValue = HeaderValue::from_static("attachment; filename=\"qr.png\"");
/// A drawing of ours holds no script; and none would run.
const HARMLESS: HeaderValue = HeaderValue::from_static("default-src 'none'; style-src 'unsafe-inline'; sandbox");
/// Grounds on which white letters read well.
const GROUNDS: [&str; 8] = [
    "1971c2", "2f9e44", "9c36b5", "c2255c", "e8590c", "0c8599", "5f3dc4", "495057",
];

/// GET: the initials of a name, drawn. A drawing needs no fonts here: the reader's own show Arabic as it should be.
pub async fn initials(Extension(call): Called) -> Answer {
    let name = call.params.get("name").filter(|name| !name.is_empty());
    let own = match &call.caller {
        crate::gate::caller::Caller::Account(signed, _) => signed.account.get(accounts::ACCOUNT_NAME),
        _ => None,
    };
    let is_given = name.is_some();
    let name = name.map(str::to_owned).or(own).unwrap_or_default();
    if name.chars().count() > 128 {
        return Err(invalid("name", expected::at_most_characters(128)).into());
    }
    let (width, height) = (
        side_length(&call.params, "width")?,
        side_length(&call.params, "height")?,
    );
    let ground = background(&call.params, &name)?;
    let mut response = Response::new(Body::from(drawing(&letters(&name), width, height, &ground)));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, DRAWING);
    headers.insert(header::CONTENT_SECURITY_POLICY, HARMLESS);
    // Without a name the address says nothing of whose initials they are.
    if is_given {
        headers.insert(header::CACHE_CONTROL, KEEP);
        show_anywhere(&mut response);
    }
    Ok(response)
}

/// GET: a text as a QR code.
pub async fn qr(Extension(call): Called) -> Answer {
    let text = call.params.get("text").filter(|text| !text.is_empty());
    let text = text.ok_or_else(|| error_codes::ARGUMENT_MISSING.rejection().arg("param", "text"))?;
    if text.chars().count() > 512 {
        return Err(invalid("text", expected::at_most_characters(512)).into());
    }
    let size = bounded_param(&call.params, "size", 1, 1000, 400)?;
    let margin = bounded_param(&call.params, "margin", 0, 10, 1)?;
    let is_saved = call.params.flag("download", false)?;
    let text = text.to_owned();
    let drawn = tokio::task::spawn_blocking(move || qr::png(&text, size, margin)).await;
    let drawn = drawn.map_err(|error| Error::fault("drawing a QR code", error))?;
    let mut response = Response::new(Body::from(drawn.map_err(|undrawn| invalid("text", unfit(undrawn)))?));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, PNG);
    headers.insert(header::CACHE_CONTROL, KEEP);
    if is_saved {
        headers.insert(header::CONTENT_DISPOSITION, SAVED);
    }
    show_anywhere(&mut response);
    Ok(response)
}

/// What a text should have been to be drawn.
fn unfit(undrawn: qr::Undrawn) -> Expected {
    match undrawn {
        qr::Undrawn::TooLong => expected::QR_TOO_LONG,
        qr::Undrawn::Unwritten => expected::QR_UNWRITTEN,
    }
}

fn bounded_param(params: &Params, name: &str, least: u32, most: u32, usual: u32) -> Result<u32> {
    match params.number(name)? {
        None => Ok(usual),
        Some(number) => u32::try_from(number)
            .ok()
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| invalid(name, expected::whole_number(least, most))),
    }
}

fn side_length(params: &Params, name: &str) -> Result<u32> {
    let side = bounded_param(params, name, 0, 2000, 0)?;
    Ok(if side == 0 { 500 } else { side })
}

fn background(params: &Params, name: &str) -> Result<String> {
    match params.get("background").filter(|text| !text.is_empty()) {
        Some(text) if text.len() == 6 && text.bytes().all(|byte| byte.is_ascii_hexdigit()) => Ok(text.to_owned()),
        Some(_) => Err(invalid("background", expected::COLOUR)),
        None => {
            let sum = name
                .chars()
                .fold(0_u32, |sum, c| sum.wrapping_mul(31).wrapping_add(u32::from(c)));
            let at = usize::try_from(sum).unwrap_or(0) % GROUNDS.len();
            Ok(GROUNDS[at].to_owned())
        }
    }
}

/// The first letters of the first and the last word, kept apart so that Arabic letters do not join.
fn letters(name: &str) -> String {
    let first = |word: &str| {
        word.chars()
            .find(|c| c.is_alphanumeric())
            .map(|c| c.to_uppercase().to_string())
    };
    let mut words = name.split_whitespace().filter_map(first);
    let begin = words.next().unwrap_or_default();
    match words.next_back() {
        Some(end) => format!("{begin}\u{200c}{end}"),
        None => begin,
    }
}

/// Letters and digits only: there is nothing to escape.
fn drawing(letters: &str, width: u32, height: u32, ground: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 100 100\" \
         preserveAspectRatio=\"xMidYMid slice\"><rect x=\"-1000\" y=\"-1000\" width=\"2100\" height=\"2100\" fill=\"#{ground}\"/>\
         <text x=\"50\" y=\"50\" dy=\".35em\" text-anchor=\"middle\" font-family=\"sans-serif\" font-size=\"40\" \
         fill=\"#fff\">{letters}</text></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initials_are_letters_and_nothing_else() {
        assert_eq!(letters("Fatima Zahra el-Alaoui"), "F\u{200c}E");
        assert_eq!(letters("محمد الإدريسي"), "م\u{200c}ا");
        assert_eq!(letters("ali"), "A");
        assert_eq!(letters("<script> &amp;"), "S\u{200c}A");
        assert_eq!(letters(" ??"), "");
    }

    #[test]
    fn a_name_always_has_the_same_ground() {
        let of = |query: &str, name| background(&Params::read(query), name);
        assert_eq!(of("", "Ali").unwrap(), of("", "Ali").unwrap());
        assert_eq!(of("background=00ff00", "Ali").unwrap(), "00ff00");
        assert!(of("background=red", "Ali").is_err());
        assert!(side_length(&Params::read("width=2001"), "width").is_err());
        assert_eq!(side_length(&Params::read("width=0"), "width").unwrap(), 500);
    }
}
