//! The park of the commune: cars of every kind of plate, their papers, and who holds them.

use jiff::ToSpan;
use jiff::civil::Date as Day;
use schema::{Date, Decimal, Document, Result};

use crate::car::{self, CARS, Fuel, Status, VehicleType};
use crate::car_paper::{self, CAR_PAPERS, Type};
use crate::holder::{self, CAR_ASSIGNMENTS};
use platform::demo::{DemoRng, Stage, Units, document, id};

/// Type, make, model, genre, fiscal power, price in dirhams.
type Make = (VehicleType, &'static str, &'static str, &'static str, i64, i64);

const MAKES: &[Make] = &[
    (VehicleType::Car, "Dacia", "Logan", "VP", 6, 118_000),
    (VehicleType::Car, "Renault", "Kangoo", "Utilitaire", 7, 165_000),
    (VehicleType::Car, "Peugeot", "Partner", "Utilitaire", 7, 172_000),
    (VehicleType::Car, "Toyota", "Hilux", "Pick-up", 9, 320_000),
    (VehicleType::Truck, "Isuzu", "NPR", "Camion", 12, 460_000),
    (VehicleType::Truck, "Mercedes", "Atego", "Camion benne", 16, 890_000),
    (VehicleType::Motorcycle, "Peugeot", "Kisbee", "Cyclomoteur", 2, 16_000),
    (VehicleType::Tractor, "Massey Ferguson", "290", "Tracteur", 10, 310_000),
];
const LETTERS: &[&str] = &["أ", "ب", "د", "ه", "و", "ط"];
const INSURERS: &[&str] = &["Wafa Assurance", "RMA", "AtlantaSanad", "MAMDA"];

/// The cars, and what is on file of them.
pub(super) struct Park {
    pub cars: Vec<Document>,
    pub papers: Vec<Document>,
    pub holders: Vec<Document>,
}

impl Park {
    /// A car for every eight employees, as communes have them, and eight at least.
    pub fn new(dice: &mut DemoRng, units: &Units, employees: &[Document], today: Day) -> Self {
        let mut park = Park {
            cars: Vec::new(),
            papers: Vec::new(),
            holders: Vec::new(),
        };
        for at in 0..(employees.len() / 8).clamp(8, 60) {
            let mut car = vehicle(dice, at, today);
            car.set(car::SERVICE, id(dice.pick(&units.services)));
            park.papers.extend(papers(dice, &car, today));
            if let Some(holder) = employees.get(at * 3).filter(|_| at % 4 != 3) {
                park.holders.push(new_assignment(dice, &car, holder, today));
            }
            park.cars.push(car);
        }
        park
    }

    /// Writes it, the cars first.
    pub async fn write(self, stage: Stage<'_>) -> Result<()> {
        for documents in [self.cars, self.papers, self.holders] {
            stage.write(documents).await?;
        }
        Ok(())
    }
}

fn vehicle(dice: &mut DemoRng, at: usize, today: Day) -> Document {
    let (kind, make, model, genre, power, price) = *dice.pick(MAKES);
    let fuels = [
        Fuel::Diesel,
        Fuel::Diesel,
        Fuel::Diesel,
        Fuel::Petrol,
        Fuel::Hybrid,
        Fuel::Electric,
    ];
    let age = dice.range(60, 15 * 365);
    let mut car = document(&CARS, dice)
        .with(car::VEHICLE, kind)
        .with(car::NUMBER, plate(dice, at))
        .with(car::BRAND, make.to_owned())
        .with(car::MODEL, model.to_owned())
        .with(car::GENRE, genre.to_owned())
        .with(car::FUEL, *dice.pick(&fuels))
        .with(car::FISCAL_POWER, format!("{power} CV"))
        .with(car::CHASSIS, format!("VF1{:014}", dice.range(1, 99_999_999_999_999)))
        .with(car::PRICE, Decimal(price * 100));
    car.set(car::COMMISSIONED, Date(today.saturating_sub(age.days())));
    car.set(car::ODOMETER, age * dice.range(20, 70));
    if dice.percent(8) {
        car.set(car::STATUS, Status::InRepair);
    } else if age > 14 * 365 {
        car.set(car::STATUS, Status::Reformed);
    }
    car
}

/// Most cars of a commune carry its own plates; the place keeps them apart.
fn plate(dice: &mut DemoRng, at: usize) -> String {
    let place = i64::try_from(at).unwrap_or(0);
    match at % 8 {
        0 | 1 => format!("{}-{}-{}", 10_000 + 37 * place, dice.pick(LETTERS), dice.range(1, 89)),
        2 => format!("WW{}", 200_000 + 11 * place),
        3 => format!("{}-{}", 4_000 + place, dice.range(1, 9)),
        _ => format!("ج {}", 150_000 + 101 * place),
    }
}

fn papers(dice: &mut DemoRng, car: &Document, today: Day) -> Vec<Document> {
    let mut papers = Vec::new();
    let mut paper = |dice: &mut DemoRng, kind: Type, until: Option<Day>| {
        let mut made = document(&CAR_PAPERS, dice)
            .with(car_paper::CAR, id(car))
            .with(car_paper::TYPE, kind);
        let year = until.map_or(today.year(), |until| until.saturating_sub(1.year()).year());
        made.set(car_paper::YEAR, i64::from(year));
        if let Some(until) = until {
            made.set(car_paper::ISSUED_ON, Date(until.saturating_sub(1.year())));
            made.set(car_paper::VALID_UNTIL, Date(until));
            made.set(car_paper::COST, Decimal(dice.range(300, 4_500) * 100));
        }
        if kind == Type::Insurance {
            made.set(car_paper::PROVIDER, (*dice.pick(INSURERS)).to_owned());
            made.set(car_paper::POLICY, format!("{}/{}", dice.range(10_000, 99_999), year));
        }
        papers.push(made);
    };
    if dice.percent(95) {
        paper(dice, Type::RegistrationCard, None);
    }
    for kind in [Type::Insurance, Type::RoadTax, Type::TechnicalInspection] {
        // Most are in order; some end soon, some have ended, some are not on file.
        let days = match dice.range(1, 100) {
            1..=70 => dice.range(45, 350),
            71..=82 => dice.range(0, 29),
            83..=93 => dice.range(-200, -1),
            _ => continue,
        };
        let until = today.saturating_add(days.days());
        paper(dice, kind, Some(until));
        if dice.percent(60) {
            paper(dice, kind, Some(until.saturating_sub(1.year())));
        }
    }
    papers
}

fn new_assignment(dice: &mut DemoRng, car: &Document, holder: &Document, today: Day) -> Document {
    let since = today.saturating_sub(dice.range(30, 900).days());
    document(&CAR_ASSIGNMENTS, dice)
        .with(holder::CAR, id(car))
        .with(holder::EMPLOYEE, id(holder))
        .with(holder::FROM, Date(since))
        .with(holder::DECISION, format!("{}/{}", dice.range(1, 400), since.year()))
}
