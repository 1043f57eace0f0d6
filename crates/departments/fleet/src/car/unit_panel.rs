//! What the screen of a head shows of cars: those that people of the unit hold, for which the head answers.

use engine::{Cx, Extension};
use platform::home::content::{Badge, Content, Face, Line, Mark, Rows};
use platform::home::faces;
use platform::home::unit::UnitPanel;
use schema::{Choice as _, Document, Id, Label, Result};

use super::{BRAND, CARS, HOLDER, MODEL, PLATE_TEXT, STATUS, Status};

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[&OF_UNIT];

const OF_UNIT: UnitPanel = UnitPanel {
    id: "cars.ofUnit",
    label: Label::new("مركبات الوحدة", "Véhicules de l’unité", "Vehicles of the unit"),
    rank: 40,
    content: of_unit,
};

/// Heads read no cars: of these they are told which they are, how they stand and who has them, and no more.
fn of_unit(cx: &Cx<'_>, people: &[Document]) -> Result<Option<Content>> {
    let ids = people.iter().map(|one| one.id.as_str());
    let cars = cx.all(&CARS, [HOLDER.any_of(ids), STATUS.ne(Status::Reformed)])?;
    if cars.is_empty() {
        return Ok(None);
    }
    let holders = faces(cx, cars.iter().filter_map(|car| car.get(HOLDER)))?;
    let reads_cars = cx.who().holds_permission(crate::READS);
    let line = |car: &Document| {
        let holder = car.get(HOLDER).and_then(|Id(id)| holders.get(&id));
        let holder = holder.map(|face| Face {
            name: face.name.clone(),
            photo: face.photo.clone(),
        });
        let status = car.get(STATUS).unwrap_or(Status::Active);
        let word = Status::WORDS.iter().find(|word| word.wire == status.word());
        let tone = word.and_then(|word| word.tone).unwrap_or(schema::Tone::Quiet);
        let make: Vec<String> = [BRAND, MODEL].into_iter().filter_map(|key| car.get(key)).collect();
        Line {
            title: holder.as_ref().map(|face| face.name.clone()).unwrap_or_default(),
            detail: make.join(" "),
            face: holder,
            mark: car.get(PLATE_TEXT).map(|plate| Mark::new(&crate::plate::PLATE, plate)),
            badge: Some(Badge::new(status.label().text(cx.lang()), tone)),
            link: reads_cars.then(|| car.of.page_of(&car.id)),
            key: car.id.clone(),
            ..Line::default()
        }
    };
    let rows: Vec<Line> = cars.iter().map(line).collect();
    Ok(Some(Content::Rows(Rows {
        total: rows.len() as u64,
        rows,
        link: None,
    })))
}
