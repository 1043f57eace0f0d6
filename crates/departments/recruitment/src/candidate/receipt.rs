//! The receipt of an application (وصل إيداع): what was received, document by document with the digest of each, under a number, a seal
//! and a code of its own. The record alone is kept: the sheet is drawn when it is asked for, because the tracking number stands on it.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::doc::{Align, Block, Doc, Field, Mode, Picture, Pictures, Words};
use engine::{Act, BoxFuture, Cx, Engine, RequestContext, inputs, qr};
use platform::papers::authentic_document as paper;
use platform::papers::authentic_document::follow::{current_record, document_of};
use platform::papers::authentic_document::issue::PaperOrder;
use platform::papers::template::PaperLanguage;
use schema::{Document, Error, Label, Result};
use schemars::JsonSchema;
use serde::Serialize;

use super::apply::as_house;
use super::identify::{Applicant, need};
use super::{tracking_number, wording};
use crate::application_receipt::RECEIPT_KIND;
use crate::application_ticket::act::GUESTS;

const ID: &str = "candidates.receipt";
/// Draws the receipt.
pub(crate) const RECEIPT: Act<ReceiptOf, ApplicantPaper> = Act::long(ID, wording::RECEIPT, GUESTS, receipt)
    .counting_guesses("CIN", &schema::CIN)
    .with_secrets();

/// A paper in the hands of the applicant whom it is about.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ApplicantPaper {
    /// What its file is called.
    name: &'static str,
    /// The code by which anybody can check it.
    doc_id: Option<String>,
    ref_number: Option<String>,
    /// The PDF, in base64.
    pdf: String,
}

impl ApplicantPaper {
    /// The paper of that record.
    pub(crate) fn of(name: &'static str, record: &Document, pdf: impl AsRef<[u8]>) -> Self {
        ApplicantPaper {
            name,
            doc_id: record.get(paper::DOC_ID),
            ref_number: record.get(paper::REF_NUMBER),
            pdf: STANDARD.encode(pdf),
        }
    }
}

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
const CODE_WIDTH: u16 = 30;

fn receipt(engine: Engine, ctx: RequestContext, asked: ReceiptOf) -> BoxFuture<ApplicantPaper> {
    Box::pin(async move {
        let home = engine.home().unwrap_or_default().trim_end_matches('/').to_owned();
        let (who, address) = (asked.who.clone(), home.clone());
        let known = engine
            .read_as(&ctx, move |cx| need(cx, &who.card, &who.number).map(|one| one.id))
            .await?;
        let mode = asked.language.as_ref().map_or(Mode::Both, |PaperLanguage(mode)| *mode);
        let seal = move |cx: &mut Cx<'_>| {
            let subject = cx.need(&super::CANDIDATES, &known)?;
            let order = PaperOrder {
                kind: &RECEIPT_KIND,
                mode,
                home: &home,
                subject: &subject,
                letter: None,
            };
            Ok((current_record(cx, &order)?, subject))
        };
        let (record, candidate) = engine.transact(&as_house(&ctx), ID, seal).await?;
        let sealed = record.clone();
        let draw = move |cx: &Cx<'_>| sheet(cx, &sealed, &candidate, &address);
        let (doc, pictures) = engine.read_as(&ctx, draw).await?;
        let pictures = engine.pictures_of(&doc, pictures).await?;
        let pdf = engine.pdf(doc, pictures).await?;
        Ok(ApplicantPaper::of("recepisse.pdf", &record, pdf))
    })
}

/// The record with the tracking number before it, and the code of the page where it is used.
fn sheet(cx: &Cx<'_>, record: &Document, candidate: &Document, home: &str) -> Result<(Doc, Pictures)> {
    let (mut doc, mut pictures) = document_of(cx, record)?;
    let number = tracking_number::grouped(&tracking_number::of(cx, &candidate.id)?);
    let field = Field {
        label: Words::new(NUMBER.fr, NUMBER.ar).en(NUMBER.en),
        value: Words::any(number),
    };
    let secret = Block::Fields {
        rows: vec![field],
        wide: false,
        picture: None,
    };
    let mut first = vec![secret, Block::Notice { text: keep_it() }];
    if !home.is_empty() {
        let exam = candidate.need(super::RECRUITMENT)?;
        let address = format!("{home}/apply/{}?tab=verify", exam.as_str());
        let (size, margin) = CODE_SIZE;
        let code = qr::png(&address, size, margin).map_err(|error| Error::fault("drawing a code", error))?;
        pictures.insert(CODE.to_owned(), code);
        first.push(Block::Image { picture: picture() });
        first.push(Block::Paragraph {
            text: Words::any(address),
            align: Align::Center,
        });
    }
    first.append(&mut doc.blocks);
    doc.blocks = first;
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

const NUMBER: Label = Label::new("رقم التتبع", "Numéro de suivi", "Tracking number");
