//! A whole exam of generated candidates is played through the doors of those who hold it, and everything that it comes to is
//! compared with a model of the *procedure*: who is on which list, told what and when, by whose signatures, and what is refused.
//! (The sums alone are compared over ten thousand exams in `ranking::tests`.)

mod cast;
mod compare;
mod model;
mod play;

use play::Play;

/// A whole exam of so many candidates, by the chance of this seed.
async fn play_exam(seed: u64, size: usize) {
    println!("seed {seed}, {size} candidates");
    let mut play = Play::new(seed, size).await;
    play.publish_notice().await;
    play.apply().await;
    play.correct_before().await;
    play.compare("once everybody has applied").await;
    play.close_applications().await;
    play.review().await;
    play.publish_review("provisional").await;
    play.compare("at the provisional list").await;
    play.refuse_reviews().await;
    play.appeal_files().await;
    play.compare("at the definitive list").await;
    play.summon_to_written().await;
    play.compare("once the written tests are summoned").await;
    play.sit_written().await;
    play.mark_written().await;
    play.announce("written").await;
    play.appeal_written().await;
    play.summon_to_oral().await;
    play.hear().await;
    play.announce("oral").await;
    play.appeal_oral().await;
    play.rank().await;
    play.announce_final().await;
    play.appeal_final().await;
    play.end().await;
}

/// The seed of the exam of five hundred.
const SEED: u64 = 2_026;

#[tokio::test]
async fn a_whole_exam_of_five_hundred_is_what_its_procedure_says() {
    play_exam(SEED, 500).await;
}

#[tokio::test]
async fn short_exams_are_what_their_procedure_says() {
    for seed in 1..=2 {
        play_exam(seed, 40).await;
    }
}

/// Exams by other chances: `DIWAN_TEST_SEED` and `DIWAN_TEST_SIZE` name one.
#[tokio::test]
#[ignore = "named by its seed: DIWAN_TEST_SEED, DIWAN_TEST_SIZE"]
async fn an_exam_of_any_seed_is_what_its_procedure_says() {
    #[expect(clippy::disallowed_methods, reason = "the test command says which exam is played")]
    let read = |name: &str, otherwise: u64| std::env::var(name).map_or(otherwise, |given| given.parse().unwrap());
    let size = usize::try_from(read("DIWAN_TEST_SIZE", 120)).unwrap();
    play_exam(read("DIWAN_TEST_SEED", SEED), size).await;
}
