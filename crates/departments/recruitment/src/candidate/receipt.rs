//! The receipt of an application (وصل الإيداع): a sheet with a code that leads to the page where it is followed. It is drawn when it
//! is asked for and kept nowhere, because the tracking number stands on it.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::doc::{Align, Block, Doc, Field, Mode, Picture, Pictures, Words};
use engine::{Action, ActionFuture, Cx, Engine, RequestContext, inputs, qr};
use jiff::Timestamp;
use platform::papers::template::PaperLanguage;
use schema::{Document, Error, Instant, Label, Result};
use serde_json::json;

use super::identify::{Applicant, need_with_exam};
use super::{CIN, NAME_AR, NAME_FR, POSITION, SPECIALTY, SUBMITTED_AT, tracking_number};
use crate::application_ticket::act::GUESTS;
use crate::position::{self, POSITIONS};
use crate::recruitment::{DEADLINE, TITLE_AR, TITLE_FR};
use crate::specialty::{self, SPECIALTIES};

/// `candidates.receipt` → `{name, pdf}`, the bytes as base64.
pub(crate) const RECEIPT: Action<ReceiptOf> = Action::long("candidates.receipt", GUESTS, receipt)
    .counting_guesses("CIN", &schema::CIN)
    .telling_secrets();

inputs! {
    /// A receipt that is asked for.
    pub(crate) struct ReceiptOf {
        /// Its language; Arabic and French unless it is said.
        language: Option<PaperLanguage> = may("language"),
        ..who: Applicant,
    }
}

/// The name under which the sheet finds the picture of its code.
const CODE: &str = "code";
/// Side of that picture, in pixels, and the quiet zone that readers ask for, in modules.
const CODE_SIZE: (u32, u32) = (600, 4);
/// Its width on the sheet, in millimetres.
const CODE_WIDTH: u16 = 40;

fn receipt(engine: Engine, ctx: RequestContext, asked: ReceiptOf) -> ActionFuture {
    Box::pin(async move {
        let home = engine.home().unwrap_or_default().trim_end_matches('/').to_owned();
        let (doc, pictures) = engine.read_as(&ctx, move |cx| compose(cx, &asked, &home)).await?;
        let pictures = engine.pictures_of(&doc, pictures).await?;
        let pdf = engine.pdf(doc, pictures).await?;
        Ok(json!({"name": "recepisse.pdf", "pdf": STANDARD.encode(pdf)}))
    })
}

fn compose(cx: &Cx<'_>, asked: &ReceiptOf, home: &str) -> Result<(Doc, Pictures)> {
    let (candidate, exam) = need_with_exam(cx, &asked.who.card, &asked.who.number)?;
    let (letterhead, mut pictures) = cx.sheet_head()?;
    let address = format!("{home}/apply/{}?tab=verify", exam.id);
    let (size, margin) = CODE_SIZE;
    let code = qr::png(&address, size, margin).map_err(|error| Error::fault("drawing a code", error))?;
    pictures.insert(CODE.to_owned(), code);
    let mode = asked.language.as_ref().map_or(Mode::Both, |PaperLanguage(mode)| *mode);
    let title = Words::new("Récépissé de candidature", "وصل إيداع طلب الترشيح").en("Receipt of an application");
    let doc = Doc {
        made: cx.now(),
        letterhead: Some(letterhead),
        subtitle: Words::new(
            exam.get(TITLE_FR).unwrap_or_default(),
            exam.get(TITLE_AR).unwrap_or_default(),
        ),
        blocks: vec![
            Block::Fields {
                rows: rows(cx, &candidate, &exam)?,
                wide: false,
                picture: None,
            },
            Block::Notice { text: keep_it() },
            Block::Image { picture: picture() },
            Block::Paragraph {
                text: Words::any(address),
                align: Align::Center,
            },
        ],
        ..Doc::new(format!("receipt {}", candidate.id), mode, title)
    };
    Ok((doc, pictures))
}

fn picture() -> Picture {
    Picture {
        key: CODE.to_owned(),
        alt: Words::new("Code QR de la page de suivi", "رمز صفحة تتبع الطلب")
            .en("QR code of the page where it is followed"),
        width: CODE_WIDTH,
    }
}

fn keep_it() -> Words {
    Words::new(
        "Le numéro de suivi est secret. Avec votre CNIE, il permet de suivre votre candidature, de la corriger ou de la retirer avant la date limite.",
        "رقم التتبع سري. به وببطاقتكم الوطنية تتابعون طلبكم وتصححونه أو تسحبونه قبل انتهاء الأجل.",
    )
    .en("The tracking number is a secret. With your identity card it follows, corrects or withdraws your application until the deadline.")
}

fn rows(cx: &Cx<'_>, candidate: &Document, exam: &Document) -> Result<Vec<Field>> {
    let number = tracking_number::grouped(&tracking_number::of(cx, &candidate.id)?);
    let position = cx.need(&POSITIONS, candidate.need(POSITION)?.as_str())?;
    let specialty = cx.need(&SPECIALTIES, candidate.need(SPECIALTY)?.as_str())?;
    let both = |row: &Document, fr, ar| Words::new(row.get(fr).unwrap_or_default(), row.get(ar).unwrap_or_default());
    let moment = |at: Option<Instant>| Words::any(at.map(|Instant(at)| moment_text(at)).unwrap_or_default());
    let rows: [(Label, Words); 7] = [
        (NUMBER, Words::any(number)),
        (NAME, both(candidate, NAME_FR, NAME_AR)),
        (CIN.def.label, Words::any(candidate.need(CIN)?)),
        (
            POSITION.def.label,
            both(&position, position::GRADE_FR, position::GRADE_AR),
        ),
        (
            SPECIALTY.def.label,
            both(&specialty, specialty::NAME_FR, specialty::NAME_AR),
        ),
        (SUBMITTED_AT.def.label, moment(candidate.get(SUBMITTED_AT))),
        (DEADLINE.def.label, moment(exam.get(DEADLINE))),
    ];
    let field = |(label, value): (Label, Words)| Field {
        label: Words::new(label.fr, label.ar).en(label.en),
        value,
    };
    Ok(rows.into_iter().map(field).collect())
}

const NUMBER: Label = Label::new("رقم التتبع", "Numéro de suivi", "Tracking number");
const NAME: Label = Label::new("الاسم الكامل", "Nom et prénom", "Full name");

/// By the clock of Morocco.
fn moment_text(at: Timestamp) -> String {
    schema::moment_in_morocco(at).strftime("%d/%m/%Y %H:%M").to_string()
}
