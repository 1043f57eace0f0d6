//! One contract for both engines: SQLite in a temporary folder, PostgreSQL when `DIWAN_TEST_POSTGRES` names one.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "contract/place.rs"]
mod place;
#[path = "contract/rows.rs"]
mod rows;
#[path = "contract/toy.rs"]
mod toy;
