//! Reading one request of a terminal: its head, then its body, neither larger nor longer than it may be.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use platform::terminal_door::{TerminalAnswer, TerminalBody, TerminalRequest};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::head::{self, Head};
use super::turns::{CallTurn, Verdict};

/// Greatest head: what terminals say of themselves stands in their queries.
const HEAD_LIMIT: usize = 16 << 10;
/// Greatest body that is held; what is larger is read to its end and thrown away, or the terminal would send it for ever.
const BODY_LIMIT: u64 = 4 << 20;
/// Greatest body that is read at all.
const READ_LIMIT: u64 = 64 << 20;
/// How long the head may take.
const HEAD_PATIENCE: Duration = Duration::from_secs(10);
/// How long the body may pause.
const PAUSE: Duration = Duration::from_secs(15);
/// How long the other side has to close after its answer.
const CLOSE: Duration = Duration::from_secs(2);
/// How much is read at once.
const CHUNK: usize = 16 << 10;

/// Why there is no request.
pub enum ReadError {
    /// There is an answer all the same.
    Refused(TerminalAnswer),
    /// Nobody is there any more.
    Gone,
}

/// Reads a request; its head is judged before its body is taken in.
pub async fn request(
    stream: &mut TcpStream,
    judge: impl FnOnce(&Head) -> Verdict,
) -> Result<(TerminalRequest, CallTurn), ReadError> {
    let mut bytes = Vec::with_capacity(CHUNK);
    let Ok(Some(end)) = timeout(HEAD_PATIENCE, head_end(stream, &mut bytes)).await else {
        return Err(ReadError::Gone);
    };
    let Some(head) = head::read(&bytes[..end]) else {
        return Err(ReadError::Refused(TerminalAnswer::refusal(400, "BAD REQUEST")));
    };
    let rest = bytes.split_off(end);
    let turn = match judge(&head) {
        Verdict::Begin(turn) => turn,
        Verdict::Later => return Err(ReadError::Refused(TerminalAnswer::refusal(503, "LATER"))),
    };
    if head.expects && stream.write_all(b"HTTP/1.1 100 Continue\r\n\r\n").await.is_err() {
        return Err(ReadError::Gone);
    }
    let body = body(stream, &head, rest).await;
    let request = TerminalRequest {
        is_post: head.is_post,
        target: head.target,
        body,
        address: IpAddr::V4(Ipv4Addr::UNSPECIFIED),
    };
    Ok((request, turn))
}

/// Reads until the head is whole; none when it never is.
async fn head_end(stream: &mut TcpStream, bytes: &mut Vec<u8>) -> Option<usize> {
    loop {
        if let Some(end) = head::end_of(bytes) {
            return Some(end);
        }
        if bytes.len() > HEAD_LIMIT {
            return None;
        }
        let read = stream.read_buf(bytes).await.ok()?;
        if read == 0 {
            return None;
        }
    }
}

/// Reads the body; what comes behind its end is nobody's.
async fn body(stream: &mut TcpStream, head: &Head, first: Vec<u8>) -> TerminalBody {
    let length = match head.length {
        Some(length) => length,
        None if head.is_post => return TerminalBody::Incomplete,
        None => 0,
    };
    if length > READ_LIMIT {
        return TerminalBody::Incomplete;
    }
    if length > BODY_LIMIT {
        return discard(stream, length, &first).await;
    }
    let length = usize::try_from(length).unwrap_or_default();
    let mut bytes = first;
    bytes.reserve(length.saturating_sub(bytes.len()));
    while bytes.len() < length {
        match timeout(PAUSE, stream.read_buf(&mut bytes)).await {
            Ok(Ok(read)) if read > 0 => {}
            _ => {
                bytes.fill(0);
                return TerminalBody::Incomplete;
            }
        }
    }
    bytes.truncate(length);
    TerminalBody::Whole(bytes)
}

/// Reads a body that is too large to its end, and counts its lines.
async fn discard(stream: &mut TcpStream, length: u64, first: &[u8]) -> TerminalBody {
    let ends = |bytes: &[u8]| bytes.split(|byte| *byte == b'\n').skip(1).count() as u64;
    let (mut lines, mut left) = (ends(first), length.saturating_sub(first.len() as u64));
    let (mut chunk, mut last) = (vec![0; CHUNK], first.last().copied());
    while left > 0 {
        let most = usize::try_from(left).unwrap_or(CHUNK).min(CHUNK);
        match timeout(PAUSE, stream.read(&mut chunk[..most])).await {
            Ok(Ok(read)) if read > 0 => {
                lines += ends(&chunk[..read]);
                last = Some(chunk[read - 1]);
                left -= read as u64;
            }
            _ => return TerminalBody::Incomplete,
        }
    }
    chunk.fill(0);
    TerminalBody::Oversize {
        lines: lines + u64::from(last != Some(b'\n')),
    }
}

/// Reads what still comes, so that the answer is not lost with it.
pub async fn drain(stream: &mut TcpStream) {
    let mut chunk = vec![0; CHUNK];
    let rest = async { while stream.read(&mut chunk).await.is_ok_and(|read| read > 0) {} };
    // Who does not close by then is closed.
    drop(timeout(CLOSE, rest).await);
}
