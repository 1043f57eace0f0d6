//! Missions, vehicles and spare parts.

use serde_json::{Value as Json, json};

use super::{Make, day};

/// A document of each collection, and a field of it.
pub const NOUNS: &[(&str, Make, &str)] = &[
    (
        "missions",
        |n| {
            json!({"persoActifId": "in-annexe", "destination": "x", "mission": "x",
                "departAt": format!("{}T08:00:00Z", day(n)), "returnAt": format!("{}T09:00:00Z", day(n))})
        },
        "destination",
    ),
    ("cars", |n| car(10_000 + n), "type"),
    (
        "carLegalDocuments",
        |n| {
            let kind = ["insurance", "road_tax", "technical_inspection", "registration_card"][n as usize / 250 % 4];
            let year = 1950 + n % 250;
            json!({"carsCollection": "V", "documentType": kind, "year": year, "validUntil": format!("{year}-12-31")})
        },
        "provider",
    ),
    ("carOwnerships", |_| json!({"carId": "V", "owner": "x"}), "owner"),
    (
        "carAssignments",
        |n| json!({"carId": "V", "serviceId": "S", "from": day(n), "to": day(n)}),
        "decisionRef",
    ),
    (
        "accidents",
        |_| json!({"carId": "V", "location": "x", "date": "2026-11-20T08:00:00Z", "type": "theft"}),
        "location",
    ),
    (
        "maintenances",
        |_| json!({"carId": "V", "kind": "oil", "date": "2026-11-20"}),
        "garage",
    ),
    (
        "fuelLogs",
        |_| json!({"carId": "V", "date": "2026-11-20", "litres": 20}),
        "station",
    ),
    ("spareParts", |_| json!({"partName": "x"}), "partName"),
    (
        "spareMovements",
        |_| json!({"partId": "P", "kind": "in", "quantity": 1, "date": "2026-11-20"}),
        "reason",
    ),
];

/// A car of that plate.
pub fn car(plate: u32) -> Json {
    json!({"vehicleType": "car", "registrationNumber": plate.to_string(), "brand": "x"})
}
