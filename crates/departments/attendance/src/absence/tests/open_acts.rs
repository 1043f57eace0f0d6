//! Every act on an absence × every state × every caller: what is offered is accepted, and nothing else is.

use std::sync::atomic::{AtomicI64, Ordering};

use jiff::ToSpan as _;
use schema::{Choice as _, Date, Document, Id};
use serde_json::json;

use super::super::field::{ABSENCES, DATE, DECISION_REASON, EMPLOYEE, JUSTIFICATION, Justification, REASON, Reason};
use crate::testing::{TestApp, offers};
use crate::town::town;

const JUSTIFY: &str = "absences.justify";
const ADVISE: &str = "absences.advise";
const DECIDE: &str = "absences.decide";

type Acts = &'static [&'static str];

/// An absence that stands so, each of another day.
async fn absence(app: &TestApp, whose: &'static str, justification: Justification) -> String {
    static BACK: AtomicI64 = AtomicI64::new(0);
    let back = BACK.fetch_add(1, Ordering::Relaxed);
    let write = move |cx: &mut engine::Cx<'_>| {
        let open = Document::new(&ABSENCES)
            .with(EMPLOYEE, Id(whose.to_owned()))
            .with(DATE, Date(cx.today().saturating_sub(back.days())));
        let open = cx.create(open)?;
        let stands = open
            .with(JUSTIFICATION, justification)
            .with(REASON, Reason::Permission)
            .with(DECISION_REASON, "Vu".to_owned());
        Ok(cx.update(stands)?.id)
    };
    let house = TestApp::full_rights();
    app.engine.transact(&house, "make", write).await.unwrap()
}

async fn offered(app: &TestApp, who: &str, whose: &'static str, justification: Justification) -> Vec<&'static str> {
    let make = async || absence(app, whose, justification).await;
    let given = |act: &str, _| match act {
        JUSTIFY => json!({"reason": "permission"}),
        ADVISE => json!({"opinion": "favourable"}),
        _ if justification == Justification::Accepted => json!({"decision": "refused", "reason": "Démenti"}),
        _ => json!({"decision": "accepted", "reason": "Vu"}),
    };
    offers(app, who, &ABSENCES, make, given).await
}

#[tokio::test]
async fn the_person_justifies_the_head_advises_and_human_resources_decide() {
    let app = town().await;
    for (justification, person, head, hr) in [
        (
            Justification::Open,
            &[JUSTIFY] as Acts,
            &[] as Acts,
            &[JUSTIFY, DECIDE] as Acts,
        ),
        (Justification::Submitted, &[JUSTIFY], &[ADVISE], &[JUSTIFY, DECIDE]),
        (Justification::Accepted, &[], &[], &[DECIDE]),
        (Justification::Refused, &[JUSTIFY], &[], &[JUSTIFY, DECIDE]),
    ] {
        for (who, acts) in [
            ("amina", person),
            ("chama", head),
            ("hajar", hr),
            ("warda", &[]),
            ("brahim", &[]),
        ] {
            let offered = offered(&app, who, "amina", justification).await;
            assert_eq!(offered, acts, "{who} {}", justification.word());
        }
        let own = offered(&app, "hajar", "hajar", justification).await;
        assert_eq!(own, person, "nobody decides on themselves: {}", justification.word());
    }
}
