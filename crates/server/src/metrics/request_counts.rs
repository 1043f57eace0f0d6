//! Requests by the template of their route, their method and the hundred of their status; and how long they took. There
//! are as many templates as there are routes: no caller can make more.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::text::{MetricKind, Text};
use crate::observe::ObservedRequest;

/// Bounds of the time taken, in microseconds, and as they are written, in seconds.
const BOUNDS: [(u64, &str); 13] = [
    (500, "0.0005"),
    (1_000, "0.001"),
    (2_500, "0.0025"),
    (5_000, "0.005"),
    (10_000, "0.01"),
    (25_000, "0.025"),
    (50_000, "0.05"),
    (100_000, "0.1"),
    (250_000, "0.25"),
    (500_000, "0.5"),
    (1_000_000, "1"),
    (2_500_000, "2.5"),
    (10_000_000, "10"),
];
const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// Counts of requests.
#[derive(Default)]
pub struct Requests(Mutex<BTreeMap<String, BTreeMap<&'static str, Series>>>);

/// Requests of one route and method.
#[derive(Clone, Copy, Default)]
struct Series {
    classes: [u64; CLASSES.len()],
    /// By the first bound that they do not pass; the last passed them all.
    times: [u64; BOUNDS.len() + 1],
    micros: u64,
}

impl Requests {
    /// Counts one.
    pub fn count(&self, seen: &ObservedRequest<'_>) {
        let mut routes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // The name of a route is made once.
        if !routes.contains_key(seen.route) {
            routes.insert(seen.route.to_owned(), BTreeMap::new());
        }
        if let Some(methods) = routes.get_mut(seen.route) {
            methods.entry(seen.method).or_default().count(seen);
        }
    }

    /// Writes them.
    pub(super) fn write(&self, text: &mut Text) {
        let routes = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let all = || {
            let of_route = |(route, methods): (&String, &BTreeMap<&'static str, Series>)| {
                let one = |(method, series): (&&'static str, &Series)| (route.clone(), *method, *series);
                methods.iter().map(one).collect::<Vec<_>>()
            };
            routes.iter().flat_map(of_route)
        };
        let name = "diwan_http_requests_total";
        text.begin(name, MetricKind::Counter, "Requests answered.");
        for (route, method, series) in all() {
            let counted = CLASSES.iter().zip(series.classes).filter(|(_, count)| *count > 0);
            for (class, count) in counted {
                text.sample(name, &[("method", method), ("route", &route), ("status", class)], count);
            }
        }
        let name = "diwan_http_request_duration_seconds";
        text.begin(name, MetricKind::Histogram, "Time until the answer began.");
        for (route, method, series) in all() {
            let (counts, sum) = series.snapshot();
            text.histogram(name, &[("method", method), ("route", &route)], &counts, sum);
        }
    }
}

impl Series {
    fn count(&mut self, seen: &ObservedRequest<'_>) {
        let micros = u64::try_from(seen.took.as_micros()).unwrap_or(u64::MAX);
        let first = BOUNDS.iter().position(|(bound, _)| micros <= *bound);
        self.times[first.unwrap_or(BOUNDS.len())] += 1;
        self.classes[usize::from(seen.status / 100).clamp(1, CLASSES.len()) - 1] += 1;
        self.micros = self.micros.saturating_add(micros);
    }

    fn snapshot(&self) -> (Vec<(String, u64)>, f64) {
        let bounds = BOUNDS.iter().map(|(_, written)| *written).chain(["+Inf"]);
        let counts = bounds.map(str::to_owned).zip(self.times).collect();
        (counts, Duration::from_micros(self.micros).as_secs_f64())
    }
}
