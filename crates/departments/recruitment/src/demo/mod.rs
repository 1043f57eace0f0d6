//! What the demonstration shows of exams: one in each state, with its positions, tests, committees and rooms.

mod appeal;
pub(crate) mod candidates;
mod exam;
pub(crate) mod files;
mod plan;
mod results;
mod seat;
#[cfg(test)]
mod tests;

use platform::demo::Scene;
use schema::Result;

pub(crate) use exam::DemoExam;
pub(crate) use seat::KnownSeats;

/// Writes them: for a department's step of the demonstration.
pub(crate) async fn fill(mut scene: Scene<'_>) -> Result<()> {
    let files = files::SharedFiles::keep(&mut scene).await?;
    let seats = KnownSeats::find(&scene).await?;
    for plan in plan::EXAMS {
        let exam = DemoExam::new(&mut scene, plan, &seats);
        exam.write(scene.stage).await?;
        exam.step_forward(scene.stage).await?;
        let count = candidates::count_for(exam.status);
        candidates::candidates(&mut scene, &exam, &files, count).await?;
        results::results(&mut scene, &exam).await?;
        appeal::open_one(&mut scene, &exam).await?;
    }
    Ok(())
}
