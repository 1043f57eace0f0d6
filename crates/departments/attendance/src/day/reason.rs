//! Why a day is what it is: keys and values, which screens and papers write out in their reader's language.

use serde_json::{Value as Json, json};

use platform::workday::AwayKind;

/// One ground of a day. Of leave it says that it was leave, never of what kind: health is nobody's business (decision 16).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Set right by somebody.
    Corrected,
    /// A public holiday.
    Holiday,
    /// The hours do not name this day of the week.
    Rest,
    /// Elsewhere all day.
    Away(AwayKind),
    /// Elsewhere for a part of it.
    PartlyAway(AwayKind),
    /// Came in so many minutes after the start, of which so many are on time or tolerated.
    CameLate {
        /// After the start.
        minutes: i64,
        /// On time or tolerated.
        tolerated: i64,
    },
    /// Came in within what is on time.
    CameOnTime,
    /// Left so many minutes before the end.
    LeftEarly(i64),
    /// One punch: when they left is not known.
    NoExit,
    /// No punch at all.
    NoPunch,
    /// No code at the devices on that day.
    NotRegistered,
    /// The day is not over.
    NotOver,
    /// A device has not told all of it yet.
    DeviceSilent,
    /// No terminal measures the place where they were.
    NotMeasured,
}

impl Reason {
    /// As it is kept.
    pub fn to_json(&self) -> Json {
        let of = |key: &str, kind: AwayKind| json!({ "key": key, "of": word(kind) });
        match self {
            Reason::Corrected => json!({ "key": "corrected" }),
            Reason::Holiday => json!({ "key": "holiday" }),
            Reason::Rest => json!({ "key": "rest" }),
            Reason::Away(kind) => of("away", *kind),
            Reason::PartlyAway(kind) => of("partly_away", *kind),
            Reason::CameLate { minutes, tolerated } => {
                json!({ "key": "came_late", "minutes": minutes, "tolerated": tolerated })
            }
            Reason::CameOnTime => json!({ "key": "came_on_time" }),
            Reason::LeftEarly(minutes) => json!({ "key": "left_early", "minutes": minutes }),
            Reason::NoExit => json!({ "key": "no_exit" }),
            Reason::NoPunch => json!({ "key": "no_punch" }),
            Reason::NotRegistered => json!({ "key": "not_registered" }),
            Reason::NotOver => json!({ "key": "not_over" }),
            Reason::DeviceSilent => json!({ "key": "device_silent" }),
            Reason::NotMeasured => json!({ "key": "not_measured" }),
        }
    }
}

fn word(kind: AwayKind) -> &'static str {
    match kind {
        AwayKind::Leave => "leave",
        AwayKind::Mission => "mission",
        AwayKind::Permission => "permission",
    }
}
