//! What a hand-over says: what was handed to whom, from where, on which day, and whether it was accepted.

use engine::Cx;
use engine::doc::{Block, Row, Words};
use platform::papers::{Facts, Name};
use platform::people::employee::paper::fact as person;
use platform::people::employee::{self, EMPLOYEES};
use schema::{Date, Document, Id, Instant, Label, Result};

use super::super::{
    ACCEPTED_AT, DECISION_REF, FROM_BUREAU, FROM_EMPLOYEE, ITEM, ON, QUANTITY, REASON, TO_BUREAU, TO_EMPLOYEE,
};
use super::standing_lot;
use crate::item::{self, INVENTORY_ITEMS};
use crate::paper::{
    both, bureau_names, by_id, column, condition, employee_names, item_cells, name_of, number, number_column, row,
    table, total_row,
};

const COUNT: Name = Name::new(
    "handover.count",
    Label::new("عدد الممتلكات", "Nombre de biens", "Number of items"),
);
const PIECES: Name = Name::of("handover.quantity", QUANTITY.def);
const GIVER: Name = Name::new("handover.giver", Label::new("المسلم", "Remis par", "Given by"));
const BUREAU: Name = Name::of("handover.bureau", TO_BUREAU.def);

/// What its text may name.
pub(super) const NAMES: &[Name] = &[
    person::FULL_NAME,
    Name::of("employee.cin", employee::CIN.def),
    Name::of("employee.number", employee::NUMBER.def),
    Name::of("employee.function", employee::FUNCTION.def),
    Name::of("employee.grade", employee::GRADE.def),
    Name::of("employee.service", employee::SERVICE.def),
    Name::of("handover.date", ON.def),
    Name::of("handover.decisionRef", DECISION_REF.def),
    Name::of("handover.reason", REASON.def),
    Name::of("handover.acceptedAt", ACCEPTED_AT.def),
    GIVER,
    BUREAU,
    COUNT,
    PIECES,
];

/// In French and in Arabic.
pub(super) const TEXT: [&str; 2] = [FR, AR];

const FR: &str = "\
Je {soussigné|soussignée|soussigné(e)} **{employee.fullName}**[, {employee.function}][, matricule {employee.number}], reconnais avoir \
reçu de la {commune.name}, le {handover.date}, les biens mobiliers désignés ci-après. J’en ai la garde, je les présente à tout \
récolement et je les restitue à la première demande ou à la fin de mes fonctions.

- Remis par : {handover.giver}
- Bureau : {handover.bureau}
- Référence de la décision : {handover.decisionRef}
- Motif : {handover.reason}
- Nombre de biens : {handover.count}
- Quantité : {handover.quantity}

[Acceptée par le bénéficiaire le {handover.acceptedAt}.]";

const AR: &str = "\
{أشهد أنا الموقع أسفله|أشهد أنا الموقعة أسفله|أشهد أنا الموقع(ة) أسفله} **{employee.fullName}**[، {employee.function}][، رقم التأجير \
{employee.number}]، أنني تسلمت من {commune.name} بتاريخ {handover.date} الممتلكات المنقولة المبينة بعده. وهي في عهدتي، أقدمها عند كل عملية \
جرد وأرجعها عند أول طلب أو عند انتهاء مهامي.

- المسلم : {handover.giver}
- المكتب : {handover.bureau}
- مرجع القرار : {handover.decisionRef}
- السبب : {handover.reason}
- عدد الممتلكات : {handover.count}
- الكمية : {handover.quantity}

[قبلها المستلم في {handover.acceptedAt}.]";

/// Of all that was handed over by one act and was not undone.
pub(super) fn facts(cx: &Cx<'_>, movement: &Document) -> Result<Facts> {
    let rows = standing_lot(cx, movement)?;
    let receiver = cx.need(&EMPLOYEES, movement.need(TO_EMPLOYEE)?.as_str())?;
    let mut facts = person::all(cx, &receiver)?;
    // Whoever hands over and whoever receives sign: the house has signed nothing.
    facts.by_those_present = true;
    let Date(on) = movement.need(ON)?;
    facts.day("handover.date", on);
    facts.code("handover.decisionRef", &movement.get(DECISION_REF).unwrap_or_default());
    facts.text("handover.reason", &movement.get(REASON).unwrap_or_default());
    if let Some(Instant(at)) = accepted_at(&rows) {
        facts.moment("handover.acceptedAt", at);
    }
    add_places(cx, &rows, &mut facts)?;
    let items = by_id(cx, &INVENTORY_ITEMS, rows.iter().filter_map(|row| row.get(ITEM)))?;
    let pieces = rows.iter().filter_map(|row| row.get(QUANTITY)).sum();
    facts.text(COUNT.name, &rows.len().to_string());
    facts.text(PIECES.name, &i64::to_string(&pieces));
    let mut listed: Vec<Row> = Vec::new();
    for one in &rows {
        let item = one.get(ITEM).and_then(|id| items.get(id.as_str()));
        listed.extend(item.map(|item| item_row(item, one)));
    }
    listed.push(total_row(vec![
        Words::new("Total", "المجموع"),
        Words::default(),
        Words::default(),
        number(pieces),
    ]));
    facts.blocks.push(table(columns(), listed)?);
    facts.blocks.push(signing_boxes());
    Ok(facts)
}

/// The moment from which all of it is accepted.
fn accepted_at(rows: &[Document]) -> Option<Instant> {
    let moments: Option<Vec<Instant>> = rows.iter().map(|row| row.get(ACCEPTED_AT)).collect();
    moments?.into_iter().max()
}

/// From whose hands, or else from which office, and to which.
fn add_places(cx: &Cx<'_>, rows: &[Document], facts: &mut Facts) -> Result<()> {
    let the_same = |key| {
        let mut ids = rows.iter().map(|row| row.get::<Id>(key));
        let first = ids.next().flatten()?;
        ids.all(|id| id.as_ref() == Some(&first)).then_some(first)
    };
    let (person, from, to) = (the_same(FROM_EMPLOYEE), the_same(FROM_BUREAU), the_same(TO_BUREAU));
    let people = employee_names(cx, person.clone())?;
    let offices = bureau_names(cx, from.clone().into_iter().chain(to.clone()))?;
    let giver = name_of(&people, person).or_else(|| name_of(&offices, from.clone()));
    if let Some(giver) = giver {
        facts.add_as_written(GIVER.name, &giver);
    }
    if let Some(office) = name_of(&offices, to.or(from)) {
        facts.add_as_written(BUREAU.name, &office);
    }
    Ok(())
}

fn columns() -> Vec<engine::doc::Column> {
    vec![
        column("N° d’inventaire", "رقم الجرد", 0),
        column("Désignation", "التسمية", 4),
        column("N° de série", "الرقم التسلسلي", 0),
        number_column("Quantité", "الكمية"),
        column("État", "الحالة", 0),
    ]
}

fn item_row(item: &Document, movement: &Document) -> Row {
    let [code, designation] = item_cells(item);
    row(vec![
        code,
        designation,
        crate::paper::ltr(item.get(item::SERIAL_NUMBER).unwrap_or_default()),
        number(movement.get(QUANTITY).unwrap_or(1)),
        condition(item),
    ])
}

/// Where both sign by hand.
fn signing_boxes() -> Block {
    Block::Frames {
        list: vec![
            both(&["Remis par".to_owned(), "المسلم".to_owned()]),
            both(&[
                "Le bénéficiaire (lu et approuvé)".to_owned(),
                "المستلم (قرئ وصودق عليه)".to_owned(),
            ]),
        ],
    }
}
