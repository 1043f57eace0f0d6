//! Thresholds: whole numbers by which the commune decides, `org.…`, each declared beside what it decides.
//!
//! A noun names its thresholds among its `extensions`. Whoever writes one, by whatever door, keeps it within its bounds; where
//! none is written, or what stands is none, the preset holds.

use engine::{Act, Allowed, Cx};
use schema::{Document, Label, Rejection, Result, error_codes};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::{KEY, VALUE};

error_codes! {
    OUT_OF_BOUNDS = "setting_out_of_bounds", invalid => "«{name}»: المطلوب عدد صحيح من {least} إلى {most}", "«\u{a0}{name}\u{a0}»\u{a0}: un nombre entier de {least} à {most} est attendu", "\"{name}\": a whole number from {least} to {most} is expected";
}

/// A whole number by which the commune decides.
pub struct Threshold {
    /// Its key among the settings.
    pub key: &'static str,
    /// What it is called, with its unit.
    pub label: Label,
    /// What follows from it.
    pub about: Label,
    /// The smallest and the greatest number taken.
    pub bounds: (i64, i64),
    /// What holds until another is set.
    pub preset: i64,
}

impl Threshold {
    /// What holds today.
    ///
    /// # Errors
    /// When the settings cannot be read.
    pub fn value(&self, cx: &Cx<'_>) -> Result<i64> {
        let set = super::value_today(cx, self.key)?.as_i64();
        Ok(set.filter(|number| self.admits(*number)).unwrap_or(self.preset))
    }

    fn admits(&self, number: i64) -> bool {
        let (least, most) = self.bounds;
        (least..=most).contains(&number)
    }

    fn check(&self, value: &Json) -> Result<()> {
        if value.as_i64().is_some_and(|number| self.admits(number)) {
            return Ok(());
        }
        let (least, most) = self.bounds;
        let rejection = Rejection::new(OUT_OF_BOUNDS).field(VALUE.def.name);
        let named = rejection.label("name", self.label).arg("key", self.key);
        Err(named.arg("least", least).arg("most", most).into())
    }

    fn setting(&self, cx: &Cx<'_>) -> Result<ThresholdSetting> {
        let (least, most) = self.bounds;
        Ok(ThresholdSetting {
            key: self.key,
            label: self.label.text(cx.lang()),
            about: self.about.text(cx.lang()),
            least,
            most,
            preset: self.preset,
            value: self.value(cx)?,
        })
    }
}

/// Every threshold with its bounds and what holds today.
pub(super) const LIST: Act<(), ThresholdSettings> = Act::read("settings.thresholds", Allowed::Admins, |cx, ()| {
    let all = cx.extensions::<Threshold>().map(|one| one.setting(cx));
    Ok(ThresholdSettings {
        thresholds: all.collect::<Result<Vec<ThresholdSetting>>>()?,
    })
});

/// The whole numbers by which the commune decides.
#[derive(Serialize, JsonSchema)]
pub(super) struct ThresholdSettings {
    thresholds: Vec<ThresholdSetting>,
}

/// A whole number by which the commune decides, in the language of the caller.
#[derive(Serialize, JsonSchema)]
struct ThresholdSetting {
    key: &'static str,
    label: &'static str,
    /// What follows from it.
    about: &'static str,
    least: i64,
    most: i64,
    /// What holds until another is set.
    preset: i64,
    value: i64,
}

/// A threshold that is written is a number within its bounds.
pub(super) fn thresholds_are_within_their_bounds(cx: &Cx<'_>, setting: &Document) -> Result<()> {
    let key = setting.need(KEY)?;
    let threshold = cx.extensions::<Threshold>().find(|one| one.key == key);
    threshold.map_or(Ok(()), |one| one.check(&setting.get(VALUE).unwrap_or_default()))
}

/// Whether a number may stand under a key: anything under one that is no threshold.
pub(super) fn may_stand(cx: &Cx<'_>, key: &str, number: i64) -> bool {
    let threshold = cx.extensions::<Threshold>().find(|one| one.key == key);
    threshold.is_none_or(|one| one.admits(number))
}
