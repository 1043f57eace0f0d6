//! The end of what is given for a time: a secondment, a making available, an interim. Reminders before it, and word of it
//! after, for what follows is to be decided.

use engine::routine::{CatchUp, Every};
use engine::{Cx, Deadline, Engine, RequestContext, Rights, Routine};
use schema::{Choice, Document, Label, Result};

use super::{ASSIGNMENTS, EMPLOYEE, END, TYPE, Type};
use crate::deadline::expired::{self, Passed};
use crate::deadline::recipients;
use crate::notice::{Notice, NoticeKind, Params, Text, notify};
use crate::people;
use crate::people::employee::EMPLOYEES;
use crate::people::user;

/// The last day, told to human resources and to whom it is about.
pub const ENDS: Deadline = Deadline {
    only: &[schema::any(&[
        TYPE.is(Type::Secondment.wire()),
        TYPE.is(Type::MadeAvailable.wire()),
        TYPE.is(Type::Interim.wire()),
    ])],
    repeat_days: Some(7),
    also: &[(employee_users, OWN)],
    name: |cx, assignment| Ok(employee(cx, assignment)?.title()),
    ..Deadline::on(
        "assignments.end",
        Label::new(
            "نهاية وضعية مؤقتة",
            "Fin de position temporaire",
            "End of a temporary posting",
        ),
        END,
        clerks,
        RECORD,
    )
};

/// To both, on the day after the last.
pub static ENDED: NoticeKind = NoticeKind::new(
    "assignments.ended",
    Label::new(
        "انتهاء وضعية مؤقتة",
        "Position temporaire terminée",
        "A temporary posting that has ended",
    ),
    Text::new(
        "انتهاء {type}: {name}",
        "Fin de {type}\u{a0}: {name}",
        "End of {type}: {name}",
    ),
    Text::new(
        "انتهى يوم {to}، ويبقى البت فيما يليه.",
        "Elle a pris fin le {to}\u{202f}; la suite reste à décider.",
        "It ended on {to}; what follows is to be decided.",
    ),
)
.with_mail();

/// Tells of the ends, right after midnight.
pub static ROUTINE: Routine = Routine {
    id: "assignments.ended",
    label: Label::new("انتهاء التعيينات المؤقتة", "Fins d’affectation", "Ends of assignments"),
    every: Every::Day(0, 10),
    catch_up: CatchUp::Latest,
    is_final: true,
    work: |engine, _| Box::pin(tell_ends(engine)),
};

/// Where human resources find it, and where whom it is about does.
const RECORD: &str = "/assignments/{id}";
const OWN: &str = "/profile";

fn clerks(cx: &Cx<'_>, _: &Document) -> Result<Vec<String>> {
    recipients::holders(cx, people::HR)
}

fn employee_users(cx: &Cx<'_>, assignment: &Document) -> Result<Vec<String>> {
    user::of_employee(cx, assignment.need(EMPLOYEE)?.as_str())
}

fn employee(cx: &Cx<'_>, assignment: &Document) -> Result<Document> {
    cx.need(&EMPLOYEES, assignment.need(EMPLOYEE)?.as_str())
}

async fn tell_ends(engine: Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    let tell = |cx: &mut Cx<'_>| {
        let mut ended = expired::recently_passed(cx, &ASSIGNMENTS, END)?;
        ended.retain(|one| is_temporary(&one.document));
        ended.iter().try_for_each(|one| tell_end(cx, one))?;
        Ok(ended.len() as u64)
    };
    engine.transact(&ctx, ROUTINE.id, tell).await
}

/// Given for a time: another assignment or transfer ends only because the next one begins.
fn is_temporary(assignment: &Document) -> bool {
    matches!(
        assignment.get(TYPE),
        Some(Type::Secondment | Type::MadeAvailable | Type::Interim)
    )
}

fn tell_end(cx: &mut Cx<'_>, ended: &Passed) -> Result<()> {
    let assignment = &ended.document;
    let kind = assignment.get(TYPE).unwrap_or(Type::Assignment);
    let params = Params::new()
        .with_text("type", |lang| kind.label().text(lang).to_lowercase())
        .with_title("name", &employee(cx, assignment)?)
        .day("to", ended.day);
    for (to, link) in [
        (clerks(cx, assignment)?, RECORD.replace("{id}", &assignment.id)),
        (employee_users(cx, assignment)?, OWN.to_owned()),
    ] {
        let notice = Notice::new(&ENDED, to, params.clone()).about_document(assignment);
        notify(cx, &notice.link(link).once_per_user(ended.key()))?;
    }
    Ok(())
}
