//! The park of the commune: cars of every kind of plate, their papers, and who holds them.

use jiff::ToSpan;
use jiff::civil::Date as Day;
use schema::{Date, Decimal, Document, Result};

use crate::car::{self, CARS, Fuel, Status, VehicleType};
use crate::car_paper::{self, CAR_PAPERS, Type};
use crate::holder::{self, CAR_ASSIGNMENTS};
use platform::demo::{DemoRng, DemoWriter, Units, document, id};

/// A kind of vehicle, as papers class it.
#[derive(Clone, Copy)]
struct VehicleClass {
    kind: VehicleType,
    genre: &'static str,
}

const fn class(kind: VehicleType, genre: &'static str) -> VehicleClass {
    VehicleClass { kind, genre }
}

/// A model that communes have.
struct Make {
    class: VehicleClass,
    brand: &'static str,
    model: &'static str,
    /// What chassis numbers of its maker begin with.
    maker: &'static str,
    /// What it is sold with, the usual one more often.
    fuels: &'static [Fuel],
    /// Fiscal power.
    power: i64,
    /// In dirhams.
    price: i64,
}

const fn make(
    class: VehicleClass,
    brand: &'static str,
    model: &'static str,
    maker: &'static str,
    fuels: &'static [Fuel],
    power: i64,
    price: i64,
) -> Make {
    Make {
        class,
        brand,
        model,
        maker,
        fuels,
        power,
        price,
    }
}

const CAR: VehicleClass = class(VehicleType::Car, "VP");
const VAN: VehicleClass = class(VehicleType::Car, "Utilitaire");
const PICK_UP: VehicleClass = class(VehicleType::Car, "Pick-up");
const RESCUE: VehicleClass = class(VehicleType::Car, AMBULANCE);
const LORRY: VehicleClass = class(VehicleType::Truck, "Camion");
const TIPPER: VehicleClass = class(VehicleType::Truck, "Camion benne");
const MOPED: VehicleClass = class(VehicleType::Motorcycle, "Cyclomoteur");
const TRACTOR: VehicleClass = class(VehicleType::Tractor, "Tracteur");
const AMBULANCE: &str = "Ambulance";
/// The place of the service that has it.
const HYGIENE: usize = 5;
const DIESEL: &[Fuel] = &[Fuel::Diesel];

/// In this order, again and again: cars and vans more than lorries.
const MAKES: &[Make] = &[
    make(
        CAR,
        "Dacia",
        "Logan",
        "UU1",
        &[Fuel::Diesel, Fuel::Diesel, Fuel::Petrol],
        6,
        118_000,
    ),
    make(VAN, "Renault", "Kangoo", "VF1", DIESEL, 7, 165_000),
    make(PICK_UP, "Toyota", "Hilux", "AHT", DIESEL, 9, 320_000),
    make(TIPPER, "Mercedes", "Atego", "WDB", DIESEL, 16, 890_000),
    make(VAN, "Peugeot", "Partner", "VF3", DIESEL, 7, 172_000),
    make(CAR, "Dacia", "Duster", "UU1", DIESEL, 7, 205_000),
    make(MOPED, "Peugeot", "Kisbee", "VGA", &[Fuel::Petrol], 2, 16_000),
    make(CAR, "Toyota", "Corolla", "SB1", &[Fuel::Hybrid], 8, 265_000),
    make(LORRY, "Isuzu", "NPR", "JAA", DIESEL, 12, 460_000),
    make(RESCUE, "Renault", "Master", "VF1", DIESEL, 9, 410_000),
    make(TRACTOR, "Massey Ferguson", "MF 290", "MFT", DIESEL, 10, 310_000),
    make(VAN, "Renault", "Kangoo E-Tech", "VF1", &[Fuel::Electric], 6, 345_000),
];
const LETTERS: &[&str] = &["أ", "ب", "د", "ه", "و", "ط"];
/// Of so many cars these carry provisional plates.
const PLATES: usize = 9;
const PROVISIONAL: usize = 2;
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
            let service = match (car.get(car::VEHICLE), car.get(car::GENRE).as_deref()) {
                (_, Some(AMBULANCE)) => &units.services[HYGIENE],
                (Some(VehicleType::Car), _) => rng.pick(&units.services),
                _ => units.services.last().unwrap_or(&units.services[0]),
            };
            car.set(car::SERVICE, id(service));
            park.papers.extend(papers(rng, &car, today));
            let is_for_people = car.get(car::VEHICLE) == Some(VehicleType::Car);
            if let Some(holder) = employees.get(at * 3).filter(|_| is_for_people && at % 4 != 3) {
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
    let make = &MAKES[at % MAKES.len()];
    // Provisional plates are those of cars that were bought just now; what runs on electricity or both is not old.
    let is_provisional = at % PLATES == PROVISIONAL;
    let fuel = *rng.pick(make.fuels);
    let oldest = if matches!(fuel, Fuel::Electric | Fuel::Hybrid) {
        4
    } else {
        15
    };
    let age = if is_provisional {
        rng.range(15, 55)
    } else {
        rng.range(200, oldest * 365)
    };
    let mut car = document(&CARS, rng)
        .with(car::VEHICLE, make.class.kind)
        .with(car::NUMBER, plate(rng, at))
        .with(car::BRAND, make.brand.to_owned())
        .with(car::MODEL, make.model.to_owned())
        .with(car::GENRE, make.class.genre.to_owned())
        .with(car::FUEL, fuel)
        .with(car::FISCAL_POWER, format!("{} CV", make.power))
        .with(
            car::CHASSIS,
            format!("{}{:014}", make.maker, rng.range(1, 99_999_999_999_999)),
        )
        .with(car::PRICE, Decimal(make.price * 100));
    car.set(car::COMMISSIONED, Date(today.saturating_sub(age.days())));
    car.set(car::ODOMETER, age * rng.range(20, 50));
    if age > 14 * 365 {
        car.set(car::STATUS, Status::Reformed);
    } else if rng.percent(8) {
        car.set(car::STATUS, Status::InRepair);
    }
    car
}

/// Most cars of a commune carry its own plates; the place keeps them apart.
fn plate(rng: &mut DemoRng, at: usize) -> String {
    let place = i64::try_from(at).unwrap_or(0);
    match at % PLATES {
        0 | 1 => format!("{}-{}-{}", 10_000 + 37 * place, rng.pick(LETTERS), rng.range(1, 89)),
        PROVISIONAL => format!("WW{}", 200_000 + 11 * place),
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
        let Some(days) = days_left(rng) else { continue };
        let until = today.saturating_add(days.days());
        paper(rng, kind, Some(until));
        let former = until.saturating_sub(1.year());
        // A car had none before it was bought.
        let is_of_its_time = car
            .get(car::COMMISSIONED)
            .is_some_and(|since| since < Date(former.saturating_sub(1.year())));
        if is_of_its_time && rng.percent(60) {
            paper(rng, kind, Some(former));
        }
    }
    papers
}

/// In how many days a paper ends: most are in order, some end soon, some have ended, some are not on file.
fn days_left(rng: &mut DemoRng) -> Option<i64> {
    match rng.range(1, 100) {
        1..=70 => Some(rng.range(45, 350)),
        71..=82 => Some(rng.range(0, 29)),
        83..=93 => Some(rng.range(-200, -1)),
        _ => None,
    }
}

fn new_assignment(rng: &mut DemoRng, car: &Document, holder: &Document, today: Day) -> Document {
    let given = today.saturating_sub(rng.range(30, 900).days());
    let since = car
        .get(car::COMMISSIONED)
        .map_or(given, |Date(bought)| given.max(bought));
    document(&CAR_ASSIGNMENTS, rng)
        .with(holder::CAR, id(car))
        .with(holder::EMPLOYEE, id(holder))
        .with(holder::FROM, Date(since))
        .with(holder::DECISION, format!("{}/{}", rng.range(1, 400), since.year()))
}
