//! The address of an S3-compatible store, as the configuration writes it.

/// What an address says.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Address {
    pub credentials: Option<(String, String)>,
    pub bucket: String,
    pub prefix: String,
    pub endpoint: Option<String>,
    pub region: Option<String>,
}

impl Address {
    /// Reads `s3://KEY:SECRET@bucket/prefix?endpoint=…&region=…`; says what is wrong without repeating it.
    pub(super) fn read(url: &str) -> Result<Address, &'static str> {
        let rest = url
            .strip_prefix("s3://")
            .ok_or("an s3:// address or a folder from / on is expected")?;
        let (place, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (user, place) = place
            .rsplit_once('@')
            .map_or((None, place), |(user, place)| (Some(user), place));
        let (bucket, prefix) = place.split_once('/').unwrap_or((place, ""));
        if bucket.is_empty() {
            return Err("the address names no bucket");
        }
        let credentials = match user.map(|user| user.split_once(':')) {
            None => None,
            Some(Some((key, secret))) => Some((percent_decode(key), percent_decode(secret))),
            Some(None) => return Err("the address has a key without a secret"),
        };
        let mut address = Address {
            credentials,
            bucket: bucket.to_owned(),
            prefix: prefix.trim_matches('/').to_owned(),
            endpoint: None,
            region: None,
        };
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("endpoint", value)) => address.endpoint = Some(percent_decode(value)),
                Some(("region", value)) => address.region = Some(percent_decode(value)),
                _ => return Err("only endpoint and region are known after the ?"),
            }
        }
        Ok(address)
    }
}

/// Percent-decoding: secrets may hold `/` and `+`.
fn percent_decode(text: &str) -> String {
    let (bytes, mut out, mut at) = (text.as_bytes(), Vec::with_capacity(text.len()), 0);
    while let Some(&byte) = bytes.get(at) {
        let digits = bytes.get(at + 1..at + 3).and_then(|two| std::str::from_utf8(two).ok());
        match digits.and_then(|two| u8::from_str_radix(two, 16).ok()) {
            Some(value) if byte == b'%' => {
                out.push(value);
                at += 3;
            }
            _ => {
                out.push(byte);
                at += 1;
            }
        }
    }
    String::from_utf8(out).unwrap_or_else(|_| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_where_and_who() {
        let read = Address::read("s3://AK:a%2Fb@files/diwan/?endpoint=http://127.0.0.1:9000&region=ma-1").unwrap();
        assert_eq!(read.credentials, Some(("AK".to_owned(), "a/b".to_owned())));
        assert_eq!((read.bucket.as_str(), read.prefix.as_str()), ("files", "diwan"));
        assert_eq!(read.endpoint.as_deref(), Some("http://127.0.0.1:9000"));
        assert_eq!(read.region.as_deref(), Some("ma-1"));
        assert_eq!(Address::read("s3://b").unwrap().credentials, None);
    }

    #[test]
    fn a_wrong_address_is_refused_without_its_secret() {
        for wrong in ["https://b", "s3://", "s3://topsecret@b", "s3://k:topsecret@b?tls=no"] {
            assert!(!Address::read(wrong).unwrap_err().contains("topsecret"), "{wrong}");
        }
    }
}
