//! Malformed lines (أسطر غير مقروءة): punches that could not be read, kept aside to be looked at. Never more than a punch may
//! hold, so that no template is kept with them.

use engine::{Cx, Entity};
use schema::{
    Access, Collection, Document, Id, Instant, Label, Result, Unique, choice, choices, fields, instant, link, text,
};

use super::DEVICES;

choices! {
    /// Why it is no punch.
    Fault {
        Unreadable = "unreadable" as Warn: "غير مقروء", "Illisible", "Unreadable";
        Future = "future" as Warn: "في المستقبل", "Dans le futur", "In the future";
        TooOld = "too_old" as Warn: "قبل بداية استعمال الجهاز", "Avant la mise en service de l’appareil", "Before the device was in use";
    }
}

/// So many bytes of a line are kept.
pub const BYTES: usize = 200;
/// So many lines of a device are kept; what comes after is counted in its upload alone.
const LINES: u64 = 1000;
/// No word of a punch is longer: what is may be a template.
const LONGEST_WORD: usize = 32;

fields! {
    DEVICE: Id = link("deviceId", || &DEVICES).expands("device").weak().computed() => "الجهاز", "Pointeuse", "Device";
    LINE: String = text("line").max(200).computed() => "السطر كما ورد", "Ligne reçue", "Line as sent";
    FAULT: Fault = choice("fault").computed() => "السبب", "Motif", "Reason";
    RECEIVED: Instant = instant("receivedAt").computed() => "تاريخ الاستلام", "Reçu le", "Received";
}

/// Written by the door alone.
pub static MALFORMED_PUNCHES: Collection = Collection {
    database: crate::DATABASE,
    one: Label::new("سطر غير مقروء", "Ligne illisible", "Malformed line"),
    many: Label::new("الأسطر غير المقروءة", "Lignes illisibles", "Malformed lines"),
    unique: &[Unique::on(&[DEVICE.def, LINE.def])],
    access: Access::resource(crate::RESOURCE).read_only(),
    title: &[LINE.def],
    logged: false,
    ..Collection::new("malformedPunches", FIELDS)
};

/// The lines.
pub static MALFORMED_PUNCH: Entity = Entity::plain(&MALFORMED_PUNCHES);

/// A line that is no punch, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MalformedLine {
    /// As much of it as may be kept; empty when nothing may.
    pub text: String,
    /// Why.
    pub fault: Fault,
}

impl MalformedLine {
    /// Of a line as it came.
    pub fn new(line: &str, fault: Fault) -> Self {
        let text = if may_be_kept(line) { cut(line) } else { String::new() };
        MalformedLine { text, fault }
    }
}

/// Whether it can hold nothing but what punches hold: no names with values, no words of the length of templates.
fn may_be_kept(line: &str) -> bool {
    let is_plain = |sign: char| sign.is_alphanumeric() || " \t:-+./,_".contains(sign);
    line.chars().all(is_plain) && line.split([' ', '\t']).all(|word| word.chars().count() <= LONGEST_WORD)
}

fn cut(line: &str) -> String {
    line.chars().take(BYTES).collect()
}

/// Keeps lines aside, each once.
pub fn keep(cx: &mut Cx<'_>, device: &str, lines: &[MalformedLine]) -> Result<()> {
    let mut texts: Vec<&MalformedLine> = lines.iter().filter(|line| !line.text.is_empty()).collect();
    texts.sort_by(|one, other| one.text.cmp(&other.text));
    texts.dedup_by(|one, other| one.text == other.text);
    if texts.is_empty() {
        return Ok(());
    }
    let kept = cx.count(&MALFORMED_PUNCHES, [DEVICE.eq(device)])?;
    let mut room = LINES.saturating_sub(kept);
    for line in texts {
        let same = [DEVICE.eq(device), LINE.eq(line.text.as_str())];
        if room == 0 || cx.first(&MALFORMED_PUNCHES, same)?.is_some() {
            continue;
        }
        room -= 1;
        let row = Document::new(&MALFORMED_PUNCHES)
            .with(DEVICE, Id(device.to_owned()))
            .with(LINE, line.text.clone())
            .with(FAULT, line.fault)
            .with(RECEIVED, cx.moment());
        cx.create(row)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_may_be_a_template_is_kept() {
        let text = |line: &str| MalformedLine::new(line, Fault::Unreadable).text;
        assert_eq!(text("1042\t2026-13-02 08:01:07\t0"), "1042\t2026-13-02 08:01:07\t0");
        assert_eq!(
            text("é42\t2026-03-02 08:01:07"),
            "é42\t2026-03-02 08:01:07",
            "a letter of any script"
        );
        assert_eq!(text("FP PIN=1042\tTMP=AAECAwQFBgcICQoLDA0ODw=="), "");
        assert_eq!(text("1042 AAECAwQFBgcICQoLDA0ODwAAECAwQFBgcICQoLDA0ODw"), "");
        assert_eq!(text(&"1 ".repeat(500)).len(), BYTES);
    }
}
