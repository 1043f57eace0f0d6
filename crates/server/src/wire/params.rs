//! Parameters of a query string, in every form that clients of all ages write (`docs/protocol.md` §2.3).

use schema::{Rejection, Result, expected};

/// The decoded pairs of one query string, in order.
#[derive(Clone, Debug, Default)]
pub struct Params(Vec<(String, String)>);

impl Params {
    /// Reads `a=1&queries%5B0%5D=…`; what does not decode is taken as it stands.
    pub fn read(query: &str) -> Params {
        let pair = |part: &str| {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            (decode(name), decode(value))
        };
        Params(query.split('&').filter(|part| !part.is_empty()).map(pair).collect())
    }

    /// The last value of that name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0
            .iter()
            .rev()
            .find(|(given, _)| given == name)
            .map(|(_, value)| value.as_str())
    }

    /// The values of an array: `name[0]`, `name[]` or `name` repeated, in order of appearance.
    pub fn all(&self, name: &str) -> Vec<&str> {
        self.0
            .iter()
            .filter(|(given, _)| is_item(given, name))
            .map(|(_, value)| value.as_str())
            .collect()
    }

    /// A yes or no: `true`, `false`, `1`, `0`; `otherwise` when left out.
    pub fn flag(&self, name: &str, otherwise: bool) -> Result<bool> {
        match self.get(name) {
            None | Some("") => Ok(otherwise),
            Some("true" | "1") => Ok(true),
            Some("false" | "0") => Ok(false),
            Some(_) => Err(Rejection::argument(name, expected::YES_OR_NO).into()),
        }
    }

    /// A whole number; `None` when left out.
    pub fn number(&self, name: &str) -> Result<Option<i64>> {
        let wrong = || Rejection::argument(name, expected::WHOLE_NUMBER).into();
        match self.get(name) {
            None | Some("") => Ok(None),
            Some(text) => text.parse().map(Some).map_err(|_| wrong()),
        }
    }

    /// All pairs.
    pub fn pairs(&self) -> &[(String, String)] {
        &self.0
    }
}

/// Whether `given` names an item of the array `name`.
fn is_item(given: &str, name: &str) -> bool {
    given.strip_prefix(name).is_some_and(|rest| {
        rest.is_empty()
            || rest
                .strip_prefix('[')
                .and_then(|rest| rest.strip_suffix(']'))
                .is_some_and(|index| index.bytes().all(|byte| byte.is_ascii_digit()))
    })
}

/// Percent-decoding with `+` as a space.
pub fn decode(text: &str) -> String {
    let (bytes, mut out, mut at) = (text.as_bytes(), Vec::with_capacity(text.len()), 0);
    while let Some(&byte) = bytes.get(at) {
        let escaped = if byte == b'%' {
            bytes.get(at + 1..at + 3).and_then(hex)
        } else {
            None
        };
        out.push(escaped.unwrap_or(if byte == b'+' { b' ' } else { byte }));
        at += if escaped.is_some() { 3 } else { 1 };
    }
    String::from_utf8(out).unwrap_or_else(|_| text.to_owned())
}

/// Percent-encoding of everything but letters, digits and `-._~` (RFC 3986 §2.3).
pub fn encode(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    text.bytes()
        .map(|byte| {
            if plain(byte) {
                char::from(byte).to_string()
            } else {
                format!("%{byte:02X}")
            }
        })
        .collect()
}

fn hex(digits: &[u8]) -> Option<u8> {
    let text = std::str::from_utf8(digits).ok().filter(|text| !text.starts_with('+'))?;
    u8::from_str_radix(text, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrays_are_read_in_every_form() {
        for text in [
            "queries[0]=a&queries[1]=b",
            "queries[]=a&queries[]=b",
            "queries=a&queries=b",
            "queries%5B0%5D=a&queries%5B1%5D=b",
        ] {
            assert_eq!(Params::read(text).all("queries"), ["a", "b"], "{text}");
        }
        assert!(
            Params::read("queriesx=a&queries[x]=b&query=c")
                .all("queries")
                .is_empty()
        );
    }

    #[test]
    fn flags_and_numbers_are_read_or_refused() {
        let params = Params::read("a=true&b=0&c=yes&n=12&m=x");
        assert!(
            params.flag("a", false).unwrap() && !params.flag("b", true).unwrap() && params.flag("d", true).unwrap()
        );
        assert!(
            params
                .flag("c", true)
                .unwrap_err()
                .is(schema::error_codes::ARGUMENT_INVALID)
        );
        assert_eq!(params.number("n").unwrap(), Some(12));
        assert!(params.number("m").is_err());
    }

    #[test]
    fn text_is_decoded_once() {
        assert_eq!(decode("a+b%20c%2Bd"), "a b c+d");
        assert_eq!(decode("%D8%A3"), "أ");
        assert_eq!(decode("100%"), "100%");
        assert_eq!(decode("%+1%zz"), "% 1%zz");
        assert_eq!(decode("%FF"), "%FF");
    }
}
