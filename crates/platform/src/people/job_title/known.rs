//! The functions that communes have, in both languages: what a new commune begins its list with.

use engine::{Action, Allowed, Cx};
use schema::{Document, Result, fold};
use serde_json::{Value as Json, json};

use super::{JOB_TITLES, NAME_AR, NAME_FR};

/// Names in French and in Arabic.
const TITLES: &[[&str; 2]] = &[
    ["Directeur général des services", "المدير العام للمصالح"],
    ["Directeur des services", "مدير المصالح"],
    ["Chef de division", "رئيس قسم"],
    ["Chef de service", "رئيس مصلحة"],
    ["Chef de bureau", "رئيس مكتب"],
    ["Chef d’annexe administrative", "رئيس ملحقة إدارية"],
    [
        "Officier de l’état civil par délégation",
        "ضابط الحالة المدنية بالتفويض",
    ],
    ["Régisseur des recettes", "شسيع المداخيل"],
    ["Secrétaire", "كاتب"],
    ["Agent d’accueil", "عون استقبال"],
    ["Archiviste", "مكلف بالأرشيف"],
    ["Informaticien", "مكلف بالمعلوميات"],
    ["Contrôleur des travaux", "مراقب الأشغال"],
    ["Agent d’hygiène", "عون حفظ الصحة"],
    ["Médecin", "طبيب"],
    ["Vétérinaire", "طبيب بيطري"],
    ["Infirmier", "ممرض"],
    ["Chauffeur", "سائق"],
    ["Mécanicien", "ميكانيكي"],
    ["Électricien", "كهربائي"],
    ["Jardinier", "بستاني"],
    ["Gardien", "حارس"],
    ["Agent", "عون"],
];

/// `jobTitles.addKnown` → `{created}`: adds those that the list has not.
pub(super) const ADD: Action<()> = Action::run(
    "jobTitles.addKnown",
    Allowed::Holders(&["rh-managements:create"]),
    |cx, ()| add(cx),
);

fn add(cx: &mut Cx<'_>) -> Result<Json> {
    let standing = cx.all(&JOB_TITLES, [])?;
    let stands = |name: &str| {
        standing
            .iter()
            .any(|row| row.get(NAME_FR).is_some_and(|own| fold(&own) == fold(name)))
    };
    let mut created = 0;
    for [french, arabic] in TITLES.iter().filter(|[french, _]| !stands(french)) {
        let row = Document::new(&JOB_TITLES)
            .with(NAME_FR, (*french).to_owned())
            .with(NAME_AR, (*arabic).to_owned());
        cx.create(row)?;
        created += 1;
    }
    Ok(json!({ "created": created }))
}
