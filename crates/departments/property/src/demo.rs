//! What the demonstration shows of the property.

use platform::demo::Scene;
use schema::Result;

/// Writes them: for a department's step of the demonstration.
pub(crate) async fn fill(_scene: Scene<'_>) -> Result<()> {
    Ok(())
}
