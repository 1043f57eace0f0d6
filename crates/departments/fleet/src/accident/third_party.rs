//! The other party of an accident: who it was, in what car, insured by whom. Facts by name, all of them text.

use engine::Cx;
use schema::printable::check_printable;
use schema::{Change, Form, Label, Rejection, Result, error_codes, expected};
use serde_json::{Map, Value as Json};

use super::THIRD_PARTY;

/// A fact about the other party.
pub struct Fact {
    /// The member of the JSON.
    pub name: &'static str,
    /// What it is called.
    pub label: Label,
    /// The member with its spelling in Arabic; none of what is written alike in both.
    pub arabic: Option<&'static str>,
    /// Whether it reads from left to right.
    pub is_code: bool,
    form: Option<&'static Form>,
}

const fn fact(name: &'static str, label: Label) -> Fact {
    Fact {
        name,
        label,
        arabic: None,
        is_code: false,
        form: None,
    }
}

/// What is kept of the other party.
pub const FACTS: &[Fact] = &[
    Fact {
        arabic: Some("nameAr"),
        ..fact(
            "name",
            Label::new("اسم الطرف الآخر", "Nom du tiers", "Name of the third party"),
        )
    },
    Fact {
        is_code: true,
        form: Some(&schema::PHONE),
        ..fact(
            "phone",
            Label::new("هاتف الطرف الآخر", "Téléphone du tiers", "Telephone of the third party"),
        )
    },
    Fact {
        is_code: true,
        ..fact(
            "plate",
            Label::new(
                "رقم تسجيل مركبة الطرف الآخر",
                "Immatriculation du tiers",
                "Plate of the third party",
            ),
        )
    },
    Fact {
        arabic: Some("insurerAr"),
        ..fact(
            "insurer",
            Label::new(
                "شركة تأمين الطرف الآخر",
                "Assureur du tiers",
                "Insurer of the third party",
            ),
        )
    },
    Fact {
        is_code: true,
        ..fact(
            "policy",
            Label::new(
                "رقم وثيقة تأمين الطرف الآخر",
                "N° de police du tiers",
                "Policy of the third party",
            ),
        )
    },
];

/// Greatest length of a fact, in characters.
const LONGEST: usize = 255;

error_codes! {
    WRONG = "accident_third_party_wrong", invalid => "معطيات الطرف الآخر غير صحيحة ({fact})", "Renseignements du tiers incorrects ({fact})", "Wrong facts about the third party ({fact})";
}

/// What is written of the other party are facts that are known by name; nothing is kept of none.
pub(super) fn third_party_is_known(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    if !change.touches(THIRD_PARTY) {
        return Ok(());
    }
    let facts = match change.after.get(THIRD_PARTY) {
        None | Some(Json::Null) => Map::new(),
        Some(Json::Object(facts)) => read(&facts)?,
        Some(_) => return Err(invalid_fact("{}").into()),
    };
    if facts.is_empty() {
        change.after.clear(THIRD_PARTY);
    } else {
        change.after.set(THIRD_PARTY, Json::Object(facts));
    }
    Ok(())
}

fn invalid_fact(fact: &str) -> Rejection {
    Rejection::new(WRONG).field(THIRD_PARTY.def.name).arg("fact", fact)
}

fn read(facts: &Map<String, Json>) -> Result<Map<String, Json>> {
    let mut kept = Map::new();
    for (name, value) in facts {
        let fact = FACTS
            .iter()
            .find(|fact| fact.name == name || fact.arabic == Some(name))
            .ok_or_else(|| invalid_fact(name))?;
        let text = match value {
            Json::Null => "",
            Json::String(text) => text.trim(),
            _ => return Err(invalid_fact(name).into()),
        };
        if text.chars().count() > LONGEST {
            let expected = expected::at_most_characters(LONGEST);
            return Err(Rejection::argument(name, expected).field(THIRD_PARTY.def.name).into());
        }
        if !text.is_empty() {
            let text = check_printable(text, false).map_err(|rejection| rejection.field(THIRD_PARTY.def.name))?;
            kept.insert(name.clone(), Json::from(normalize_fact(fact, &text)?));
        }
    }
    Ok(kept)
}

fn normalize_fact(fact: &Fact, text: &str) -> Result<String> {
    let Some(form) = fact.form else {
        return Ok(text.to_owned());
    };
    let normal = form.normal(text);
    if (form.is_right)(&normal) {
        Ok(normal)
    } else {
        Err(invalid_fact(fact.name).into())
    }
}
