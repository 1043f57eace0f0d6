//! An exam that is open, and somebody who applies.

use engine::files::content::Content;
use engine::files::picture::{Picture, encode};
use engine::{Input, RequestContext, Rights, Upload};
use schema::{Lang, Result};
use serde_json::{Value as Json, json};

use crate::application_ticket::pieces::PIECE;
use crate::exam_document::{EXAM_DOCUMENTS, RECRUITMENT as EXAM};
use crate::recruitment::{ExamStatus, PUBLISHED_AT, RECRUITMENTS, STATUS};
use crate::testing::{TestApp, new_app};

/// The deadline of the exam: five days after the clock of tests.
pub const DEADLINE_AT: &str = "2026-11-25T16:00:00Z";
/// The photo and the four PDFs.
pub const CODES: [&str; 5] = ["photo", "request", "diploma", "cin", "cv"];

/// An app with an open exam `exam`, its position `post`, its specialty `law`, five documents named as their codes, and a
/// secretary `sanae`.
pub async fn town() -> TestApp {
    town_asking(&CODES).await
}

/// As [`town`], with an exam that asks for these documents alone.
pub async fn town_asking(codes: &[&str]) -> TestApp {
    town_with(codes, &[]).await
}

/// As [`town_asking`], with an exam that asks for these documents too.
pub async fn town_with(codes: &[&str], more: &[Json]) -> TestApp {
    let app = new_app();
    app.card().await;
    let exam = json!({"$id": "exam", "titleFr": "Techniciens de 3e grade", "titleAr": "تقنيون من الدرجة الثالثة",
        "decision_ref": "12/2026", "application_deadline": DEADLINE_AT, "min_age": 18, "max_age": 40, "ageExtension": 45,
        "age_reference_date": "2026-01-01", "exam_date": "2026-12-20", "appealDays": 3});
    app.make(&RECRUITMENTS, exam).await;
    let position = json!({"$id": "post", "recruitmentId": "exam", "code": "T3", "diplomaAr": "دبلوم تقني", "diplomaFr": "Diplôme de technicien",
        "gradeAr": "تقني من الدرجة الثالثة", "gradeFr": "Technicien de 3e grade"});
    app.make(app.collection("positions"), position).await;
    let law = json!({"$id": "law", "positionId": "post", "nameAr": "القانون", "nameFr": "Droit", "posts": 3});
    app.make(app.collection("specialties"), law).await;
    app.engine
        .transact(&TestApp::full_rights(), "documents", |cx| {
            for made in cx.all(&EXAM_DOCUMENTS, [EXAM.eq("exam")])? {
                cx.delete(&EXAM_DOCUMENTS, &made.id)?;
            }
            Ok(())
        })
        .await
        .unwrap();
    for code in codes {
        let kind = if *code == "photo" { "image" } else { "pdf" };
        let document = json!({"$id": code, "recruitmentId": "exam", "code": code, "labelFr": format!("Pièce {code}"),
            "labelAr": "وثيقة", "condition": "all", "kind": kind, "maxMegabytes": if kind == "pdf" { 5 } else { 2 }});
        app.make(&EXAM_DOCUMENTS, document).await;
    }
    for document in more {
        app.make(&EXAM_DOCUMENTS, document.clone()).await;
    }
    open(&app, ExamStatus::Open).await;
    app.make(
        app.collection("roles"),
        json!({"$id": "secretariat", "name": "secretariat", "nameFr": "Secrétariat", "nameAr": "الكتابة", "permissions": ["recruitment-system:*"]}),
    )
    .await;
    app.user("sanae", json!({"roles": ["secretariat"]})).await;
    app
}

/// Sets how far the exam is.
pub async fn open(app: &TestApp, status: ExamStatus) {
    let set = move |cx: &mut engine::Cx<'_>| {
        let exam = cx.need(&RECRUITMENTS, "exam")?;
        let since = exam.get(PUBLISHED_AT).unwrap_or_else(|| cx.moment());
        cx.update(exam.with(STATUS, status).with(PUBLISHED_AT, since)).map(drop)
    };
    let house = RequestContext::new(Rights::whole("engine"));
    app.engine.transact(&house, "status", set).await.unwrap();
}

/// A stranger, from a network.
pub fn guest(network: &str) -> RequestContext {
    RequestContext {
        network: Some(network.to_owned()),
        lang: Lang::Fr,
        ..RequestContext::new(Rights::guest())
    }
}

/// A portrait: somebody dark before a white wall.
pub fn portrait() -> Vec<u8> {
    picture(240, 360, |x, y| {
        if (70..170).contains(&x) && y > 72 {
            [70, 50, 40]
        } else {
            [240, 240, 240]
        }
    })
}

/// A JPEG of these pixels.
pub fn picture(width: u32, height: u32, pixel: impl Fn(u32, u32) -> [u8; 3]) -> Vec<u8> {
    let mut pixels = Picture::new_rgb8(width, height).to_rgb8();
    for (x, y, at) in pixels.enumerate_pixels_mut() {
        at.0 = pixel(x, y);
    }
    encode(&Picture::ImageRgb8(pixels), Content::Jpeg, 85).unwrap()
}

/// A PDF of one page with so many bytes.
pub fn pdf(bytes: usize) -> Vec<u8> {
    let mut pdf = b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n".to_vec();
    pdf.resize(bytes.max(pdf.len()), b' ');
    pdf
}

/// What somebody says of herself, by a card.
pub fn data(card: &str) -> Json {
    json!({"positionId": "post", "specialtyId": "law", "nameAr": "سعاد بناني", "nameFr": "Souad Bennani", "CIN": card,
        "birth_date": "1999-05-02", "birth_place": "Tiznit", "email": "souad@example.ma", "phone": "0612345678"})
}

/// Runs an act with these values and files.
pub async fn act(app: &TestApp, ctx: &RequestContext, id: &str, data: Json, files: Vec<Upload>) -> Result<Json> {
    let Json::Object(data) = data else { panic!("an object") };
    app.engine
        .act(ctx, &format!("candidates.{id}"), Input { data, files })
        .await
}

/// A ticket from a network.
pub async fn ticket(app: &TestApp, network: &str) -> String {
    let begun = act(
        app,
        &guest(network),
        "begin",
        json!({"recruitmentId": "exam"}),
        Vec::new(),
    )
    .await
    .unwrap();
    begun["ticket"].as_str().unwrap_or_else(|| panic!("{begun}")).to_owned()
}

/// Sends one piece.
pub async fn piece(app: &TestApp, ticket: &str, document: &str, content: &[u8], number: usize) -> Result<Json> {
    let size = usize::try_from(PIECE).unwrap();
    let part = content.chunks(size).nth(number).unwrap_or_default().to_vec();
    let data =
        json!({"ticket": ticket, "documentId": document, "uploadId": "1", "size": content.len(), "number": number});
    act(
        app,
        &guest("a"),
        "attach",
        data,
        vec![Upload::new("piece", "blob", part)],
    )
    .await
}

/// Sends a file, piece by piece.
pub async fn attach(app: &TestApp, ticket: &str, document: &str, content: &[u8]) -> Result<Json> {
    let count = content.len().div_ceil(usize::try_from(PIECE).unwrap());
    let mut last = Json::Null;
    for number in 0..count {
        last = piece(app, ticket, document, content, number).await?;
    }
    Ok(last)
}

/// A ticket with all documents.
pub async fn full_ticket(app: &TestApp, network: &str) -> String {
    let ticket = ticket(app, network).await;
    attach(app, &ticket, "photo", &portrait()).await.unwrap();
    for document in &CODES[1..] {
        attach(app, &ticket, document, &pdf(2000)).await.unwrap();
    }
    ticket
}

/// Hands in what stands under a ticket.
pub async fn hand_in(app: &TestApp, ticket: &str, mut data: Json) -> Result<Json> {
    data["ticket"] = json!(ticket);
    act(app, &guest("a"), "apply", data, Vec::new()).await
}
