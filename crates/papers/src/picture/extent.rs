//! How far an SVG reaches once it is laid out, and how large what it is filled with becomes: its renderer takes as much
//! memory as a tile of a pattern asks for, and ends the process when there is not so much.

use resvg::tiny_skia::Transform;
use resvg::usvg::{Fill, Group, Node, Paint, Path, Pattern, Stroke, Tree};

/// Pixels from the origin to which anything may reach: a thousand times the canvas. The renderer counts in fixed point.
const FARTHEST: f32 = 1_000_000.0;
/// Most pixels of a tile: sixteen times the canvas.
const LARGEST: f32 = 16_000_000.0;

/// Whether everything can be drawn at this scale.
pub(super) fn is_drawable(tree: &Tree, scale: Transform) -> bool {
    is_group_drawable(tree.root(), scale)
}

fn is_group_drawable(group: &Group, scale: Transform) -> bool {
    group.children().iter().all(|node| is_node_drawable(node, scale))
}

fn is_node_drawable(node: &Node, scale: Transform) -> bool {
    let mut is_drawable = reaches_no_farther(node, scale);
    if let Node::Path(path) = node {
        is_drawable &= patterns(path).all(|pattern| is_tile_drawable(pattern, path, scale));
    }
    if let Node::Group(group) = node {
        is_drawable &= is_group_drawable(group, scale);
    }
    // Clips, masks, patterns, pictures and text.
    node.subroots(|group| is_drawable &= is_group_drawable(group, scale));
    is_drawable
}

fn reaches_no_farther(node: &Node, scale: Transform) -> bool {
    let (sx, sy) = scale.get_scale();
    let near = |side: f32, scale: f32| (side * scale).abs() <= FARTHEST;
    [node.abs_bounding_box(), node.abs_stroke_bounding_box()]
        .iter()
        .all(|area| near(area.left(), sx) && near(area.right(), sx) && near(area.top(), sy) && near(area.bottom(), sy))
}

fn patterns(path: &Path) -> impl Iterator<Item = &Pattern> {
    let fill = path.fill().map(Fill::paint);
    let stroke = path.stroke().map(Stroke::paint);
    fill.into_iter().chain(stroke).filter_map(|paint| match paint {
        Paint::Pattern(pattern) => Some(&**pattern),
        _ => None,
    })
}

fn is_tile_drawable(pattern: &Pattern, path: &Path, scale: Transform) -> bool {
    let placed = scale.pre_concat(path.abs_transform()).pre_concat(pattern.transform());
    let ((sx, sy), tile) = (placed.get_scale(), pattern.rect());
    let pixels = tile.width() * sx * tile.height() * sy;
    pixels.is_finite() && pixels <= LARGEST
}
