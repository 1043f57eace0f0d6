//! Traces in the words of OTLP 1 (opentelemetry/proto/trace/v1/trace.proto), written as protobuf. A message of ours is a
//! dozen fields: writing them takes less than the crates that would.

use super::trace::{Trace, TraceStep};

/// Kinds of parts (`SpanKind`).
const INTERNAL: u64 = 1;
const SERVER: u64 = 2;
/// `STATUS_CODE_ERROR`.
const ERROR: u64 = 2;

/// An `ExportTraceServiceRequest` of these traces.
pub fn request(traces: &[Trace]) -> Vec<u8> {
    let mut resource = Message::default();
    resource.message(1, &text("service.name", "diwan"));
    resource.message(1, &text("service.version", env!("CARGO_PKG_VERSION")));
    let mut scope = Message::default();
    scope.bytes(1, b"diwan");
    let mut spans = Message::default();
    spans.message(1, &scope);
    for trace in traces {
        spans.message(2, &root_span(trace));
        trace.steps.iter().for_each(|step| spans.message(2, &part(trace, step)));
    }
    let mut told = Message::default();
    told.message(1, &resource);
    told.message(2, &spans);
    let mut request = Message::default();
    request.message(1, &told);
    request.0
}

/// The request itself.
fn root_span(trace: &Trace) -> Message {
    let mut span = Message::default();
    span.bytes(1, &trace.parent.trace);
    span.bytes(2, &trace.span);
    if let Some(parent) = &trace.parent.span {
        span.bytes(4, parent);
    }
    span.bytes(5, trace.name.as_bytes());
    span.number(6, SERVER);
    span.moment(7, trace.began);
    span.moment(8, trace.began + nanos(trace.took));
    for (name, value) in &trace.texts {
        span.message(9, &text(name, value));
    }
    span.message(9, &number("http.response.status_code", trace.status.into()));
    if trace.status >= 500 {
        let mut status = Message::default();
        status.number(3, ERROR);
        span.message(15, &status);
    }
    span
}

/// A read or a write of it.
fn part(trace: &Trace, step: &TraceStep) -> Message {
    let mut span = Message::default();
    span.bytes(1, &trace.parent.trace);
    span.bytes(2, &step.span);
    span.bytes(4, &trace.span);
    span.bytes(5, step.name.as_bytes());
    span.number(6, INTERNAL);
    let began = trace.began + nanos(step.after);
    span.moment(7, began);
    span.moment(8, began + nanos(step.took));
    span.message(9, &text("diwan.job", step.what));
    span
}

fn nanos(span: std::time::Duration) -> u64 {
    u64::try_from(span.as_nanos()).unwrap_or(u64::MAX >> 2)
}

/// A `KeyValue` of a text.
fn text(key: &str, value: &str) -> Message {
    let mut any = Message::default();
    any.bytes(1, value.as_bytes());
    pair(key, &any)
}

/// A `KeyValue` of a number.
fn number(key: &str, value: u64) -> Message {
    let mut any = Message::default();
    any.number(3, value);
    pair(key, &any)
}

fn pair(key: &str, any: &Message) -> Message {
    let mut pair = Message::default();
    pair.bytes(1, key.as_bytes());
    pair.message(2, any);
    pair
}

/// A protobuf message as it is written: fields by their numbers.
#[derive(Default)]
struct Message(Vec<u8>);

impl Message {
    fn varint(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.0.push((value & 0x7f) as u8 | 0x80);
            value >>= 7;
        }
        self.0.push((value & 0x7f) as u8);
    }

    /// The number of a field and the form of what follows.
    fn tag(&mut self, field: u64, form: u64) {
        self.varint(field << 3 | form);
    }

    fn number(&mut self, field: u64, value: u64) {
        self.tag(field, 0);
        self.varint(value);
    }

    /// A `fixed64`.
    fn moment(&mut self, field: u64, value: u64) {
        self.tag(field, 1);
        self.0.extend_from_slice(&value.to_le_bytes());
    }

    fn bytes(&mut self, field: u64, value: &[u8]) {
        self.tag(field, 2);
        self.varint(value.len() as u64);
        self.0.extend_from_slice(value);
    }

    fn message(&mut self, field: u64, value: &Message) {
        self.bytes(field, &value.0);
    }
}
