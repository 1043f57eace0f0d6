//! What stands at the head and the foot of the papers: `org.letterhead`.
//!
//! `{linesFr, linesAr, linesZgh?, footerFr?, footerAr?}`: lines from the kingdom down to the service. Without the setting
//! the head follows from the card of the commune. The emblem is the setting's own (`logoFileId`), or else the logo of that card.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::Cx;
use engine::doc::{self, Line, Pictures, Words};
use schema::{Id, Result};
use serde_json::{Map, Value as Json};

use super::place::place_names;
use super::rules::{self, InvalidMember};

/// Its key.
pub const LETTERHEAD: &str = "org.letterhead";
/// Most lines of a head.
const MOST_LINES: usize = 10;
/// Greatest length of a line, in characters.
const LONGEST_LINE: usize = 160;
/// Greatest length of a foot, in characters.
const LONGEST_FOOT: usize = 500;

/// The lines above those of every commune's own.
const STATE_FR: [&str; 2] = ["Royaume du Maroc", "Ministère de l’Intérieur"];
const STATE_AR: [&str; 2] = ["المملكة المغربية", "وزارة الداخلية"];

/// A head of papers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letterhead {
    /// Lines in French.
    pub fr: Vec<String>,
    /// Lines in Arabic.
    pub ar: Vec<String>,
    /// Lines in Amazigh, in Tifinagh.
    pub zgh: Vec<String>,
    /// The foot, in French.
    pub foot_fr: String,
    /// The foot, in Arabic.
    pub foot_ar: String,
    /// The picture between the lines.
    pub emblem: Emblem,
    /// The name of the commune, in French and in Arabic.
    pub commune: [String; 2],
    /// The same without the word before it: where papers are signed.
    pub place: [String; 2],
}

/// The picture in a head.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Emblem {
    /// None.
    #[default]
    None,
    /// That of the commune's card: a data URL.
    Card(String),
    /// The letterhead's own: the id of its file.
    File(String),
}

impl Letterhead {
    /// With the unit that issues below the commune, in French and in Arabic.
    #[must_use]
    pub fn with_unit(mut self, [fr, ar]: [Vec<String>; 2]) -> Self {
        self.fr.extend(fr);
        self.ar.extend(ar);
        self
    }

    /// As documents say it, but for its emblem.
    pub fn on_paper(self) -> doc::Letterhead {
        let lines = |lines: Vec<String>| lines.into_iter().map(Line::from).collect();
        doc::Letterhead {
            footer: Words::new(self.foot_fr, self.foot_ar),
            fr: lines(self.fr),
            ar: lines(self.ar),
            zgh: lines(self.zgh),
            logo: None,
        }
    }
}

/// The head and the foot of sheets that are not kept, and their emblem as far as it is no file.
pub(crate) fn of_sheets(cx: &Cx<'_>) -> Result<(doc::Letterhead, Pictures)> {
    const NAME: &str = "logo";
    let mut head = letterhead(cx)?;
    let mut pictures = Pictures::new();
    let logo = match std::mem::take(&mut head.emblem) {
        Emblem::None => None,
        Emblem::File(id) => Some(id),
        Emblem::Card(data) => picture(&data).map(|bytes| {
            pictures.insert(NAME.to_owned(), bytes);
            NAME.to_owned()
        }),
    };
    let head = doc::Letterhead {
        logo,
        ..head.on_paper()
    };
    Ok((head, pictures))
}

/// The bytes of a picture that is given as a data URL.
pub(crate) fn picture(data: &str) -> Option<Vec<u8>> {
    let (_, text) = data.split_once(";base64,")?;
    STANDARD.decode(text).ok()
}

/// The head as it stands today: that of the setting, until its first day the one before, or else the card of the commune.
pub fn letterhead(cx: &Cx<'_>) -> Result<Letterhead> {
    let (given, logo) = super::today(cx, LETTERHEAD)?;
    let card = super::value(cx, rules::COMMUNE)?;
    let text = |of: &Json, member: &str| of[member].as_str().unwrap_or_default().trim().to_owned();
    let lines = |member: &str| -> Vec<String> {
        let all = given[member].as_array().into_iter().flatten();
        all.filter_map(Json::as_str).map(str::to_owned).collect()
    };
    let or_card = |lines: Vec<String>, state: [&str; 2], own: [&str; 2]| {
        if !lines.is_empty() {
            return lines;
        }
        let own = own.into_iter().map(|member| text(&card, member));
        let all = state.into_iter().map(str::to_owned).chain(own);
        all.filter(|line| !line.is_empty()).collect()
    };
    Ok(Letterhead {
        fr: or_card(lines("linesFr"), STATE_FR, ["provinceFr", "nameFr"]),
        ar: or_card(lines("linesAr"), STATE_AR, ["provinceAr", "nameAr"]),
        zgh: lines("linesZgh"),
        foot_fr: text(&given, "footerFr"),
        foot_ar: text(&given, "footerAr"),
        emblem: match (logo, text(&card, "logo")) {
            (Some(Id(file)), _) => Emblem::File(file),
            (None, data) if data.is_empty() => Emblem::None,
            (None, data) => Emblem::Card(data),
        },
        commune: [text(&card, "nameFr"), text(&card, "nameAr")],
        place: place_names([&text(&card, "nameFr"), &text(&card, "nameAr")]),
    })
}

/// Whether a value has the shape of a letterhead; otherwise the member that is wrong.
pub(super) fn check(value: &Json) -> std::result::Result<(), InvalidMember> {
    let members: &Map<String, Json> = value.as_object().ok_or_else(|| InvalidMember::at("{}"))?;
    for (name, member) in members {
        let is_right = match name.as_str() {
            "linesFr" | "linesAr" | "linesZgh" => member.is_null() || are_lines(member),
            "footerFr" | "footerAr" => member.is_null() || rules::is_text(member, LONGEST_FOOT),
            _ => false,
        };
        if !is_right {
            return Err(InvalidMember::at(name));
        }
    }
    Ok(())
}

fn are_lines(member: &Json) -> bool {
    member
        .as_array()
        .is_some_and(|lines| lines.len() <= MOST_LINES && lines.iter().all(|line| rules::is_line(line, LONGEST_LINE)))
}
