//! The signed copy of a paper: under the same code and number, with who signed it, when and in whose name. The copy that was
//! issued stays as it was; both hashes stand under the seal of the paper's state. A paper that is cancelled or replaced later
//! keeps its signatures.

use engine::doc::{Block, Doc, Line, Picture, Pictures, Words};
use engine::{Cx, Engine};
use jiff::Timestamp;
use schema::{Change, Document, Error, Lang, Result};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

use super::issue::file_name;
use super::{
    KIND, NOT_VALID, REF_NUMBER, SIGN_BY, SIGNED_ALREADY, SIGNED_FILE, SIGNERS, STATE, State, picture, render,
    state_seal,
};
use crate::papers;
use crate::papers::facts;

/// Somebody who signed a paper electronically, as it is told for ever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Signer {
    /// The row of `signatures`.
    pub signature_id: String,
    /// The name, in French and in Arabic.
    pub name: [String; 2],
    /// The office, in French and in Arabic.
    pub office: [String; 2],
    /// Whose office it was signed in, in French and in Arabic; empty for one's own.
    pub on_behalf_of: [String; 2],
    /// When.
    pub at: Timestamp,
    /// The name of the picture of what the signer has drawn, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawing: Option<String>,
}

/// How wide what was drawn is printed, in millimetres.
const DRAWING_WIDTH: u16 = 45;

/// Adds who signed, in their order, to a paper that holds, and has the copy printed that says so.
///
/// # Errors
/// A paper that does not hold any more, and one that is signed already.
pub fn add_signatures(cx: &mut Cx<'_>, paper: Document, signers: &[Signer]) -> Result<Document> {
    if paper.get(STATE) != Some(State::Valid) {
        return Err(NOT_VALID.into());
    }
    if paper.get(SIGNERS).is_some() {
        return Err(SIGNED_ALREADY.into());
    }
    let (kind, number) = (
        paper.get(KIND).unwrap_or_default(),
        paper.get(REF_NUMBER).unwrap_or_default(),
    );
    let declared = papers::kind(cx.extensions(), &kind).ok_or(super::NOT_A_PAPER)?;
    let file = cx.await_file(declared.bucket(), &file_name(&kind, &format!("{number}-signed"), "pdf"))?;
    let paper = paper.with(SIGNERS, json!(signers)).with(SIGNED_FILE, file);
    let paper = state_seal::seal_state(cx, paper)?;
    let paper = cx.update(paper)?;
    render::schedule_print(cx, &paper, &render::SIGNED)?;
    Ok(paper)
}

/// Says of a paper that it waits for the signature of an office, or, without one, that it waits no more. One that is signed never does.
///
/// # Errors
/// When it cannot be written.
pub fn await_signature(cx: &mut Cx<'_>, mut paper: Document, office: Option<String>) -> Result<Document> {
    if paper.get(SIGN_BY) == office || office.is_some() && paper.get(SIGNERS).is_some() {
        return Ok(paper);
    }
    paper.set_or_clear(SIGN_BY, office);
    cx.update(paper)
}

/// A paper that does not hold any more waits for nobody.
#[expect(clippy::unnecessary_wraps, reason = "the form of a rule")]
pub(super) fn waits_no_more(_: &Cx<'_>, change: &mut Change) -> Result<()> {
    let paper = &mut change.after;
    if paper.get(STATE) != Some(State::Valid) {
        paper.clear(SIGN_BY);
    }
    Ok(())
}

/// Waits for the print of the signed copy of a paper; whether it is there.
pub async fn await_signed_copy(engine: &Engine, id: &str) -> bool {
    render::await_print(engine, id, &render::SIGNED).await
}

/// Who signed a paper, in the order of their signatures.
pub fn signers(paper: &Document) -> Vec<Signer> {
    let stands = paper.get(SIGNERS);
    stands
        .and_then(|stands| serde_json::from_value(stands).ok())
        .unwrap_or_default()
}

/// Who signed a paper, as anybody who checks it is told: `[{name, office, onBehalfOf, at}]`.
pub(super) fn signatures_json(paper: &Document, lang: Lang) -> Json {
    let in_lang = |[fr, ar]: &[String; 2]| {
        let (own, other) = if lang == Lang::Ar { (ar, fr) } else { (fr, ar) };
        let told = if own.is_empty() { other } else { own };
        (!told.is_empty()).then(|| told.clone())
    };
    let one = |signer: &Signer| {
        json!({
            "name": in_lang(&signer.name), "office": in_lang(&signer.office),
            "onBehalfOf": in_lang(&signer.on_behalf_of), "at": schema::wire_instant(signer.at),
        })
    };
    signers(paper).iter().map(one).collect()
}

/// The document of the signed copy: what was sealed, and who signed it, in a frame above the place of signatures.
pub(super) fn signed_doc(cx: &Cx<'_>, paper: &Document) -> Result<(Doc, Pictures)> {
    if !state_seal::is_sealed(cx, paper)? {
        return Err(Error::Fault(format!("who signed the paper {} was altered", paper.id)));
    }
    let (mut doc, mut pictures) = render::sealed_doc(cx, paper)?;
    let signers = signers(paper);
    let drawn: Vec<String> = signers.iter().filter_map(|signer| signer.drawing.clone()).collect();
    pictures.extend(picture::bytes(cx, &drawn)?);
    for signer in signers {
        doc.blocks.push(Block::Notice { text: said_of(&signer) });
        doc.blocks
            .extend(drawing_of(&signer).map(|picture| Block::Image { picture }));
    }
    // What is signed electronically waits for no stamp.
    doc.stamp = false;
    Ok((doc, pictures))
}

/// What a signer has drawn, below the words that say who signed.
fn drawing_of(signer: &Signer) -> Option<Picture> {
    let [french, arabic] = &signer.name;
    let alt = Words::new(format!("Signature de {french}"), format!("توقيع {arabic}"));
    signer.drawing.clone().map(|key| Picture {
        key,
        alt,
        width: DRAWING_WIDTH,
    })
}

/// `Signé électroniquement par …, …, au nom de …, le … à …`.
fn said_of(signer: &Signer) -> Words {
    let [french, arabic] = facts::moment(signer.at);
    let fr = sentence(
        signer,
        0,
        ["Signé électroniquement par ", ", au nom de\u{a0}: ", ", le "],
        french,
    );
    let ar = sentence(signer, 1, ["وقعها إلكترونيا ", "، نيابة عن: ", "، بتاريخ "], arabic);
    Words::new(fr, ar)
}

/// In one language; what is written in the other alone is told as it is written.
fn sentence(signer: &Signer, lang: usize, [by, for_whom, on]: [&str; 3], moment: Line) -> Line {
    let told = |text: &[String; 2]| {
        [&text[lang], &text[1 - lang]]
            .into_iter()
            .find(|text| !text.is_empty())
            .cloned()
    };
    let comma = if lang == 0 { ", " } else { "، " };
    let parts = [
        (by, &signer.name),
        (comma, &signer.office),
        (for_whom, &signer.on_behalf_of),
    ];
    let mut line = Line::default();
    for (before, text) in parts {
        if let Some(text) = told(text) {
            line = line.text(before).text(text);
        }
    }
    line = line.text(on);
    line.0.extend(moment.0);
    line
}
