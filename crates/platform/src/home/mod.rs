//! The first screen: panels that nouns declare, arranged for whoever opens it.
//!
//! A noun declares its panels as extensions of its entity; nobody lists them elsewhere. Each reads through the view of the
//! caller, so that no number is anybody else's, and one that its caller may not read does not stand there. One request
//! answers what the first screen holds, whatever there is to choose from.

pub mod arrangement;
pub mod content;
mod greeting;
mod house;
pub mod month;
pub mod own_act;
pub mod portal;
pub mod presence;
pub mod task;
#[cfg(test)]
mod tests;
pub mod unit;

use engine::{Act, Allowed, Cx, Extension, inputs};
use schema::{Id, Label, Result};
use schemars::JsonSchema;
use serde::Serialize;

use crate::people::employee::{self, EMPLOYEES};
use arrangement::{Arrangement, Place};
use content::Content;
use greeting::GreetedReader;

/// What a noun shows on the first screen.
pub struct Panel {
    /// `noun.what`: under it its reader hides it and puts it elsewhere.
    pub id: &'static str,
    /// Its title.
    pub label: Label,
    /// Where it stands.
    pub place: Place,
    /// Those of a lower rank come first, until their reader says otherwise.
    pub rank: u16,
    /// Whether the caller has it at all: by rights alone, without reading a row.
    pub shown_to: fn(&Cx<'_>) -> bool,
    /// What stands in it; nothing where there is nothing for the caller.
    pub content: fn(&Cx<'_>) -> Result<Option<Content>>,
}

/// What the platform itself shows: what waits, what falls due, the house.
pub static PANELS: &[Extension] = &[
    &task::WAITING,
    &task::DEADLINES,
    &CHANGES,
    &MODULES,
    &own_act::ACTS,
    &house::HOUSE,
    &unit::ELSEWHERE,
];

const MODULES: Panel = own_panel(
    "home.modules",
    210,
    Label::new("روابط سريعة", "Accès rapides", "Quick access"),
);
const CHANGES: Panel = Panel {
    // Whoever looks after the house follows all that is written; others follow their work by its own panels.
    shown_to: |cx| cx.who().is_admin,
    ..own_panel(
        "home.changes",
        220,
        Label::new("آخر التعديلات", "Modifications récentes", "Recent changes"),
    )
};

/// One that the application draws by itself, of what it knows of the caller.
const fn own_panel(id: &'static str, rank: u16, label: Label) -> Panel {
    Panel {
        id,
        label,
        place: Place::Grid,
        rank,
        shown_to: |_| true,
        content: |_| Ok(Some(Content::Own)),
    }
}

/// The first screen as its reader arranged it.
pub(crate) const SHOW: Act<Asked, FirstScreen> = Act::read("home.panels", Allowed::Users, |cx, asked| {
    cx.together(|cx| show(cx, asked))
});

/// What the first screen holds.
#[derive(Serialize, JsonSchema)]
pub(crate) struct FirstScreen {
    /// Nobody where the caller is known by no file.
    who: Option<GreetedReader>,
    figures: Vec<HomePanel>,
    panels: Vec<HomePanel>,
    /// Those for which it has no room.
    more: Vec<PanelName>,
    hidden: Vec<PanelName>,
}

/// What a panel is called.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
struct PanelName {
    id: &'static str,
    title: &'static str,
    is_figure: bool,
}

/// A panel, and what stands in it.
#[derive(Serialize, JsonSchema)]
struct HomePanel {
    #[serde(flatten)]
    name: PanelName,
    content: Content,
}

inputs! {
    /// How its reader arranged the first screen.
    pub(crate) struct Asked {
        /// The ids of panels in their order; the others follow by their rank.
        order: Option<Vec<String>> = may("order"),
        /// The ids of those that are not shown.
        hidden: Option<Vec<String>> = may("hidden"),
        /// Whether all of them are shown, not those of the first screen alone.
        all: bool = flag("all"),
    }
}

fn show(cx: &Cx<'_>, asked: &Asked) -> Result<FirstScreen> {
    let given = |ids: &Option<Vec<String>>, name| arrangement::known_ids(ids.as_deref().unwrap_or_default(), name);
    let arrangement = Arrangement {
        order: given(&asked.order, "order")?,
        hidden: given(&asked.hidden, "hidden")?,
        is_all: asked.all,
    };
    let open: Vec<&Panel> = cx.extensions::<Panel>().filter(|panel| (panel.shown_to)(cx)).collect();
    let (shown, hidden) = arrangement.split(open);
    let (figures, grid, who) = (
        draw(cx, &shown, Place::Figure, &arrangement),
        draw(cx, &shown, Place::Grid, &arrangement),
        greeting::who(cx),
    );
    let ((figures, further), (panels, more)) = (figures?, grid?);
    let named = |panels: &[&Panel]| panels.iter().map(|panel| name(cx, panel)).collect::<Vec<PanelName>>();
    Ok(FirstScreen {
        who: who?,
        figures,
        panels,
        more: named(&[further, more].concat()),
        hidden: named(&hidden),
    })
}

/// The first panels of a place that have something to show, and those for which there is no room.
fn draw<'p>(
    cx: &Cx<'_>,
    shown: &[&'p Panel],
    place: Place,
    arrangement: &Arrangement,
) -> Result<(Vec<HomePanel>, Vec<&'p Panel>)> {
    let room = if arrangement.is_all { usize::MAX } else { place.room() };
    let (mut drawn, mut further, mut refused) = (Vec::new(), Vec::new(), None);
    for panel in shown.iter().copied().filter(|panel| panel.place == place) {
        if drawn.len() == room {
            further.push(panel);
            continue;
        }
        match (panel.content)(cx) {
            Ok(None) => {}
            Ok(Some(content)) => drawn.push(HomePanel {
                name: name(cx, panel),
                content,
            }),
            // The others are looked at all the same: what they read is asked together.
            Err(error) => refused = refused.or(Some(error)),
        }
    }
    if let Some(error) = refused {
        return Err(error);
    }
    Ok((drawn, further))
}

fn name(cx: &Cx<'_>, panel: &Panel) -> PanelName {
    PanelName {
        id: panel.id,
        title: panel.label.text(cx.lang()),
        is_figure: panel.place == Place::Figure,
    }
}

/// Those of these people whom the caller may see, each as a face.
pub fn faces(
    cx: &Cx<'_>,
    people: impl IntoIterator<Item = Id>,
) -> Result<std::collections::HashMap<String, content::Face>> {
    let mut ids: Vec<String> = people.into_iter().map(|Id(id)| id).collect();
    ids.sort();
    ids.dedup();
    let found = cx.many_readable(&EMPLOYEES, &ids)?;
    let face = |one: schema::Document| {
        let face = content::Face {
            name: content::title_in(&one, cx.lang()),
            photo: one.get(employee::PHOTO).map(|Id(id)| id),
        };
        (one.id, face)
    };
    Ok(found.into_iter().map(face).collect())
}
