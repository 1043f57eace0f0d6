//! What the demonstration shows of the park.

mod activity;
mod vehicles;

use platform::demo::Scene;
use schema::Result;

use activity::Activity;
use vehicles::Vehicles;

/// Makes the park, and what it did.
pub async fn fill(scene: Scene<'_>) -> Result<()> {
    let park = Vehicles::new(scene.rng, scene.units, scene.employees, scene.today);
    let drive = Activity::new(scene.rng, &park, scene.employees, scene.today);
    park.write(scene.stage).await?;
    drive.write(scene.stage).await
}
