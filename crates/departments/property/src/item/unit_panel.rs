//! What the screen of a head shows of things: what stands in the offices of the unit, office by office, and what its people hold.

use std::collections::HashMap;

use engine::{Cx, Extension, Group, Part as Of};
use platform::home::content::{Content, Line, Rows, title_in};
use platform::home::unit::UnitPanel;
use platform::organisation::bureau::BUREAUX;
use platform::people::employee;
use schema::{Document, Filter, Label, Result, Value};

use super::{BUREAU, EMPLOYEE, INVENTORY_ITEMS, IS_KEPT};
use crate::permission::READS;

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[&OF_UNIT];

const OF_UNIT: UnitPanel = UnitPanel {
    id: "inventoryItems.ofUnit",
    label: Label::new("ممتلكات الوحدة", "Biens de l’unité", "Items of the unit"),
    rank: 45,
    content: of_unit,
};

const ELSEWHERE: Label = Label::new("بدون مكتب", "Sans bureau", "Without an office");

/// Of what the head may read: what stands where people of the unit work, and what they hold wherever it is.
fn of_unit(cx: &Cx<'_>, people: &[Document]) -> Result<Option<Content>> {
    let mut offices: Vec<_> = people.iter().filter_map(|one| one.get(employee::BUREAU)).collect();
    offices.sort();
    offices.dedup();
    let of_them = Filter::Any(vec![
        BUREAU.any_of(offices),
        EMPLOYEE.any_of(people.iter().map(|one| one.id.as_str())),
    ]);
    let filters = [Filter::from(IS_KEPT), of_them];
    let Some(mut groups) = cx.groups_readable(&INVENTORY_ITEMS, filters, BUREAU.def, Of::Whole, None)? else {
        return Ok(None);
    };
    if groups.is_empty() {
        return Ok(None);
    }
    groups.sort_by_key(|group| std::cmp::Reverse(group.count));
    let ids: Vec<String> = groups.iter().filter_map(office_of).collect();
    let names: HashMap<String, String> = (cx.many_readable(&BUREAUX, &ids)?.into_iter())
        .map(|office| (office.id.clone(), title_in(&office, cx.lang())))
        .collect();
    let reads_inventory = cx.who().holds_permission(READS);
    let line = |group: &Group| {
        let office = office_of(group);
        let name = office.as_ref().and_then(|id| names.get(id).cloned());
        let place = office.unwrap_or_else(|| "none".to_owned());
        Line {
            title: name.unwrap_or_else(|| ELSEWHERE.text(cx.lang()).to_owned()),
            count: Some(group.count),
            link: reads_inventory.then(|| format!("/inventory-dashboard?tab=inventory&kept=kept&bureau={place}")),
            key: place,
            ..Line::default()
        }
    };
    Ok(Some(Content::Rows(Rows {
        rows: groups.iter().map(line).collect(),
        total: groups.len() as u64,
        link: None,
    })))
}

fn office_of(group: &Group) -> Option<String> {
    group.by.first().and_then(Value::text).map(str::to_owned)
}
