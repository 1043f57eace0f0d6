//! What the demonstration shows of the park.

mod activity;
mod trips;
mod vehicles;

use platform::demo::Scene;
use schema::Result;

use activity::Activity;
use vehicles::Vehicles;

/// Makes the park, and what it did.
pub async fn fill(mut scene: Scene<'_>) -> Result<()> {
    let park = Vehicles::new(scene.rng, scene.units, scene.employees, scene.today);
    let drive = Activity::new(&mut scene, &park);
    park.write(scene.stage.by("fleet")).await?;
    drive.write(scene.stage).await
}
