//! What the demonstration shows of the park.

mod activity;
mod vehicles;

use platform::demo::Scene;
use schema::Result;

use activity::Drive;
use vehicles::Park;

/// Makes the park, and what it did.
pub async fn fill(scene: Scene<'_>) -> Result<()> {
    let staff = (scene.employees, scene.today);
    let park = Park::new(scene.dice, scene.units, staff);
    let drive = Drive::new(scene.dice, &park, staff);
    park.write(scene.stage).await?;
    drive.write(scene.stage).await
}
