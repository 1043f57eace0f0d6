//! Jobs that were tried for the last time.

use schema::{Document, Label, Result};
use serde_json::Value as Json;

use super::{ERROR, KEY, KIND};
use crate::{Cx, notify, routine};

/// A job that was tried for the last time and failed.
#[derive(Clone, Copy, Debug)]
pub struct GivenUp<'g> {
    /// Its kind.
    pub kind: &'g str,
    /// Its key.
    pub key: &'g str,
    /// What it was to do.
    pub body: &'g Json,
    /// Why it failed.
    pub error: &'g str,
    /// The routine that it was a turn of: its id and what it is called.
    pub routine: Option<(&'static str, Label)>,
    /// Whether it was to send something outside.
    pub is_letter: bool,
}

/// Has the city told of a job that was given up.
pub(super) fn give_up(cx: &mut Cx<'_>, job: &Document, body: &Json) -> Result<()> {
    let [kind, key, error] = [KIND, KEY, ERROR].map(|text| job.get(text).unwrap_or_default());
    let given_up = GivenUp {
        kind: &kind,
        key: &key,
        body,
        error: &error,
        routine: routine::of_job(cx, body).map(|routine| (routine.id, routine.label)),
        is_letter: notify::is_letter(body),
    };
    (cx.inner.hooks.given_up)(cx, &given_up)
}
