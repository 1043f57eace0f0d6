//! The grades of the corps that communes employ, as their statutes call them in both languages.
//!
//! A store that stands knows its grades by a French text alone: what that text is called in Arabic is looked up here, and what
//! stands here for nobody is left for human resources to say.

use engine::{Act, Allowed, Cx};
use schema::{Change, Document, Label, Result, Wording, fold};
use schemars::JsonSchema;
use serde::Serialize;

use super::{CORPS_AR, CORPS_FR, GRADES, NAME_AR, NAME_FR, SCALE};

/// A corps with its grades.
struct Corps {
    fr: &'static str,
    ar: &'static str,
    /// The grade and its pay scale, 0 outside the scales.
    grades: &'static [(Rank, i64)],
}

/// The name that a grade adds to that of its corps.
#[derive(Clone, Copy)]
struct Rank {
    fr: &'static str,
    ar: &'static str,
}

/// A grade as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownGrade {
    /// Its names in French and in Arabic.
    pub names: [String; 2],
    /// The names of its corps in French and in Arabic.
    pub corps: [&'static str; 2],
    /// Its pay scale; none outside the scales.
    pub scale: Option<i64>,
}

const FIRST: Rank = Rank {
    fr: "1er grade",
    ar: "من الدرجة الأولى",
};
const SECOND: Rank = Rank {
    fr: "2ème grade",
    ar: "من الدرجة الثانية",
};
const THIRD: Rank = Rank {
    fr: "3ème grade",
    ar: "من الدرجة الثالثة",
};
const FOURTH: Rank = Rank {
    fr: "4ème grade",
    ar: "من الدرجة الرابعة",
};
const PRINCIPAL: Rank = Rank {
    fr: "grade principal",
    ar: "من الدرجة الممتازة",
};

const CORPS: &[Corps] = &[
    Corps {
        fr: "Administrateur",
        ar: "متصرف",
        grades: &[(FIRST, 0), (SECOND, 11), (THIRD, 10)],
    },
    Corps {
        fr: "Ingénieur d’État",
        ar: "مهندس دولة",
        grades: &[(PRINCIPAL, 0), (FIRST, 11)],
    },
    Corps {
        fr: "Ingénieur d’application",
        ar: "مهندس تطبيق",
        grades: &[(PRINCIPAL, 11), (FIRST, 10)],
    },
    Corps {
        fr: "Médecin",
        ar: "طبيب",
        grades: &[(PRINCIPAL, 0), (FIRST, 11)],
    },
    Corps {
        fr: "Vétérinaire",
        ar: "بيطري",
        grades: &[(PRINCIPAL, 0), (FIRST, 11)],
    },
    Corps {
        fr: "Technicien",
        ar: "تقني",
        grades: &[(FIRST, 11), (SECOND, 10), (THIRD, 9), (FOURTH, 8)],
    },
    Corps {
        fr: "Rédacteur",
        ar: "محرر",
        grades: &[(FIRST, 11), (SECOND, 10), (THIRD, 9), (FOURTH, 8)],
    },
    Corps {
        fr: "Infirmier diplômé d’État",
        ar: "ممرض مجاز من الدولة",
        grades: &[(FIRST, 11), (SECOND, 10)],
    },
    Corps {
        fr: "Adjoint administratif",
        ar: "مساعد إداري",
        grades: &[(FIRST, 8), (SECOND, 7), (THIRD, 6), (FOURTH, 5)],
    },
    Corps {
        fr: "Adjoint technique",
        ar: "مساعد تقني",
        grades: &[(FIRST, 8), (SECOND, 7), (THIRD, 6), (FOURTH, 5)],
    },
];

/// All of them, corps by corps.
pub fn all() -> impl Iterator<Item = KnownGrade> {
    CORPS.iter().flat_map(|corps| {
        corps.grades.iter().map(|(rank, scale)| KnownGrade {
            names: [format!("{} {}", corps.fr, rank.fr), format!("{} {}", corps.ar, rank.ar)],
            corps: [corps.fr, corps.ar],
            scale: (*scale > 0).then_some(*scale),
        })
    })
}

/// The grade that a text means, in either language: case, accents, `de` and the ways to write an ordinal make no difference.
pub fn find(text: &str) -> Option<KnownGrade> {
    let wanted = plain(text);
    all().find(|known| known.names.iter().any(|name| plain(name) == wanted))
}

impl KnownGrade {
    /// As a row of the list.
    pub fn row(self) -> Document {
        let [french, arabic] = self.names;
        let [corps, corps_in_arabic] = self.corps;
        let mut row = Document::new(&GRADES)
            .with(NAME_FR, french)
            .with(NAME_AR, arabic)
            .with(CORPS_FR, corps.to_owned())
            .with(CORPS_AR, corps_in_arabic.to_owned());
        row.set_or_clear(SCALE, self.scale);
        row
    }
}

/// `grades.addKnown` adds those that the list has not, for a commune that begins.
pub(super) const ADD: Act<(), AddedGrades> = Act::run(
    "grades.addKnown",
    TO_ADD,
    Allowed::Holders(&["rh-managements:create"]),
    |cx, ()| add(cx),
);

const TO_ADD: Wording = Wording::new(
    Label::new(
        "إدراج درجات الأنظمة الأساسية",
        "Reprendre les grades des statuts",
        "Add the grades of the statutes",
    ),
    Label::new("تم إدراج الدرجات", "Grades repris", "Grades added"),
);

/// How many were added to a list.
#[derive(Serialize, JsonSchema)]
pub(super) struct AddedGrades {
    created: u64,
}

fn add(cx: &mut Cx<'_>) -> Result<AddedGrades> {
    let standing = cx.all(&GRADES, [])?;
    let stands = |known: &KnownGrade| {
        let names = standing.iter().filter_map(|row| row.get(NAME_FR));
        names
            .map(|name| plain(&name))
            .any(|name| name == plain(&known.names[0]))
    };
    let mut created = 0;
    for known in all().filter(|known| !stands(known)) {
        cx.create(known.row())?;
        created += 1;
    }
    Ok(AddedGrades { created })
}

/// A new grade that is told by one name alone, as an import makes it of a text, is told in the other language where its statute
/// does; so are its corps and its pay scale.
pub(super) fn arabic_is_that_of_the_statute(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let grade = &mut change.after;
    let name = grade.need(NAME_FR)?;
    if change.before.is_some() || grade.need(NAME_AR)? != name {
        return Ok(());
    }
    if let Some(known) = find(&name) {
        let [french, arabic] = known.names;
        if name == arabic {
            grade.set(NAME_FR, french);
        }
        grade.set(NAME_AR, arabic);
        let [corps, corps_in_arabic] = known.corps;
        grade.set(CORPS_FR, corps.to_owned());
        grade.set(CORPS_AR, corps_in_arabic.to_owned());
        grade.set_or_clear(SCALE, known.scale.or(grade.get(SCALE)));
    }
    Ok(())
}

/// A name without what clerks write in different ways.
fn plain(name: &str) -> String {
    let folded = fold(name).replace(['\'', '’', '.', '-', ','], " ");
    let words = folded
        .split_whitespace()
        .filter(|word| !["de", "du", "d"].contains(word));
    let ordinal = |word: &str| match word {
        "1er" | "1ere" | "premier" => "1".to_owned(),
        "2e" | "2eme" | "deuxieme" => "2".to_owned(),
        "3e" | "3eme" | "troisieme" => "3".to_owned(),
        "4e" | "4eme" | "quatrieme" => "4".to_owned(),
        other => other.to_owned(),
    };
    words.map(ordinal).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grade_is_known_by_the_ways_to_write_it() {
        for text in [
            "Technicien 3ème grade",
            "technicien de 3eme Grade",
            "TECHNICIEN DU 3E GRADE",
            "تقني من الدرجة الثالثة",
        ] {
            let found = find(text).unwrap();
            assert_eq!(
                found.names,
                ["Technicien 3ème grade", "تقني من الدرجة الثالثة"],
                "{text}"
            );
            assert_eq!((found.corps[1], found.scale), ("تقني", Some(9)));
        }
        assert_eq!(find("Administrateur 1er grade").unwrap().scale, None);
        assert_eq!(find("Technicien"), None, "a corps is no grade");
    }

    #[test]
    fn no_two_grades_are_called_alike() {
        let mut names: Vec<String> = all().flat_map(|one| one.names).map(|name| plain(&name)).collect();
        let many = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), many);
    }
}
