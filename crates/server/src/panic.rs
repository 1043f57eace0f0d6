//! A panic in a handler is our fault in one request, and the server lives.

use std::any::Any;

use axum::response::{IntoResponse, Response};
use schema::Error;
use tower_http::catch_panic::CatchPanicLayer;

use crate::wire::response::Failure;

/// The layer that turns a panic into a fault.
pub fn catch_panic_layer() -> CatchPanicLayer<fn(Box<dyn Any + Send>) -> Response> {
    CatchPanicLayer::custom(fault as fn(Box<dyn Any + Send>) -> Response)
}

fn fault(panic: Box<dyn Any + Send>) -> Response {
    let said = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied());
    Failure(Error::Fault(format!("panicked: {}", said.unwrap_or("without a word")))).into_response()
}
