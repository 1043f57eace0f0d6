//! What the demonstration shows of the property: what stands in every office, what became of some of it, a count that is closed and
//! one that goes on.

mod count;
mod goods;
mod life;

use platform::demo::{DemoRng, Scene};
use schema::Result;

use count::{closed_count, open_count};
use goods::Goods;
use life::Life;

/// Writes them: for a department's step of the demonstration.
pub(crate) async fn fill(scene: Scene<'_>) -> Result<()> {
    // Chance of its own, so that what other departments show does not hang on it.
    let seed = scene.units.bureaux.iter().flat_map(|office| office.id.bytes());
    let mut rng = DemoRng::new(seed.fold(7, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte))));
    let (stage, signed_in) = (scene.stage.by("property"), scene.stage.signed_in().await?);
    let goods = Goods::new(&mut rng, scene.units, scene.employees.len(), scene.today);
    let items = goods.items.clone();
    goods.write(stage).await?;
    let life = Life::new(&mut rng, &items, &signed_in, &scene);
    let standing = life.places_at_the_end(&items);
    life.write(stage).await?;
    let counters: Vec<_> = signed_in
        .iter()
        .filter_map(|one| one.rights.user.clone())
        .take(2)
        .collect();
    if counters.is_empty() {
        return Ok(());
    }
    let (offices, now) = (&scene.units.bureaux, scene.now);
    closed_count(&mut rng, &standing, (offices, &counters), now)
        .write(stage)
        .await?;
    open_count(&mut rng, &standing, (offices, &counters), now)
        .write(stage)
        .await
}
