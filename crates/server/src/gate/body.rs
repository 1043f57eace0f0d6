//! The bodies of calls: cut for guests, counted while they are held, given up when they hardly come, and read to their end
//! when nobody wanted the little that they are.

use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};
use schema::{ErrorCode, error_codes};
use tokio::time::{Sleep, sleep_until, timeout};

use super::budget::{Budget, Holder};
use crate::throughput::MinThroughput;

/// So much is read of a body that nobody wanted, so that the connection can go on: more is cut off.
const LITTLE: u64 = 64 << 10;
/// How long that may take.
const PATIENCE: Duration = Duration::from_secs(1);

/// The most that may come, and what is said of more.
#[derive(Clone, Copy, Debug)]
pub struct BodyLimit {
    /// Bytes.
    pub limit: usize,
    /// The refusal.
    pub kind: ErrorCode,
}

/// Watches over one body, and holds its share of the budget until the call is over.
pub struct Meter {
    budget: Arc<Budget>,
    holder: Holder,
    cut: Option<BodyLimit>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    read: usize,
    held: usize,
    refused: Option<ErrorCode>,
    /// What nobody has read.
    rest: Option<Body>,
}

impl Meter {
    /// Watches over a body.
    pub fn around(
        body: Body,
        budget: Arc<Budget>,
        holder: Holder,
        cut: Option<BodyLimit>,
        pace: MinThroughput,
    ) -> (Arc<Meter>, Body) {
        let meter = Arc::new(Meter {
            budget,
            holder,
            cut,
            state: Mutex::default(),
        });
        let metered = Metered {
            body: Some(body),
            meter: meter.clone(),
            pace,
            sleep: None,
        };
        (meter, Body::new(metered))
    }

    /// Why the body was not read to its end, if we would not.
    pub fn refusal(&self) -> Option<ErrorCode> {
        self.state().refused
    }

    /// Reads the rest of a body if it is little; whether nothing is left on the way.
    pub async fn drain(&self) -> bool {
        let Some(mut rest) = self.state().rest.take() else {
            return true;
        };
        if rest.size_hint().upper().is_none_or(|most| most > LITTLE) {
            return false;
        }
        let read = async {
            while let Some(frame) = std::future::poll_fn(|cx| Pin::new(&mut rest).poll_frame(cx)).await {
                if frame.is_err() {
                    return false;
                }
            }
            true
        };
        timeout(PATIENCE, read).await.unwrap_or(false)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn refuse(&self, kind: ErrorCode) -> axum::Error {
        self.state().refused = Some(kind);
        axum::Error::new(kind.code)
    }

    /// Counts what came.
    fn count(&self, bytes: usize) -> Result<(), axum::Error> {
        let mut state = self.state();
        state.read += bytes;
        if let Some(cut) = self.cut
            && state.read > cut.limit
        {
            drop(state);
            return Err(self.refuse(cut.kind));
        }
        if self.budget.try_reserve(&self.holder, bytes) {
            state.held += bytes;
            return Ok(());
        }
        drop(state);
        Err(self.refuse(error_codes::BUSY))
    }

    /// What a body says of its size, before any of it is read.
    fn check_content_length(&self, least: u64) -> Result<(), axum::Error> {
        match self.cut {
            Some(cut) if least > cut.limit as u64 => Err(self.refuse(cut.kind)),
            _ => Ok(()),
        }
    }
}

impl Drop for Meter {
    fn drop(&mut self) {
        let held = self.state().held;
        self.budget.give_back(&self.holder, held);
    }
}

/// A body that is watched.
struct Metered {
    body: Option<Body>,
    meter: Arc<Meter>,
    pace: MinThroughput,
    sleep: Option<Pin<Box<Sleep>>>,
}

impl Metered {
    /// Nothing has come: whether that has lasted too long.
    fn is_too_slow(&mut self, cx: &mut Context<'_>) -> bool {
        let deadline = self.pace.idle_deadline(Instant::now()).into();
        let sleep = self.sleep.get_or_insert_with(|| Box::pin(sleep_until(deadline)));
        if sleep.deadline() != deadline {
            sleep.as_mut().reset(deadline);
        }
        sleep.as_mut().poll(cx).is_ready()
    }
}

impl HttpBody for Metered {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let this = &mut *self;
        let Some(body) = &mut this.body else {
            return Poll::Ready(None);
        };
        if let Err(refused) = this.meter.check_content_length(body.size_hint().lower()) {
            return Poll::Ready(Some(Err(refused)));
        }
        match Pin::new(body).poll_frame(cx) {
            Poll::Ready(Some(Ok(frame))) => {
                let bytes = frame.data_ref().map_or(0, Bytes::len);
                this.pace.record_progress(bytes, Instant::now());
                Poll::Ready(Some(this.meter.count(bytes).map(|()| frame)))
            }
            Poll::Ready(end) => {
                this.body = None;
                Poll::Ready(end)
            }
            Poll::Pending if this.is_too_slow(cx) => Poll::Ready(Some(Err(this.meter.refuse(error_codes::SLOW_BODY)))),
            Poll::Pending => Poll::Pending,
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.as_ref().is_none_or(HttpBody::is_end_stream)
    }

    fn size_hint(&self) -> SizeHint {
        self.body.as_ref().map_or_else(SizeHint::new, HttpBody::size_hint)
    }
}

impl Drop for Metered {
    fn drop(&mut self) {
        if let Some(body) = self.body.take().filter(|body| !body.is_end_stream()) {
            self.meter.state().rest = Some(body);
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use futures_util::stream;

    use super::*;

    type Chunks = Vec<Result<Bytes, std::convert::Infallible>>;

    fn metered_body(body: Body, limit: usize, grace: Duration) -> (Arc<Meter>, Body, Arc<Budget>) {
        let budget = Arc::new(Budget::default());
        let holder = Holder::Guest("10.0.0.1".to_owned());
        let cut = BodyLimit {
            limit,
            kind: error_codes::UNAUTHORIZED,
        };
        let (meter, body) = Meter::around(body, budget.clone(), holder, Some(cut), MinThroughput::new(grace, 1024));
        (meter, body, budget)
    }

    fn chunks(count: usize) -> Body {
        let all: Chunks = (0..count).map(|_| Ok(Bytes::from_static(&[0; 1000]))).collect();
        Body::from_stream(stream::iter(all))
    }

    const LONG: Duration = Duration::from_secs(1000);

    #[tokio::test]
    async fn what_is_read_is_held_until_the_call_is_over() {
        let (meter, body, budget) = metered_body(chunks(10), 10_000, LONG);
        assert_eq!(to_bytes(body, usize::MAX).await.unwrap().len(), 10_000);
        assert_eq!((meter.refusal(), budget.reserved_bytes()), (None, 10_000));
        assert!(meter.drain().await);
        drop(meter);
        assert_eq!(budget.reserved_bytes(), 0);
    }

    #[tokio::test]
    async fn a_body_is_cut_where_it_is_too_long_or_says_that_it_will_be() {
        let (meter, body, budget) = metered_body(chunks(1000), 10_000, LONG);
        assert!(to_bytes(body, usize::MAX).await.is_err());
        assert_eq!(
            (meter.refusal(), budget.reserved_bytes()),
            (Some(error_codes::UNAUTHORIZED), 10_000)
        );
        let (meter, body, budget) = metered_body(Body::from(vec![0; 10_001]), 10_000, LONG);
        assert!(to_bytes(body, usize::MAX).await.is_err());
        assert_eq!(
            (meter.refusal(), budget.reserved_bytes()),
            (Some(error_codes::UNAUTHORIZED), 0)
        );
    }

    #[tokio::test]
    async fn a_body_that_does_not_come_is_given_up() {
        let never = stream::pending::<Result<Bytes, std::convert::Infallible>>();
        let (meter, body, _) = metered_body(Body::from_stream(never), 10_000, Duration::from_millis(1));
        assert!(to_bytes(body, usize::MAX).await.is_err());
        assert_eq!(meter.refusal(), Some(error_codes::SLOW_BODY));
    }

    #[tokio::test]
    async fn a_body_that_nobody_wanted_is_read_when_it_is_little() {
        for (bytes, is_read) in [(60_000, true), (70_000, false)] {
            let (meter, body, budget) = metered_body(Body::from(vec![0; bytes]), 10, LONG);
            drop(body);
            assert_eq!(meter.drain().await, is_read, "{bytes}");
            assert_eq!(budget.reserved_bytes(), 0);
        }
    }
}
