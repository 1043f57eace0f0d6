//! The units: the five annexes and seven services of the sample under exactly its names, and what stands around them.

use schema::{Collection, Document, Field, Id};

use super::rng::DemoRng;
use crate::organisation::annexe::{self, ANNEXES};
use crate::organisation::building::{self, BUILDINGS};
use crate::organisation::bureau::{self, BUREAUX};
use crate::organisation::direction::{self, DIRECTIONS};
use crate::organisation::division::{self, DIVISIONS};
use crate::organisation::employee_type::{self, EMPLOYEE_TYPES};
use crate::organisation::service::{self, SERVICES};

type BilingualName = (&'static str, &'static str);

pub(super) const ANNEXES_OF_SAMPLE: [BilingualName; 5] = [
    ("Siège", "المقر"),
    ("Annexe Médina", "ملحقة المدينة"),
    ("Annexe Hay Salam", "ملحقة حي السلام"),
    ("Annexe Plage", "ملحقة الشاطئ"),
    ("Annexe Gare", "ملحقة المحطة"),
];
const DIRECTION: BilingualName = ("Direction générale des services", "المديرية العامة للمصالح");
pub(super) const DIVISIONS_OF_DEMO: [BilingualName; 3] = [
    (
        "Division des affaires administratives et juridiques",
        "قسم الشؤون الإدارية والقانونية",
    ),
    ("Division des affaires financières", "قسم الشؤون المالية"),
    ("Division technique", "القسم التقني"),
];
/// Names, and the place of the division.
pub(super) const SERVICES_OF_SAMPLE: [(BilingualName, usize); 7] = [
    (("Ressources humaines", "الموارد البشرية"), 0),
    (("État civil", "الحالة المدنية"), 0),
    (("Affaires juridiques", "الشؤون القانونية"), 0),
    (("Recettes", "المداخيل"), 1),
    (("Urbanisme", "التعمير"), 2),
    (("Hygiène", "حفظ الصحة"), 2),
    (("Parc automobile", "حظيرة السيارات"), 2),
];
/// The bureau that every service has, under one name: its service tells it apart.
const REGISTRY: BilingualName = ("Bureau d’ordre", "مكتب الضبط");
/// The others of each service.
const OWN_BUREAUX: [[BilingualName; 2]; SERVICES_OF_SAMPLE.len()] = [
    [
        ("Bureau de la gestion du personnel", "مكتب تدبير شؤون الموظفين"),
        ("Bureau de la formation", "مكتب التكوين"),
    ],
    [
        ("Bureau des naissances et des décès", "مكتب الولادات والوفيات"),
        ("Bureau de la légalisation", "مكتب تصحيح الإمضاءات"),
    ],
    [
        ("Bureau du contentieux", "مكتب المنازعات"),
        ("Bureau des marchés et contrats", "مكتب الصفقات والعقود"),
    ],
    [
        ("Bureau de l’assiette", "مكتب الوعاء"),
        ("Bureau du recouvrement", "مكتب التحصيل"),
    ],
    [
        ("Bureau des autorisations de construire", "مكتب رخص البناء"),
        ("Bureau de la voirie", "مكتب الطرقات"),
    ],
    [
        ("Bureau communal d’hygiène", "المكتب الجماعي لحفظ الصحة"),
        ("Bureau du contrôle sanitaire", "مكتب المراقبة الصحية"),
    ],
    [
        ("Bureau des mouvements", "مكتب تتبع حركة السيارات"),
        ("Atelier mécanique", "الورشة الميكانيكية"),
    ],
];
/// So many bureaux stand in each service.
pub(super) const BUREAUX_OF_SERVICE: usize = 3;
const BUILDINGS_OF_DEMO: &[BilingualName] = &[
    ("Hôtel de ville", "قصر البلدية"),
    ("Bâtiment annexe", "البناية الملحقة"),
    ("Dépôt communal", "المستودع الجماعي"),
];
/// In which of them each service stands.
const BUILDING_OF_SERVICE: [usize; SERVICES_OF_SAMPLE.len()] = [0, 1, 0, 0, 1, 1, 2];
const TYPES: &[BilingualName] = &[
    ("Fonctionnaire", "موظف"),
    ("Contractuel", "متعاقد"),
    ("Occasionnel", "عرضي"),
    ("Stagiaire", "متمرن"),
];

/// The same, of a woman.
const TYPES_OF_WOMEN: &[BilingualName] = &[
    ("Fonctionnaire", "موظفة"),
    ("Contractuelle", "متعاقدة"),
    ("Occasionnelle", "عرضية"),
    ("Stagiaire", "متمرنة"),
];

/// The units, in the order in which they must be made.
pub struct Units {
    /// Types of employees.
    pub types: Vec<Document>,
    /// Buildings.
    pub buildings: Vec<Document>,
    /// Annexes.
    pub annexes: Vec<Document>,
    /// Directions.
    pub directions: Vec<Document>,
    /// Divisions.
    pub divisions: Vec<Document>,
    /// Services.
    pub services: Vec<Document>,
    /// Bureaux.
    pub bureaux: Vec<Document>,
}

impl Units {
    /// The annexe whose head can sign in.
    pub fn annexe_of_login(&self) -> Option<&Document> {
        self.annexes.get(super::job::LOGIN_ANNEXE)
    }

    /// Every unit of the demonstration, each below the one it belongs to.
    pub fn new(rng: &mut DemoRng) -> Self {
        let mut unit = |of, (key_fr, key_ar): (Field<String>, Field<String>), names: BilingualName| {
            let mut made = document(of, rng).with(key_fr, names.0.to_owned());
            made.set(key_ar, names.1.to_owned());
            made
        };
        let mut all =
            |of, keys, names: &[BilingualName]| names.iter().map(|names| unit(of, keys, *names)).collect::<Vec<_>>();
        let mut types = all(&EMPLOYEE_TYPES, (employee_type::NAME_FR, employee_type::NAME_AR), TYPES);
        for (row, (french, arabic)) in types.iter_mut().zip(TYPES_OF_WOMEN) {
            row.set(employee_type::FEMININE_FR, (*french).to_owned());
            row.set(employee_type::FEMININE_AR, (*arabic).to_owned());
        }
        let buildings = all(&BUILDINGS, (building::NAME_FR, building::NAME_AR), BUILDINGS_OF_DEMO);
        let annexes = all(&ANNEXES, (annexe::NAME_FR, annexe::NAME_AR), &ANNEXES_OF_SAMPLE);
        let directions = all(&DIRECTIONS, (direction::NAME_FR, direction::NAME_AR), &[DIRECTION]);
        let divisions = all(&DIVISIONS, (division::NAME_FR, division::NAME_AR), &DIVISIONS_OF_DEMO);
        let titles: Vec<BilingualName> = SERVICES_OF_SAMPLE.iter().map(|(names, _)| *names).collect();
        let services = all(&SERVICES, (service::NAME_FR, service::NAME_AR), &titles);
        let titles: Vec<BilingualName> = OWN_BUREAUX.iter().flat_map(|own| [REGISTRY, own[0], own[1]]).collect();
        let bureaux = all(&BUREAUX, (bureau::NAME_FR, bureau::NAME_AR), &titles);
        let mut units = Units {
            types,
            buildings,
            annexes,
            directions,
            divisions,
            services,
            bureaux,
        };
        units.stand_in_one_another();
        units
    }

    fn stand_in_one_another(&mut self) {
        for (at, annexe) in self.annexes.iter_mut().enumerate() {
            annexe.set(annexe::CODE, format!("A{}", at + 1));
        }
        for division in &mut self.divisions {
            division.set(division::DIRECTION, id(&self.directions[0]));
        }
        for (service, (_, division)) in self.services.iter_mut().zip(SERVICES_OF_SAMPLE) {
            service.set(service::DIVISION, id(&self.divisions[division]));
        }
        for (at, office) in self.bureaux.iter_mut().enumerate() {
            office.set(bureau::SERVICE, id(&self.services[at / BUREAUX_OF_SERVICE]));
            office.set(bureau::ANNEXE, id(&self.annexes[0]));
            office.set(
                bureau::BUILDING,
                id(&self.buildings[BUILDING_OF_SERVICE[at / BUREAUX_OF_SERVICE]]),
            );
            office.set(bureau::FLOOR, (at % 3).to_string());
        }
    }

    /// All of them, targets of links first.
    pub fn documents(&self) -> Vec<Document> {
        let kinds = [
            &self.types,
            &self.buildings,
            &self.annexes,
            &self.directions,
            &self.divisions,
            &self.services,
            &self.bureaux,
        ];
        kinds.into_iter().flatten().cloned().collect()
    }
}

/// An empty document with an id.
pub fn document(of: &'static Collection, rng: &mut DemoRng) -> Document {
    let mut document = Document::new(of);
    document.id = rng.id();
    document
}

/// The id of a document as a link.
pub fn id(document: &Document) -> Id {
    Id(document.id.clone())
}
