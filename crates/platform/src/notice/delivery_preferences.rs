//! How a user wishes to be told: ways for each kind, quiet hours, a digest.

use engine::Cx;
use jiff::Timestamp;
use jiff::civil::{Time, Weekday};
use schema::{Document, Lang, Result};
use serde_json::Value as Json;

use super::kind::{NoticeChannels, NoticeKind};
use super::preference::{
    CHANNELS, DIGEST, DIGEST_AT, DIGEST_DAY, Often, PREFERENCES, QUIET_DAYS, QUIET_FROM, QUIET_TO, SPEAKS, USER,
};
use super::quiet_hours::{Digest, QuietHours};

/// The wishes of a user.
#[derive(Clone, Debug, Default)]
pub struct DeliveryPreferences {
    channels: Json,
    /// When nothing is sent.
    pub quiet: QuietHours,
    /// When what was collected is told; none: each by itself.
    pub digest: Option<Digest>,
    /// The language of mails.
    pub lang: Lang,
}

/// The hour of a digest whose hour is not said.
pub(super) const MORNING: Time = Time::constant(8, 0, 0, 0);

impl DeliveryPreferences {
    /// Those that a row holds.
    pub fn of(row: &Document) -> Self {
        let time = |key| row.get(key).and_then(|text: String| read_time(&text));
        let at = time(DIGEST_AT).unwrap_or(MORNING);
        let day = row.get(DIGEST_DAY).and_then(weekday).unwrap_or(Weekday::Monday);
        DeliveryPreferences {
            channels: row.get(CHANNELS).unwrap_or_default(),
            quiet: QuietHours {
                hours: time(QUIET_FROM).zip(time(QUIET_TO)),
                days: row
                    .get(QUIET_DAYS)
                    .unwrap_or_default()
                    .into_iter()
                    .filter_map(weekday)
                    .collect(),
            },
            digest: match row.get(DIGEST) {
                Some(Often::Daily) => Some(Digest::Daily(at)),
                Some(Often::Weekly) => Some(Digest::Weekly(day, at)),
                Some(Often::None) | None => None,
            },
            lang: row.get(SPEAKS).as_deref().and_then(Lang::read).unwrap_or_default(),
        }
    }

    /// How a kind is told to the user. What is to be acknowledged always shows in the application.
    pub fn channels(&self, kind: &NoticeKind, needs_ack: bool) -> NoticeChannels {
        let wish = |name: &str, otherwise: bool| self.channels[kind.id][name].as_bool().unwrap_or(otherwise);
        NoticeChannels {
            in_app: needs_ack || wish("in_app", kind.channels.in_app),
            mail: wish("mail", kind.channels.mail),
            push: wish("push", kind.channels.push),
        }
    }

    /// When something told now is sent: none is at once.
    pub fn send_at(&self, now: Timestamp) -> Option<Timestamp> {
        Some(self.quiet.end_of_quiet(now)).filter(|free| *free > now)
    }
}

/// The wishes of some users, by user; whoever has none wishes what the kinds say.
pub(super) fn of_users(
    cx: &Cx<'_>,
    users: &[String],
) -> Result<std::collections::HashMap<String, DeliveryPreferences>> {
    let rows = cx.all(&PREFERENCES, [USER.any_of(users)])?;
    Ok(rows
        .iter()
        .filter_map(|row| Some((row.get(USER)?.0, DeliveryPreferences::of(row))))
        .collect())
}

/// `HH:MM`.
pub(super) fn read_time(text: &str) -> Option<Time> {
    let (hour, minute) = text.split_once(':')?;
    let is_two = |part: &str| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
    if !is_two(hour) || !is_two(minute) {
        return None;
    }
    Time::new(hour.parse().ok()?, minute.parse().ok()?, 0, 0).ok()
}

/// 1 is Monday, 7 is Sunday (ISO 8601).
pub(super) fn weekday(number: i64) -> Option<Weekday> {
    i8::try_from(number)
        .ok()
        .and_then(|number| Weekday::from_monday_one_offset(number).ok())
}
