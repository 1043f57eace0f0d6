//! An announcement: what an administrator tells everybody who uses the product.

use engine::input::{missing_argument, wrong_argument};
use engine::{Act, Allowed, Engine, PrepareContext, RequestContext, inputs};
use schema::{Label, Result, Wording, expected};
use schemars::JsonSchema;
use serde::Serialize;

use super::{Notice, NoticeKind, Params, Text, notify};
use crate::people::user::{USERS, administrator};

/// To everybody.
pub static ANNOUNCED: NoticeKind = NoticeKind::new(
    "house.announcement",
    Label::new("إعلان للجميع", "Une annonce à tous", "An announcement to all"),
    Text::new("إعلان: {title}", "Annonce\u{a0}: {title}", "Announcement: {title}"),
    Text::new("{body}", "{body}", "{body}"),
);

/// Tells everybody.
pub(super) const ANNOUNCE: Act<Announcement, AnnouncementReach> =
    Act::long(NAME, WORDING, Allowed::Admins, |engine, ctx, announcement| {
        Box::pin(announce(engine, ctx, announcement))
    })
    .prepare_with(check_texts);

const NAME: &str = "notifications.announce";

const WORDING: Wording = Wording::new(
    Label::new("إرسال الإعلان", "Envoyer l’annonce", "Send the announcement"),
    Label::new("تم إرسال الإعلان", "Annonce envoyée", "Announcement sent"),
);

/// What came of an announcement.
#[derive(Serialize, JsonSchema)]
pub(super) struct AnnouncementReach {
    /// How many are being told.
    told: usize,
}

inputs! {
    /// What is told to everybody, in French, in Arabic or in both.
    pub(super) struct Announcement {
        /// The title in French.
        title_fr: Option<String> = may("titleFr"),
        /// The title in Arabic.
        title_ar: Option<String> = may("titleAr"),
        /// The text in French.
        body_fr: Option<String> = may("bodyFr"),
        /// The text in Arabic.
        body_ar: Option<String> = may("bodyAr"),
        /// The page of the application that it leads to.
        link: Option<String> = may("link"),
    }
}

/// Longest title, in characters.
const TITLE: usize = 120;
/// Longest text, in characters.
const BODY: usize = 2000;

/// Each part is said in French or in Arabic, and the link stays in the application.
fn check_texts(_: &PrepareContext, given: Announcement) -> Result<Announcement> {
    let title = [("titleFr", &given.title_fr), ("titleAr", &given.title_ar)];
    let body = [("bodyFr", &given.body_fr), ("bodyAr", &given.body_ar)];
    for (texts, longest) in [(title, TITLE), (body, BODY)] {
        if texts.iter().all(|(_, text)| text.is_none()) {
            return Err(missing_argument(texts[0].0));
        }
        for (param, text) in texts {
            if text.as_ref().is_some_and(|text| text.chars().count() > longest) {
                return Err(wrong_argument(param, expected::at_most_characters(longest)));
            }
        }
    }
    let strays = |link: &String| !is_ours(link) || link.len() > 1000;
    if given.link.as_ref().is_some_and(strays) {
        return Err(wrong_argument("link", expected::OUR_PAGE));
    }
    Ok(given)
}

/// Whether a link is a path of the application. Browsers drop tabs and line ends from an address before they read it, and take
/// what follows two slashes for a host, also where dots lead back to them.
fn is_ours(link: &str) -> bool {
    let strays = |c: char| c == '\\' || c.is_control() || c.is_whitespace();
    let path = link.split(['?', '#']).next().unwrap_or_default();
    path.starts_with('/') && !path.contains("//") && !link.contains(strays)
}

async fn announce(engine: Engine, ctx: RequestContext, given: Announcement) -> Result<AnnouncementReach> {
    // Read outside the transaction: a whole commune takes longer than others should wait.
    let all = engine
        .read(|cx| cx.all(&USERS, administrator::able_to_sign_in()))
        .await?;
    let to: Vec<String> = all.into_iter().map(|user| user.id).collect();
    let told = to.len();
    let text = |given: Option<String>| given.unwrap_or_default();
    let title = (text(given.title_fr), text(given.title_ar));
    let body = (text(given.body_fr), text(given.body_ar));
    let params = Params::new()
        .with_name("title", &title.0, &title.1)
        .with_name("body", &body.0, &body.1);
    let notice = Notice::new(&ANNOUNCED, to, params).link(text(given.link));
    engine.transact(&ctx, NAME, move |cx| notify(cx, &notice)).await?;
    Ok(AnnouncementReach { told })
}
