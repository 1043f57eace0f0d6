//! The screen of a head: the units that somebody heads or stands in for, their people and where these are, and what nouns
//! declare of a unit.

use engine::{Act, Allowed, Cx, HeadedUnits, inputs};
use schema::{
    Collection, Date, Document, Filter, Id, Label, Lang, Order, Path, Result, Tone, Unit, error_codes, expected,
};
use schemars::JsonSchema;
use serde::Serialize;

use super::arrangement::Place;
use super::content::{Content, Figure, Line, Rows, title_in};
use super::presence::{Presence, lines, presence};
use super::{HomePanel, Panel, PanelName, task};
use crate::organisation::annexe::ANNEXES;
use crate::organisation::bureau::BUREAUX;
use crate::organisation::delegation::{self, ActingFor, DELEGATIONS};
use crate::organisation::direction::DIRECTIONS;
use crate::organisation::division::{self, DIVISIONS};
use crate::organisation::service::{self, SERVICES};
use crate::people::employee::{self, EMPLOYEES};

/// What a noun shows of a unit on the screen of its head.
pub struct UnitPanel {
    /// `noun.what`.
    pub id: &'static str,
    /// Its title.
    pub label: Label,
    /// Those of a lower rank come first.
    pub rank: u16,
    /// What stands in it, for these people of the unit; nothing where there is nothing for the caller.
    pub content: fn(&Cx<'_>, &[Document]) -> Result<Option<Content>>,
}

/// A unit that the caller heads or stands in for: its people, where they are, and what is declared of it.
pub(crate) const HEADED: Act<Asked, UnitScreen> = Act::read("units.headed", Allowed::Users, headed_units);

/// What the screen of a head holds.
#[derive(Serialize, JsonSchema)]
pub(crate) struct UnitScreen {
    /// Those that the caller heads or stands in for.
    units: Vec<HeadedUnit>,
    /// The one of them that is told of; none where the caller heads nothing.
    unit: Option<String>,
    /// For whom the caller acts there today.
    acting: Vec<ActingFor>,
    /// How many there are, who is there as far as anybody knows, who is elsewhere.
    figures: Vec<HomePanel>,
    staff: Vec<Line>,
    panels: Vec<HomePanel>,
}

/// A unit that somebody heads or stands in for.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct HeadedUnit {
    id: String,
    kind: UnitKind,
    name_fr: String,
    name_ar: String,
}

/// Of what kind a unit is.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
enum UnitKind {
    Bureau,
    Service,
    Division,
    Direction,
    Annexe,
}

inputs! {
    /// Which unit is looked at.
    pub(crate) struct Asked {
        /// `chef-bureau` or `chef-service`.
        screen: String = need("screen"),
        /// One of the units; the first of them unless it is said.
        unit: Option<Id> = may("unit"),
    }
}

/// The screens of heads, each with the kinds of units that stand there.
const SCREENS: &[(&str, &[Unit])] = &[
    ("chef-bureau", &[Unit::Bureau, Unit::Annexe]),
    ("chef-service", &[Unit::Direction, Unit::Division, Unit::Service]),
];

/// The screens of heads on which something stands for whoever heads these units, as paths of the application.
pub fn headed_screens(units: &HeadedUnits) -> Vec<String> {
    let holds = |screen: &str, kinds: &[Unit]| kinds.iter().any(|kind| !units.of(*kind, screen).is_empty());
    let held = SCREENS.iter().filter(|(screen, kinds)| holds(screen, kinds));
    held.map(|(screen, _)| format!("/{screen}")).collect()
}

/// So many people of a unit are listed: no annexe has more.
const PEOPLE: u64 = 1_200;

fn headed_units(cx: &Cx<'_>, asked: &Asked) -> Result<UnitScreen> {
    let screen = SCREENS.iter().find(|(name, _)| *name == asked.screen);
    let (resource, kinds) = screen.ok_or_else(|| engine::input::wrong_argument("screen", expected::STRING))?;
    let units = units(cx, resource, kinds)?;
    let chosen = match &asked.unit {
        Some(Id(id)) => {
            let found = units.iter().find(|(_, unit)| unit.id == *id);
            Some(found.ok_or(error_codes::DOCUMENT_NOT_FOUND)?)
        }
        None => units.first(),
    };
    let people = chosen.map_or(Ok(Vec::new()), |(kind, unit)| people_of(cx, *kind, &unit.id))?;
    let (presence, mut places) = presence(cx, &people)?;
    let figures = figures(cx, &people, &presence, places.len() as u64);
    let staff = lines(cx, people.iter(), &mut places)?;
    let named = |(kind, unit): &(Unit, Document)| {
        let (fr, ar) = unit.title();
        HeadedUnit {
            id: unit.id.clone(),
            kind: kind_of(*kind),
            name_fr: fr,
            name_ar: ar,
        }
    };
    Ok(UnitScreen {
        units: units.iter().map(named).collect(),
        unit: chosen.map(|(_, unit)| unit.id.clone()),
        acting: acting(cx, resource)?,
        figures,
        staff,
        panels: panels(cx, &people)?,
    })
}

/// How many there are, who of them is there as far as anybody knows, and who is elsewhere.
fn figures(cx: &Cx<'_>, people: &[Document], presence: &Presence, away: u64) -> Vec<HomePanel> {
    let lang = cx.lang();
    let figure = |id: &'static str, title: Label, figure: Figure| HomePanel {
        name: PanelName {
            id,
            title: title.text(lang),
            is_figure: true,
        },
        content: Content::Figure(figure),
    };
    let staff = Figure::of(people.len() as u64).ruled(STAFF_RULE, lang);
    let elsewhere = Figure::of(away).ruled(ELSEWHERE_RULE, lang);
    vec![
        figure("units.staff", Label::new("عدد الموظفين", "Effectif", "Staff"), staff),
        figure("units.here", presence.title, presence.figure(lang)),
        figure(
            "units.away",
            Label::new("خارج الوحدة الآن", "Ailleurs en ce moment", "Elsewhere now"),
            elsewhere,
        ),
    ]
}

const STAFF_RULE: Label = Label::new(
    "الموظفون المزاولون بهذه الوحدة وبما تحتها",
    "Les agents en activité de cette unité et de celles qui en dépendent",
    "The people in activity of this unit and of those below it",
);
const ELSEWHERE_RULE: Label = Label::new(
    "من هم الآن في رخصة أو مهمة أو إذن بالخروج",
    "Ceux qui sont en ce moment en congé, en mission ou en autorisation de sortie",
    "Those who are on leave, on a mission or out by a permission at this moment",
);

/// The units of the screen that the caller heads or stands in for, by their names.
fn units(cx: &Cx<'_>, resource: &str, kinds: &[Unit]) -> Result<Vec<(Unit, Document)>> {
    let mut all = Vec::new();
    for kind in kinds {
        let ids = cx.who().units.of(*kind, resource);
        let mut found = cx.many(collection(*kind), &ids)?;
        found.sort_by_key(|unit| title_in(unit, cx.lang()));
        all.extend(found.into_iter().map(|unit| (*kind, unit)));
    }
    Ok(all)
}

fn collection(kind: Unit) -> &'static Collection {
    match kind {
        Unit::Bureau => &BUREAUX,
        Unit::Service => &SERVICES,
        Unit::Division => &DIVISIONS,
        Unit::Direction => &DIRECTIONS,
        Unit::Annexe => &ANNEXES,
    }
}

const fn kind_of(unit: Unit) -> UnitKind {
    match unit {
        Unit::Bureau => UnitKind::Bureau,
        Unit::Service => UnitKind::Service,
        Unit::Division => UnitKind::Division,
        Unit::Direction => UnitKind::Direction,
        Unit::Annexe => UnitKind::Annexe,
    }
}

/// Whoever is of one of these units or of one below it: of a direction those of its divisions, of a division those of its services.
///
/// # Errors
/// When the units cannot be read.
pub fn members(cx: &Cx<'_>, kind: Unit, units: &[String]) -> Result<Filter> {
    let ids = |found: Vec<Document>| found.into_iter().map(|unit| unit.id).collect::<Vec<String>>();
    let of_divisions = |divisions: &[String]| {
        let services = ids(cx.all(&SERVICES, [service::DIVISION.any_of(divisions)])?);
        Ok::<Filter, schema::Error>(employee::SERVICE.any_of(services))
    };
    match kind {
        Unit::Bureau => Ok(employee::BUREAU.any_of(units)),
        Unit::Service => Ok(employee::SERVICE.any_of(units)),
        Unit::Annexe => Ok(employee::ANNEXE.any_of(units)),
        Unit::Division => of_divisions(units),
        Unit::Direction => of_divisions(&ids(cx.all(&DIVISIONS, [division::DIRECTION.any_of(units)])?)),
    }
}

/// The people in activity of a unit and of all below it, by their names, as the caller may read them.
fn people_of(cx: &Cx<'_>, kind: Unit, id: &str) -> Result<Vec<Document>> {
    let within = members(cx, kind, &[id.to_owned()])?;
    let name = if cx.lang() == Lang::Ar {
        employee::NAME_AR
    } else {
        employee::NAME_FR
    };
    let order = Order::ascending(Path::own(EMPLOYEES.need(name)?));
    let found = cx.page_readable(&EMPLOYEES, [within, employee::ACTIVE.eq(true)], order, PEOPLE)?;
    Ok(found.map(|(people, _)| people).unwrap_or_default())
}

/// For whom the caller acts there today, and until when.
fn acting(cx: &Cx<'_>, resource: &str) -> Result<Vec<ActingFor>> {
    let Some(delegate) = cx.who().employee.clone() else {
        return Ok(Vec::new());
    };
    let mut running = delegation::in_force_on(Date(cx.today())).to_vec();
    running.push(delegation::DELEGATE.eq(delegate));
    let mut found = cx.all(&DELEGATIONS, running)?;
    found.retain(|one| delegation::covers_resources(one, &[resource]));
    let heads: Vec<String> = found
        .iter()
        .filter_map(|one| one.get(delegation::HEAD))
        .map(|Id(id)| id)
        .collect();
    let names = cx.many_readable(&EMPLOYEES, &heads)?;
    let told = found.iter().filter_map(|one| {
        let Id(head) = one.get(delegation::HEAD)?;
        let name = names.iter().find(|name| name.id == head)?;
        Some(ActingFor::of(title_in(name, cx.lang()), one))
    });
    Ok(told.collect())
}

fn panels(cx: &Cx<'_>, people: &[Document]) -> Result<Vec<HomePanel>> {
    let mut declared: Vec<&UnitPanel> = cx.extensions::<UnitPanel>().collect();
    declared.sort_by_key(|panel| (panel.rank, panel.id));
    let mut told = Vec::new();
    for panel in declared {
        if let Some(content) = (panel.content)(cx, people)? {
            let name = PanelName {
                id: panel.id,
                title: panel.label.text(cx.lang()),
                is_figure: false,
            };
            told.push(HomePanel { name, content });
        }
    }
    Ok(told)
}

/// Who of the caller's units is elsewhere now.
pub(super) const ELSEWHERE: Panel = Panel {
    id: "units.elsewhere",
    label: Label::new("وحدتكم اليوم", "Votre unité aujourd’hui", "Your unit today"),
    place: Place::Grid,
    rank: 12,
    shown_to: |cx| !cx.who().units.is_empty(),
    content: own_people,
};

fn own_people(cx: &Cx<'_>) -> Result<Option<Content>> {
    let headed = SCREENS.iter().find_map(|(resource, kinds)| {
        let units = units(cx, resource, kinds);
        units
            .map(|units| (!units.is_empty()).then_some((*resource, units)))
            .transpose()
    });
    let Some((screen, units)) = headed.transpose()? else {
        return Ok(None);
    };
    let mut people = Vec::new();
    for (kind, unit) in &units {
        people.extend(people_of(cx, *kind, &unit.id)?);
    }
    people.sort_by(|one, other| one.id.cmp(&other.id));
    people.dedup_by(|one, other| one.id == other.id);
    let (presence, mut places) = presence(cx, &people)?;
    let away: Vec<&Document> = people.iter().filter(|one| places.contains_key(&one.id)).collect();
    let mut rows = vec![Line {
        key: "here".to_owned(),
        title: presence.title.text(cx.lang()).to_owned(),
        detail: presence.figure(cx.lang()).note.unwrap_or_default(),
        link: Some(format!("/{screen}")),
        count: Some(presence.people),
        badge: Some(super::content::Badge::new("", Tone::Good)),
        ..Line::default()
    }];
    let total = away.len() as u64 + 1;
    let first = away.iter().copied().take(task::LINES - 1);
    rows.extend(lines(cx, first, &mut places)?);
    Ok(Some(Content::Rows(Rows {
        rows,
        total,
        link: Some(format!("/{screen}")),
    })))
}
