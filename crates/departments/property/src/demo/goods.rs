//! The furniture and machines of the commune, office by office, and the sites where the offices are.

use engine::Cx;
use jiff::ToSpan;
use jiff::civil::Date as Day;
use platform::demo::{DemoRng, DemoWriter, Units, document, id};
use platform::organisation::bureau::{self, BUREAUX};
use platform::organisation::location::{self, LOCATIONS};
use schema::{Date, Document, Id, Money, Result};

use crate::item::{self, Acquisition, INVENTORY_ITEMS, Quality};
use crate::item_type::{self, INVENTORY_TYPES};

/// So many things for each employee.
const EACH: usize = 3;
/// Of so many things one has no number, no office.
const UNNUMBERED: usize = 29;
const UNPLACED: usize = 61;
/// Names, and where they are.
const SITES: &[(&str, &str)] = &[
    ("Hôtel de ville", "Avenue Hassan II"),
    ("Bâtiment annexe", "Rue de la Poste"),
    ("Dépôt communal", "Zone industrielle"),
];
const FLOORS: &[&str] = &["RDC", "1er étage", "2e étage"];
const TYPES: &[&str] = &[
    "Mobilier de bureau",
    "Matériel informatique",
    "Reprographie",
    "Climatisation",
    "Téléphonie",
];

/// A thing that offices have.
struct Model {
    designation: &'static str,
    /// The place of its type.
    of: usize,
    brands: &'static [&'static str],
    /// How many stand under one number at most.
    most: i64,
    /// Between so many dirhams.
    price: (i64, i64),
}

const fn model(
    designation: &'static str,
    of: usize,
    brands: &'static [&'static str],
    most: i64,
    price: (i64, i64),
) -> Model {
    Model {
        designation,
        of,
        brands,
        most,
        price,
    }
}

/// In this order, again and again: what every office has comes more often.
const MODELS: &[Model] = &[
    model("Bureau métallique", 0, &[], 1, (1_800, 3_900)),
    model("Chaise visiteur", 0, &[], 6, (350, 850)),
    model("Ordinateur de bureau", 1, &["HP", "Dell", "Lenovo"], 1, (6_200, 9_800)),
    model("Écran 24 pouces", 1, &["HP", "Dell", "Samsung"], 1, (1_400, 2_300)),
    model("Armoire métallique", 0, &[], 2, (1_900, 3_400)),
    model("كرسي دوار", 0, &[], 2, (900, 2_400)),
    model("Imprimante laser", 1, &["HP", "Canon", "Kyocera"], 1, (2_100, 5_600)),
    model("Téléphone IP", 4, &["Yealink", "Grandstream"], 1, (600, 1_300)),
    model(
        "Climatiseur 12000 BTU",
        3,
        &["LG", "Midea", "Unionaire"],
        1,
        (4_200, 6_900),
    ),
    model("خزانة خشبية", 0, &[], 1, (1_500, 4_200)),
    model("Onduleur 1500 VA", 1, &["APC", "Eaton"], 1, (1_100, 2_600)),
    model("Table de réunion", 0, &[], 1, (3_200, 7_800)),
    model(
        "Photocopieur",
        2,
        &["Ricoh", "Konica Minolta", "Canon"],
        1,
        (14_000, 38_000),
    ),
    model("Ordinateur portable", 1, &["HP", "Lenovo", "Dell"], 1, (8_500, 14_000)),
];
const SUPPLIERS: &[&str] = &[
    "Bureautique du Nord",
    "Sté Atlas Équipement",
    "Maroc Informatique",
    "شركة الأثاث الحديث",
];

/// What the commune owns, and where its offices are.
pub(super) struct Goods {
    pub types: Vec<Document>,
    pub sites: Vec<Document>,
    /// The offices, each with its site and floor.
    pub offices: Vec<(String, Id, &'static str)>,
    pub items: Vec<Document>,
}

impl Goods {
    /// Three things for every employee, spread over all offices.
    pub fn new(rng: &mut DemoRng, units: &Units, employees: usize, today: Day) -> Self {
        let named = |rng: &mut DemoRng, of, key, name: &str| document(of, rng).with(key, name.to_owned());
        let types: Vec<Document> = TYPES
            .iter()
            .map(|name| named(rng, &INVENTORY_TYPES, item_type::NAME, name))
            .collect();
        let site = |rng: &mut DemoRng, (name, address): &(&str, &str)| {
            named(rng, &LOCATIONS, location::NAME, name).with(location::ADDRESS, (*address).to_owned())
        };
        let sites: Vec<Document> = SITES.iter().map(|one| site(rng, one)).collect();
        let place = |(at, office): (usize, &Document)| {
            let site = id(&sites[at / 3 % sites.len()]);
            (office.id.clone(), site, FLOORS[at % FLOORS.len()])
        };
        let offices: Vec<_> = units.bureaux.iter().enumerate().map(place).collect();
        let thing = |at: usize| {
            let made = thing(rng, at, &types, today);
            match offices.get(at / MODELS.len() % offices.len().max(1)) {
                Some((office, _, floor)) if at % UNPLACED != UNPLACED - 1 => made
                    .with(item::BUREAU, Id(office.clone()))
                    .with(item::FLOOR, (*floor).to_owned()),
                _ => made,
            }
        };
        let items = (0..employees * EACH).map(thing).collect();
        Goods {
            types,
            sites,
            offices,
            items,
        }
    }

    /// Writes them, the sites of the offices first.
    pub async fn write(self, stage: DemoWriter<'_>) -> Result<()> {
        stage.write(self.types).await?;
        stage.write(self.sites).await?;
        let offices = self.offices;
        let place = move |cx: &mut Cx<'_>| {
            offices.iter().try_for_each(|(office, site, floor)| {
                let office = cx.need(&BUREAUX, office)?;
                let placed = office
                    .with(bureau::LOCATION, site.clone())
                    .with(bureau::FLOOR, (*floor).to_owned());
                cx.update(placed).map(drop)
            })
        };
        stage.transact(place).await?;
        stage.write(self.items).await
    }
}

fn thing(rng: &mut DemoRng, at: usize, types: &[Document], today: Day) -> Document {
    let model = &MODELS[at % MODELS.len()];
    let days = rng.range(40, 12 * 365);
    let bought = today.saturating_sub(days.days());
    let quality = match (days / 365, rng.range(1, 100)) {
        (0, _) => Quality::New,
        (1..=4, 1..=80) | (_, 1..=35) => Quality::Good,
        (_, 36..=82) => Quality::Fair,
        _ => Quality::Poor,
    };
    let gift = rng.percent(4);
    let mut made = document(&INVENTORY_ITEMS, rng)
        .with(item::DESIGNATION, model.designation.to_owned())
        .with(item::TYPE, id(&types[model.of]))
        .with(item::QUANTITY, rng.range(1, model.most))
        .with(item::CONDITION, quality)
        .with(item::ACQUIRED_ON, Date(bought));
    if at % UNNUMBERED != UNNUMBERED - 1 {
        made.set(item::NUMBER, format!("{}/{:05}", bought.year(), at + 1));
    }
    if let (false, Some(_)) = (model.brands.is_empty(), model.brands.first()) {
        made.set(item::BRAND, (*rng.pick(model.brands)).to_owned());
        made.set(item::SERIAL_NUMBER, format!("SN{:08}", rng.range(1, 99_999_999)));
    }
    if gift {
        return made.with(item::ACQUISITION, Acquisition::Gift);
    }
    made.set(item::ACQUISITION, Acquisition::Purchase);
    made.set(
        item::PRICE,
        Money::of_centimes(rng.range(model.price.0, model.price.1) * 100),
    );
    made.set(item::SUPPLIER, (*rng.pick(SUPPLIERS)).to_owned());
    made.set(item::CONTRACT, format!("{}/{}", rng.range(1, 18), bought.year()));
    if days < 300 {
        made.set(item::WARRANTY_UNTIL, Date(bought.saturating_add(1.year())));
    }
    made
}
