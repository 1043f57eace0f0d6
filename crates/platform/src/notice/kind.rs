//! The kinds of notifications: what each says, to whom it may matter, and how it is told unless its reader wishes otherwise.

use schema::{Label, Lang};
use schemars::JsonSchema;
use serde::Serialize;

use super::text::{Params, Text};

/// All that is said outside of what is discreet.
const SOMETHING_WAITS: Text = Text::new(
    "ديوان: لديكم إشعار جديد",
    "Diwan\u{a0}: quelque chose vous attend",
    "Diwan: something waits for you",
);
const BEHIND_SIGN_IN: Text = Text::new(
    "سجلوا الدخول للاطلاع عليه.",
    "Connectez-vous pour en prendre connaissance.",
    "Sign in to read it.",
);

/// A kind of notification, declared beside the noun it is about.
#[derive(Debug)]
pub struct NoticeKind {
    /// `department.what`; a part of the keys of its texts.
    pub id: &'static str,
    /// What it is called on the page of preferences.
    pub label: Label,
    /// One line.
    pub title: Text,
    /// What there is to know or to do.
    pub body: Text,
    /// Whether its reader is asked to acknowledge it, and after how many days it is told again until then.
    pub acknowledged: Option<i64>,
    /// How it is told unless its reader wishes otherwise.
    pub channels: NoticeChannels,
    /// Whether it is told to administrators alone.
    pub is_for_admins: bool,
    /// Whether what leaves the house says only that something waits: its text stands behind the sign-in.
    pub is_discreet: bool,
}

/// The ways in which a notification reaches its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct NoticeChannels {
    /// In the application.
    pub in_app: bool,
    /// By mail.
    pub mail: bool,
    /// To the browsers and telephones that asked for it.
    pub push: bool,
}

impl NoticeKind {
    /// A kind that is told in the application and by push, and asks for nothing.
    pub const fn new(id: &'static str, label: Label, title: Text, body: Text) -> Self {
        NoticeKind {
            id,
            label,
            title,
            body,
            acknowledged: None,
            channels: NoticeChannels {
                in_app: true,
                mail: false,
                push: true,
            },
            is_for_admins: false,
            is_discreet: false,
        }
    }

    /// Told by mail too, unless the reader wishes otherwise.
    #[must_use]
    pub const fn with_mail(mut self) -> Self {
        self.channels.mail = true;
        self
    }

    /// To be acknowledged; told again after so many days, until it is.
    #[must_use]
    pub const fn acknowledged_within(mut self, days: i64) -> Self {
        self.acknowledged = Some(days);
        self
    }

    /// Told to administrators alone.
    #[must_use]
    pub const fn for_admins(mut self) -> Self {
        self.is_for_admins = true;
        self
    }

    /// About health, discipline, a decision, marks or a signature: on lock screens and in subjects of mails it says only that
    /// something waits.
    #[must_use]
    pub const fn discreet(mut self) -> Self {
        self.is_discreet = true;
        self
    }

    /// Its title and its body as they leave the house.
    pub fn outside(&self, lang: Lang, params: &Params) -> [String; 2] {
        let [title, body] = if self.is_discreet {
            [&SOMETHING_WAITS, &BEHIND_SIGN_IN]
        } else {
            [&self.title, &self.body]
        };
        [title.fill(lang, params), body.fill(lang, params)]
    }

    /// The key of its title in the texts of the web.
    pub fn title_key(&self) -> String {
        format!("{}.title", self.id)
    }

    /// Its label in one language.
    pub fn label(&self, lang: Lang) -> &'static str {
        self.label.text(lang)
    }
}
