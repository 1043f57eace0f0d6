//! What whoever asks for leave and whoever decides are warned of; the chain decides all the same.

use engine::Cx;
use schema::{Document, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::presence::{self, FewPresent};
use super::year::{self, HolidaysNotEntered};

/// What is to be known of a leave that is asked for.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum LeaveWarning {
    /// Too few of the unit would stay.
    FewPresent(FewPresent),
    /// Its days will be counted again.
    HolidaysNotEntered(HolidaysNotEntered),
}

/// What is to be known of a request of a version of its type, with its days on it.
pub(super) fn warnings(cx: &Cx<'_>, request: &Document, version: &Document) -> Result<Vec<LeaveWarning>> {
    let few = presence::few_present(cx, request)?;
    let years = year::years_without_holidays(cx, request, version)?;
    let years = years.into_iter().map(LeaveWarning::HolidaysNotEntered);
    Ok(few.map(LeaveWarning::FewPresent).into_iter().chain(years).collect())
}
