//! The exam is played through the doors that its people have, each act beside what the model foretells of it.

mod appeal;
mod door;
mod last;
mod mark;
mod offer;
mod oral;
mod presence;
mod review;
mod town;
mod written;

use std::collections::HashMap;

use engine::{JOBS, RequestContext};
use jiff::{SignedDuration, Timestamp};
use schema::Result;
use serde_json::{Value as Json, json};

use super::model::Model;
use crate::marked_town::house;
use crate::ranking::tests::random::Chance;
use crate::testing::TestApp;

/// Acts that take the password of a moment ago.
const SIGNED: [&str; 8] = [
    "appeals.decide",
    "appeals.carryOut",
    "examLocks.close",
    "examPresence.close",
    "examPresence.correct",
    "recruitments.draw",
    "recruitments.lift",
    "recruitments.announce",
];
/// Letters that wait in the outbox: the post is no part of this play.
const LETTERS: [&str; 3] = [
    "recruitments.applicantMail",
    "candidates.ownerLetter",
    "candidates.code",
];
/// A signature is open for five minutes.
const SIGNING: SignedDuration = SignedDuration::from_mins(4);

/// An exam that is played, and what it ought to be.
pub(super) struct Play {
    pub(super) app: TestApp,
    pub(super) model: Model,
    pub(super) chance: Chance,
    pub(super) seed: u64,
    pub(super) size: usize,
    plain: HashMap<String, RequestContext>,
    signing: HashMap<String, (Timestamp, RequestContext)>,
    /// What was done last, for whoever reads a failure.
    pub(super) last: String,
}

impl Play {
    /// Whether an outcome of chance is there, so many times in a hundred.
    fn percent(&mut self, of_hundred: u64) -> bool {
        self.chance.below(100) < of_hundred
    }

    /// Sets the clock of both.
    fn set_clock(&mut self, at: &str) {
        self.app.at(at);
        self.model.now = at.parse().unwrap();
    }

    fn pass_minutes(&mut self, minutes: i64) {
        let now = self.model.now + SignedDuration::from_mins(minutes);
        self.set_clock(&now.to_string());
    }

    async fn context(&mut self, who: &str, is_signed: bool) -> RequestContext {
        let now = self.model.now;
        if is_signed {
            let known = self
                .signing
                .get(who)
                .filter(|(at, _)| now.duration_since(*at) < SIGNING);
            if let Some((_, ctx)) = known {
                return ctx.clone();
            }
            let ctx = self.app.signing(who).await;
            self.signing.insert(who.to_owned(), (now, ctx.clone()));
            return ctx;
        }
        if let Some(ctx) = self.plain.get(who) {
            return ctx.clone();
        }
        let ctx = self.app.ctx(who).await;
        self.plain.insert(who.to_owned(), ctx.clone());
        ctx
    }

    /// Runs an act as somebody.
    async fn call(&mut self, who: &str, action: &str, data: Json) -> Result<Json> {
        let is_signed = SIGNED.contains(&action);
        let ctx = self.context(who, is_signed).await;
        let outcome = self.app.act(&ctx, action, data).await;
        if is_signed && outcome.is_ok() {
            // One password is one signature.
            self.signing.remove(who);
        }
        outcome
    }

    /// Runs an act of which the model foretells by which word it is refused, or that it is not.
    async fn agree(&mut self, who: &str, action: &str, data: Json, foretold: Option<&'static str>) -> Option<Json> {
        self.last = format!("{action} {data} by {who}");
        let offer = self.offer_of(who, action, &data).await;
        let outcome = self.call(who, action, data).await;
        if let Some(offer) = offer {
            offer.compare(&format!("seed {}: {}", self.seed, self.last), &outcome);
        }
        self.compare_outcome(outcome, foretold)
    }

    fn compare_outcome(&self, outcome: Result<Json>, foretold: Option<&'static str>) -> Option<Json> {
        let seen = match &outcome {
            Ok(_) => None,
            Err(refused) => Some(refused.rejection().map_or("a fault", |refused| refused.kind.code)),
        };
        assert!(
            seen == foretold,
            "seed {}: {}\n  expected: {}\n  seen: {}",
            self.seed,
            self.last,
            foretold.unwrap_or("it is done"),
            outcome
                .as_ref()
                .err()
                .map_or("it is done".to_owned(), |error| format!("{error:?}")),
        );
        outcome.ok()
    }

    /// Runs an act that succeeds.
    async fn expect_success(&mut self, who: &str, action: &str, data: Json) -> Json {
        self.agree(who, action, data, None).await.unwrap()
    }

    /// Runs an act that is refused by this word.
    async fn expect_refusal(&mut self, who: &str, action: &str, data: Json, word: &'static str) {
        self.agree(who, action, data, Some(word)).await;
    }

    /// A step of the exam by a clerk.
    async fn step(&mut self, who: &str, action: &str) -> Json {
        self.expect_success(who, action, json!({"id": "exam"})).await
    }

    /// Everything that follows by itself, but for the post.
    pub(super) async fn run_jobs(&mut self) {
        loop {
            house(&self.app, |cx| {
                for job in cx.all(&JOBS, [])? {
                    let is_letter = job.value("kind").text().is_some_and(|kind| LETTERS.contains(&kind));
                    if is_letter {
                        cx.delete(&JOBS, &job.id)?;
                    }
                }
                Ok(())
            })
            .await;
            if self.app.engine.run_due_jobs().await.unwrap() == 0 {
                return;
            }
        }
    }

    /// One for so many candidates, as long as they are not too many: each asks for everybody's sums.
    fn several(&self, one_of: usize, most: usize) -> usize {
        (self.size / one_of).min(most)
    }

    /// One of the clerks.
    fn clerk(&mut self) -> &'static str {
        self.chance.pick(&super::cast::CLERKS)
    }
}
