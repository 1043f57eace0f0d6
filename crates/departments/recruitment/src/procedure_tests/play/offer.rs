//! What whoever acts is offered beforehand, beside what comes of it: what is offered is accepted unless what was given is
//! wrong, and what is not offered is refused, in the words in which it was explained.

use schema::{Collection, Result};
use serde_json::{Value as Json, json};

use super::Play;
use crate::candidate::CANDIDATES;
use crate::exam_copy::{self, EXAM_COPIES};
use crate::exam_test::EXAM_TESTS;
use crate::recruitment::RECRUITMENTS;

/// What is refused for what was given, by the act.
const OF_INPUT: [(&str, &str); 13] = [
    ("recruitments.corrigendum", "corrigendum_marks_begun"),
    ("recruitments.corrigendum", "corrigendum_needs_decision"),
    ("recruitments.corrigendum", "exam_quota_sum"),
    ("recruitments.publishProvisional", "exam_list_second_looks"),
    ("recruitments.announceWritten", "results_already_announced"),
    ("recruitments.announceOral", "results_already_announced"),
    ("recruitments.announceFinal", "results_already_announced"),
    ("examPresence.scan", "presence_not_summoned"),
    ("examPresence.correct", "presence_needs_another"),
    ("examPresence.correct", "presence_needs_reason"),
    ("examCopies.mark", "mark_already_given"),
    ("candidates.mark", "candidate_absent"),
    ("candidates.recuse", "recusal_reason_required"),
];
/// Of greater exams nobody asks so often.
const MOST: usize = 100;

/// What was said beforehand of an act on its document.
pub(super) struct Offer {
    act: String,
    /// Nothing where the document does not exist for whoever asks.
    open: Json,
}

impl Play {
    /// What somebody is offered of an act; nothing of an act that is asked about nowhere.
    pub(super) async fn offer_of(&mut self, who: &str, action: &str, data: &Json) -> Option<Offer> {
        if self.size > MOST {
            return None;
        }
        let (of, id) = self.subject(action, data).await?;
        let act = match (action, data["kind"].as_str()) {
            ("recruitments.announce" | "recruitments.publishList", Some(kind)) => {
                let stem = action.trim_end_matches("List");
                format!("{stem}{}{}", kind[..1].to_uppercase(), &kind[1..])
            }
            _ => action.to_owned(),
        };
        let ctx = self.context(who, false).await;
        let asked = json!({"collection": of.id, "ids": [id]});
        let mut told = self.app.act(&ctx, "acts.open", asked).await.unwrap();
        let open = told[&id].take();
        Some(Offer { act, open })
    }

    async fn subject(&self, action: &str, data: &Json) -> Option<(&'static Collection, String)> {
        let (of, name) = match action {
            "recruitments.hire" => return None,
            "convocations.issue" | "examRooms.draw" | "examLocks.close" => (&RECRUITMENTS, "recruitmentId"),
            "candidates.mark" | "candidates.recuse" => (&CANDIDATES, "candidateId"),
            "examCopies.assign" => (&EXAM_TESTS, "examTestId"),
            "examCopies.mark" => return Some((&EXAM_COPIES, self.copy(data).await)),
            _ if action.starts_with("examPresence.") => (&EXAM_TESTS, "examTestId"),
            _ if action.starts_with("recruitments.") => (&RECRUITMENTS, "id"),
            _ => return None,
        };
        Some((of, data[name].as_str()?.to_owned()))
    }

    async fn copy(&self, data: &Json) -> String {
        let [test, number] = ["examTestId", "number"].map(|name| data[name].as_str().unwrap().to_owned());
        let same = move |cx: &engine::Cx<'_>| {
            let same = [exam_copy::TEST.eq(test), exam_copy::NUMBER.eq(number)];
            Ok(cx.first(&EXAM_COPIES, same)?.map(|copy| copy.id).unwrap_or_default())
        };
        self.app.read(same).await
    }
}

impl Offer {
    /// Compares it with what came of the act.
    pub(super) fn compare(&self, place: &str, outcome: &Result<Json>) {
        // A seat opens what its holder may have no right to read.
        if self.open.is_null() {
            return;
        }
        let is_open = self.open["open"].as_array().unwrap().contains(&json!(self.act));
        let refused = self.open["refused"][&self.act]["type"].as_str();
        match outcome {
            Ok(_) => assert!(is_open, "{place}: it was not offered: {}", self.open),
            Err(error) => {
                let code = error.rejection().map_or("a fault", |refused| refused.kind.code);
                let is_of_input = OF_INPUT.contains(&(&self.act, code));
                assert!(!is_open || is_of_input, "{place}: offered, and refused by {code}");
                // Of locks one phase is told, and any may be given.
                let is_told = refused.is_none_or(|told| told == code) || self.act == "examLocks.close";
                assert!(is_told, "{place}: {code}, told was {refused:?}");
            }
        }
    }
}
