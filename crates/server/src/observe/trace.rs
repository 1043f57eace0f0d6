//! A request as a trace: itself, and what it asked of the store.

use std::time::{Duration, Instant};

use axum::extract::Request;
use engine::random;
use store::Timed;

use super::ObservedRequest;
use crate::app::App;
use crate::gate::call::text;
use crate::network::is_proxied;

/// The trace that a request belongs to, and the part of it that caused it (W3C Trace Context).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parent {
    /// The trace.
    pub trace: [u8; 16],
    /// The part; none when the trace begins here.
    pub span: Option<[u8; 8]>,
}

/// What is told of a request.
pub struct Trace {
    /// Itself.
    pub parent: Parent,
    /// Its own part.
    pub span: [u8; 8],
    /// When it began, in nanoseconds of the epoch; the clock counts milliseconds.
    pub began: u64,
    /// How long it took.
    pub took: Duration,
    /// `GET /v1/account`.
    pub name: String,
    /// Its id, method, route, who called.
    pub texts: Vec<(&'static str, String)>,
    /// The status of its answer.
    pub status: u16,
    /// What it asked of the store.
    pub steps: Vec<TraceStep>,
}

/// A read or a write.
pub struct TraceStep {
    /// Its own part of the trace.
    pub span: [u8; 8],
    /// `store read`, `store write`.
    pub name: &'static str,
    /// What the job is called.
    pub what: &'static str,
    /// When it was asked for, after the request began.
    pub after: Duration,
    /// How long it took, its turn included.
    pub took: Duration,
}

impl Parent {
    /// What a trusted proxy says; else a trace of its own.
    pub fn of(app: &App, request: &Request) -> Parent {
        let given = text(request.headers(), "traceparent").and_then(read);
        let given = given.filter(|_| is_proxied(request.extensions(), &app.config.trusted_proxies));
        given.unwrap_or_else(|| Parent {
            trace: random::trace_id(),
            span: None,
        })
    }
}

/// `00-<32 digits>-<16 digits>-<2 digits>`; later versions may add to it.
fn read(text: &str) -> Option<Parent> {
    let mut parts = text.split('-');
    let (version, trace, span) = (parts.next()?, parts.next()?, parts.next()?);
    let (mut parent, mut own) = ([0; 16], [0; 8]);
    hex::decode_to_slice(trace, &mut parent).ok()?;
    hex::decode_to_slice(span, &mut own).ok()?;
    let is_told = version.len() == 2 && version != "ff" && parent != [0; 16] && own != [0; 8];
    is_told.then_some(Parent {
        trace: parent,
        span: Some(own),
    })
}

impl Trace {
    /// The trace of a request, from the moment it began and what it asked of the store.
    pub fn of(app: &App, seen: &ObservedRequest<'_>, parent: Parent, began: Instant, timed: Vec<Timed>) -> Trace {
        let now = app.engine.clock().now().as_nanosecond() - i128::try_from(began.elapsed().as_nanos()).unwrap_or(0);
        let step = |one: &Timed| TraceStep {
            span: random::span_id(),
            name: if one.is_write { "store write" } else { "store read" },
            what: one.what,
            after: one.began.saturating_duration_since(began),
            took: one.took,
        };
        Trace {
            parent,
            span: random::span_id(),
            began: u64::try_from(now).unwrap_or_default(),
            took: seen.took,
            name: format!("{} {}", seen.method, seen.route),
            texts: vec![
                ("http.request.method", seen.method.to_owned()),
                ("http.route", seen.route.to_owned()),
                ("diwan.request.id", seen.id.as_str().to_owned()),
                ("enduser.id", seen.who.to_owned()),
            ],
            status: seen.status,
            steps: timed.iter().map(step).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trace_is_gone_on_with_when_it_is_told_as_it_should_be() {
        let read_one = read("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01").unwrap();
        assert_eq!((read_one.trace[0], read_one.span.unwrap()[7]), (0x0a, 0x31));
        for wrong in [
            "",
            "00-0af7651916cd43dd8448eb211c80319c",
            "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
            "00-00000000000000000000000000000000-b7ad6b7169203331-01",
            "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
            "00-0af7-b7ad6b7169203331-01",
        ] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
