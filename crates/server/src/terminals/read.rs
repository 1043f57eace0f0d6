//! Reading one request of a terminal: its head, then its body, neither larger nor longer than it may be.

use std::time::Duration;

use platform::terminal_door::{BodyUse, TerminalAnswer, TerminalBody};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::head::{self, Head};
use super::turns::{CallTurn, Verdict};

/// Greatest head: what terminals say of themselves stands in their queries.
const HEAD_LIMIT: usize = 16 << 10;
/// Greatest body that is held; what is larger and no matter of lines is read to its end and thrown away, or the terminal would
/// send it for ever.
const BODY_LIMIT: u64 = 4 << 20;
/// So many bytes of lines are handed over at a time.
const PIECE: usize = 1 << 20;
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

/// A request whose body has not been read yet.
pub struct Incoming {
    /// Its head.
    pub head: Head,
    /// What came of its body together with it.
    first: Vec<u8>,
    /// The turn that it has until it is answered.
    _turn: CallTurn,
}

/// Why there is no request.
pub enum ReadError {
    /// There is an answer all the same.
    Refused(TerminalAnswer),
    /// Nobody is there any more.
    Gone,
}

/// Reads the head of a request, and judges it before any body is taken in.
pub async fn request(stream: &mut TcpStream, judge: impl FnOnce(&Head) -> Verdict) -> Result<Incoming, ReadError> {
    let mut bytes = Vec::with_capacity(CHUNK);
    let Ok(Some(end)) = timeout(HEAD_PATIENCE, head_end(stream, &mut bytes)).await else {
        return Err(ReadError::Gone);
    };
    let Some(head) = head::read(&bytes[..end]) else {
        return Err(ReadError::Refused(TerminalAnswer::refusal(400, "BAD REQUEST")));
    };
    let first = bytes.split_off(end);
    let turn = match judge(&head) {
        Verdict::Begin(turn) => turn,
        Verdict::Later => return Err(ReadError::Refused(TerminalAnswer::refusal(503, "LATER"))),
    };
    if head.expects && stream.write_all(b"HTTP/1.1 100 Continue\r\n\r\n").await.is_err() {
        return Err(ReadError::Gone);
    }
    Ok(Incoming {
        head,
        first,
        _turn: turn,
    })
}

/// The body of a request, as one or in pieces.
pub struct Body<'a> {
    stream: &'a mut TcpStream,
    /// What was read and is not handed over.
    read: Vec<u8>,
    /// How much is still to come; none where nobody said it.
    left: Option<u64>,
    taken: BodyUse,
}

impl<'a> Body<'a> {
    /// The body of a request, of which nothing has been taken yet.
    pub fn new(stream: &'a mut TcpStream, incoming: &mut Incoming, body_use: BodyUse) -> Self {
        let length = incoming.head.length.or((!incoming.head.is_post).then_some(0));
        let mut read = std::mem::take(&mut incoming.first);
        // What comes behind its end is nobody's.
        read.truncate(
            length
                .and_then(|length| usize::try_from(length).ok())
                .unwrap_or(usize::MAX),
        );
        Body {
            stream,
            left: length.map(|length| length - read.len() as u64),
            read,
            taken: body_use,
        }
    }

    /// Whether all of it has been handed over, or no more will be.
    pub fn is_over(&self) -> bool {
        self.left.is_none_or(|left| left == 0) && self.read.is_empty()
    }

    /// The next piece of lines, or all of what is taken as one.
    pub async fn next(&mut self) -> TerminalBody {
        let Some(left) = self.left.filter(|left| *left <= READ_LIMIT) else {
            return self.give_up();
        };
        match self.taken {
            BodyUse::Unread => {
                self.discard().await;
                TerminalBody::Incomplete
            }
            BodyUse::Whole if left + self.read.len() as u64 > BODY_LIMIT => self.discard().await,
            BodyUse::Whole => self.piece(usize::MAX).await,
            BodyUse::Lines => self.piece(PIECE).await,
        }
    }

    /// Whole lines of so many bytes and what is left of the last of them, or all that still comes.
    async fn piece(&mut self, least: usize) -> TerminalBody {
        let mut end = self.end_of_lines(least);
        while self.left > Some(0) && end.is_none() {
            if self.read_more().await.is_err() {
                return self.give_up();
            }
            end = self.end_of_lines(least);
        }
        let rest = end.map_or_else(Vec::new, |end| self.read.split_off(end));
        TerminalBody::Whole(std::mem::replace(&mut self.read, rest))
    }

    /// Behind the last line that has come whole, once there is enough of them and more to come.
    fn end_of_lines(&self, least: usize) -> Option<usize> {
        if self.read.len() < least || self.left == Some(0) {
            return None;
        }
        let end = self.read.iter().rposition(|byte| *byte == b'\n')?;
        Some(end + 1)
    }

    /// Reads what comes next of it.
    async fn read_more(&mut self) -> Result<(), ()> {
        let most = self.left.unwrap_or_default();
        let mut rest = (&mut *self.stream).take(most);
        match timeout(PAUSE, rest.read_buf(&mut self.read)).await {
            Ok(Ok(read)) if read > 0 => {
                self.left = Some(most - read as u64);
                Ok(())
            }
            _ => Err(()),
        }
    }

    /// Reads all of it, and counts its lines.
    async fn discard(&mut self) -> TerminalBody {
        let (mut lines, mut last) = (0, None);
        loop {
            lines += self.read.split(|byte| *byte == b'\n').skip(1).count() as u64;
            last = self.read.last().copied().or(last);
            self.read.fill(0);
            self.read.clear();
            if self.left == Some(0) {
                let lines = lines + u64::from(last != Some(b'\n'));
                return TerminalBody::Oversize { lines };
            }
            if self.read_more().await.is_err() {
                return self.give_up();
            }
        }
    }

    /// Nothing more of it is taken, and nothing of it kept.
    fn give_up(&mut self) -> TerminalBody {
        self.read.fill(0);
        self.read.clear();
        self.left = None;
        TerminalBody::Incomplete
    }
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

/// Reads what still comes, so that the answer is not lost with it.
pub async fn drain(stream: &mut TcpStream) {
    let mut chunk = vec![0; CHUNK];
    let rest = async { while stream.read(&mut chunk).await.is_ok_and(|read| read > 0) {} };
    // Who does not close by then is closed.
    drop(timeout(CLOSE, rest).await);
}
