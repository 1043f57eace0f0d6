//! Calls of the protocol that are not offered, and paths that never were.

use schema::error_codes;

use crate::wire::response::{Answer, Failure};

/// A call of the protocol that we do not offer: 405.
pub async fn not_offered() -> Answer {
    Err(Failure::from(error_codes::NOT_IMPLEMENTED))
}

/// A way to sign in that is switched off: 501.
pub async fn switched_off() -> Answer {
    Err(Failure::from(error_codes::METHOD_UNSUPPORTED))
}

/// A path that no release had: 404.
pub async fn unknown() -> Answer {
    Err(Failure::from(error_codes::ROUTE_NOT_FOUND))
}
