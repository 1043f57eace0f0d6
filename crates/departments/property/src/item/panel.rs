//! What the first screen shows of things: to those who keep the inventory how many there are, worth what and what is to be completed,
//! to people what they hold.

use engine::{Cx, Extension, Part as Of};
use platform::home::Panel;
use platform::home::arrangement::Place;
use platform::home::content::{Badge, Content, Figure, Line, Measured, Part, Rows, word_of};
use platform::home::task::{LINES, Task};
use schema::{Choice as _, Document, Filter, Label, Order, Path, Result, Tone};

use super::{
    BUREAU, CONDITION, DESIGNATION, EMPLOYEE, INVENTORY_ITEMS, IS_KEPT, NUMBER, PENDING, Quality, STATE, State, VALUE,
};
use crate::permission::READS;

/// What this noun shows.
pub(super) static PANELS: &[Extension] = &[
    &KEPT,
    &WORTH,
    &UNPLACED,
    &UNNUMBERED,
    &CONDITIONS,
    &UNSIGNED,
    &OWN,
    &TO_ACCEPT,
];

/// The list of what is kept still.
const LIST: &str = "/inventory-dashboard?tab=inventory&kept=kept";
/// Where people find what they hold.
const OWN_PAGE: &str = "/employee-portail?tab=property";

fn reads_inventory(cx: &Cx<'_>) -> bool {
    cx.who().holds_permission(READS)
}

/// A figure of the inventory.
const fn figure(id: &'static str, label: Label, rank: u16, content: fn(&Cx<'_>) -> Result<Option<Content>>) -> Panel {
    Panel {
        id,
        label,
        place: Place::Figure,
        rank,
        shown_to: reads_inventory,
        content,
    }
}

const KEPT: Panel = figure(
    "inventoryItems.kept",
    Label::new("ممتلكات قيد الجرد", "Biens à l’inventaire", "Items in the inventory"),
    52,
    |cx| kept_count(cx, None, LIST, KEPT_RULE),
);
const WORTH: Panel = figure(
    "inventoryItems.worth",
    Label::new("قيمة الممتلكات", "Valeur des biens", "Value of the items"),
    53,
    worth,
);
const UNPLACED: Panel = figure(
    "inventoryItems.unplaced",
    Label::new("ممتلكات بدون مكتب", "Biens sans bureau", "Items without an office"),
    54,
    |cx| {
        kept_count(
            cx,
            Some(BUREAU.is_null()),
            "/inventory-dashboard?tab=inventory&kept=kept&missing=office",
            UNPLACED_RULE,
        )
    },
);
const UNNUMBERED: Panel = figure(
    "inventoryItems.unnumbered",
    Label::new("ممتلكات بدون رقم جرد", "Biens sans numéro", "Items without a number"),
    55,
    |cx| {
        kept_count(
            cx,
            Some(NUMBER.is_null()),
            "/inventory-dashboard?tab=inventory&kept=kept&missing=number",
            UNNUMBERED_RULE,
        )
    },
);

const KEPT_RULE: Label = Label::new(
    "ممتلكات لم تضع ولم تحل على المتلاشيات، كل رقم جرد على حدة",
    "Biens ni perdus ni réformés, une ligne de l’inventaire comptant pour un",
    "Items neither lost nor scrapped, one for each row of the inventory",
);
const WORTH_RULE: Label = Label::new(
    "ثمن اقتناء الوحدة مضروب في الكمية، لما لم يضع ولم يحل على المتلاشيات",
    "Prix d’achat à l’unité fois la quantité, des biens ni perdus ni réformés",
    "Purchase price of one times the quantity, of items neither lost nor scrapped",
);
const UNPLACED_RULE: Label = Label::new(
    "ممتلكات قيد الجرد لا يعرف مكتبها",
    "Biens à l’inventaire dont le bureau n’est pas connu",
    "Items in the inventory whose office is not known",
);
const UNNUMBERED_RULE: Label = Label::new(
    "ممتلكات قيد الجرد ما زالت بدون رقم",
    "Biens à l’inventaire qui restent à numéroter",
    "Items in the inventory that are still to be numbered",
);

const CONDITIONS: Panel = Panel {
    id: "inventoryItems.conditions",
    label: Label::new("حالة الممتلكات", "État des biens", "Condition of the items"),
    place: Place::Grid,
    rank: 54,
    shown_to: reads_inventory,
    content: conditions,
};

const UNSIGNED: Panel = Panel {
    id: "inventoryItems.unsigned",
    label: Label::new(
        "تسليمات تنتظر القبول",
        "Remises à accepter",
        "Hand-overs to be accepted",
    ),
    place: Place::Grid,
    rank: 52,
    shown_to: reads_inventory,
    content: unsigned,
};

/// What somebody holds.
const OWN: Panel = Panel {
    id: "inventoryItems.own",
    label: Label::new("ممتلكات في عهدتي", "Biens qui me sont confiés", "Items that I hold"),
    place: Place::Grid,
    // Behind what a role works with, as one’s requests are: the portal shows it first.
    rank: 93,
    shown_to: |cx| cx.who().employee.is_some(),
    content: own,
};

/// Hand-overs that wait for whoever was handed something.
static TO_ACCEPT: Task = Task {
    id: "inventoryItems.accept",
    label: Label::new(
        "ممتلكات تنتظر قبولكم",
        "Biens remis, à accepter",
        "Items handed to you, to accept",
    ),
    tone: Tone::Warn,
    link: OWN_PAGE,
    count: |cx| {
        let Some(own) = cx.who().employee.clone() else {
            return Ok(0);
        };
        let waiting = [EMPLOYEE.eq(own), PENDING.is_not_null()];
        Ok(cx.count_readable(&INVENTORY_ITEMS, waiting)?.unwrap_or(0))
    },
};

fn kept_count(cx: &Cx<'_>, only: Option<Filter>, link: &str, rule: Label) -> Result<Option<Content>> {
    let filters = std::iter::once(Filter::from(IS_KEPT)).chain(only);
    let count = cx.count_readable(&INVENTORY_ITEMS, filters)?;
    let shown = |count| {
        Content::Figure(Figure {
            link: Some(link.to_owned()),
            ..Figure::of(count).ruled(rule, cx.lang())
        })
    };
    Ok(count.map(shown))
}

fn worth(cx: &Cx<'_>) -> Result<Option<Content>> {
    let groups = cx.groups_readable(
        &INVENTORY_ITEMS,
        [Filter::from(IS_KEPT)],
        STATE.def,
        Of::Whole,
        Some(VALUE.def),
    )?;
    let sum = |groups: Vec<engine::Group>| {
        let sums = groups
            .iter()
            .filter_map(|group| group.measures.first().copied().flatten());
        Content::Figure(Figure {
            value: sums.sum(),
            of: Measured::Dirhams,
            link: Some(LIST.to_owned()),
            ..Figure::default().ruled(WORTH_RULE, cx.lang())
        })
    };
    Ok(groups.map(sum))
}

/// What is kept by its condition; what nobody has judged yet is a part too.
fn conditions(cx: &Cx<'_>) -> Result<Option<Content>> {
    let Some(groups) = cx.groups_readable(
        &INVENTORY_ITEMS,
        [Filter::from(IS_KEPT)],
        CONDITION.def,
        Of::Whole,
        None,
    )?
    else {
        return Ok(None);
    };
    let count = |wanted: Option<&str>| {
        let of = |group: &&engine::Group| group.by.first().and_then(schema::Value::text) == wanted;
        let found: u64 = groups.iter().filter(of).map(|group| group.count).sum();
        i64::try_from(found).unwrap_or(i64::MAX)
    };
    let judged = Quality::WORDS.iter().map(|word| Part {
        label: word.label.text(cx.lang()).to_owned(),
        value: count(Some(word.wire)),
        tone: word.tone,
        link: Some(format!("{LIST}&condition={}", word.wire)),
    });
    let unknown = Part {
        label: UNJUDGED.text(cx.lang()).to_owned(),
        value: count(None),
        tone: Some(Tone::Quiet),
        link: Some(format!("{LIST}&condition=none")),
    };
    let parts: Vec<Part> = judged.chain([unknown]).filter(|part| part.value > 0).collect();
    Ok((!parts.is_empty()).then_some(Content::Ring { parts }))
}

const UNJUDGED: Label = Label::new("غير محددة", "Non renseigné", "Not said");

fn unsigned(cx: &Cx<'_>) -> Result<Option<Content>> {
    let waiting = vec![PENDING.is_not_null()];
    let order = Order::ascending(Path::own(INVENTORY_ITEMS.need(DESIGNATION)?));
    let Some((items, total)) = cx.page_readable(&INVENTORY_ITEMS, waiting, order, LINES as u64)? else {
        return Ok(None);
    };
    if total == 0 {
        return Ok(None);
    }
    let mut faces = platform::home::faces(cx, items.iter().filter_map(|one| one.get(EMPLOYEE)))?;
    let line = |one: &Document| {
        let holder = one.get(EMPLOYEE).and_then(|holder| faces.remove(holder.as_str()));
        Line {
            detail: holder.as_ref().map(|face| face.name.clone()).unwrap_or_default(),
            face: holder,
            ..line(cx, one)
        }
    };
    Ok(Some(Content::Rows(Rows {
        rows: items.iter().map(line).collect(),
        total,
        link: Some("/inventory-dashboard/movements?waiting=waiting".to_owned()),
    })))
}

fn own(cx: &Cx<'_>) -> Result<Option<Content>> {
    let held = vec![EMPLOYEE.eq(cx.who().employee.clone().unwrap_or_default())];
    let order = Order::ascending(Path::own(INVENTORY_ITEMS.need(DESIGNATION)?));
    let found = cx.page_readable(&INVENTORY_ITEMS, held, order, LINES as u64)?;
    let Some((items, total)) = found.filter(|(_, total)| *total > 0) else {
        return Ok(None);
    };
    let line = |one: &Document| Line {
        link: Some(OWN_PAGE.to_owned()),
        ..line(cx, one)
    };
    Ok(Some(Content::Rows(Rows {
        rows: items.iter().map(line).collect(),
        total,
        link: Some(OWN_PAGE.to_owned()),
    })))
}

/// A thing by its name and number, and how it stands where that is not as it should.
fn line(cx: &Cx<'_>, one: &Document) -> Line {
    let word = word_of(&STATE.def, one.value(STATE.def.name));
    let is_usual = one.get(STATE) == Some(State::InService);
    let state = word.filter(|_| !is_usual);
    let waits = one.get(PENDING).is_some();
    let badge = match state {
        Some(word) => Some(Badge::new(word.label.text(cx.lang()), word.tone.unwrap_or(Tone::Quiet))),
        None if waits => Some(Badge::new(PENDING.def.label.text(cx.lang()), Tone::Warn)),
        None => None,
    };
    Line {
        detail: one.get(NUMBER).unwrap_or_default(),
        badge,
        ..Line::about(one, cx.lang())
    }
}
