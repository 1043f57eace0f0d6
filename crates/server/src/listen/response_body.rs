//! The body of an answer, which tells when it is over.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::{Frame, SizeHint};

use super::activity::Activity;

/// The body of an answer on its way.
pub struct ResponseBody {
    body: Body,
    activity: Arc<Activity>,
}

impl ResponseBody {
    /// The body of an answer over this connection.
    pub fn new(body: Body, activity: Arc<Activity>) -> ResponseBody {
        ResponseBody { body, activity }
    }
}

impl HttpBody for ResponseBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for ResponseBody {
    fn drop(&mut self) {
        self.activity.end();
    }
}
