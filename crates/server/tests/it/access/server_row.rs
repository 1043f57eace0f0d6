//! Rows of collections that the server alone writes.

use engine::Door;
use engine::notify::{CHANNEL, Channel, OUTBOX, STATE, State, TO};
use engine::routine::{CLOCK_DOUBTS, DUE, JOB, JOB_RUNS, clock_doubts};
use platform::notice::notification::{self, NOTIFICATIONS};
use platform::notice::preference::{self, PREFERENCES};
use platform::papers::authentic_document::{AUTHENTIC_DOCUMENTS, CONTENT_HASH, DOC_ID, ISSUED_ON, KEY_ID, KIND, SEAL};
use platform::people::employee::{self, EMPLOYEES};
use platform::reading::{self, READS};
use platform::retention::DISPOSALS;
use schema::{Date, Document, Id, Instant};

use crate::rig::address;

/// A row of a collection that the server alone writes.
pub fn of(collection: &str, id: &str) -> Option<Document> {
    let mut row = match collection {
        "outbox" => Document::new(&OUTBOX)
            .with(CHANNEL, Channel::Mail)
            .with(TO, address("agent"))
            .with(STATE, State::Sent),
        "notifications" => Document::new(&NOTIFICATIONS)
            .with(notification::USER, Id(id.to_owned()))
            .with(notification::KIND, "test".to_owned())
            .with(notification::TITLE_KEY, "test.title".to_owned()),
        "notificationPreferences" => Document::new(&PREFERENCES).with(preference::USER, Id(id.to_owned())),
        "jobRuns" => Document::new(&JOB_RUNS)
            .with(JOB, id.to_owned())
            .with(DUE, Instant("2026-11-20T03:00:00Z".parse().unwrap())),
        "disposals" => Document::new(&DISPOSALS),
        "clockDoubts" => Document::new(&CLOCK_DOUBTS)
            .with(clock_doubts::BELIEVED, Instant("2026-11-20T03:00:00Z".parse().unwrap()))
            .with(clock_doubts::SHOWN, Instant("2036-11-20T03:00:00Z".parse().unwrap()))
            .with(clock_doubts::AFTER, 7),
        "reads" => Document::new(&READS)
            .with(reading::AT, Instant("2026-11-20T03:00:00Z".parse().unwrap()))
            .with(reading::DAY, Date("2026-11-20".parse().unwrap()))
            .with(reading::READER, id.to_owned())
            .with(reading::COLLECTION, "absences".to_owned())
            .with(reading::DOOR, Door::File)
            .with(reading::COUNT, 1),
        "authenticDocuments" => paper(id),
        _ => {
            return super::terminals::row(collection, id)
                .or_else(|| super::attendance::row(collection, id))
                .or_else(|| super::leave::row(collection, id))
                .or_else(|| super::property::row(collection, id))
                .or_else(|| super::recruitment::row(collection, id))
                .or_else(|| super::requests::row(collection, id));
        }
    };
    id.clone_into(&mut row.id);
    Some(row)
}

fn paper(id: &str) -> Document {
    let texts = [
        (DOC_ID, id),
        (KIND, "test"),
        (CONTENT_HASH, "-"),
        (SEAL, "-"),
        (KEY_ID, "-"),
    ];
    let row = Document::new(&AUTHENTIC_DOCUMENTS).with(ISSUED_ON, Date("2026-11-20".parse().unwrap()));
    texts
        .into_iter()
        .fold(row, |row, (key, text)| row.with(key, text.to_owned()))
}

/// Somebody else, whose statement it is.
pub fn about_whom(id: &str) -> Document {
    let mut employee = Document::new(&EMPLOYEES)
        .with(employee::NAME_FR, id.to_owned())
        .with(employee::NAME_AR, id.to_owned())
        .with(employee::CIN, format!("DD{}", 10_000 + super::row_number(id)));
    id.clone_into(&mut employee.id);
    employee
}
