//! Who a step's deciders are today: heads found upwards, those who stand in for them, holders of a permission or a role.

use engine::Cx;
use jiff::SignedDuration;
use schema::{Date, Document, Field, Id, Result};

use super::ManagerType;
use super::rule::approver::{Approver, Level};
use crate::deadline::recipients;
use crate::organisation::annexe::{self, ANNEXES};
use crate::organisation::bureau::{self, BUREAUX};
use crate::organisation::delegation::{self, DELEGATIONS};
use crate::organisation::direction::{self, DIRECTIONS};
use crate::organisation::division::{self, DIVISIONS};
use crate::organisation::service::{self, SERVICES};
use crate::people::RESOURCE;
use crate::people::employee::{self, EMPLOYEES};
use crate::people::user::{self, ROLES_HELD, USERS, administrator, oneself};
use crate::settings;
use crate::workday::{self, AwayKind};

/// What human resources decide with.
pub const APPROVES: &str = "rh-managements:approve";

/// Who decides today.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Actors {
    /// Rows of `users`.
    pub users: Vec<Id>,
    /// By which office, at a step of heads.
    pub manager_type: Option<ManagerType>,
    /// The head; those of `users` who are somebody else act in this one's name.
    pub head: Option<Id>,
}

/// Somebody's request: who asks, and of which resource it is.
pub struct Asker<'a> {
    /// The employee.
    pub employee: &'a Document,
    /// The resource of the collection: delegations may go as far as some alone.
    pub resource: &'a str,
}

/// Who decides a step for somebody today. `levels_up` further levels are asked beside the first. Never empty: the last approver,
/// else the administrators decide where nobody is left; never the asker, by whichever account.
pub fn resolve(cx: &Cx<'_>, approver: &Approver, asker: &Asker<'_>, levels_up: usize) -> Result<Actors> {
    let found = match approver {
        Approver::Headship { level } => heads(cx, *level, asker, levels_up)?,
        Approver::Hr => with_permission(cx, APPROVES, asker)?,
        Approver::Permission { permission } => with_permission(cx, permission, asker)?,
        Approver::Role { role } => of_role(cx, role, asker)?,
        Approver::Person { .. } => match approver.person() {
            Some(person) if person.0 != asker.employee.id => by_head(cx, &person, None, asker)?,
            _ => Actors::default(),
        },
    };
    let mut found = if found.users.is_empty() {
        last(cx, asker)?
    } else {
        found
    };
    if levels_up > 0 && !matches!(approver, Approver::Headship { .. }) {
        found.users.extend(last(cx, asker)?.users);
    }
    found.users.sort_by(|one, other| one.0.cmp(&other.0));
    found.users.dedup();
    Ok(found)
}

/// The units of somebody, the narrowest first, each with its head and the office that this is.
pub fn units_of(cx: &Cx<'_>, employee: &Document) -> Result<Vec<(String, Level, Option<Id>)>> {
    let mut units = Vec::new();
    let mut add = |level, unit: &Option<Document>, head: Field<Id>| {
        if let Some(unit) = unit {
            units.push((unit.id.clone(), level, unit.get(head)));
        }
    };
    let find = |of, id: Option<Id>| id.map_or(Ok(None), |Id(id)| cx.get(of, &id));
    let bureau = find(&BUREAUX, employee.get(employee::BUREAU))?;
    let service = employee
        .get(employee::SERVICE)
        .or(bureau.as_ref().and_then(|one| one.get(bureau::SERVICE)));
    let service = find(&SERVICES, service)?;
    let division = find(&DIVISIONS, service.as_ref().and_then(|one| one.get(service::DIVISION)))?;
    let direction = find(
        &DIRECTIONS,
        division.as_ref().and_then(|one| one.get(division::DIRECTION)),
    )?;
    let annexe = find(&ANNEXES, employee.get(employee::ANNEXE))?;
    add(Level::Bureau, &bureau, bureau::HEAD);
    add(Level::Service, &service, service::RESPONSIBLE);
    add(Level::Division, &division, division::HEAD);
    add(Level::Direction, &direction, direction::HEAD);
    add(Level::Annexe, &annexe, annexe::HEAD);
    Ok(units)
}

/// The units of somebody, and those that they head with what stands above these: whoever heads a division asks the direction,
/// whatever service their file names.
fn units_above(cx: &Cx<'_>, employee: &Document) -> Result<Vec<(String, Level, Option<Id>)>> {
    let own = Id(employee.id.clone());
    let mut units = units_of(cx, employee)?;
    let services = cx.all(&SERVICES, [service::RESPONSIBLE.eq(&own)])?;
    let mut divisions = cx.all(&DIVISIONS, [division::HEAD.eq(&own)])?;
    for id in services.iter().filter_map(|one| one.get(service::DIVISION)) {
        divisions.extend(cx.get(&DIVISIONS, id.as_str())?);
    }
    let mut directions = cx.all(&DIRECTIONS, [direction::HEAD.eq(&own)])?;
    for id in divisions.iter().filter_map(|one| one.get(division::DIRECTION)) {
        directions.extend(cx.get(&DIRECTIONS, id.as_str())?);
    }
    let divisions = divisions
        .into_iter()
        .map(|one| (Level::Division, one.get(division::HEAD), one.id));
    let directions = directions
        .into_iter()
        .map(|one| (Level::Direction, one.get(direction::HEAD), one.id));
    for (level, head, id) in divisions.chain(directions) {
        if !units.iter().any(|(known, ..)| *known == id) {
            units.push((id, level, head));
        }
    }
    // The narrowest first; those of one level in the order in which they were found.
    units.sort_by_key(|(_, level, _)| *level);
    Ok(units)
}

/// The office of a head of a unit of that level.
fn office(level: Level) -> Option<ManagerType> {
    match level {
        Level::Manager => None,
        Level::Bureau => Some(ManagerType::Bureau),
        Level::Service => Some(ManagerType::Service),
        Level::Division => Some(ManagerType::Division),
        Level::Direction => Some(ManagerType::Direction),
        Level::Annexe => Some(ManagerType::Annexe),
    }
}

/// The nearest head from a level upwards who can answer; a vacant post, one without an account and the asker's own are passed
/// over. `levels_up` more of them are asked beside.
fn heads(cx: &Cx<'_>, level: Level, asker: &Asker<'_>, levels_up: usize) -> Result<Actors> {
    let units = units_above(cx, asker.employee)?;
    let mut line: Vec<(Id, Option<ManagerType>)> = Vec::new();
    if level == Level::Manager
        && let Some(manager) = asker.employee.get(employee::MANAGER)
    {
        let headed = units.iter().find(|(_, _, head)| head.as_ref() == Some(&manager));
        let by = headed.and_then(|(_, level, _)| office(*level));
        line.push((manager, by));
    }
    let above = units.into_iter().filter(|(_, of, _)| *of >= level);
    line.extend(above.filter_map(|(_, of, head)| Some((head?, office(of)))));
    let mut found = Actors::default();
    let mut reached: Vec<Id> = Vec::new();
    for (head, by) in line {
        if head.0 == asker.employee.id || reached.contains(&head) {
            continue;
        }
        let answering = by_head(cx, &head, by, asker)?;
        if answering.users.is_empty() {
            continue;
        }
        if found.users.is_empty() {
            found = answering;
        } else {
            found.users.extend(answering.users);
        }
        reached.push(head);
        if reached.len() > levels_up {
            return Ok(found);
        }
    }
    if levels_up > 0 && !found.users.is_empty() {
        found.users.extend(last(cx, asker)?.users);
    }
    Ok(found)
}

/// A head and whoever stands in for that head today, of those who can sign in.
fn by_head(cx: &Cx<'_>, head: &Id, by: Option<ManagerType>, asker: &Asker<'_>) -> Result<Actors> {
    let in_post = cx
        .get(&EMPLOYEES, head.as_str())?
        .filter(|one| one.get(employee::ACTIVE) != Some(false));
    let mut people: Vec<Id> = in_post.iter().map(|one| Id(one.id.clone())).collect();
    let mut running = delegation::in_force_on(Date(cx.today())).to_vec();
    running.push(delegation::HEAD.eq(head));
    let running = cx.all(&DELEGATIONS, running)?;
    let covering = running
        .iter()
        .filter(|one| delegation::covers_resources(one, &[asker.resource, RESOURCE]));
    let delegates: Vec<Id> = covering.filter_map(|one| one.get(delegation::DELEGATE)).collect();
    if delegates.is_empty() && is_away(cx, head)? {
        people.clear();
    }
    people.extend(delegates);
    Ok(Actors {
        users: able_users(cx, &people, asker)?,
        manager_type: by,
        head: Some(head.clone()),
    })
}

/// A head who is on leave for no longer than these hours is waited for.
const WAITED_FOR: i64 = 24;

/// Whether somebody is on leave for longer than others wait: where nobody stands in for them, the next level is asked.
fn is_away(cx: &Cx<'_>, head: &Id) -> Result<bool> {
    let (now, today) = (cx.now(), cx.today());
    let back = now + SignedDuration::from_hours(WAITED_FOR);
    let away = workday::away(cx, std::slice::from_ref(head), today, today)?;
    Ok(away
        .iter()
        .any(|one| one.kind == AwayKind::Leave && one.from.0 <= now && one.to.0 > back))
}

/// The users of these employees who can sign in, without the asker.
fn able_users(cx: &Cx<'_>, people: &[Id], asker: &Asker<'_>) -> Result<Vec<Id>> {
    let people: Vec<&str> = people
        .iter()
        .map(Id::as_str)
        .filter(|id| *id != asker.employee.id)
        .collect();
    if people.is_empty() {
        return Ok(Vec::new());
    }
    let mut able = administrator::able_to_sign_in();
    able.push(user::EMPLOYEE.any_of(people));
    others(cx, cx.all(&USERS, able)?, asker)
}

fn with_permission(cx: &Cx<'_>, permission: &str, asker: &Asker<'_>) -> Result<Actors> {
    without_asker(cx, recipients::holders(cx, permission)?, asker)
}

fn of_role(cx: &Cx<'_>, role: &str, asker: &Asker<'_>) -> Result<Actors> {
    let mut able = administrator::able_to_sign_in();
    able.push(ROLES_HELD.contains([role]));
    let holders = cx.all(&USERS, able)?.into_iter().map(|user| user.id).collect();
    without_asker(cx, holders, asker)
}

/// Those of the users who are not the asker, by whichever account.
fn others(cx: &Cx<'_>, users: Vec<Document>, asker: &Asker<'_>) -> Result<Vec<Id>> {
    let asker = oneself::known_as(cx, asker.employee)?;
    let others = users.into_iter().filter(|user| !asker.is(user));
    Ok(others.map(|user| Id(user.id)).collect())
}

/// These users but those of the asker.
fn without_asker(cx: &Cx<'_>, users: Vec<String>, asker: &Asker<'_>) -> Result<Actors> {
    Ok(Actors {
        users: others(cx, cx.many(&USERS, &users)?, asker)?,
        ..Actors::default()
    })
}

/// Who decides where nobody is left: the last approver of the commune, else its administrators.
fn last(cx: &Cx<'_>, asker: &Asker<'_>) -> Result<Actors> {
    let named = settings::value(cx, settings::rules::LAST_APPROVER)?;
    if let Some(person) = named.as_str().filter(|id| *id != asker.employee.id) {
        let found = by_head(cx, &Id(person.to_owned()), Some(ManagerType::Director), asker)?;
        if !found.users.is_empty() {
            return Ok(found);
        }
    }
    without_asker(cx, administrator::all(cx)?, asker)
}
