//! Accidents (حوادث السير): what happened to a car, with the reports, the third party and the cost of the repair.

use engine::{Entity, Extension, Finder, Import, ReportDef};
use schema::{
    Access, Collection, Date, Decimal, Flow, Id, Instant, Label, Step, Tone, choice, choices, date, decimal, fields,
    file, files, instant, json, link, long, text,
};

use super::car::CARS;
use super::not_in_future;
use platform::home::task::Task;
use platform::people::employee::EMPLOYEES;

mod due;
pub mod paper;
#[cfg(test)]
mod tests;
pub mod third_party;
mod wording;

choices! {
    /// What happened.
    Type {
        Collision = "collision": "اصطدام", "Collision", "Collision";
        SingleVehicle = "single_vehicle": "حادثة مركبة واحدة", "Véhicule seul", "Single vehicle";
        Pedestrian = "pedestrian": "حادثة مع راجل", "Piéton", "Pedestrian";
        Theft = "theft": "سرقة", "Vol", "Theft";
        Fire = "fire": "حريق", "Incendie", "Fire";
        Vandalism = "vandalism": "تخريب", "Vandalisme", "Vandalism";
        Other = "other": "غير ذلك", "Autre", "Other";
    }
    /// How far the case is.
    State {
        Reported = "reported" as Warn: "مصرح بها", "Déclaré", "Reported";
        UnderReview = "under_review" as Info: "قيد الدراسة", "En cours d’étude", "Under review";
        Resolved = "resolved" as Good: "تمت تسويتها", "Réglé", "Resolved";
        Cancelled = "cancelled" as Quiet: "ملغاة", "Annulé", "Cancelled";
    }
}

fields! {
    CAR: Id = link("carId", || &CARS).expands("car").required() => "المركبة", "Véhicule", "Vehicle";
    EMPLOYEE: Id = link("employeeId", || &EMPLOYEES).expands("employee") => "السائق(ة)", "Conducteur", "Driver";
    LOCATION: String = text("location").suggested().required().searched().printable() => "المكان", "Lieu", "Place";
    DATE: Instant = instant("date").required() => "التاريخ والساعة", "Date et heure", "Date and time";
    /// Until when the insurer is told of it.
    DECLARE_BY: Date = date("declareBy").computed() => "التصريح للمؤمن قبل", "À déclarer à l’assureur avant le", "To be declared to the insurer by";
    TYPE: Type = choice("type").required() => "النوع", "Type", "Type";
    DAMAGES: String = long("damages").printable() => "الأضرار", "Dégâts", "Damages";
    REMARKS: String = long("remarks").printable() => "ملاحظات", "Observations", "Remarks";
    POLICE_REPORT: Id = file("policeReportId", platform::bucket::LEGAL_DOCUMENTS).keep_history() => "محضر الشرطة أو الدرك الملكي", "PV de police ou de gendarmerie", "Police or gendarmerie report";
    AMICABLE_REPORT: Id = file("amicableReportId", platform::bucket::LEGAL_DOCUMENTS).keep_history() => "معاينة ودية", "Constat amiable", "Amicable report";
    PHOTOS: Vec<Id> = files("photos", platform::bucket::IMAGES) => "الصور", "Photos", "Photos";
    THIRD_PARTY: serde_json::Value = json("thirdParty").bytes(16_384) => "الطرف الآخر", "Tiers", "Third party";
    /// For a paper in Arabic, like the two below; where nobody wrote it, what stands above is printed as it is.
    LOCATION_AR: String = text("locationAr").suggested().searched().printable() => "المكان بالعربية", "Lieu en arabe", "Place in Arabic";
    DAMAGES_AR: String = long("damagesAr").printable() => "الأضرار بالعربية", "Dégâts en arabe", "Damages in Arabic";
    REMARKS_AR: String = long("remarksAr").printable() => "ملاحظات بالعربية", "Observations en arabe", "Remarks in Arabic";
    STATE: State = choice("state").default(State::Reported.wire()) => "الحالة", "État", "State";
    REPAIR_COST: Decimal = decimal("repairCost").within(Decimal(0), Decimal(10_000_000_000)) => "كلفة الإصلاح (درهم)", "Coût de réparation (MAD)", "Repair cost (MAD)";
}

/// What is not settled yet.
const OPEN: &[&str] = &[State::Reported.wire(), State::UnderReview.wire()];

/// A case is studied, then settled; it may be opened again.
pub static ACCIDENTS: Collection = Collection {
    one: Label::new("حادثة سير", "Accident", "Accident"),
    many: Label::new("حوادث السير", "Accidents", "Accidents"),
    flow: Some(Flow {
        field: STATE.def,
        steps: &[
            Step::new(
                "review",
                Label::new("الشروع في الدراسة", "Mettre à l’étude", "Start the study"),
                &[State::Reported.wire()],
                State::UnderReview.wire(),
            ),
            Step::new(
                "resolve",
                Label::new("تسوية الملف", "Marquer comme réglé", "Mark as settled"),
                OPEN,
                State::Resolved.wire(),
            ),
            Step::new(
                "cancel",
                Label::new("إلغاء الملف", "Annuler le dossier", "Cancel the case"),
                OPEN,
                State::Cancelled.wire(),
            ),
            Step::new(
                "reopen",
                Label::new("إعادة فتح الملف", "Rouvrir le dossier", "Reopen the case"),
                &[State::Resolved.wire()],
                State::UnderReview.wire(),
            ),
        ],
    }),
    indexes: &[&[CAR.def, DATE.def]],
    access: Access::resource(super::RESOURCE),
    title: &[LOCATION.def, LOCATION_AR.def],
    page: "/cars-management/accidents/{id}",
    ..Collection::new("accidents", FIELDS)
};

/// Accidents that nobody has studied yet.
static TASKS: &[Extension] = &[&Task {
    id: "accidents.reported",
    label: Label::new("حوادث في انتظار الدراسة", "Accidents à étudier", "Accidents to study"),
    tone: Tone::Warn,
    link: "/cars-management?tab=accidents&status=reported",
    count: |cx| {
        if !cx.who().holds_permission(crate::KEEPS) {
            return Ok(0);
        }
        let reported = cx.count_readable(&ACCIDENTS, [STATE.eq(State::Reported)])?;
        Ok(reported.unwrap_or(0))
    },
}];

/// A case and its states.
pub static ACCIDENT: Entity = Entity {
    before_write: &[
        |cx, change| not_in_future::by_now(cx, change, DATE),
        third_party::third_party_is_known,
        due::declaration_follows_the_accident,
    ],
    deadlines: &[due::DECLARATION],
    actions: &[&paper::PRINT],
    finder: Some(Finder {
        by: &[LOCATION.def, LOCATION_AR.def, TYPE.def],
        details: &[CAR.def, EMPLOYEE.def, DATE.def],
    }),
    reports: &[
        ReportDef {
            name: "accidentsByState",
            only: &[],
            by: &[STATE.def],
            sum: Some(REPAIR_COST.def),
            ..ReportDef::WHOLE
        },
        ReportDef {
            name: "accidentsByType",
            only: &[],
            by: &[TYPE.def],
            sum: Some(REPAIR_COST.def),
            ..ReportDef::WHOLE
        },
        ReportDef {
            name: "accidentsByCar",
            only: &[],
            by: &[CAR.def],
            sum: Some(REPAIR_COST.def),
            ..ReportDef::WHOLE
        },
    ],
    import: Some(&Import::by(&ACCIDENTS, &[&[CAR.def, DATE.def]])),
    error_codes: &[third_party::ERROR_CODES],
    extensions: &[&[&paper::STATEMENT], TASKS],
    ..Entity::plain(&ACCIDENTS)
};
