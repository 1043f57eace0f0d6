//! What the report of a loss or theft says: which thing, where it stood, who had it, when and how it went.

use engine::Cx;
use engine::doc::{Block, Words};
use platform::papers::{Facts, Name};
use schema::{Date, Document, Result};

use super::super::{BY, DECISION_REF, FROM_BUREAU, FROM_EMPLOYEE, ITEM, ON, QUANTITY, REASON};
use super::standing_lot;
use crate::item::{self, INVENTORY_ITEMS};
use crate::paper::{bureau_names, employee_names, name_of, user_names};

/// What its text may name: no price, for heads and holders read it too.
pub(super) const NAMES: &[Name] = &[
    Name::of("item.designation", item::DESIGNATION.def),
    Name::of("item.number", item::NUMBER.def),
    Name::of("item.serialNumber", item::SERIAL_NUMBER.def),
    Name::of("item.acquiredOn", item::ACQUIRED_ON.def),
    Name::of("item.condition", item::CONDITION.def),
    Name::of("loss.date", ON.def),
    Name::of("loss.quantity", QUANTITY.def),
    Name::of("loss.reason", REASON.def),
    Name::of("loss.decisionRef", DECISION_REF.def),
    Name::of("loss.bureau", FROM_BUREAU.def),
    Name::of("loss.holder", FROM_EMPLOYEE.def),
    Name::of("loss.reportedBy", BY.def),
];

/// In French and in Arabic.
pub(super) const TEXT: [&str; 2] = [FR, AR];

const FR: &str = "\
Il est constaté que le bien mobilier de la {commune.name} désigné ci-après a été perdu ou volé à la date du {loss.date}.

# Bien

- Désignation : {item.designation}
- N° d’inventaire : {item.number}
- N° de série : {item.serialNumber}
- Quantité : {loss.quantity}
- État : {item.condition}
- Acquis le : {item.acquiredOn}

# Circonstances

- Date : {loss.date}
- Bureau : {loss.bureau}
- Détenteur : {loss.holder}
- Déclarée par : {loss.reportedBy}
- Référence : {loss.decisionRef}
- Exposé des faits : {loss.reason}";

const AR: &str = "\
تمت معاينة ضياع أو سرقة الممتلك المنقول ل{commune.name} المبين بعده بتاريخ {loss.date}.

# الممتلك

- التسمية : {item.designation}
- رقم الجرد : {item.number}
- الرقم التسلسلي : {item.serialNumber}
- الكمية : {loss.quantity}
- الحالة : {item.condition}
- تاريخ الاقتناء : {item.acquiredOn}

# الظروف

- التاريخ : {loss.date}
- المكتب : {loss.bureau}
- الحائز(ة) : {loss.holder}
- المصرح بها : {loss.reportedBy}
- المرجع : {loss.decisionRef}
- عرض الوقائع : {loss.reason}";

/// Of one loss.
pub(super) fn facts(cx: &Cx<'_>, movement: &Document) -> Result<Facts> {
    standing_lot(cx, movement)?;
    let item = cx.need(&INVENTORY_ITEMS, movement.need(ITEM)?.as_str())?;
    let mut facts = Facts::default();
    let designation = item.need(item::DESIGNATION)?;
    facts.about = [designation.clone(), designation.clone()];
    facts.text("item.designation", &designation);
    facts.code("item.number", &item.get(item::NUMBER).unwrap_or_default());
    facts.code("item.serialNumber", &item.get(item::SERIAL_NUMBER).unwrap_or_default());
    if let Some(condition) = item.get(item::CONDITION) {
        facts.add_choice("item.condition", condition);
    }
    for (name, day) in [
        ("item.acquiredOn", item.get(item::ACQUIRED_ON)),
        ("loss.date", movement.get(ON)),
    ] {
        if let Some(Date(day)) = day {
            facts.day(name, day);
        }
    }
    let quantity = movement.get(QUANTITY).unwrap_or(1);
    facts.text("loss.quantity", &quantity.to_string());
    facts.text("loss.reason", &movement.get(REASON).unwrap_or_default());
    facts.code("loss.decisionRef", &movement.get(DECISION_REF).unwrap_or_default());
    add_people(cx, movement, &mut facts)?;
    facts.blocks.push(signing_boxes());
    Ok(facts)
}

/// Where it stood, who had it, who reports it.
fn add_people(cx: &Cx<'_>, movement: &Document, facts: &mut Facts) -> Result<()> {
    let (office, holder, by) = (movement.get(FROM_BUREAU), movement.get(FROM_EMPLOYEE), movement.get(BY));
    let told = [
        ("loss.bureau", name_of(&bureau_names(cx, office.clone())?, office)),
        (
            "loss.holder",
            name_of(&employee_names(cx, holder.clone())?, holder.clone()),
        ),
        ("loss.reportedBy", name_of(&user_names(cx, by.clone())?, by)),
    ];
    for (name, names) in told {
        if let Some(names) = names {
            facts.add_as_written(name, &names);
        }
    }
    // Whoever had it reads what is said of its loss.
    facts.owner = holder.map(|id| id.0);
    Ok(())
}

/// Where who had it and who keeps the inventory sign.
fn signing_boxes() -> Block {
    Block::Frames {
        list: vec![
            Words::new(
                "Le détenteur ou le responsable du bureau",
                "الحائز أو المسؤول عن المكتب",
            ),
            Words::new("Le responsable de l’inventaire", "المسؤول عن الجرد"),
        ],
    }
}
