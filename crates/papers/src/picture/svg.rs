//! SVG, drawn once as pixels: nothing of what it can do in a browser is kept, and it reaches nothing outside itself.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, LazyLock};

use image::{DynamicImage, RgbaImage};
use resvg::tiny_skia::{Pixmap, Size, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::roxmltree::{Document, Node, NodeId, ParsingOptions};
use resvg::usvg::{ImageHrefResolver, ImageKind, Options, Tree};

use super::{Picture, Spoilt, decode, extent};
use crate::content::Content;
use crate::doc;

/// The longer side of what is drawn, in pixels: 30 mm, as wide as an emblem is printed, at 680 dots per inch.
const SIDE: f32 = 800.0;
/// Most elements, each as often as it is drawn.
const MOST_DRAWN: u64 = 50_000;
/// A filter goes over every pixel: it counts as so many elements.
const FILTER: u64 = 1000;
/// Elements may stand so deep in each other.
const DEEPEST: u32 = 200;

/// Draws an SVG that is neither too large nor refers to itself without end.
pub(super) fn render_svg(bytes: &[u8]) -> Result<Picture, Spoilt> {
    let damaged = || Spoilt::Damaged;
    let text = std::str::from_utf8(bytes).map_err(|_| Spoilt::Damaged)?;
    // What Illustrator writes has a DTD; entities that multiply are the parser's to refuse.
    let options = ParsingOptions {
        allow_dtd: true,
        ..ParsingOptions::default()
    };
    let xml = Document::parse_with_options(text, options).map_err(|_| Spoilt::Damaged)?;
    let is_small = Drawing::of(&xml).and_then(|mut drawing| drawing.count(xml.root_element(), 0));
    is_small.filter(|count| *count <= MOST_DRAWN).ok_or(Spoilt::TooLarge)?;
    let tree = Tree::from_xmltree(&xml, &alone()).map_err(|_| Spoilt::Damaged)?;
    let size = tree.size();
    let fitted = size.scale_to(Size::from_wh(SIDE, SIDE).ok_or_else(damaged)?);
    let pixels = fitted.to_int_size();
    let mut canvas = Pixmap::new(pixels.width(), pixels.height()).ok_or_else(damaged)?;
    let scale = Transform::from_scale(fitted.width() / size.width(), fitted.height() / size.height());
    if !extent::is_drawable(&tree, scale) {
        return Err(Spoilt::TooLarge);
    }
    // What it was not made for makes the renderer panic: that is a fault of the picture.
    catch_unwind(AssertUnwindSafe(|| resvg::render(&tree, scale, &mut canvas.as_mut())))
        .map_err(|_| Spoilt::Damaged)?;
    let drawn = RgbaImage::from_raw(pixels.width(), pixels.height(), canvas.take_demultiplied());
    drawn.map(DynamicImage::ImageRgba8).ok_or_else(damaged)
}

/// Nothing is read but the fonts of papers, and pictures that stand in the file itself.
fn alone() -> Options<'static> {
    let held = |mime: &str, data: Arc<Vec<u8>>, _: &Options| {
        let content = match mime {
            "image/png" => Content::Png,
            "image/jpeg" | "image/jpg" => Content::Jpeg,
            _ => return None,
        };
        decode(&data, content).ok()?;
        Some(match content {
            Content::Png => ImageKind::PNG(data),
            _ => ImageKind::JPEG(data),
        })
    };
    Options {
        image_href_resolver: ImageHrefResolver {
            resolve_data: Box::new(held),
            resolve_string: Box::new(|_, _| None),
        },
        fontdb: FONTS.clone(),
        ..Options::default()
    }
}

/// Read once: an emblem is drawn with every paper that bears it.
static FONTS: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for font in doc::FONT_FILES {
        fonts.load_font_data(font.to_vec());
    }
    fonts.set_serif_family("Amiri");
    fonts.set_sans_serif_family("IBM Plex Sans Arabic");
    Arc::new(fonts)
});

/// How much there is to draw: what an element refers to is drawn with it, every time.
struct Drawing<'a> {
    named: HashMap<&'a str, Node<'a, 'a>>,
    /// What the classes of style sheets refer to.
    classes: HashMap<&'a str, Vec<&'a str>>,
    /// None of what is being counted: it refers to itself.
    counted: HashMap<NodeId, Option<u64>>,
}

impl<'a> Drawing<'a> {
    /// None when a style sheet refers to something for what it does not name by a class.
    fn of(xml: &'a Document<'a>) -> Option<Self> {
        let all = || xml.descendants().filter(Node::is_element);
        let mut classes: HashMap<&str, Vec<&str>> = HashMap::new();
        for sheet in all()
            .filter(|node| node.tag_name().name() == "style")
            .filter_map(|node| node.text())
        {
            for (selectors, rules) in sheet.split('}').filter_map(|rule| rule.split_once('{')) {
                let targets: Vec<&str> = references(rules).collect();
                for selector in selectors.split(',').filter(|_| !targets.is_empty()) {
                    let is_plain = |name: &&str| name.chars().all(|c| c.is_alphanumeric() || "-_".contains(c));
                    let class = selector.trim().strip_prefix('.').filter(is_plain)?;
                    classes.entry(class).or_default().extend(&targets);
                }
            }
        }
        Some(Drawing {
            named: all().filter_map(|node| Some((node.attribute("id")?, node))).collect(),
            classes,
            counted: HashMap::new(),
        })
    }

    /// How many elements are drawn for one; none when there is no end to them.
    fn count(&mut self, node: Node<'a, 'a>, depth: u32) -> Option<u64> {
        if let Some(count) = self.counted.get(&node.id()) {
            return *count;
        }
        if depth > DEEPEST {
            return None;
        }
        self.counted.insert(node.id(), None);
        let is_filter = node.tag_name().name().starts_with("fe");
        let mut sum: u64 = if is_filter { FILTER } else { 1 };
        let below: Vec<Node> = node
            .children()
            .filter(Node::is_element)
            .chain(self.targets(node))
            .collect();
        for other in below {
            sum = sum.saturating_add(self.count(other, depth + 1)?);
        }
        self.counted.insert(node.id(), Some(sum));
        Some(sum)
    }

    fn targets(&self, node: Node<'a, 'a>) -> Vec<Node<'a, 'a>> {
        let mut names = Vec::new();
        for attribute in node.attributes() {
            match attribute.name() {
                "href" => names.extend(attribute.value().trim().strip_prefix('#')),
                "class" => {
                    let classes = attribute.value().split_whitespace();
                    names.extend(classes.filter_map(|class| self.classes.get(class)).flatten().copied());
                }
                _ => names.extend(references(attribute.value())),
            }
        }
        names
            .into_iter()
            .filter_map(|name| self.named.get(name).copied())
            .collect()
    }
}

/// The names in `url(#…)`.
fn references(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("url(").skip(1);
    targets.filter_map(|rest| {
        let target = rest.split(')').next()?.trim().trim_matches(['"', '\'']);
        target.strip_prefix('#')
    })
}
