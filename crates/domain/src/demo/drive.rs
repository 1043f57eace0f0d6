//! What the park did: missions that are over, running and to come, fuel, work orders, and the store of the garage.

use engine::{Ask, Engine};
use jiff::ToSpan;
use jiff::civil::Date as Day;
use schema::{Date, Dec, Document, Instant, Result};

use super::dice::Dice;
use super::park::Park;
use super::unit::{Units, document, id};
use crate::fleet::car;
use crate::fleet::car_paper::{self, Type};
use crate::fleet::fuel::{self, FUEL_LOGS};
use crate::fleet::maintenance::{self, Kind, MAINTENANCES, Status};
use crate::fleet::mission::{self, MISSIONS, Transport};
use crate::inventory::spare_movement::{self, SPARE_MOVEMENTS};
use crate::inventory::spare_part::{self, SPARE_PARTS};

const DESTINATIONS: &[&str] = &[
    "Rabat",
    "Casablanca",
    "Province",
    "Tribunal administratif",
    "Kénitra",
    "Fès",
    "Salé",
];
const OBJECTS: &[&str] = &[
    "Dépôt de dossiers auprès de la préfecture",
    "Réunion de coordination avec la province",
    "Session de formation",
    "Transport de matériel",
    "Visite de chantier",
    "Représentation de la commune devant le tribunal",
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

/// Makes the park, and what it did.
pub(super) async fn fill(
    engine: &Engine,
    ask: &Ask,
    (dice, units): (&mut Dice, &Units),
    (employees, today): (&[Document], Day),
) -> Result<()> {
    let park = Park::new(dice, units, (employees, today));
    let drive = Drive::new(dice, &park, (employees, today));
    park.write(engine, ask).await?;
    drive.write(engine, ask).await
}

/// What the park did.
struct Drive {
    parts: Vec<Document>,
    stock: Vec<Document>,
    missions: Vec<Document>,
    fuel: Vec<Document>,
    work: Vec<Document>,
}

impl Drive {
    /// Three missions for each car that may leave, each with people of its own; a filling and a work order now and then.
    fn new(dice: &mut Dice, park: &Park, (employees, today): (&[Document], Day)) -> Self {
        let (parts, stock) = store(dice, today);
        let mut drive = Drive {
            parts,
            stock,
            missions: Vec::new(),
            fuel: Vec::new(),
            work: Vec::new(),
        };
        for (at, car) in park.cars.iter().enumerate() {
            for (turn, days) in [-9, 0, 6].into_iter().enumerate() {
                let shift = i64::try_from(at % 3).unwrap_or(0);
                let day = today.saturating_add((days + shift).days());
                if let Some(who) = employees.get(at * 2 + turn % 2).filter(|_| may_leave(park, car, day)) {
                    drive.missions.push(order(dice, (car, who), day));
                }
            }
            drive.fuel.push(filled(dice, car, today));
            if dice.percent(70) {
                drive.work.push(serviced(dice, car, today));
            }
        }
        drive
    }

    /// Writes it, what is linked to first.
    async fn write(self, engine: &Engine, ask: &Ask) -> Result<()> {
        for documents in [self.parts, self.stock, self.missions, self.fuel, self.work] {
            super::write(engine, ask, documents).await?;
        }
        Ok(())
    }
}

/// Whether insurance and inspection hold on that day, as far as they are on file.
fn may_leave(park: &Park, car: &Document, day: Day) -> bool {
    let ends = |kind: Type| {
        let of_car = park
            .papers
            .iter()
            .filter(|paper| paper.get(car_paper::CAR) == Some(id(car)));
        let of_type = of_car.filter(|paper| paper.get(car_paper::TYPE) == Some(kind));
        of_type.filter_map(|paper| paper.get(car_paper::VALID_UNTIL)).max()
    };
    [Type::Insurance, Type::TechnicalInspection]
        .into_iter()
        .all(|kind| ends(kind).is_none_or(|until| until >= Date(day)))
}

fn order(dice: &mut Dice, (car, who): (&Document, &Document), day: Day) -> Document {
    let hour = i8::try_from(dice.between(7, 10)).unwrap_or(8);
    let hours = dice.between(2, 7);
    let departs = schema::instant_in_morocco(day.at(hour, 0, 0, 0));
    let returns = departs.saturating_add(hours.hours()).unwrap_or(departs);
    document(&MISSIONS, dice)
        .with(mission::EMPLOYEE, id(who))
        .with(mission::CAR, id(car))
        .with(mission::TRANSPORT, Transport::ServiceCar)
        .with(mission::DESTINATION, (*dice.pick(DESTINATIONS)).to_owned())
        .with(mission::OBJECT, (*dice.pick(OBJECTS)).to_owned())
        .with(mission::DEPART, Instant(departs))
        .with(mission::RETURN, Instant(returns))
}

fn filled(dice: &mut Dice, car: &Document, today: Day) -> Document {
    let litres = dice.between(2_000, 6_000);
    document(&FUEL_LOGS, dice)
        .with(fuel::CAR, id(car))
        .with(fuel::DATE, Date(today.saturating_sub(dice.between(1, 20).days())))
        .with(fuel::LITRES, Dec(litres))
        .with(fuel::COST, Dec(litres * 12))
        .with(
            fuel::ODOMETER,
            car.get(car::ODOMETER).unwrap_or(0) + dice.between(10, 600),
        )
        .with(fuel::STATION, "Station communale".to_owned())
}

fn serviced(dice: &mut Dice, car: &Document, today: Day) -> Document {
    let days = dice.between(-40, 40);
    let mut work = document(&MAINTENANCES, dice)
        .with(maintenance::CAR, id(car))
        .with(
            maintenance::KIND,
            *dice.pick(&[Kind::Oil, Kind::Preventive, Kind::Tyres, Kind::Corrective]),
        )
        .with(maintenance::DATE, Date(today.saturating_add(days.days())))
        .with(maintenance::GARAGE, "Garage communal".to_owned())
        .with(maintenance::LABOUR, Dec(dice.between(100, 900) * 100));
    if days < 0 {
        work.set(maintenance::STATUS, Status::Done);
    }
    work
}

/// The store: each part, and what came in.
fn store(dice: &mut Dice, today: Day) -> (Vec<Document>, Vec<Document>) {
    let (mut parts, mut stock) = (Vec::new(), Vec::new());
    for (name, reference, category, many, price) in PARTS {
        let part = document(&SPARE_PARTS, dice)
            .with(spare_part::NAME, (*name).to_owned())
            .with(spare_part::REFERENCE, (*reference).to_owned())
            .with(spare_part::CATEGORY, (*category).to_owned())
            .with(
                spare_part::CONTRACT,
                format!("{}/{}", dice.between(1, 40), today.year()),
            )
            .with(spare_part::COST, Dec(price * 100))
            .with(spare_part::MINIMUM, dice.between(4, 15));
        stock.push(
            document(&SPARE_MOVEMENTS, dice)
                .with(spare_movement::PART, id(&part))
                .with(spare_movement::KIND, spare_movement::Kind::In)
                .with(spare_movement::QUANTITY, *many)
                .with(spare_movement::UNIT_COST, Dec(price * 100))
                .with(spare_movement::DATE, Date(today.saturating_sub(60.days()))),
        );
        parts.push(part);
    }
    (parts, stock)
}
