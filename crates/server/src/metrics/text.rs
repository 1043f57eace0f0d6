//! The text form (Prometheus exposition format 0.0.4): each figure with its meaning and kind, then its samples.

use std::fmt::{Display, Write as _};

/// A page of figures.
#[derive(Default)]
pub struct Text(String);

/// What kind of figure.
#[derive(Clone, Copy, Debug)]
pub enum MetricKind {
    /// It only grows.
    Counter,
    /// It comes and goes.
    Gauge,
    /// How often something was at most so much.
    Histogram,
}

impl Text {
    /// Begins a figure.
    pub fn begin(&mut self, name: &str, kind: MetricKind, help: &str) {
        let kind = match kind {
            MetricKind::Counter => "counter",
            MetricKind::Gauge => "gauge",
            MetricKind::Histogram => "histogram",
        };
        self.line(format_args!("# HELP {name} {help}\n# TYPE {name} {kind}"));
    }

    /// A sample of it.
    pub fn sample(&mut self, name: &str, labels: &[(&str, &str)], value: impl Display) {
        let one = |(label, value): &(&str, &str)| format!("{label}=\"{}\"", escape_label(value));
        if labels.is_empty() {
            return self.line(format_args!("{name} {value}"));
        }
        let labels = labels.iter().map(one).collect::<Vec<_>>().join(",");
        self.line(format_args!("{name}{{{labels}}} {value}"));
    }

    /// A figure of one sample.
    pub fn one(&mut self, name: &str, kind: MetricKind, help: &str, value: impl Display) {
        self.begin(name, kind, help);
        self.sample(name, &[], value);
    }

    /// The samples of a histogram: how often each bound was the first that was not passed, the last being those above all
    /// bounds; and their sum.
    pub fn histogram(&mut self, name: &str, labels: &[(&str, &str)], counts: &[(String, u64)], sum: f64) {
        let (mut all, bucket) = (0, format!("{name}_bucket"));
        for (bound, count) in counts {
            all += count;
            let labels = [labels, &[("le", bound.as_str())]].concat();
            self.sample(&bucket, &labels, all);
        }
        self.sample(&format!("{name}_sum"), labels, sum);
        self.sample(&format!("{name}_count"), labels, all);
    }

    /// The page.
    pub fn finish(self) -> String {
        self.0
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        // Writing to a text cannot fail.
        let _written = writeln!(self.0, "{line}");
    }
}

fn escape_label(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_adds_up_and_labels_are_escaped() {
        let mut text = Text::default();
        let counts = [("0.1".to_owned(), 2), ("1".to_owned(), 1), ("+Inf".to_owned(), 1)];
        text.histogram("took", &[("route", "a\"b")], &counts, 3.5);
        assert_eq!(
            text.finish(),
            "took_bucket{route=\"a\\\"b\",le=\"0.1\"} 2\ntook_bucket{route=\"a\\\"b\",le=\"1\"} 3\n\
             took_bucket{route=\"a\\\"b\",le=\"+Inf\"} 4\ntook_sum{route=\"a\\\"b\"} 3.5\ntook_count{route=\"a\\\"b\"} 4\n"
        );
    }
}
