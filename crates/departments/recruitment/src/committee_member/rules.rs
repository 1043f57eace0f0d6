//! What holds of a member as it is written.

use engine::Cx;
use platform::people::user;
use schema::{Change, Document, Id, Rejection, Result, attribute, error_codes};

use super::{COMMITTEE, COMMITTEE_MEMBERS, EMPLOYEE, IS_EXTERNAL, MemberRole, ROLE, TYPISTS, USER};
use crate::committee::{self, COMMITTEES};
use crate::recruitment::RECRUITMENTS;
use crate::recruitment::frozen::is_published;

error_codes! {
    TWO_PRESIDENTS = "committee_president_exists", conflict => "لهذه اللجنة رئيس(ة): {name}", "Cette commission a déjà un(e) président(e)\u{a0}: {name}", "This committee has a chair already: {name}";
    /// A published exam has one president in each committee; another person takes the seat in the same row.
    PRESIDENT_NEEDED = "committee_president_needed", conflict => "نشرت المباراة: تبقى لكل لجنة رئاسة. غيروا الشخص في السطر نفسه", "Le concours est publié\u{a0}: chaque commission garde sa présidence. Changez la personne sur la même ligne", "The exam is published: each committee keeps its chair. Change the person in the same row";
    SITS_ALREADY = "committee_member_exists", conflict => "هذا الشخص عضو في هذه اللجنة", "Cette personne siège déjà dans cette commission", "This person sits in this committee already";
    /// One alone cannot be compared, who has an account marks by it, and nobody types for two or beside a seat of their own.
    TWO_TYPISTS = "committee_member_typists", invalid => "ورقة نقط العضو الذي ليس له حساب يدخلها شخصان مختلفان لا يعملان لعضو آخر في اللجنة", "La feuille d’un membre sans compte est saisie par deux personnes différentes, qui ne siègent ni ne saisissent pour un autre membre de la commission", "The sheet of a member without an account is typed by two different people who neither sit in the committee nor type for another member of it";
    OTHER_ACCOUNT = "committee_member_other_account", invalid => "ليس هذا حساب الموظف(ة) المعني(ة)", "Ce compte n’est pas celui de ce fonctionnaire", "This account is not that of this employee";
    EXTERNAL_EMPLOYEE = "committee_member_external_employee", invalid => "من له ملف موظف ليس من خارج الجماعة", "Qui a un dossier de fonctionnaire n’est pas externe", "Whoever has an employee file is not from outside";
}

/// The account of a member who works here is that of their file.
pub(super) fn accounts_are_those_of_employees(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let Some(Id(employee)) = change.after.get(EMPLOYEE) else {
        return Ok(());
    };
    if change.after.get(IS_EXTERNAL) == Some(true) {
        return Err(Rejection::new(EXTERNAL_EMPLOYEE).field(IS_EXTERNAL.def.name).into());
    }
    if change.touches(EMPLOYEE) || change.after.get(USER).is_none() {
        let own = user::of_employee(cx, &employee)?.into_iter().next().map(Id);
        let given = change.after.get(USER).filter(|_| change.touches(USER));
        if given.is_some() && given != own {
            return Err(Rejection::new(OTHER_ACCOUNT).field(USER.def.name).into());
        }
        change.after.set_or_clear(USER, own);
    }
    Ok(())
}

/// The others of a committee.
fn others(cx: &Cx<'_>, member: &Document) -> Result<Vec<Document>> {
    let mut filters = vec![COMMITTEE.eq(member.need(COMMITTEE)?)];
    if !member.id.is_empty() {
        filters.push(attribute::ID.ne(member.id.as_str()));
    }
    cx.all(&COMMITTEE_MEMBERS, filters)
}

/// A committee has one president, and not none once its exam is published.
pub(super) fn one_presides(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let is_president = |member: &Document| member.get(ROLE) == Some(MemberRole::President);
    if is_president(&change.after) {
        let other = others(cx, &change.after)?.into_iter().find(is_president);
        return other.map_or(Ok(()), |other| {
            let refused = Rejection::new(TWO_PRESIDENTS).field(ROLE.def.name);
            Err(refused.arg("name", other.title().0).into())
        });
    }
    let former = change.before.as_ref().filter(|before| is_president(before));
    former.map_or(Ok(()), |before| keeps_its_president(cx, before))
}

/// A president goes from no committee of a published exam.
pub(super) fn a_published_exam_keeps_its_presidents(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    if change.after.get(ROLE) == Some(MemberRole::President) {
        keeps_its_president(cx, &change.after)?;
    }
    Ok(())
}

fn keeps_its_president(cx: &Cx<'_>, president: &Document) -> Result<()> {
    let Some(committee) = cx.get(&COMMITTEES, president.need(COMMITTEE)?.as_str())? else {
        return Ok(());
    };
    let exam = cx.get(&RECRUITMENTS, committee.need(committee::RECRUITMENT)?.as_str())?;
    if exam.as_ref().is_some_and(is_published) {
        return Err(Rejection::new(PRESIDENT_NEEDED).field(ROLE.def.name).into());
    }
    Ok(())
}

/// One employee, or one account, has one seat in a committee.
pub(super) fn nobody_sits_twice(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let (employee, account) = (change.after.get(EMPLOYEE), change.after.get(USER));
    let is_same = |other: &Document| {
        (employee.is_some() && other.get(EMPLOYEE) == employee) || (account.is_some() && other.get(USER) == account)
    };
    if (employee.is_some() || account.is_some()) && others(cx, &change.after)?.iter().any(is_same) {
        let field = if employee.is_some() { EMPLOYEE } else { USER };
        return Err(Rejection::new(SITS_ALREADY).field(field.def.name).into());
    }
    Ok(())
}

/// The sheet of a member without an account is typed by two people, each for themselves (decision 33).
pub(super) fn two_people_type_a_sheet(cx: &Cx<'_>, change: &mut Change) -> Result<()> {
    let typists = change.after.get(TYPISTS).unwrap_or_default();
    if typists.is_empty() {
        return Ok(());
    }
    let are_two = matches!(typists.as_slice(), [one, other] if one != other);
    let is_busy = |other: &Document| {
        let types_for_it = other.get(TYPISTS).unwrap_or_default();
        let mut people = other.get(USER).into_iter().chain(types_for_it);
        people.any(|person| typists.contains(&person))
    };
    if !are_two || change.after.get(USER).is_some() || others(cx, &change.after)?.iter().any(is_busy) {
        return Err(Rejection::new(TWO_TYPISTS).field(TYPISTS.def.name).into());
    }
    Ok(())
}
