//! The bytes of a connection, and what they tell of its activity.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use super::activity::Activity;

/// How much is thrown away of what comes after the answer: a piece of a file, and the form around it.
const LINGERING: usize = 8 << 20;
/// Thrown away at a time.
const AT_A_TIME: usize = 8 << 10;

/// A connection.
pub struct ClientConnection {
    stream: TcpStream,
    activity: Arc<Activity>,
    is_shut: bool,
    thrown_away: usize,
}

impl ClientConnection {
    /// A connection whose activity is noted.
    pub fn new(stream: TcpStream, activity: Arc<Activity>) -> ClientConnection {
        ClientConnection {
            stream,
            activity,
            is_shut: false,
            thrown_away: 0,
        }
    }

    fn note(&self, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match &written {
            Poll::Pending => self.activity.write_stalls(),
            Poll::Ready(Ok(bytes)) => self.activity.mark_written(*bytes),
            Poll::Ready(Err(_)) => {}
        }
        written
    }
}

impl AsyncRead for ClientConnection {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buf);
        if buf.filled().len() > before {
            self.activity.mark_read();
        }
        read
    }
}

impl AsyncWrite for ClientConnection {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.note(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.note(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        if let Poll::Ready(Ok(())) = flushed {
            self.activity.mark_flushed();
        }
        flushed
    }

    /// Says that nothing more comes, and takes for a while what does: a connection that is closed over unread bytes takes
    /// the answer along.
    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if !this.is_shut {
            ready!(Pin::new(&mut this.stream).poll_shutdown(cx))?;
            this.is_shut = true;
        }
        while this.activity.linger() && this.thrown_away < LINGERING {
            let mut bytes = [0; AT_A_TIME];
            let mut buf = ReadBuf::new(&mut bytes);
            match ready!(Pin::new(&mut this.stream).poll_read(cx, &mut buf)) {
                Ok(()) if !buf.filled().is_empty() => this.thrown_away += buf.filled().len(),
                Ok(()) | Err(_) => break,
            }
        }
        Poll::Ready(Ok(()))
    }
}
