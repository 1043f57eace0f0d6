//! What the park did: missions that are over, running and to come, fuel, work orders, and the store of the garage.

use std::ops::RangeInclusive;

use jiff::ToSpan;
use jiff::civil::Date as Day;
use schema::{Date, Decimal, Document, Instant, Money, Result};
use serde_json::json;

use platform::demo::{DemoRng, DemoWriter, Scene, document, id};

use super::trips;
use super::vehicles::Vehicles;
use crate::accident::{self, ACCIDENTS, State, Type};
use crate::car::{self, Fuel, VehicleType};
use crate::fuel::{self, FUEL_LOGS};
use crate::maintenance::{self, Kind, MAINTENANCES, Status};
use crate::mission;
use crate::spare_movement::{self, SPARE_MOVEMENTS};
use crate::spare_part::{self, SPARE_PARTS};

/// So many months of fillings and of work: those that the first screen draws.
const MONTHS: i64 = 12;
const STATIONS: &[&str] = &["Station communale", "Station communale", "Station route de Rabat"];
const GARAGES: &[&str] = &["Garage communal", "Garage Al Amal", "Concessionnaire"];
const PLACES: &[[&str; 2]] = &[
    ["Avenue Mohammed V", "شارع محمد الخامس"],
    ["Boulevard Hassan II", "شارع الحسن الثاني"],
    ["Rond-point de la gare", "مدار محطة القطار"],
    ["Dépôt communal", "المستودع الجماعي"],
    ["Route de Casablanca", "طريق الدار البيضاء"],
];
const STATES: &[State] = &[State::Resolved, State::UnderReview, State::Reported];
const DAMAGES: &[(Type, [&str; 2])] = &[
    (
        Type::Collision,
        [
            "Pare-chocs avant et optique gauche",
            "واقي الصدمات الأمامي والمصباح الأيسر",
        ],
    ),
    (
        Type::Collision,
        ["Portière arrière droite enfoncée", "انبعاج الباب الخلفي الأيمن"],
    ),
    (
        Type::Collision,
        ["Aile gauche et rétroviseur", "الجناح الأيسر والمرآة العاكسة"],
    ),
    (
        Type::SingleVehicle,
        ["Jante et pneu avant droit", "إطار العجلة الأمامية اليمنى"],
    ),
    (Type::Vandalism, ["Vitre latérale brisée", "كسر الزجاج الجانبي"]),
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
    /// Missions of every day of work; a year of fillings, the oil that comes round again, work orders, and an accident now and then.
    pub fn new(scene: &mut Scene<'_>, park: &Vehicles) -> Self {
        let (today, employees) = (scene.today, scene.employees);
        let (parts, stock) = store(scene.rng, today);
        let mut drive = Activity {
            parts,
            stock,
            missions: Vec::new(),
            fuel: Vec::new(),
            work: Vec::new(),
            accidents: Vec::new(),
        };
        let rng = &mut *scene.rng;
        for (at, car) in park.cars.iter().enumerate() {
            drive.work.extend(work_orders(rng, car, today));
            if at % 3 == 1 {
                let turn = drive.accidents.len();
                drive
                    .accidents
                    .push(new_accident(rng, turn, car, employees.get(at * 3), today));
            }
        }
        drive.missions = trips::plan(scene, park, &drive.work);
        for car in &park.cars {
            drive.fuel.extend(fillings(scene, car, &mut drive.missions));
        }
        drive
    }

    /// Writes it, what is linked to first.
    pub async fn write(self, stage: DemoWriter<'_>) -> Result<()> {
        let park = stage.by("fleet");
        for documents in [self.parts, self.stock, self.fuel, self.work, self.accidents] {
            park.write(documents).await?;
        }
        stage.by("mission_admin").write(self.missions).await
    }
}

/// Litres for a hundred kilometres.
fn thirst(car: &Document) -> (i64, i64) {
    match car.get(car::VEHICLE) {
        Some(VehicleType::Truck) => (18, 26),
        Some(VehicleType::Tractor) => (12, 18),
        Some(VehicleType::Motorcycle) => (2, 3),
        _ => (6, 9),
    }
}

/// A year of fillings since the car was bought, the oldest first, and what its odometer showed on the missions between them: every
/// reading follows from the one before. What runs on electricity is not filled, what was written off drives no more.
fn fillings(scene: &mut Scene<'_>, car: &Document, missions: &mut [Document]) -> Vec<Document> {
    let (mut logs, today, now) = (Vec::new(), scene.today, scene.now);
    let rng = &mut *scene.rng;
    if car.get(car::STATUS) == Some(car::Status::Reformed) {
        return logs;
    }
    let mut shown = car.get(car::ODOMETER).unwrap_or(0);
    let mut own: Vec<&mut Document> = missions
        .iter_mut()
        .filter(|one| one.get(mission::CAR) == Some(id(car)))
        .collect();
    own.sort_by_key(|one| one.get(mission::DEPART).map(|Instant(at)| at));
    let mut own = own.into_iter().peekable();
    for month in (0..MONTHS).rev() {
        let day = today.saturating_sub((month * 30 + rng.range(1, 20)).days());
        let before = shown;
        while let Some(trip) = own.next_if(|one| trips::day_of(one) <= day) {
            trips::read_odometer(rng, trip, &mut shown, now);
        }
        let is_bought = car.get(car::COMMISSIONED).is_none_or(|since| since <= Date(day));
        if !is_bought || car.get(car::FUEL) == Some(Fuel::Electric) {
            continue;
        }
        shown += rng.range(180, 700);
        let log = filling(rng, car, shown - before);
        logs.push(log.with(fuel::DATE, Date(day)).with(fuel::ODOMETER, shown));
    }
    own.for_each(|trip| trips::read_odometer(rng, trip, &mut shown, now));
    logs
}

/// What was filled after so many kilometres.
fn filling(rng: &mut DemoRng, car: &Document, driven: i64) -> Document {
    let (least, most) = thirst(car);
    let litres = driven * rng.range(least, most);
    document(&FUEL_LOGS, rng)
        .with(fuel::CAR, id(car))
        .with(fuel::LITRES, Decimal(litres))
        .with(fuel::COST, Decimal(litres * rng.range(11, 13)))
        .with(fuel::STATION, (*rng.pick(STATIONS)).to_owned())
}

/// What was done and what is to come: the oil that comes round again, and repairs over the year.
fn work_orders(rng: &mut DemoRng, car: &Document, today: Day) -> Vec<Document> {
    let mut orders = vec![oil_changed(rng, car, today)];
    if rng.percent(70) {
        orders.push(new_maintenance(rng, car, today, -40..=40));
    }
    for _ in 0..rng.range(0, 3) {
        orders.push(new_maintenance(rng, car, today, -330..=-45));
    }
    let is_bought = |one: &Document| one.get(maintenance::DATE) >= car.get(car::COMMISSIONED);
    orders.retain(is_bought);
    orders
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
        .with(maintenance::LABOUR, Money::of_centimes(rng.range(150, 600) * 100))
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
    let [fr, ar] = *rng.pick(PLACES);
    let mut accident = document(&ACCIDENTS, rng)
        .with(accident::CAR, id(car))
        .with(accident::LOCATION, fr.to_owned())
        .with(accident::LOCATION_AR, ar.to_owned())
        .with(accident::DATE, Instant(at))
        .with(accident::TYPE, kind)
        .with(accident::DAMAGES, damages[0].to_owned())
        .with(accident::DAMAGES_AR, damages[1].to_owned());
    accident.set_or_clear(accident::EMPLOYEE, driver.map(id));
    if kind == Type::Collision {
        let plate = format!("{}-{}-{}", rng.range(10_000, 99_999), "ب", rng.range(1, 89));
        let third = json!({
            "name": "Conducteur tiers", "nameAr": "سائق من الغير", "plate": plate,
            "insurer": "Wafa Assurance", "insurerAr": "الوفاء للتأمين",
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

fn new_maintenance(rng: &mut DemoRng, car: &Document, today: Day, when: RangeInclusive<i64>) -> Document {
    let days = rng.range(*when.start(), *when.end());
    let mut work = document(&MAINTENANCES, rng)
        .with(maintenance::CAR, id(car))
        .with(
            maintenance::KIND,
            *rng.pick(&[Kind::Oil, Kind::Preventive, Kind::Tyres, Kind::Corrective]),
        )
        .with(maintenance::DATE, Date(today.saturating_add(days.days())))
        .with(maintenance::GARAGE, (*rng.pick(GARAGES)).to_owned())
        .with(maintenance::LABOUR, Money::of_centimes(rng.range(100, 900) * 100));
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
                .with(spare_movement::UNIT_COST, Money::of_centimes(price * 100))
                .with(spare_movement::DATE, Date(today.saturating_sub(60.days()))),
        );
        parts.push(part);
    }
    (parts, stock)
}
