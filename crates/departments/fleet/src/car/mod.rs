//! Cars (السيارات): the vehicles of the commune, from their plates to what they cost.

use engine::{Cx, Effect, Entity, Finder, ReportDef};
use schema::{
    Access, Change, Collection, Date, Decimal, Document, Fields, Form, Grant, Id, Label, NEXT_YEAR, Query, Result,
    Rows, Select, TODAY, Unique, Who, YEAR_START, all, any, case, choice, choices, count, date, decimal, error_codes,
    fields, file, flag, integer, json, latest, link, text,
};

use super::car_paper::{self, CAR_PAPERS, Type as Paper};
use super::maintenance;
use super::mission::{self, MISSIONS};
use super::not_in_future;
use super::plate::{PLATE, PlateKind};
use platform::notice::NOTIFICATIONS;
use platform::organisation::service::SERVICES;
use platform::people::employee::EMPLOYEES;

mod costs;
pub mod duplicates;
pub(crate) mod import;
pub mod meter;
mod panel;
pub mod rules;
#[cfg(test)]
mod tests;
pub(crate) mod unavailable;
mod unit_panel;
mod wording;

choices! {
    /// What moves.
    VehicleType {
        Car = "car" | "voiture": "سيارة", "Voiture", "Car";
        Motorcycle = "motorcycle" | "moto": "دراجة نارية", "Motocycle", "Motorcycle";
        Truck = "truck" | "camion": "شاحنة", "Camion", "Truck";
        Tractor = "tractor" | "tracteur": "جرار", "Tracteur", "Tractor";
    }
    /// What it burns.
    Fuel {
        Diesel = "diesel" | "gasoil" | "gazole": "الغازوال", "Gasoil", "Diesel";
        Petrol = "petrol" | "essence": "البنزين", "Essence", "Petrol";
        Electric = "electric" | "électrique": "كهربائي", "Électrique", "Electric";
        Hybrid = "hybrid" | "hybride": "هجين", "Hybride", "Hybrid";
        Lpg = "lpg" | "gpl": "غاز البترول المسيل", "GPL", "LPG";
    }
    /// Whether it runs.
    Status {
        Active = "active" as Good: "في الخدمة", "En service", "Active";
        InRepair = "in_repair" as Warn: "قيد الإصلاح", "En réparation", "In repair";
        Reformed = "reformed" as Quiet: "متلاشية", "Réformé", "Written off";
    }
    /// How its papers stand, the worst of the four.
    DocumentStatus {
        Expired = "expired" as Bad: "منتهية الصلاحية", "Expirés", "Expired";
        ExpiringSoon = "expiring_soon" as Warn: "تشرف على الانتهاء", "Expirent bientôt", "Expiring soon";
        Unknown = "unknown" as Quiet: "غير معروفة", "Inconnu", "Unknown";
        Valid = "valid" as Good: "سارية المفعول", "Valides", "Valid";
    }
}

/// The make and the model of a car.
pub fn make(car: &Document) -> String {
    let said = [car.get(BRAND), car.get(MODEL)];
    said.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

error_codes! {
    POWER_WRONG = "fiscal_power_wrong", invalid => "الصيغة غير صحيحة. مثال: \u{2066}6 CV\u{2069}", "Format incorrect. Exemple\u{a0}: 6 CV", "Invalid format. Example: 6 CV";
}
/// Fiscal power: `6 CV`.
pub static POWER: Form = Form {
    name: "power",
    spelling: |text| {
        let folded = schema::fold(text);
        let bare: String = folded.chars().filter(|c| !c.is_whitespace()).collect();
        let horses = ["cv", "c.v", "c.v.", "cv."]
            .iter()
            .find_map(|unit| bare.strip_suffix(unit));
        match horses.map(|horses| horses.trim_start_matches('0')) {
            Some(horses) => format!("{horses} CV"),
            None => text.trim().to_owned(),
        }
    },
    is_right: |text| {
        let horses = text.strip_suffix(" CV").unwrap_or_default();
        (1..=3).contains(&horses.len()) && horses.bytes().all(|b| b.is_ascii_digit())
    },
    pattern: r"^\s*[0-9٠-٩]{1,3}\s*[cC]\.?\s*[vV]\.?\s*$",
    expects: Label::new("مثلا \u{2066}6 CV\u{2069}", "par exemple 6 CV", "such as 6 CV"),
    otherwise: Some(POWER_WRONG),
    sought: None,
};

fields! {
    VEHICLE: VehicleType = choice("vehicleType").required() => "نوع المركبة", "Type de véhicule", "Vehicle type";
    PLATE_TEXT: String = text("fullMatricule").form(&PLATE).computed().searched() => "رقم التسجيل الكامل", "Immatriculation complète", "Full plate";
    PLATE_KIND: PlateKind = choice("plateKind") => "صنف اللوحة", "Nature de la plaque", "Kind of plate";
    /// The digits; a whole plate typed here is taken apart.
    NUMBER: String = text("registrationNumber").required().max(40).printable() => "رقم التسجيل", "Immatriculation", "Registration number";
    LETTER: String = text("registrationLetter").max(10).printable() => "حرف التسجيل", "Lettre", "Registration letter";
    CODE: String = text("registrationCode").max(4).printable() => "رمز الإقليم", "Code de la préfecture", "Prefecture code";
    GENRE: String = text("type").suggested() => "الصنف", "Genre", "Kind";
    BRAND: String = text("brand").suggested().required().printable() => "العلامة", "Marque", "Make";
    MODEL: String = text("model").suggested().printable() => "الطراز", "Modèle", "Model";
    FUEL: Fuel = choice("fuel") => "الوقود", "Carburant", "Fuel";
    FISCAL_POWER: String = text("fiscalPower").form(&POWER) => "القوة الجبائية", "Puissance fiscale", "Fiscal power";
    CHASSIS: String = text("numSerie").searched().printable() => "رقم الهيكل", "N° de châssis", "Chassis number";
    PRICE: Decimal = decimal("price").within(Decimal(0), Decimal(10_000_000_000)) => "ثمن الاقتناء (درهم)", "Prix (MAD)", "Price (MAD)";
    COMMISSIONED: Date = date("commissioningDate") => "تاريخ أول استعمال", "Date de mise en circulation", "Commissioning date";
    COMMISSIONING_YEAR: i64 = integer("commissioningYear").computed() => "سنة أول استعمال", "Année de mise en circulation", "Commissioning year";
    HOLDER: Id = link("ownerDriverId", || &EMPLOYEES).expands("ownerDriver") => "المستفيد(ة) من السيارة", "Détenteur", "Holder";
    SERVICE: Id = link("serviceId", || &SERVICES).expands("service") => "المصلحة", "Service", "Service";
    /// The next one unless given; never yearly.
    NUM: i64 = integer("num").within(1, 9_999_999) => "الرقم الترتيبي", "N° d’ordre", "Number";
    STATUS: Status = choice("status").default(Status::Active.wire()) => "الوضعية", "État", "Status";
    ODOMETER: i64 = integer("odometer").within(0, 9_999_999) => "عدد الكيلومترات", "Kilométrage", "Odometer";
    /// As it was typed last.
    TYPED: i64 = integer("odometerTyped").computed().hidden() => "العداد كما تم إدخاله", "Compteur saisi", "Odometer as typed";
    /// That of the last replacement.
    REPLACED_ON: Date = date("odometerReplacedOn").computed() => "تاريخ استبدال العداد", "Compteur remplacé le", "Odometer replaced on";
    LAST_OF_FORMER: i64 = integer("odometerBefore").within(0, 9_999_999).computed() => "آخر قراءة للعداد القديم (كلم)", "Dernier relevé de l’ancien compteur (km)", "Last reading of the former odometer (km)";
    FIRST_OF_NEW: i64 = integer("odometerAfter").within(0, 9_999_999).computed() => "أول قراءة للعداد الجديد (كلم)", "Premier relevé du nouveau compteur (km)", "First reading of the new odometer (km)";
    CHECKED: bool = flag("odometerChecked") => "قراءة العداد متحقق منها رغم الفارق الكبير", "Relevé vérifié malgré un grand écart", "Reading checked in spite of a large gap";
    /// Every replacement, the oldest first: `[{on, last, first}]`.
    METERS: serde_json::Value = json("odometers").bytes(8_192).computed().hidden() => "عدادات المركبة", "Compteurs du véhicule", "Odometers of the vehicle";
    /// The greatest reading that other documents tell.
    READ: i64 = integer("odometerRead").computed().hidden() => "أكبر قراءة للعداد", "Plus grand relevé", "Greatest reading";
    PHOTO: Id = file("photoId", platform::bucket::IMAGES) => "الصورة", "Photo", "Photo";
    DOCUMENT_STATUS: DocumentStatus = case(
        "documentStatus",
        &[
            (
                any(&[INSURED.before(TODAY), TAXED.before(TODAY), INSPECTED.before(TODAY)]),
                DocumentStatus::Expired.wire(),
            ),
            (
                all(&[
                    any(&[INSURED.is_unset(), INSURED.after(car_paper::SOON)]),
                    any(&[TAXED.is_unset(), TAXED.after(car_paper::SOON)]),
                    any(&[INSPECTED.is_unset(), INSPECTED.after(car_paper::SOON)]),
                    any(&[INSURED.is_unset(), TAXED.is_unset(), INSPECTED.is_unset(), REGISTERED.equals(0)]),
                ]),
                DocumentStatus::Unknown.wire(),
            ),
            (
                all(&[
                    INSURED.after(car_paper::SOON),
                    TAXED.after(car_paper::SOON),
                    INSPECTED.after(car_paper::SOON),
                ]),
                DocumentStatus::Valid.wire(),
            ),
        ],
        DocumentStatus::ExpiringSoon.wire(),
    ) => "وضعية الوثائق", "État des papiers", "Document status";
    /// Not cancelled, leaving this year.
    MISSION_COUNT: i64 = count("missionCount", || &MISSIONS, mission::CAR)
        .when(all(&[
            mission::CANCELLED_AT.is_unset(),
            any(&[mission::DEPART.at(YEAR_START), mission::DEPART.after(YEAR_START)]),
            mission::DEPART.before(NEXT_YEAR),
        ]))
        => "عدد المهام هذه السنة", "Missions de l’année", "Missions this year";
    INSURED: Date = latest("insuredUntil", || &CAR_PAPERS, car_paper::CAR, car_paper::VALID_UNTIL)
        .when(car_paper::TYPE.is(Paper::Insurance.wire())).hidden() => "التأمين إلى غاية", "Assurée jusqu’au", "Insured until";
    TAXED: Date = latest("taxedUntil", || &CAR_PAPERS, car_paper::CAR, car_paper::VALID_UNTIL)
        .when(car_paper::TYPE.is(Paper::RoadTax.wire())).hidden() => "الضريبة السنوية إلى غاية", "Vignette jusqu’au", "Taxed until";
    INSPECTED: Date = latest("inspectedUntil", || &CAR_PAPERS, car_paper::CAR, car_paper::VALID_UNTIL)
        .when(car_paper::TYPE.is(Paper::TechnicalInspection.wire())).hidden() => "الفحص التقني إلى غاية", "Visite technique jusqu’au", "Inspected until";
    REGISTERED: i64 = count("registrations", || &CAR_PAPERS, car_paper::CAR)
        .when(car_paper::TYPE.is(Paper::RegistrationCard.wire())).hidden() => "البطاقات الرمادية", "Cartes grises", "Registration cards";
}

/// What writers of mission orders read, to choose a car.
const SHORT_FORM: Fields = Fields::Only(&[PLATE_TEXT.def, GENRE.def, VEHICLE.def, STATUS.def, DOCUMENT_STATUS.def]);

/// Unique by plate, chassis and number.
pub static CARS: Collection = Collection {
    one: Label::new("مركبة", "Véhicule", "Vehicle"),
    many: Label::new("حظيرة السيارات", "Parc automobile", "Vehicles"),
    unique: &[
        Unique::on(&[PLATE_TEXT.def])
            .otherwise(duplicates::PLATE)
            .typed_in(NUMBER.def),
        Unique::on(&[CHASSIS.def]).folded().otherwise(duplicates::CHASSIS),
        Unique::on(&[NUM.def]).otherwise(duplicates::NUMBER),
    ],
    access: Access::resource(super::RESOURCE).grants(&[Grant::new(
        Who::Holder(super::MISSIONS_READ),
        Rows::All,
        SHORT_FORM,
    )]),
    title: &[PLATE_TEXT.def],
    picked_by: &[PLATE_TEXT.def, BRAND.def, MODEL.def],
    picked_with: &[&[BRAND.def], &[MODEL.def], &[SERVICE.def]],
    page: "/cars-management/{id}",
    ..Collection::new("cars", FIELDS)
};

/// Who stands on the status of cars: told of each write of one.
pub struct StatusFollower(pub fn(&mut Cx<'_>, &Change) -> Result<()>);

/// A car has one plate in one spelling, a number of its own, and an odometer that only goes forward.
pub static CAR: Entity = Entity {
    before_write: &[
        |cx, change| not_in_future::day_not_in_future(cx, change, COMMISSIONED),
        rules::plate_is_of_its_kind,
        rules::number_follows_the_last,
        rules::year_follows_the_date,
        rules::odometer_goes_forward,
    ],
    after_write: &[
        Effect {
            touches: &[|| &NOTIFICATIONS],
            run: maintenance::due::odometer_is_far_enough,
        },
        Effect {
            touches: &[|| &NOTIFICATIONS],
            run: |cx, change| {
                cx.extensions::<StatusFollower>()
                    .try_for_each(|follower| (follower.0)(cx, change))
            },
        },
    ],
    actions: &[&costs::COSTS, &meter::REPLACE, &meter::UNDO],
    finder: Some(Finder {
        by: &[PLATE_TEXT.def, CHASSIS.def, BRAND.def, MODEL.def],
        details: &[BRAND.def, MODEL.def, SERVICE.def],
    }),
    reports: &[
        report("carsByType", &[VEHICLE.def]),
        report("carsByFuel", &[FUEL.def]),
        report("carsByYear", &[COMMISSIONING_YEAR.def]),
        report("carsByStatus", &[STATUS.def]),
        report("carsByDocumentStatus", &[DOCUMENT_STATUS.def]),
        report("carsByService", &[SERVICE.def]),
    ],
    import: Some(&import::CARS_OF_SHEETS),
    error_codes: &[
        super::plate::ERROR_CODES,
        ERROR_CODES,
        rules::ERROR_CODES,
        meter::ERROR_CODES,
        duplicates::ERROR_CODES,
        super::not_in_future::ERROR_CODES,
        unavailable::ERROR_CODES,
    ],
    extensions: &[unavailable::DECLARED, panel::PANELS, unit_panel::PANELS],
    ..Entity::plain(&CARS)
};

const fn report(name: &'static str, by: &'static [schema::FieldDef]) -> ReportDef {
    ReportDef {
        name,
        only: &[],
        by,
        sum: None,
        ..ReportDef::WHOLE
    }
}

/// Every car with its plate, its status and its odometer alone: nothing that is worked out from other documents.
pub(super) fn brief(cx: &Cx<'_>) -> Result<Vec<Document>> {
    let query = Query {
        select: Select::only(&CARS, &[PLATE_TEXT.def, STATUS.def, ODOMETER.def, METERS.def]),
        ..Query::default()
    };
    cx.all_of(&CARS, query)
}
