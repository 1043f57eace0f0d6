//! The head of a request, as terminals write it.

/// What is read of a head.
#[derive(Debug, PartialEq, Eq)]
pub struct Head {
    /// Whether something is sent.
    pub is_post: bool,
    /// Path and query as they came.
    pub target: Vec<u8>,
    /// How many bytes follow, when it is said.
    pub length: Option<u64>,
    /// Whether the other side waits to be told to go on.
    pub expects: bool,
}

/// Where a head ends: behind its first empty line, whichever ends lines have.
pub fn end_of(bytes: &[u8]) -> Option<usize> {
    let mut at = 0;
    while let Some(length) = bytes[at..].iter().position(|byte| *byte == b'\n') {
        let line = &bytes[at..at + length];
        at += length + 1;
        if line.is_empty() || line == b"\r" {
            return Some(at);
        }
    }
    None
}

/// Reads a head: the method is the first word of its first line, the version the last one, and all between them the target.
pub fn read(bytes: &[u8]) -> Option<Head> {
    let mut lines = bytes.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
    let first = lines.next()?;
    let space = first.iter().position(|byte| *byte == b' ')?;
    let (method, rest) = first.split_at(space);
    let is_post = match method {
        b"GET" => false,
        b"POST" => true,
        _ => return None,
    };
    let version = rest.windows(6).rposition(|word| word == b" HTTP/")?;
    let target = rest[..version].trim_ascii();
    let mut head = Head {
        is_post,
        target: target.to_vec(),
        length: None,
        expects: false,
    };
    for line in lines {
        let Some(colon) = line.iter().position(|byte| *byte == b':') else {
            continue;
        };
        let (name, value) = (line[..colon].trim_ascii(), line[colon + 1..].trim_ascii());
        if name.eq_ignore_ascii_case(b"content-length") {
            head.length = std::str::from_utf8(value).ok()?.parse().ok();
        }
        head.expects |= name.eq_ignore_ascii_case(b"expect");
    }
    (!head.target.is_empty()).then_some(head)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_read_as_they_are_written() {
        let head = |text: &[u8]| read(text).unwrap();
        let plain = head(b"POST /iclock/cdata?SN=A1&table=ATTLOG HTTP/1.1\r\nHost: a\r\nContent-Length: 12\r\n\r\n");
        assert_eq!((plain.is_post, plain.length, plain.expects), (true, Some(12), false));
        assert_eq!(plain.target, b"/iclock/cdata?SN=A1&table=ATTLOG");
        let raw = head(b"GET /iclock/getrequest?SN=A1&INFO=Ver 8.0 HTTP/x,\xb2\xe2 HTTP/1.0\nContent-Type : x\n\n");
        assert_eq!(raw.target, b"/iclock/getrequest?SN=A1&INFO=Ver 8.0 HTTP/x,\xb2\xe2");
        assert_eq!((raw.is_post, raw.length), (false, None));
        let odd = head(b"POST /a HTTP/1.1\r\ncontent-length : 3\r\nExpect: 100-continue\r\n\r\n");
        assert_eq!((odd.length, odd.expects), (Some(3), true));
        assert_eq!(head(b"POST /a HTTP/1.1\r\nContent-Length: x\r\n\r\n").length, None);
    }

    #[test]
    fn what_is_no_head_is_none() {
        for text in [
            &b"PUT / HTTP/1.1\r\n\r\n"[..],
            b"GET / \r\n\r\n",
            b"GET  HTTP/1.1\r\n\r\n",
            b"\x16\x03\x01\x02\n\n",
            b"",
        ] {
            assert_eq!(read(text), None, "{text:?}");
        }
        assert_eq!(end_of(b"GET / HTTP/1.0\r\nA: b\r\n\r\nbody"), Some(24));
        assert_eq!(end_of(b"GET / HTTP/1.0\nA: b\n\nbody"), Some(21));
        assert_eq!(end_of(b"GET / HTTP/1.0\r\nA: b\r\n"), None);
    }
}
