//! The functions that communes have, in both languages: what a new commune begins its list with.

use engine::{Act, Allowed, Cx};
use schema::{Document, Label, Result, Wording, fold};
use schemars::JsonSchema;
use serde::Serialize;

use super::{FEMININE_AR, FEMININE_FR, JOB_TITLES, NAME_AR, NAME_FR};

/// Names in French and in Arabic: as they are called, then of a woman.
const TITLES: &[[[&str; 2]; 2]] = &[
    [
        ["Directeur général des services", "المدير العام للمصالح"],
        ["Directrice générale des services", "المديرة العامة للمصالح"],
    ],
    [
        ["Directeur des services", "مدير المصالح"],
        ["Directrice des services", "مديرة المصالح"],
    ],
    [["Chef de division", "رئيس قسم"], ["Cheffe de division", "رئيسة قسم"]],
    [["Chef de service", "رئيس مصلحة"], ["Cheffe de service", "رئيسة مصلحة"]],
    [["Chef de bureau", "رئيس مكتب"], ["Cheffe de bureau", "رئيسة مكتب"]],
    [
        ["Chef d’annexe administrative", "رئيس ملحقة إدارية"],
        ["Cheffe d’annexe administrative", "رئيسة ملحقة إدارية"],
    ],
    [
        [
            "Officier de l’état civil par délégation",
            "ضابط الحالة المدنية بالتفويض",
        ],
        [
            "Officière de l’état civil par délégation",
            "ضابطة الحالة المدنية بالتفويض",
        ],
    ],
    [
        ["Régisseur des recettes", "شسيع المداخيل"],
        ["Régisseuse des recettes", "شسيعة المداخيل"],
    ],
    [["Secrétaire", "كاتب"], ["Secrétaire", "كاتبة"]],
    [["Agent d’accueil", "عون استقبال"], ["Agente d’accueil", "عونة استقبال"]],
    [["Archiviste", "مكلف بالأرشيف"], ["Archiviste", "مكلفة بالأرشيف"]],
    [
        ["Informaticien", "مكلف بالمعلوميات"],
        ["Informaticienne", "مكلفة بالمعلوميات"],
    ],
    [
        ["Contrôleur des travaux", "مراقب الأشغال"],
        ["Contrôleuse des travaux", "مراقبة الأشغال"],
    ],
    [
        ["Agent d’hygiène", "عون حفظ الصحة"],
        ["Agente d’hygiène", "عونة حفظ الصحة"],
    ],
    [["Médecin", "طبيب"], ["Médecin", "طبيبة"]],
    [["Vétérinaire", "طبيب بيطري"], ["Vétérinaire", "طبيبة بيطرية"]],
    [["Infirmier", "ممرض"], ["Infirmière", "ممرضة"]],
    [["Chauffeur", "سائق"], ["Chauffeuse", "سائقة"]],
    [["Mécanicien", "ميكانيكي"], ["Mécanicienne", "ميكانيكية"]],
    [["Électricien", "كهربائي"], ["Électricienne", "كهربائية"]],
    [["Jardinier", "بستاني"], ["Jardinière", "بستانية"]],
    [["Gardien", "حارس"], ["Gardienne", "حارسة"]],
    [["Agent", "عون"], ["Agente", "عونة"]],
];

/// How a function of that French name is called of a woman, in French and in Arabic.
pub fn feminine(name: &str) -> Option<[&'static str; 2]> {
    let is_it = |[names, _]: &&[[&str; 2]; 2]| fold(names[0]) == fold(name);
    TITLES.iter().find(is_it).map(|[_, feminine]| *feminine)
}

/// `jobTitles.addKnown` adds those that the list has not, and to those that it has the feminine that nobody entered.
pub(super) const ADD: Act<(), AddedJobTitles> = Act::run(
    "jobTitles.addKnown",
    TO_ADD,
    Allowed::Holders(&["rh-managements:create"]),
    |cx, ()| add(cx),
);

const TO_ADD: Wording = Wording::new(
    Label::new(
        "إدراج الوظائف المعتادة",
        "Reprendre les fonctions courantes",
        "Add the usual functions",
    ),
    Label::new("تم إدراج الوظائف", "Fonctions reprises", "Functions added"),
);

/// How many were added to a list.
#[derive(Serialize, JsonSchema)]
pub(super) struct AddedJobTitles {
    created: u64,
}

fn add(cx: &mut Cx<'_>) -> Result<AddedJobTitles> {
    let standing = cx.all(&JOB_TITLES, [])?;
    let mut created = 0;
    for [names, feminine] in TITLES {
        let of_it = standing
            .iter()
            .find(|row| row.get(NAME_FR).is_some_and(|own| fold(&own) == fold(names[0])));
        let Some(row) = of_it else {
            let row = Document::new(&JOB_TITLES)
                .with(NAME_FR, names[0].to_owned())
                .with(NAME_AR, names[1].to_owned());
            cx.create(with_feminine(row, feminine))?;
            created += 1;
            continue;
        };
        if row.get(FEMININE_FR).is_none() && row.get(FEMININE_AR).is_none() {
            cx.update(with_feminine(row.clone(), feminine))?;
        }
    }
    Ok(AddedJobTitles { created })
}

fn with_feminine(row: Document, [french, arabic]: &[&str; 2]) -> Document {
    row.with(FEMININE_FR, (*french).to_owned())
        .with(FEMININE_AR, (*arabic).to_owned())
}
