//! Composing: the letterhead, the text with its names filled in, who signs, and where it is checked.

use engine::Cx;
use engine::doc::{
    Delegation, Doc, Letterhead, Line, Mode, Pictures, Run, Signature, Verify, Words, after_name, inside_sentence,
};
use schema::Result;
use serde_json::Value as Json;

use super::issue::{self, missing_fact};
use super::picture;
use crate::papers::facts::{Facts, bilingual};
use crate::papers::kind::{DATE, PaperKind, UNDERSIGNED};
use crate::papers::letter::Letter;
use crate::papers::template::Template;
use crate::papers::template::fill::{self, MissingFact};
use crate::papers::template::text::TemplatePart;
use crate::settings::letterhead::{self, letterhead};
use crate::settings::signatory::{self, Mode as By, PRESIDENT, Signatory};
use crate::signature::office;

/// The document that texts come to, still without a number. Facts that every paper has are added to those of its subject.
pub(super) fn compose(
    cx: &mut Cx<'_>,
    kind: &'static PaperKind,
    mode: Mode,
    facts: &mut Facts,
    templates: &[Template],
) -> Result<Doc> {
    let head = letterhead(cx)?;
    let logo = picture::store_emblem(cx, &head.emblem)?;
    let doc = compose_draft(cx, kind, mode, facts, templates, head)?;
    let letterhead = doc.letterhead.map(|head| Letterhead { logo, ..head });
    Ok(Doc { letterhead, ..doc })
}

/// As [`compose`], without keeping anything.
pub(super) fn compose_draft(
    cx: &Cx<'_>,
    kind: &'static PaperKind,
    mode: Mode,
    facts: &mut Facts,
    templates: &[Template],
    head: letterhead::Letterhead,
) -> Result<Doc> {
    let about = facts.owner.as_deref();
    let who = signatory::signatory_about(cx, kind.id, cx.today(), about)?.unwrap_or_else(signatory::president);
    common(cx, facts, &head, &who);
    let texts: Vec<(schema::Lang, Vec<TemplatePart>)> =
        templates.iter().map(|one| (one.lang, one.parts.clone())).collect();
    let mut blocks = fill::blocks(&texts, facts).map_err(|MissingFact(name)| missing_fact(kind, &name))?;
    blocks.extend(std::mem::take(&mut facts.blocks));
    let signatures = if facts.by_those_present {
        Vec::new()
    } else {
        vec![signature(cx, kind, &who)?]
    };
    let label = facts.title.unwrap_or(kind.label);
    let title = Words::new(label.fr, label.ar).en(label.en);
    Ok(Doc {
        made: cx.now(),
        place: bilingual(&head.place),
        date: Some(cx.today()),
        letterhead: Some(head.with_unit(who.unit.clone()).on_paper()),
        blocks,
        signatures,
        stamp: !facts.by_those_present,
        closing: true,
        ..Doc::new("", mode, title)
    })
}

/// What a paper would say of these facts, without a number and marked as a draft, and its pictures as far as they are no files.
pub(super) fn marked_draft(cx: &Cx<'_>, kind: &'static PaperKind, mode: Mode, facts: Facts) -> Result<(Doc, Pictures)> {
    let templates = issue::templates(cx, kind, mode)?;
    let mut facts = facts.retain_used(&templates);
    let mut doc = compose_draft(cx, kind, mode, &mut facts, &templates, letterhead(cx)?)?;
    let (head, pictures) = letterhead::of_sheets(cx)?;
    doc.letterhead = Some(head);
    doc.watermark = Some(engine::doc::Watermark::Draft);
    Ok((doc, pictures))
}

/// A document of nobody, in which every name stands for what it is called, and its pictures as far as they are no files.
pub fn specimen(
    cx: &Cx<'_>,
    kind: &'static PaperKind,
    mode: Mode,
    templates: &[Template],
    home: &str,
) -> Result<(Doc, Pictures)> {
    let mut facts = Facts::default();
    for one in kind.names {
        facts.set(
            one.name,
            Words::new(format!("[{}]", one.label.fr), format!("[{}]", one.label.ar)),
        );
    }
    let mut doc = compose_draft(cx, kind, mode, &mut facts, templates, letterhead(cx)?)?;
    let (head, pictures) = letterhead::of_sheets(cx)?;
    doc.letterhead = Some(head);
    if kind.is_letter() {
        doc = Letter::specimen().wrap_document(doc);
    }
    number(&mut doc, kind, "specimen", "0/0000", home);
    doc.watermark = Some(engine::doc::Watermark::Specimen);
    Ok((doc, pictures))
}

/// Gives a document its number, its identity and the place where it is checked; without an address it is checked at the counter.
pub(super) fn number(doc: &mut Doc, kind: &PaperKind, id: &str, reference: &str, home: &str) {
    id.clone_into(&mut doc.id);
    let [fr, ar] = kind.mark.map(|mark| format!("{reference}/{mark}"));
    doc.number = Words::new(fr, ar);
    let home = home.trim_end_matches('/');
    let url = format!("{home}/verify/{id}");
    doc.verify = Some(Verify {
        url: if home.is_empty() { String::new() } else { url },
        code: id.to_owned(),
    });
}

fn common(cx: &Cx<'_>, facts: &mut Facts, head: &letterhead::Letterhead, who: &Signatory) {
    facts.day(DATE, cx.today());
    facts.add_bilingual("paper.place", &head.place);
    facts.add_bilingual("commune.name", &head.commune);
    facts.add_undersigned(UNDERSIGNED, who.gender);
    facts.add_bilingual("signatory.name", &who.name);
    let [fr, ar] = &who.quality;
    let fr = if who.name[0].is_empty() {
        inside_sentence(fr)
    } else {
        after_name(fr)
    };
    facts.add_bilingual("signatory.quality", &[fr, ar.clone()]);
}

/// The president signs as the holder of the office; whoever signs for him says in whose name, by which right and by which act.
/// What could be signed electronically, were there somebody to do so, says that it is signed by hand.
pub(crate) fn signature(cx: &Cx<'_>, kind: &PaperKind, who: &Signatory) -> Result<Signature> {
    let by = match who.mode {
        By::Own => Delegation::Own,
        By::Delegation => Delegation::Delegation,
        By::Substitution => Delegation::Substitution,
    };
    let (holder, quality) = match who.mode {
        By::Own => (bilingual(&who.quality), Words::default()),
        _ => (bilingual(&PRESIDENT.map(str::to_owned)), with_act(who)),
    };
    let is_by_hand = office::is_awaited(cx, kind) && !office::signs_electronically(cx, who)?;
    let name = if is_by_hand {
        let [fr, ar] = &who.name;
        Words::new(below(fr, "(signature manuscrite)"), below(ar, "(توقيع خطي)"))
    } else {
        bilingual(&who.name)
    };
    Ok(Signature {
        holder,
        by,
        quality,
        name,
    })
}

/// The quality of who signs for another, and below it the number and the day of the act.
fn with_act(who: &Signatory) -> Words {
    let [fr, ar] = &who.quality;
    match &who.act {
        None => bilingual(&who.quality),
        Some((number, day)) => {
            let told = |quality, before, between| {
                below(quality, before)
                    .ltr(number.clone())
                    .text(between)
                    .and(Run::Date(*day))
            };
            Words::new(told(fr, "Décision n° ", " du "), told(ar, "القرار رقم ", " بتاريخ "))
        }
    }
}

fn below(first: &str, second: &str) -> Line {
    if first.is_empty() {
        Line::from(second)
    } else {
        Line::from(first).text(format!("\n{second}"))
    }
}

/// A document as records keep it.
pub(in crate::papers) fn to_record(doc: &Doc) -> Result<Json> {
    serde_json::to_value(doc).map_err(|error| schema::Error::fault("writing a document", error))
}
