//! The term of a reply: whom the letter is addressed to is reminded of it as long as nobody has replied or decided.

use engine::Deadline;
use platform::people::user;
use schema::{Label, any};

use crate::portal;

use super::{EMPLOYEE, REPLY_UNTIL, STATUS, Status};

/// Told two days before the term, and on its day.
pub(super) const REPLY: Deadline = Deadline {
    only: &[any(&[
        STATUS.is(Status::Issued.wire()),
        STATUS.is(Status::Acknowledged.wire()),
    ])],
    lead: &[2, 0],
    is_discreet: true,
    also: &[(
        |cx, warning| user::of_employee(cx, warning.need(EMPLOYEE)?.as_str()),
        portal::LETTER,
    )],
    resources: &[crate::permission::ATTENDANCE],
    ..Deadline::on(
        "warnings.reply",
        Label::new("أجل الجواب", "Réponse à donner", "Reply due"),
        REPLY_UNTIL,
        // The page of the letter is of those who keep letters, and it is not for them to reply.
        |_, _| Ok(Vec::new()),
        "/absence-management/warnings/{id}",
    )
};
