//! Many answers of which one may refuse.

use schema::Result;

/// All answers, or the first refusal. Each is asked for, even after one that refuses: what they read is then asked together.
///
/// # Errors
/// The first of them.
pub fn every<T>(answers: impl IntoIterator<Item = Result<T>>) -> Result<Vec<T>> {
    let answers: Vec<Result<T>> = answers.into_iter().collect();
    answers.into_iter().collect()
}
