//! An announcement: what an administrator tells everybody who uses the product.

use engine::{Action, Allowed, Ask, Desk, Engine, Input, Run};
use schema::{Label, Refusal, Result, expected, refusal};
use serde_json::{Value as Json, json};

use super::{Kind, Notice, Params, Text, tell};
use crate::people::user::{USERS, administrator};

/// To everybody.
pub static ANNOUNCED: Kind = Kind::new(
    "house.announcement",
    Label::new("إعلان للجميع", "Une annonce à tous", "An announcement to all"),
    Text::new("إعلان: {title}", "Annonce\u{a0}: {title}", "Announcement: {title}"),
    Text::new("{body}", "{body}", "{body}"),
);

/// `notifications.announce {titleFr?, titleAr?, bodyFr?, bodyAr?, link?}` → `{told}`: how many are being told.
pub(super) const ANNOUNCE: Action = Action {
    id: "notifications.announce",
    allowed: Allowed::Admins,
    prepare: checked,
    run: Run::Long(|engine, ask, input| Box::pin(announce(engine, ask, input))),
};

/// Longest title, in characters.
const TITLE: usize = 120;
/// Longest text, in characters.
const BODY: usize = 2000;

/// Each part is said in French or in Arabic, and the link stays in the application.
fn checked(_: &Desk, input: Input) -> Result<Input> {
    for (part, longest) in [("title", TITLE), ("body", BODY)] {
        let said = ["Fr", "Ar"].map(|lang| format!("{part}{lang}"));
        if said.iter().all(|param| input.text(param).is_none()) {
            let param = &said[0];
            let missing = refusal::ARGUMENT_MISSING.refusal().field(param).arg("param", param);
            return Err(missing.into());
        }
        let is_long = |param: &&String| input.text(param).is_some_and(|text| text.chars().count() > longest);
        if let Some(param) = said.iter().find(is_long) {
            let expected = expected::at_most_characters(longest);
            return Err(Refusal::argument(param, expected).field(param.as_str()).into());
        }
    }
    if input
        .text("link")
        .is_some_and(|link| !is_ours(link) || link.len() > 1000)
    {
        return Err(Refusal::argument("link", expected::OUR_PAGE).field("link").into());
    }
    Ok(input)
}

/// Whether a link is a path of the application. Browsers drop tabs and line ends from an address before they read it, and take
/// what follows two slashes for a host, also where dots lead back to them.
fn is_ours(link: &str) -> bool {
    let strays = |c: char| c == '\\' || c.is_control() || c.is_whitespace();
    let path = link.split(['?', '#']).next().unwrap_or_default();
    path.starts_with('/') && !path.contains("//") && !link.contains(strays)
}

async fn announce(engine: Engine, ask: Ask, input: Input) -> Result<Json> {
    // Read outside the transaction: a whole commune takes longer than others should wait.
    let all = engine.look(|cx| cx.all(&USERS, administrator::able())).await?;
    let to: Vec<String> = all.into_iter().map(|user| user.id).collect();
    let told = to.len();
    let text = |param: &str| input.text(param).unwrap_or_default();
    let params = Params::new()
        .named("title", (text("titleFr"), text("titleAr")))
        .named("body", (text("bodyFr"), text("bodyAr")));
    let notice = Notice::new(&ANNOUNCED, to, params).link(text("link"));
    engine.transact(&ask, ANNOUNCE.id, move |cx| tell(cx, &notice)).await?;
    Ok(json!({ "told": told }))
}
