//! An answer in bytes: four headers and no more, for what reads them holds little.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use platform::terminal_door::TerminalAnswer;

/// The answer as it goes out. Terminals set their clock by its date.
pub fn bytes(answer: &TerminalAnswer, now: Timestamp) -> Vec<u8> {
    let date = now.to_zoned(TimeZone::UTC).strftime("%a, %d %b %Y %H:%M:%S GMT");
    let (status, reason) = (answer.status, reason(answer.status));
    let (body, length) = (&answer.body, answer.body.len());
    format!(
        "HTTP/1.1 {status} {reason}\r\nDate: {date}\r\nContent-Type: text/plain\r\nContent-Length: {length}\r\n\
         Connection: close\r\n\r\n{body}"
    )
    .into_bytes()
}

fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        400 => "Bad Request",
        403 => "Forbidden",
        404 => "Not Found",
        503 => "Service Unavailable",
        _ => "Internal Server Error",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_has_the_headers_that_terminals_look_for_and_no_others() {
        let now = "2026-03-02T08:01:07Z".parse().unwrap();
        let said = bytes(&TerminalAnswer::success("OK:9"), now);
        assert_eq!(
            String::from_utf8(said).unwrap(),
            "HTTP/1.1 200 OK\r\nDate: Mon, 02 Mar 2026 08:01:07 GMT\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\
             Connection: close\r\n\r\nOK:9"
        );
        let refused = bytes(&TerminalAnswer::refusal(403, "UNKNOWN DEVICE"), now);
        assert!(!String::from_utf8(refused).unwrap().contains("OK"));
    }
}
