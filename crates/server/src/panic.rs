//! A panic in a handler is our fault in one request, and the server lives.

use std::any::Any;
use std::panic::AssertUnwindSafe;

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt as _;
use schema::Error;

use crate::wire::response::Failure;

/// Turns a panic into a fault.
pub async fn catch_panics(request: Request, next: Next) -> Response {
    let answer = AssertUnwindSafe(next.run(request)).catch_unwind();
    answer.await.unwrap_or_else(fault)
}

fn fault(panic: Box<dyn Any + Send>) -> Response {
    let said = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied());
    Failure(Error::Fault(format!("panicked: {}", said.unwrap_or("without a word")))).into_response()
}
