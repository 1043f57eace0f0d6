//! What a user may say of how to be told, and the shape of each wish.

use std::collections::BTreeSet;

use engine::input::{FromArgument, wrong_argument};
use engine::{Edit, inputs};
use schema::{Choice, Lang, Result, Shape, expected};
use serde_json::{Map, Value as Json};

use super::Often;
use crate::notice::delivery_preferences::{read_time, weekday};

inputs! {
    /// What is to be otherwise; what is not said stays.
    pub(super) struct Change {
        /// By kind: `{kind: {in_app, mail, push}}`.
        channels: Option<ByKind> = may("channels"),
        /// When the quiet hours begin: `HH:MM`.
        quiet_from: Edit<Hour> = edit("quietFrom"),
        /// When they end.
        quiet_to: Edit<Hour> = edit("quietTo"),
        /// Days of quiet: 1 is Monday.
        quiet_days: Edit<QuietDays> = edit("quietDays"),
        /// How often what was collected is told.
        digest: Edit<Often> = edit("digest"),
        /// The hour of the digest: `HH:MM`.
        digest_at: Edit<Hour> = edit("digestAt"),
        /// The day of the digest: 1 is Monday.
        digest_day: Edit<Day> = edit("digestDay"),
        /// The language of mails and of push: `fr`, `ar` or `en`.
        language: Option<Speaks> = may("language"),
    }
}

/// Channels by kind: yes or no for each.
#[derive(Clone)]
pub(super) struct ByKind(pub Map<String, Json>);

impl FromArgument for ByKind {
    const SHAPE: Shape = Shape::Json;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        if given.is_null() {
            return Ok(None);
        }
        let wrong = || wrong_argument(name, expected::CHANNELS_BY_KIND);
        let given = given.as_object().ok_or_else(wrong)?;
        for ways in given.values() {
            for (way, wish) in ways.as_object().ok_or_else(wrong)? {
                if !["in_app", "mail", "push"].contains(&way.as_str()) || !wish.is_boolean() {
                    return Err(wrong());
                }
            }
        }
        Ok(Some(ByKind(given.clone())))
    }
}

/// A time of day, as `HH:MM`.
#[derive(Clone)]
pub(super) struct Hour(pub String);

impl FromArgument for Hour {
    const SHAPE: Shape = Shape::Text;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        if given.is_null() || given == "" {
            return Ok(None);
        }
        let text = String::read(name, given)?.filter(|text| read_time(text).is_some());
        text.map(|text| Some(Hour(text)))
            .ok_or_else(|| wrong_argument(name, expected::TIME_OF_DAY))
    }
}

/// The quiet days, each once: any but all seven.
#[derive(Clone)]
pub(super) struct QuietDays(pub Vec<i64>);

impl FromArgument for QuietDays {
    const SHAPE: Shape = Shape::Counts;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        if given.is_null() || given == "" {
            return Ok(None);
        }
        let day = |day: &Json| day.as_i64().filter(|day| weekday(*day).is_some());
        let days: Option<BTreeSet<i64>> = given.as_array().and_then(|all| all.iter().map(day).collect());
        let some = days.filter(|days| days.len() < 7);
        some.map(|days| Some(QuietDays(days.into_iter().collect())))
            .ok_or_else(|| wrong_argument(name, expected::QUIET_DAYS))
    }
}

impl FromArgument for Often {
    const SHAPE: Shape = Shape::Word(&[Often::None.wire(), Often::Daily.wire(), Often::Weekly.wire()]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let Some(word) = String::read(name, given)? else {
            return Ok(None);
        };
        let known = Often::ALL.iter().copied().find(|often| often.wire() == word);
        known.map(Some).ok_or_else(|| wrong_argument(name, expected::DIGEST))
    }
}

/// A day of the week: 1 is Monday.
#[derive(Clone)]
pub(super) struct Day(pub i64);

impl FromArgument for Day {
    const SHAPE: Shape = Shape::Count;
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        if given.is_null() {
            return Ok(None);
        }
        let day = given.as_i64().filter(|day| weekday(*day).is_some());
        day.map(|day| Some(Day(day)))
            .ok_or_else(|| wrong_argument(name, expected::whole_number(1, 7)))
    }
}

/// The language in which somebody is told.
#[derive(Clone, Copy)]
pub(super) struct Speaks(pub Lang);

impl FromArgument for Speaks {
    const SHAPE: Shape = Shape::Word(&["fr", "ar", "en"]);
    fn read(name: &'static str, given: &Json) -> Result<Option<Self>> {
        let Some(code) = String::read(name, given)? else {
            return Ok(None);
        };
        let lang = Lang::read(&code).ok_or_else(|| wrong_argument(name, expected::LANGUAGE))?;
        Ok(Some(Speaks(lang)))
    }
}
