//! The park of the commune: cars of every kind of plate, their papers, and who holds them.

use jiff::ToSpan;
use jiff::civil::Date as Day;
use schema::{Date, Decimal, Document, Result};

use crate::car::{self, CARS, Fuel, Status, VehicleType};
use crate::car_paper::{self, CAR_PAPERS, Type};
use crate::holder::{self, CAR_ASSIGNMENTS};
use platform::demo::{DemoRng, DemoWriter, Units, document, id};

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
pub(super) struct Vehicles {
    pub cars: Vec<Document>,
    pub papers: Vec<Document>,
    pub holders: Vec<Document>,
}

impl Vehicles {
    /// A car for every eight employees, as communes have them, and eight at least.
    pub fn new(rng: &mut DemoRng, units: &Units, employees: &[Document], today: Day) -> Self {
        let mut park = Vehicles {
            cars: Vec::new(),
            papers: Vec::new(),
            holders: Vec::new(),
        };
        for at in 0..(employees.len() / 8).clamp(8, 60) {
            let mut car = vehicle(rng, at, today);
            car.set(car::SERVICE, id(rng.pick(&units.services)));
            park.papers.extend(papers(rng, &car, today));
            if let Some(holder) = employees.get(at * 3).filter(|_| at % 4 != 3) {
                park.holders.push(new_assignment(rng, &car, holder, today));
            }
            park.cars.push(car);
        }
        park
    }

    /// Writes it, the cars first.
    pub async fn write(self, stage: DemoWriter<'_>) -> Result<()> {
        for documents in [self.cars, self.papers, self.holders] {
            stage.write(documents).await?;
        }
        Ok(())
    }
}

fn vehicle(rng: &mut DemoRng, at: usize, today: Day) -> Document {
    let (kind, make, model, genre, power, price) = *rng.pick(MAKES);
    let fuels = [
        Fuel::Diesel,
        Fuel::Diesel,
        Fuel::Diesel,
        Fuel::Petrol,
        Fuel::Hybrid,
        Fuel::Electric,
    ];
    let age = rng.range(60, 15 * 365);
    let mut car = document(&CARS, rng)
        .with(car::VEHICLE, kind)
        .with(car::NUMBER, plate(rng, at))
        .with(car::BRAND, make.to_owned())
        .with(car::MODEL, model.to_owned())
        .with(car::GENRE, genre.to_owned())
        .with(car::FUEL, *rng.pick(&fuels))
        .with(car::FISCAL_POWER, format!("{power} CV"))
        .with(car::CHASSIS, format!("VF1{:014}", rng.range(1, 99_999_999_999_999)))
        .with(car::PRICE, Decimal(price * 100));
    car.set(car::COMMISSIONED, Date(today.saturating_sub(age.days())));
    car.set(car::ODOMETER, age * rng.range(20, 70));
    if rng.percent(8) {
        car.set(car::STATUS, Status::InRepair);
    } else if age > 14 * 365 {
        car.set(car::STATUS, Status::Reformed);
    }
    car
}

/// Most cars of a commune carry its own plates; the place keeps them apart.
fn plate(rng: &mut DemoRng, at: usize) -> String {
    let place = i64::try_from(at).unwrap_or(0);
    match at % 8 {
        0 | 1 => format!("{}-{}-{}", 10_000 + 37 * place, rng.pick(LETTERS), rng.range(1, 89)),
        2 => format!("WW{}", 200_000 + 11 * place),
        3 => format!("{}-{}", 4_000 + place, rng.range(1, 9)),
        _ => format!("ج {}", 150_000 + 101 * place),
    }
}

fn papers(rng: &mut DemoRng, car: &Document, today: Day) -> Vec<Document> {
    let mut papers = Vec::new();
    let mut paper = |rng: &mut DemoRng, kind: Type, until: Option<Day>| {
        let mut made = document(&CAR_PAPERS, rng)
            .with(car_paper::CAR, id(car))
            .with(car_paper::TYPE, kind);
        let year = until.map_or(today.year(), |until| until.saturating_sub(1.year()).year());
        made.set(car_paper::YEAR, i64::from(year));
        if let Some(until) = until {
            made.set(car_paper::ISSUED_ON, Date(until.saturating_sub(1.year())));
            made.set(car_paper::VALID_UNTIL, Date(until));
            made.set(car_paper::COST, Decimal(rng.range(300, 4_500) * 100));
        }
        if kind == Type::Insurance {
            made.set(car_paper::PROVIDER, (*rng.pick(INSURERS)).to_owned());
            made.set(car_paper::POLICY, format!("{}/{}", rng.range(10_000, 99_999), year));
        }
        papers.push(made);
    };
    if rng.percent(95) {
        paper(rng, Type::RegistrationCard, None);
    }
    for kind in [Type::Insurance, Type::RoadTax, Type::TechnicalInspection] {
        // Most are in order; some end soon, some have ended, some are not on file.
        let days = match rng.range(1, 100) {
            1..=70 => rng.range(45, 350),
            71..=82 => rng.range(0, 29),
            83..=93 => rng.range(-200, -1),
            _ => continue,
        };
        let until = today.saturating_add(days.days());
        paper(rng, kind, Some(until));
        if rng.percent(60) {
            paper(rng, kind, Some(until.saturating_sub(1.year())));
        }
    }
    papers
}

fn new_assignment(rng: &mut DemoRng, car: &Document, holder: &Document, today: Day) -> Document {
    let since = today.saturating_sub(rng.range(30, 900).days());
    document(&CAR_ASSIGNMENTS, rng)
        .with(holder::CAR, id(car))
        .with(holder::EMPLOYEE, id(holder))
        .with(holder::FROM, Date(since))
        .with(holder::DECISION, format!("{}/{}", rng.range(1, 400), since.year()))
}
