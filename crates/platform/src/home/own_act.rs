//! What everybody may ask for by themselves: nouns declare the acts of the portal, and the first screen leads to them.

use engine::Cx;
use schema::{Label, Result};

use super::Panel;
use super::arrangement::Place;
use super::content::{Content, Line, Rows};

/// Something that an employee does by themselves.
pub struct OwnAct {
    /// `noun.what`.
    pub id: &'static str,
    /// What is done.
    pub label: Label,
    /// What comes of it, in a few words.
    pub detail: Label,
    /// Where it is done.
    pub link: &'static str,
    /// Those of a lower rank come first.
    pub rank: u16,
}

/// The acts, behind what there is to know of oneself.
pub(super) const ACTS: Panel = Panel {
    id: "home.acts",
    label: Label::new("خدماتكم", "Vos démarches", "Your requests"),
    place: Place::Grid,
    rank: 88,
    shown_to: |cx| cx.who().employee.is_some(),
    content: acts,
};

#[expect(clippy::unnecessary_wraps, reason = "the shape of every panel")]
fn acts(cx: &Cx<'_>) -> Result<Option<Content>> {
    let mut declared: Vec<&OwnAct> = cx.extensions::<OwnAct>().collect();
    declared.sort_by_key(|act| (act.rank, act.id));
    let line = |act: &OwnAct| Line {
        key: act.id.to_owned(),
        title: act.label.text(cx.lang()).to_owned(),
        detail: act.detail.text(cx.lang()).to_owned(),
        link: Some(act.link.to_owned()),
        ..Line::default()
    };
    let rows: Vec<Line> = declared.into_iter().map(line).collect();
    let acts = Rows {
        total: rows.len() as u64,
        rows,
        link: None,
    };
    Ok((acts.total > 0).then_some(Content::Rows(acts)))
}
