//! Who is told of a count: its counters, once it is open.

use engine::{Cx, Effect, Extension};
use platform::notice::{NOTIFICATIONS, Notice, NoticeKind, Params, Text, notify};
use schema::{Change, Id, Label, Result};

use super::{BUREAUX_COUNTED, MEMBERS, NAME, STATE, State};

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&COUNTED_BY_YOU];

/// To the counters.
static COUNTED_BY_YOU: NoticeKind = NoticeKind::new(
    "property.countOpen",
    Label::new(
        "عملية جرد كلفت بها",
        "Récolement dont je suis chargé",
        "A count that I take part in",
    ),
    Text::new(
        "كلفتم بعملية الجرد «{campaign}»",
        "Vous êtes chargé du récolement «\u{a0}{campaign}\u{a0}»",
        "You take part in the count “{campaign}”",
    ),
    Text::new(
        "عدد المكاتب: {offices}. افتحوها على هاتفكم لمسح الممتلكات.",
        "Nombre de bureaux\u{a0}: {offices}. Ouvrez-le sur votre téléphone pour scanner les biens.",
        "Number of offices: {offices}. Open it on your telephone to scan the items.",
    ),
);

/// Its counters are told once it is open; whoever is named later, then.
pub(super) const COUNTERS_ARE_TOLD: Effect = Effect {
    touches: &[|| &NOTIFICATIONS],
    run: tell_counters,
};

fn tell_counters(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let campaign = &change.after;
    let is_news = change.touches(STATE) || change.touches(MEMBERS);
    if !is_news || campaign.get(STATE) != Some(State::Open) {
        return Ok(());
    }
    let to = campaign.get(MEMBERS).unwrap_or_default();
    let offices = campaign.get(BUREAUX_COUNTED).unwrap_or_default().len();
    let params = Params::new()
        .with("campaign", &campaign.get(NAME).unwrap_or_default())
        .with("offices", &offices.to_string());
    let notice = Notice::new(&COUNTED_BY_YOU, to.into_iter().map(|Id(user)| user).collect(), params)
        .about_document(campaign)
        .link(campaign.of.page_of(&campaign.id))
        .once_per_user(format!("{} {}", COUNTED_BY_YOU.id, campaign.id));
    notify(cx, &notice)
}
