//! What nobody writes in their own file: what they are paid, where to, their rank, and who decides on what they ask for. Where
//! nobody else could, whoever decides last in the commune is told.

use engine::{Cx, Extension};
use schema::{Change, FieldDef, Label, Result};

use super::{BANK, BASE_SALARY, ECHELON, GRADE, GRADE_ROW, MANAGER, NAME_AR, NAME_FR, NET_SALARY, SCALE};
use crate::deadline::recipients;
use crate::notice::{Notice, NoticeKind, Params, Text, notify};
use crate::own_matter::{first_of_oneself, is_said_by_others};

const SAID_BY_OTHERS: &[FieldDef] = &[
    MANAGER.def,
    BASE_SALARY.def,
    NET_SALARY.def,
    BANK.def,
    GRADE.def,
    GRADE_ROW.def,
    SCALE.def,
    ECHELON.def,
];

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&BY_ONESELF];

/// To whoever decides last.
static BY_ONESELF: NoticeKind = NoticeKind::new(
    "employees.ownFile",
    Label::new(
        "تعديل شخص لملفه الخاص",
        "Dossier modifié par l’intéressé(e)",
        "A file changed by whom it is about",
    ),
    Text::new(
        "{name}: تعديل الملف الخاص",
        "{name} a modifié son propre dossier",
        "{name} changed their own file",
    ),
    Text::new(
        "المعطى المعدل: {field}. لم يكن بإمكان أي شخص آخر إدخاله.",
        "Donnée modifiée\u{a0}: {field}. Personne d’autre ne pouvait la saisir.",
        "What was changed: {field}. Nobody else could have entered it.",
    ),
)
.with_mail();

/// Judged by the file as it stood: a card or a person that is changed with it makes nobody else of them.
pub(super) fn others_pay_and_rank(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let file = change.before.as_ref().unwrap_or(&change.after);
    is_said_by_others(cx, change, SAID_BY_OTHERS, file)
}

/// What was taken from oneself, for want of anybody else, is told.
pub(super) fn own_change_is_announced(cx: &mut Cx<'_>, change: &Change) -> Result<()> {
    let file = change.before.as_ref().unwrap_or(&change.after);
    let Some(field) = first_of_oneself(cx, change, SAID_BY_OTHERS, file)? else {
        return Ok(());
    };
    let names = [NAME_FR, NAME_AR].map(|name| file.get(name).unwrap_or_default());
    let params = Params::new()
        .with_name("name", &names[0], &names[1])
        .with_text("field", |lang| field.label.text(lang).to_owned());
    let mut told = recipients::last_approver(cx)?;
    if told.is_empty() {
        told = recipients::administrators(cx)?;
    }
    let notice = Notice::new(&BY_ONESELF, told, params)
        .about_document(&change.after)
        .link(format!("/rh-managements/employee/{}", change.after.id));
    notify(cx, &notice)
}
