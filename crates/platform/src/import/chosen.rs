//! Names that nobody knows, and that the clerk said to be those of units, grades or functions that stand.

use std::collections::BTreeMap;

use schema::{Collection, Value};

use super::Plan;
use super::references::References;

/// Puts what was chosen in the place of what the file says: a link by its name, a text of a list by the text of the list.
pub(super) fn replace(plan: &mut Plan, world: &mut References) {
    let (import, same) = (plan.import, &plan.same);
    if same.is_empty() {
        return;
    }
    let mut standing = BTreeMap::new();
    for row in &plan.rows {
        for (to, name) in super::resolve::named_units(import, row) {
            if let Some(id) = standing_id(world, to, &name, same) {
                standing.insert((to.id, name.clone()), (to, id));
            }
        }
    }
    for ((_, name), (to, id)) in standing {
        world.add(to, &name, id);
    }
    for row in &mut plan.rows {
        for (at, value) in &mut row.given {
            let listed = import
                .listed
                .iter()
                .find(|(text, _)| import.position(text.name) == Some(*at));
            let Some((to, name)) = listed.and_then(|(_, to)| Some((to(), value.text()?.to_owned()))) else {
                continue;
            };
            let chosen = same.get(&name).filter(|chosen| world.find_by_name(to, chosen).is_ok());
            if let Some(chosen) = chosen {
                row.shown.push((*at, name));
                *value = Value::from(chosen.as_str());
            }
        }
    }
}

/// The one that stands and that an unknown name was said to be.
fn standing_id(
    world: &References,
    to: &'static Collection,
    name: &str,
    same: &BTreeMap<String, String>,
) -> Option<String> {
    if world.find_by_name(to, name).is_ok() {
        return None;
    }
    world.find_by_name(to, same.get(name)?).ok().map(str::to_owned)
}
