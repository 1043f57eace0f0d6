//! Cars from a sheet: a whole plate in one column, and the ends of insurance and inspection beside the car.

use engine::Cx;
use schema::{Date, Document, FieldDef, FieldValue, Given, Rejection, Result, Value, date};

use super::{
    BRAND, CARS, CHASSIS, COMMISSIONED, FISCAL_POWER, FUEL, GENRE, MODEL, NUM, NUMBER, ODOMETER, PLATE_TEXT, PRICE,
    VEHICLE,
};
use crate::car_paper::{self, CAR_PAPERS, Type, VALID_UNTIL, YEAR};
use crate::plate::Plate;
use platform::import::{Beside, Import, Latest};

/// A car is known by its plate, else by its chassis.
pub(crate) static CARS_OF_SHEETS: Import = Import {
    also: &[
        (
            NUMBER.def,
            &[
                "Matricule",
                "N° d'immatriculation",
                "Numéro d'immatriculation",
                "Plaque",
                "رقم اللوحة",
                "لوحة الترقيم",
                "Plate",
                "Registration",
                "Immatriculation complète",
                "fullMatricule",
            ],
        ),
        (BRAND.def, &["Marque du véhicule", "Brand", "النوع والعلامة"]),
        (VEHICLE.def, &["Type", "Catégorie", "نوع السيارة", "Vehicle"]),
        (GENRE.def, &["Genre du véhicule", "Type"]),
        (MODEL.def, &["Modele"]),
        (FUEL.def, &["Energie", "Énergie", "نوع الوقود"]),
        (
            FISCAL_POWER.def,
            &["Puissance", "Puissance fiscale (CV)", "CV", "القوة"],
        ),
        (
            CHASSIS.def,
            &[
                "Châssis",
                "N° chassis",
                "Numéro de châssis",
                "N° série",
                "رقم الإطار الحديدي",
                "Chassis",
            ],
        ),
        (PRICE.def, &["Prix", "Prix d'achat", "Valeur", "الثمن", "Price"]),
        (
            COMMISSIONED.def,
            &[
                "Date mise en circulation",
                "Mise en circulation",
                "DMC",
                "تاريخ الشروع في الاستعمال",
            ],
        ),
        (ODOMETER.def, &["Km", "Kilomètres", "Compteur", "الكيلومترات", "العداد"]),
        (NUM.def, &["N°", "Numéro", "ر.ت"]),
    ],
    days: &[(COMMISSIONED.def, Latest::Today)],
    completed: Some(plate_is_whole),
    beside: &[
        Beside {
            field: INSURED_UNTIL,
            also: &[
                "Assurance",
                "Assurance jusqu'au",
                "Fin d'assurance",
                "التأمين",
                "التأمين إلى غاية",
                "نهاية التأمين",
                "انتهاء التأمين",
                "تاريخ انتهاء التأمين",
                "تاريخ نهاية التأمين",
            ],
            put: |cx, car, until| paper(cx, car, Type::Insurance, until),
        },
        Beside {
            field: INSPECTED_UNTIL,
            also: &[
                "Visite technique",
                "Visite technique jusqu'au",
                "Fin visite technique",
                "الفحص التقني",
                "الفحص التقني إلى غاية",
                "نهاية الفحص التقني",
                "انتهاء الفحص التقني",
                "تاريخ انتهاء الفحص التقني",
                "تاريخ نهاية الفحص التقني",
            ],
            put: |cx, car, until| paper(cx, car, Type::TechnicalInspection, until),
        },
        Beside {
            field: TAXED_UNTIL,
            also: &[
                "Vignette",
                "Vignette jusqu'au",
                "Fin vignette",
                "TSAVA",
                "الضريبة السنوية",
                "الضريبة السنوية إلى غاية",
                "انتهاء الضريبة السنوية",
            ],
            put: |cx, car, until| paper(cx, car, Type::RoadTax, until),
        },
    ],
    ..Import::by(&CARS, &[&[PLATE_TEXT.def], &[CHASSIS.def]])
};

/// Papers, one of a type for each car and year.
pub(crate) static PAPERS: Import = Import::by(
    &CAR_PAPERS,
    &[
        &[car_paper::CAR.def, car_paper::TYPE.def, VALID_UNTIL.def],
        &[car_paper::CAR.def, car_paper::TYPE.def, YEAR.def],
    ],
);

const INSURED_UNTIL: FieldDef = date("insuranceValidUntil")
    .labels(
        "التأمين صالح إلى غاية",
        "Assurance valable jusqu’au",
        "Insurance valid until",
    )
    .def;
const INSPECTED_UNTIL: FieldDef = date("inspectionValidUntil")
    .labels(
        "الفحص التقني صالح إلى غاية",
        "Visite technique valable jusqu’au",
        "Inspection valid until",
    )
    .def;
const TAXED_UNTIL: FieldDef = date("roadTaxValidUntil")
    .labels(
        "الضريبة السنوية صالحة إلى غاية",
        "Vignette valable jusqu’au",
        "Road tax valid until",
    )
    .def;

/// The plate in its parts and in its one spelling, by which a car of the sheet is found again.
fn plate_is_whole(given: &mut Given) -> Result<(), Rejection> {
    let position = |name: &str| CARS.position(name).unwrap_or(0);
    let text = |given: &Given, name: &str| {
        let at = position(name);
        let value = given.iter().find(|(one, _)| *one == at).map(|(_, value)| value);
        value.and_then(Value::text).map(str::to_owned)
    };
    let Some(number) = text(given, NUMBER.def.name) else {
        return Ok(());
    };
    let parts = [super::LETTER, super::CODE].map(|key| text(given, key.def.name));
    let Some(mut plate) = Plate::read(&number) else {
        // The rule of the car refuses it, with what is expected.
        return Ok(());
    };
    let [letter, code] = parts;
    plate.letter = plate.letter.or(letter);
    plate.code = plate.code.or(code);
    let plate = plate.with_inferred_kind().of_kind()?;
    let kind = plate.kind.map(|kind| kind.wire().to_owned());
    let parts = [
        (PLATE_TEXT.def.name, Some(plate.canonical())),
        (super::PLATE_KIND.def.name, kind),
        (NUMBER.def.name, Some(plate.number)),
        (super::LETTER.def.name, plate.letter),
        (super::CODE.def.name, plate.code),
    ];
    for (at, text) in parts.map(|(name, text)| (position(name), text)) {
        given.retain(|(one, _)| *one != at);
        given.push((at, text.map_or(Value::Null, Value::Text)));
    }
    Ok(())
}

/// The paper of that type that ends on that day: the one that says so already, else that of its year whose end is unknown.
fn paper(cx: &mut Cx<'_>, car: &Document, kind: Type, until: &Value) -> Result<bool> {
    let Some(until) = <Date as FieldValue>::read(until) else {
        return Ok(false);
    };
    let of_type = vec![car_paper::CAR.eq(&car.id), car_paper::TYPE.eq(kind)];
    let papers = cx.all_readable(&CAR_PAPERS, of_type)?;
    if papers.iter().any(|(paper, _)| paper.get(VALID_UNTIL) == Some(until)) {
        return Ok(false);
    }
    let year = i64::from(until.0.year().min(cx.today().year()));
    let given = |fields: &[(&str, Value)]| -> Given {
        let fields = fields.iter();
        fields
            .filter_map(|(name, value)| Some((CAR_PAPERS.position(name)?, value.clone())))
            .collect()
    };
    let until = (VALID_UNTIL.def.name, until.write());
    let is_it = |paper: &Document| paper.get(YEAR) == Some(year) && paper.get(VALID_UNTIL).is_none();
    match papers.iter().find(|(paper, _)| is_it(paper)) {
        Some((paper, _)) => drop(cx.update_given(&CAR_PAPERS, &paper.id, &given(&[until]))?),
        None => drop(cx.create_given(
            &CAR_PAPERS,
            &given(&[
                (car_paper::CAR.def.name, Value::from(car.id.as_str())),
                (car_paper::TYPE.def.name, Value::from(kind.wire())),
                (YEAR.def.name, Value::Int(year)),
                until,
            ]),
        )?),
    }
    Ok(true)
}
