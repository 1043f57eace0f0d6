//! What the park did: missions that are over, running and to come, fuel, work orders, and the store of the garage.

use jiff::ToSpan;
use jiff::civil::Date as Day;
use schema::{Date, Decimal, Document, Instant, Result};
use serde_json::json;

use platform::demo::{DemoRng, DemoWriter, document, id};
use platform::people::employee;

use super::vehicles::Vehicles;
use crate::accident::{self, ACCIDENTS, State, Type};
use crate::car::{self, Fuel};
use crate::car_paper;
use crate::fuel::{self, FUEL_LOGS};
use crate::maintenance::{self, Kind, MAINTENANCES, Status};
use crate::mission::{self, MISSIONS, Transport};
use crate::spare_movement::{self, SPARE_MOVEMENTS};
use crate::spare_part::{self, SPARE_PARTS};

const DESTINATIONS: &[(&str, &str)] = &[
    ("Rabat", "الرباط"),
    ("Casablanca", "الدار البيضاء"),
    ("Province", "مقر الإقليم"),
    ("Tribunal administratif", "المحكمة الإدارية"),
    ("Kénitra", "القنيطرة"),
    ("Fès", "فاس"),
    ("Salé", "سلا"),
];
const OBJECTS: &[(&str, &str)] = &[
    ("Dépôt de dossiers auprès de la préfecture", "إيداع ملفات لدى العمالة"),
    ("Réunion de coordination avec la province", "اجتماع تنسيقي مع الإقليم"),
    ("Session de formation", "دورة تكوينية"),
    ("Transport de matériel", "نقل معدات"),
    ("Visite de chantier", "زيارة ورش"),
    (
        "Représentation de la commune devant le tribunal",
        "تمثيل الجماعة أمام المحكمة",
    ),
];
/// So many months of fillings.
const MONTHS: i64 = 6;
const GARAGES: &[&str] = &["Garage communal", "Garage Al Amal", "Concessionnaire"];
const PLACES: &[&str] = &[
    "Avenue Mohammed V",
    "Boulevard Hassan II",
    "Rond-point de la gare",
    "Dépôt communal",
    "Route de Casablanca",
];
const STATES: &[State] = &[State::Resolved, State::UnderReview, State::Reported];
const DAMAGES: &[(Type, &str)] = &[
    (Type::Collision, "Pare-chocs avant et optique gauche"),
    (Type::Collision, "Portière arrière droite enfoncée"),
    (Type::Collision, "Aile gauche et rétroviseur"),
    (Type::SingleVehicle, "Jante et pneu avant droit"),
    (Type::Vandalism, "Vitre latérale brisée"),
];
/// Name, reference, category, how many, price in dirhams.
const PARTS: &[(&str, &str, &str, i64, i64)] = &[
    ("Filtre à huile", "FH-102", "Filtres", 40, 65),
    ("Filtre à air", "FA-230", "Filtres", 25, 120),
    ("Plaquettes de frein", "PF-410", "Freins", 16, 480),
    ("Huile moteur 5W40 (5 l)", "HM-540", "Lubrifiants", 30, 390),
    ("Batterie 70 Ah", "BT-070", "Électricité", 6, 950),
    ("Pneu 185/65 R15", "PN-185", "Pneus", 12, 620),
];

/// What the park did.
pub(super) struct Activity {
    parts: Vec<Document>,
    stock: Vec<Document>,
    missions: Vec<Document>,
    fuel: Vec<Document>,
    work: Vec<Document>,
    accidents: Vec<Document>,
}

impl Activity {
    /// Three missions for each car that may leave, each with people of its own; half a year of fillings, the oil that comes
    /// round again, a work order and an accident now and then.
    pub fn new(rng: &mut DemoRng, park: &Vehicles, employees: &[Document], today: Day) -> Self {
        let (parts, stock) = store(rng, today);
        let mut drive = Activity {
            parts,
            stock,
            missions: Vec::new(),
            fuel: Vec::new(),
            work: Vec::new(),
            accidents: Vec::new(),
        };
        let able: Vec<&Document> = employees.iter().filter(|one| employee::is_able(one)).collect();
        for (at, car) in park.cars.iter().enumerate() {
            for (turn, days) in [-9, 0, 6].into_iter().enumerate() {
                let shift = i64::try_from(at % 3).unwrap_or(0);
                let day = today.saturating_add((days + shift).days());
                if let Some(who) = able.get(at * 2 + turn % 2).filter(|_| may_leave(park, car, day)) {
                    drive.missions.push(order(rng, car, who, day));
                }
            }
            drive.fuel.extend(fillings(rng, car, today));
            drive.work.push(oil_changed(rng, car, today));
            if rng.percent(70) {
                drive.work.push(new_maintenance(rng, car, today));
            }
            if at % 3 == 1 {
                let turn = drive.accidents.len();
                drive
                    .accidents
                    .push(new_accident(rng, turn, car, employees.get(at * 3), today));
            }
        }
        drive
    }

    /// Writes it, what is linked to first.
    pub async fn write(self, stage: DemoWriter<'_>) -> Result<()> {
        let (stock, driven) = (
            [self.parts, self.stock],
            [self.missions, self.fuel, self.work, self.accidents],
        );
        for documents in stock.into_iter().chain(driven) {
            stage.write(documents).await?;
        }
        Ok(())
    }
}

/// Whether it is in service, and insurance and inspection hold on that day, as far as they are on file.
fn may_leave(park: &Vehicles, car: &Document, day: Day) -> bool {
    if car.get(car::STATUS).is_some_and(|status| status != car::Status::Active) {
        return false;
    }
    let ends = |kind: car_paper::Type| {
        let of_car = park
            .papers
            .iter()
            .filter(|paper| paper.get(car_paper::CAR) == Some(id(car)));
        let of_type = of_car.filter(|paper| paper.get(car_paper::TYPE) == Some(kind));
        of_type.filter_map(|paper| paper.get(car_paper::VALID_UNTIL)).max()
    };
    [car_paper::Type::Insurance, car_paper::Type::TechnicalInspection]
        .into_iter()
        .all(|kind| ends(kind).is_none_or(|until| until >= Date(day)))
}

fn order(rng: &mut DemoRng, car: &Document, who: &Document, day: Day) -> Document {
    let hour = i8::try_from(rng.range(7, 10)).unwrap_or(8);
    let hours = rng.range(2, 7);
    let departs = schema::instant_in_morocco(day.at(hour, 0, 0, 0));
    let returns = departs.saturating_add(hours.hours()).unwrap_or(departs);
    let ordered = document(&MISSIONS, rng);
    let ((place, place_ar), (object, object_ar)) = (*rng.pick(DESTINATIONS), *rng.pick(OBJECTS));
    ordered
        .with(mission::EMPLOYEE, id(who))
        .with(mission::CAR, id(car))
        .with(mission::TRANSPORT, Transport::ServiceCar)
        .with(mission::DESTINATION, place.to_owned())
        .with(mission::DESTINATION_AR, place_ar.to_owned())
        .with(mission::OBJECT, object.to_owned())
        .with(mission::OBJECT_AR, object_ar.to_owned())
        .with(mission::DEPART, Instant(departs))
        .with(mission::RETURN, Instant(returns))
}

/// Half a year of fillings, the oldest first; what runs on electricity is not filled.
fn fillings(rng: &mut DemoRng, car: &Document, today: Day) -> Vec<Document> {
    if car.get(car::FUEL) == Some(Fuel::Electric) {
        return Vec::new();
    }
    let mut shown = car.get(car::ODOMETER).unwrap_or(0);
    let turns = (0..MONTHS).rev();
    turns
        .map(|month| {
            let far = rng.range(250, 900);
            shown += far;
            // Six to eleven litres for a hundred kilometres.
            let litres = far * rng.range(6, 11);
            document(&FUEL_LOGS, rng)
                .with(fuel::CAR, id(car))
                .with(
                    fuel::DATE,
                    Date(today.saturating_sub((month * 30 + rng.range(1, 20)).days())),
                )
                .with(fuel::LITRES, Decimal(litres))
                .with(fuel::COST, Decimal(litres * rng.range(11, 13)))
                .with(fuel::ODOMETER, shown)
                .with(fuel::STATION, "Station communale".to_owned())
        })
        .collect()
}

/// Oil that was changed in the last year and comes round again after half a year or so many kilometres.
fn oil_changed(rng: &mut DemoRng, car: &Document, today: Day) -> Document {
    let day = today.saturating_sub(rng.range(45, 240).days());
    let shown = car.get(car::ODOMETER).unwrap_or(0);
    let mut work = document(&MAINTENANCES, rng)
        .with(maintenance::CAR, id(car))
        .with(maintenance::KIND, Kind::Oil)
        .with(maintenance::DATE, Date(day))
        .with(maintenance::GARAGE, (*rng.pick(GARAGES)).to_owned())
        .with(maintenance::LABOUR, Decimal(rng.range(150, 600) * 100))
        .with(maintenance::STATUS, Status::Done)
        .with(maintenance::NEXT_ODOMETER, shown + rng.range(2_000, 9_000));
    work.set(maintenance::NEXT_DATE, Date(day.saturating_add(6.months())));
    work
}

/// An accident, in turns of what happened and how far the case is: with somebody else more often than not, and with what
/// the repair cost once it is settled.
fn new_accident(rng: &mut DemoRng, turn: usize, car: &Document, driver: Option<&Document>, today: Day) -> Document {
    let day = today.saturating_sub(rng.range(5, 300).days());
    let at = schema::instant_in_morocco(day.at(i8::try_from(rng.range(8, 18)).unwrap_or(8), 30, 0, 0));
    let (kind, damages) = DAMAGES[turn % DAMAGES.len()];
    let mut accident = document(&ACCIDENTS, rng)
        .with(accident::CAR, id(car))
        .with(accident::LOCATION, (*rng.pick(PLACES)).to_owned())
        .with(accident::DATE, Instant(at))
        .with(accident::TYPE, kind)
        .with(accident::DAMAGES, damages.to_owned());
    accident.set_or_clear(accident::EMPLOYEE, driver.map(id));
    if kind == Type::Collision {
        let plate = format!("{}-{}-{}", rng.range(10_000, 99_999), "ب", rng.range(1, 89));
        let third = json!({
            "name": "Conducteur tiers", "plate": plate, "insurer": "Wafa Assurance",
            "policy": format!("{}/{}", rng.range(10_000, 99_999), day.year()),
        });
        accident.set(accident::THIRD_PARTY, third);
    }
    let state = STATES[turn % STATES.len()];
    accident.set(accident::STATE, state);
    if state == State::Resolved {
        accident.set(accident::REPAIR_COST, Decimal(rng.range(900, 18_000) * 100));
    }
    accident
}

fn new_maintenance(rng: &mut DemoRng, car: &Document, today: Day) -> Document {
    let days = rng.range(-40, 40);
    let mut work = document(&MAINTENANCES, rng)
        .with(maintenance::CAR, id(car))
        .with(
            maintenance::KIND,
            *rng.pick(&[Kind::Oil, Kind::Preventive, Kind::Tyres, Kind::Corrective]),
        )
        .with(maintenance::DATE, Date(today.saturating_add(days.days())))
        .with(maintenance::GARAGE, (*rng.pick(GARAGES)).to_owned())
        .with(maintenance::LABOUR, Decimal(rng.range(100, 900) * 100));
    if days < 0 {
        work.set(maintenance::STATUS, Status::Done);
    }
    work
}

/// The store: each part, and what came in.
fn store(rng: &mut DemoRng, today: Day) -> (Vec<Document>, Vec<Document>) {
    let (mut parts, mut stock) = (Vec::new(), Vec::new());
    for (name, reference, category, many, price) in PARTS {
        let part = document(&SPARE_PARTS, rng)
            .with(spare_part::NAME, (*name).to_owned())
            .with(spare_part::REFERENCE, (*reference).to_owned())
            .with(spare_part::CATEGORY, (*category).to_owned())
            .with(spare_part::CONTRACT, format!("{}/{}", rng.range(1, 40), today.year()))
            .with(spare_part::COST, Decimal(price * 100))
            .with(spare_part::MINIMUM, rng.range(4, 15));
        stock.push(
            document(&SPARE_MOVEMENTS, rng)
                .with(spare_movement::PART, id(&part))
                .with(spare_movement::KIND, spare_movement::Kind::In)
                .with(spare_movement::QUANTITY, *many)
                .with(spare_movement::UNIT_COST, Decimal(price * 100))
                .with(spare_movement::DATE, Date(today.saturating_sub(60.days()))),
        );
        parts.push(part);
    }
    (parts, stock)
}
