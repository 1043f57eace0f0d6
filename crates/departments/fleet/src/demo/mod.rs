//! What the demonstration shows of the park.

mod activity;
mod vehicles;

use platform::demo::Scene;
use schema::Result;

use activity::Drive;
use vehicles::Park;

/// Makes the park, and what it did.
pub async fn fill(scene: Scene<'_>) -> Result<()> {
    let park = Park::new(scene.dice, scene.units, scene.employees, scene.today);
    let drive = Drive::new(scene.dice, &park, scene.employees, scene.today);
    park.write(scene.stage).await?;
    drive.write(scene.stage).await
}
