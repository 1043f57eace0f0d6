//! Days that were carried over and will lapse: their owner is told two months and one month before.

use engine::Deadline;
use platform::people::user;
use schema::Label;

use super::{EMPLOYEE, EXPIRES, expiry};
use crate::portal;

/// Told 60 and 30 days before, as long as any of them is left.
pub(super) const EXPIRY: Deadline = Deadline {
    lead: &[60, 30],
    holds: expiry::is_left,
    name: |_, row| {
        let days = super::balance::hundredths(row, super::DAYS);
        let text = crate::leave_request::plan::days_text(days);
        Ok((
            format!("Report de congé\u{a0}: {text} j"),
            format!("أيام رخصة مؤجلة: {text}"),
        ))
    },
    ..Deadline::on(
        "leaveRecords.expiry",
        Label::new(
            "أيام رخصة مؤجلة قبل سقوطها",
            "Report de congé à prendre",
            "Carried leave days to take",
        ),
        EXPIRES,
        |cx, row| user::of_employee(cx, row.need(EMPLOYEE)?.as_str()),
        portal::LEAVES,
    )
};
