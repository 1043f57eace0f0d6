//! Holidays of the moon that nobody has confirmed yet: human resources are reminded of each ten days and one day before.
//!
//! The notifications are the memory of it: their keys name the holiday, its day and the lead, so that one that moves begins anew.
//! After a stop the nearest lead alone is made up for.

use engine::routine::{CatchUp, Every};
use engine::{Cx, Engine, Extension, RequestContext, Rights, Routine, path_of};
use jiff::ToSpan;
use schema::{Date, Document, Label, Result};

use super::{CONFIRMED, DATE, HOLIDAYS, KIND, Kind};
use crate::deadline;
use crate::deadline::recipients::holders;
use crate::notice::{Notice, NoticeKind, Params, Text, notify};
use crate::people::HR;

/// The kinds of this page.
pub(super) static NOTICES: &[Extension] = &[&TO_CONFIRM];

static TO_CONFIRM: NoticeKind = NoticeKind::new(
    "holidays.toConfirm",
    Label::new(
        "عطلة في انتظار التأكيد",
        "Jour férié à confirmer",
        "Holiday to be confirmed",
    ),
    Text::new(
        "{name}: تاريخ في انتظار التأكيد",
        "{name}\u{a0}: date à confirmer",
        "{name}: day to be confirmed",
    ),
    Text::new(
        "التاريخ المرتقب: {day}. تحتسب عطلة في كل مكان إلى أن يؤكد تاريخها أو يغير.",
        "Date prévue\u{a0}: {day}. Elle compte partout comme jour férié tant qu’elle n’est ni confirmée ni déplacée.",
        "Expected on {day}. It counts as a holiday everywhere until it is confirmed or moved.",
    ),
)
.with_mail();

/// So many days before, from the longest to the shortest.
const LEADS: [i64; 2] = [10, 1];

/// Each morning.
pub(super) static ROUTINE: Routine = Routine {
    id: "holidays.toConfirm",
    label: Label::new(
        "التذكير بالعطل في انتظار التأكيد",
        "Rappel des jours fériés à confirmer",
        "Reminder of holidays to be confirmed",
    ),
    every: Every::Day(7, 30),
    catch_up: CatchUp::Latest,
    is_final: false,
    work: |engine, _| Box::pin(remind(engine)),
};

async fn remind(engine: Engine) -> Result<u64> {
    let ctx = RequestContext::new(Rights::whole("job"));
    engine.transact(&ctx, ROUTINE.id, remind_of_all).await
}

/// How many holidays wait for their confirmation and are near.
fn remind_of_all(cx: &mut Cx<'_>) -> Result<u64> {
    let (today, [longest, ..]) = (cx.today(), LEADS);
    let near = DATE.between(Date(today), Date(today.saturating_add(longest.days())));
    let mut holidays = cx.all(&HOLIDAYS, [near, KIND.eq(Kind::Hijri)])?;
    holidays.retain(|row| row.get(CONFIRMED) != Some(true));
    if holidays.is_empty() {
        return Ok(0);
    }
    let to = holders(cx, HR)?;
    holidays.iter().try_for_each(|row| remind_of(cx, row, &to))?;
    Ok(holidays.len() as u64)
}

fn remind_of(cx: &mut Cx<'_>, holiday: &Document, to: &[String]) -> Result<()> {
    let Date(day) = holiday.need(DATE)?;
    let left = deadline::days(cx.today(), day);
    let Some(lead) = LEADS.into_iter().filter(|lead| left <= *lead).min() else {
        return Ok(());
    };
    let params = Params::new().with_title("name", holiday).day("day", day);
    let notice = Notice::new(&TO_CONFIRM, to.to_vec(), params)
        .about_document(holiday)
        .link(path_of(HOLIDAYS.page, holiday))
        .once_per_user(format!("{} {} {day} {lead}", TO_CONFIRM.id, holiday.id));
    notify(cx, &notice)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::notice::NOTIFICATIONS;
    use crate::notice::notification::{KIND as NOTICE, USER};
    use crate::testing::{TestApp, new_app};

    /// A feast of the moon on Friday 18 December 2026, and a clerk of human resources beside somebody else.
    async fn feast() -> TestApp {
        let app = new_app();
        app.user("clerk", json!({"permissions": ["rh-managements:*"]})).await;
        app.user("reader", json!({"permissions": ["rh-managements:read"]}))
            .await;
        let feast = json!({"$id": "h", "date": "2026-12-18", "nameFr": "Aïd", "nameAr": "عيد", "kind": "hijri"});
        app.make(&HOLIDAYS, feast).await;
        app
    }

    /// Who has been reminded by the end of a morning, once for each time.
    async fn morning(app: &TestApp, day: &str) -> Vec<String> {
        app.at(&format!("{day}T08:00:00Z"));
        remind(app.engine.clone()).await.unwrap();
        let rows = app.all(&NOTIFICATIONS).await;
        let told = rows
            .iter()
            .filter(|row| row.get(NOTICE).as_deref() == Some(TO_CONFIRM.id));
        told.filter_map(|row| row.get(USER)).map(|user| user.0).collect()
    }

    #[tokio::test]
    async fn human_resources_are_reminded_of_a_tentative_holiday_ten_days_and_one_day_before() {
        let app = feast().await;
        assert!(morning(&app, "2026-12-07").await.is_empty(), "eleven days before");
        assert_eq!(morning(&app, "2026-12-08").await, ["clerk"]);
        assert_eq!(morning(&app, "2026-12-08").await.len(), 1, "twice in a day is once");
        assert_eq!(morning(&app, "2026-12-16").await.len(), 1, "no lead has come");
        assert_eq!(morning(&app, "2026-12-17").await.len(), 2);
        assert_eq!(morning(&app, "2026-12-18").await.len(), 2, "nor on the day itself");
    }

    #[tokio::test]
    async fn a_morning_that_was_missed_is_made_up_for_once() {
        let app = feast().await;
        assert_eq!(morning(&app, "2026-12-12").await.len(), 1, "six days before");
        assert_eq!(morning(&app, "2026-12-13").await.len(), 1);
        let late = feast().await;
        assert_eq!(morning(&late, "2026-12-17").await.len(), 1, "the nearest alone");
    }

    #[tokio::test]
    async fn what_is_confirmed_or_follows_no_moon_reminds_nobody_and_another_day_begins_anew() {
        let app = feast().await;
        app.change(&HOLIDAYS, "h", json!({"confirmed": true})).await;
        let fixed = json!({"date": "2026-12-18", "nameFr": "Fête", "nameAr": "عيد وطني", "kind": "fixed"});
        app.make(&HOLIDAYS, fixed).await;
        assert!(morning(&app, "2026-12-08").await.is_empty());
        app.change(&HOLIDAYS, "h", json!({"confirmed": false})).await;
        assert_eq!(morning(&app, "2026-12-09").await.len(), 1);
        app.change(&HOLIDAYS, "h", json!({"date": "2026-12-19"})).await;
        assert_eq!(morning(&app, "2026-12-09").await.len(), 2);
    }
}
