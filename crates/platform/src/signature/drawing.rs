//! A signature drawn by hand, as a picture beside the electronic one. It is its owner's alone: nobody else reads it, and it stands
//! on no paper but those that its owner signs from then on.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::files::content::Content;
use engine::files::picture;
use engine::{Act, Allowed, Cx, Entity, PrepareContext, inputs};
use schema::{Access, Collection, Document, Id, Label, Rejection, Result, Unique, error_codes, fields, json, link};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::wording;
use crate::papers::authentic_document::store_picture;
use crate::people;
use crate::people::user::{self, USERS};

fields! {
    OWNER: Id = link("userId", || &USERS).weak().required() => "صاحب(ة) التوقيع", "Signataire", "Signer";
    /// The data URL of a PNG.
    PICTURE: Json = json("picture").bytes(131_072).required() => "الصورة", "Image", "Picture";
}

error_codes! {
    NOT_A_DRAWING = "signature_drawing_invalid", invalid => "المطلوب صورة PNG بحجم لا يتجاوز {most} كيلوبايت وأبعاد لا تتجاوز {width} × {height}", "Une image PNG de {most}\u{a0}Ko et de {width} × {height} pixels au plus est attendue", "A PNG picture of at most {most} KB and {width} × {height} pixels is expected";
}

/// One for each user, in no journal: what somebody takes away is gone.
pub static DRAWN_SIGNATURES: Collection = Collection {
    database: "system",
    one: Label::new("توقيع مرسوم", "Signature manuscrite", "Drawn signature"),
    many: Label::new("التوقيعات المرسومة", "Signatures manuscrites", "Drawn signatures"),
    unique: &[Unique::on(&[OWNER.def])],
    title: &[OWNER.def],
    access: Access::resource(people::RESOURCE).private().read_only(),
    logged: false,
    ..Collection::new("drawnSignatures", FIELDS)
};

/// Reached by the actions below alone.
pub(super) static DRAWN_SIGNATURE: Entity = Entity {
    actions: &[&SAVE, &SHOW, &REMOVE],
    error_codes: &[ERROR_CODES],
    ..Entity::plain(&DRAWN_SIGNATURES)
};

/// Most bytes of a picture, and its greatest sides in pixels.
const MOST: usize = 64 << 10;
const SIDES: (u32, u32) = (1_200, 600);
const PNG: &str = "data:image/png;base64,";

inputs! {
    /// A signature as it was drawn.
    pub(super) struct Drawing {
        /// A PNG, as `data:image/png;base64,…`.
        picture: String = need("picture"),
    }
}

/// The picture of a signature as it is kept: nothing but its pixels.
pub(super) struct CleanPicture(String);

/// `drawnSignatures.save`: the caller's own, in place of a former one; signing must be open.
const SAVE: Act<Drawing, DrawnSignature, CleanPicture> =
    Act::run("drawnSignatures.save", wording::SAVE, Allowed::Users, save)
        .with_secrets()
        .prepare_with(clean);
/// `drawnSignatures.mine`: the caller's own, if any.
const SHOW: Act<(), DrawnSignature> = Act::read("drawnSignatures.mine", Allowed::Users, |cx, ()| {
    Ok(DrawnSignature {
        picture: own_row(cx)?.as_ref().and_then(picture_of),
    })
});
/// `drawnSignatures.remove`: papers that were signed keep theirs.
const REMOVE: Act<(), DrawnSignature> =
    Act::run("drawnSignatures.remove", wording::REMOVE, Allowed::Users, |cx, ()| {
        if let Some(own) = own_row(cx)? {
            cx.delete(&DRAWN_SIGNATURES, &own.id)?;
        }
        Ok(DrawnSignature { picture: None })
    });

/// What the caller has drawn to stand beside their electronic signature.
#[derive(Serialize, JsonSchema)]
struct DrawnSignature {
    /// The data URL of a PNG; none where nothing is drawn.
    picture: Option<String>,
}

fn drawing_refusal() -> schema::Error {
    let rejection = Rejection::new(NOT_A_DRAWING).field("picture").arg("most", MOST >> 10);
    rejection.arg("width", SIDES.0).arg("height", SIDES.1).into()
}

/// Decoded and written anew, outside any transaction.
fn clean(_: &PrepareContext, given: Drawing) -> Result<CleanPicture> {
    let bytes = given
        .picture
        .strip_prefix(PNG)
        .and_then(|text| STANDARD.decode(text).ok());
    let bytes = bytes.filter(|bytes| bytes.len() <= MOST).ok_or_else(drawing_refusal)?;
    let drawn = picture::decode(&bytes, Content::Png).map_err(|_| drawing_refusal())?;
    if drawn.width() > SIDES.0 || drawn.height() > SIDES.1 {
        return Err(drawing_refusal());
    }
    let (_, kept) = picture::write_anew(&drawn, Content::Png).map_err(|_| drawing_refusal())?;
    if kept.len() > MOST {
        return Err(drawing_refusal());
    }
    Ok(CleanPicture(format!("{PNG}{}", STANDARD.encode(kept))))
}

fn own_row(cx: &Cx<'_>) -> Result<Option<Document>> {
    cx.first(&DRAWN_SIGNATURES, [OWNER.eq(user::caller(cx)?)])
}

fn picture_of(row: &Document) -> Option<String> {
    row.get(PICTURE)?.as_str().map(str::to_owned)
}

fn save(cx: &mut Cx<'_>, CleanPicture(data): &CleanPicture) -> Result<DrawnSignature> {
    super::require_open(cx)?;
    let picture = Json::from(data.as_str());
    if let Some(own) = own_row(cx)? {
        cx.update(own.with(PICTURE, picture))?;
    } else {
        let owner = user::caller(cx)?;
        let row = Document::new(&DRAWN_SIGNATURES).with(OWNER, owner);
        cx.create(row.with(PICTURE, picture))?;
    }
    Ok(DrawnSignature {
        picture: Some(data.clone()),
    })
}

/// The name under which papers find what the signer drew, as it is now.
pub(super) fn kept_for_papers(cx: &mut Cx<'_>, signer: &Id) -> Result<Option<String>> {
    let own = cx.first(&DRAWN_SIGNATURES, [OWNER.eq(signer)])?;
    let Some(data) = own.as_ref().and_then(picture_of) else {
        return Ok(None);
    };
    store_picture(cx, &data).map(Some)
}
