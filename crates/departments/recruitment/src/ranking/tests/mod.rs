//! The function against its model, its laws, and the figures of a paper that anybody can do by hand.

mod by_hand;
mod laws;
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::comparison_chain,
    clippy::option_option,
    reason = "the model is written to be read, not to be quick; its numbers are small"
)]
pub(crate) mod model;
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "numbers drawn below small bounds"
)]
pub(crate) mod random;

use super::{Phase, Placement, Post, RankingVerdict, rank};
use model::Said;
use random::Chance;

/// The verdict in the words of the model.
fn word(verdict: RankingVerdict) -> String {
    let half = |phase| if phase == Phase::Written { "written" } else { "oral" };
    match verdict {
        RankingVerdict::Pending => "pending".to_owned(),
        RankingVerdict::Withdrawn => "withdrawn".to_owned(),
        RankingVerdict::Absent(phase) => format!("absent {}", half(phase)),
        RankingVerdict::Failed(phase) => format!("failed {}", half(phase)),
        RankingVerdict::BelowTotal => "below".to_owned(),
        RankingVerdict::Declined => "declined".to_owned(),
        RankingVerdict::Waiting(place) => format!("waiting {place}"),
        RankingVerdict::Hired(Post::General) => "hired general".to_owned(),
        RankingVerdict::Hired(Post::Reserved(quota)) => format!("hired reserved {quota}"),
        RankingVerdict::Hired(Post::Unused) => "hired unused".to_owned(),
        RankingVerdict::Hired(Post::More) => "hired more".to_owned(),
        RankingVerdict::Hired(Post::Held) => "hired held".to_owned(),
    }
}

fn said_of(placement: &Placement) -> Said {
    Said {
        written: placement.grade(Phase::Written),
        oral: placement.grade(Phase::Oral),
        score: placement.final_score(),
        rank: placement.rank,
        word: word(placement.verdict),
    }
}

/// So many exams are compared.
const EXAMS: u64 = 12_000;

#[test]
fn the_function_and_its_model_agree_about_every_exam() {
    let mut words = std::collections::BTreeMap::<String, u64>::new();
    for number in 0..EXAMS {
        let mut chance = Chance(number);
        let rule = random::rule(&mut chance);
        let count = 1 + chance.index(30);
        let contenders: Vec<_> = (0..count).map(|_| random::contender(&mut chance, &rule)).collect();
        let placements = rank(&rule, &contenders);
        let model = model::ranked(&rule, &contenders);
        for (at, placement) in placements.iter().enumerate() {
            assert_eq!(
                said_of(placement),
                model[at],
                "exam {number}, candidate {at}: {rule:#?}\n{:#?}",
                contenders[at]
            );
            *words.entry(word(placement.verdict)).or_default() += 1;
        }
    }
    occurs_often(&words);
}

/// No rule is compared in name only: every verdict occurred often.
fn occurs_often(words: &std::collections::BTreeMap<String, u64>) {
    let often = [
        "absent written",
        "absent oral",
        "failed written",
        "failed oral",
        "below",
        "withdrawn",
        "declined",
    ];
    let posts = [
        "pending",
        "hired general",
        "hired reserved 0",
        "hired reserved 1",
        "hired unused",
        "hired more",
    ];
    for word in often.iter().chain(&posts).chain(&["waiting 1", "waiting 5"]) {
        assert!(words.get(*word).is_some_and(|times| *times > 100), "{word}: {words:?}");
    }
}
