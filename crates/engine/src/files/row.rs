//! The rows of files, of pieces on their way, and of what refers to files. None has a place among the documents of the
//! wire: files are seen through their own calls.

use schema::{Collection, Document, FieldSet, Id, Instant, Label, Result, RowsOf, View, Viewed, choices, fields};
use serde_json::{Value as Json, json};

use store::Pieces;

use super::{PIECE, access, chunk};
use crate::Cx;

choices! {
    /// How far a file has come.
    State {
        Uploading = "uploading": "قيد الرفع", "En cours d’envoi", "Uploading";
        Whole = "whole": "تام", "Complet", "Whole";
        Awaited = "awaited": "في الانتظار", "Attendu", "Awaited";
    }
}

fields! {
    BUCKET: String = schema::text("bucketId").required() => "المخزن", "Espace", "Bucket";
    NAME: String = schema::text("name").required().searched() => "الاسم", "Nom", "Name";
    FOLDER: String = schema::text("folder").preset("") => "المجلد", "Dossier", "Folder";
    SIGNATURE: String = schema::text("signature").preset("") => "البصمة", "Empreinte", "Signature";
    MIME: String = schema::text("mimeType").preset("") => "النوع", "Type", "Media type";
    SIZE: i64 = schema::integer("sizeOriginal").required() => "الحجم", "Taille", "Size";
    CHUNKS: i64 = schema::integer("chunksTotal").required() => "عدد الأجزاء", "Morceaux", "Chunks";
    UPLOADED: i64 = schema::integer("chunksUploaded") => "الأجزاء المرفوعة", "Morceaux reçus", "Chunks uploaded";
    KEPT_SIZE: i64 = schema::integer("sizeActual").hidden() => "الحجم المحفوظ", "Taille conservée", "Size as kept";
    UPLOADER: String = schema::text("uploader").hidden() => "صاحب الرفع", "Déposant", "Uploader";
    /// Since when nothing has referred to it; none while something does.
    LOOSE_SINCE: Instant = schema::instant("looseSince").hidden() => "بدون مرجع منذ", "Sans référence depuis", "Loose since";
    /// The keys of its pieces, in order.
    OBJECTS: Vec<String> = schema::texts("objects").hidden() => "الأجزاء", "Morceaux", "Objects";
    STATE: State = schema::choice("state").hidden() => "الحالة", "État", "State";
}

/// Files.
pub static FILES: Collection = Collection {
    database: "system",
    one: Label::new("ملف", "Fichier", "File"),
    many: Label::new("الملفات", "Fichiers", "Files"),
    indexes: &[&[BUCKET.def], &[LOOSE_SINCE.def], &[UPLOADER.def, LOOSE_SINCE.def]],
    title: &[NAME.def],
    ..Collection::new("files", FIELDS)
};

/// The pieces of files that are not whole yet.
pub mod part {
    use super::{FILES, Id, fields};

    fields! {
        FILE: Id = schema::link("fileId", || &FILES).required() => "الملف", "Fichier", "File";
        NUMBER: i64 = schema::integer("number").required() => "الرقم", "Numéro", "Number";
        OBJECT: String = schema::text("object").required() => "المحتوى", "Contenu", "Object";
        SIGNATURE: String = schema::text("signature").required() => "البصمة", "Empreinte", "Signature";
    }
}

/// Pieces on their way.
pub static PARTS: Collection = Collection {
    database: "system",
    unique: &[schema::Unique::on(&[part::FILE.def, part::NUMBER.def])],
    logged: false,
    ..Collection::new("fileParts", part::FIELDS)
};

/// What refers to a file.
pub mod reference {
    use super::{FILES, Id, fields};

    fields! {
        FILE: Id = schema::link("fileId", || &FILES).required() => "الملف", "Fichier", "File";
        BUCKET: String = schema::text("bucketId").required() => "المخزن", "Espace", "Bucket";
        DATABASE: String = schema::text("database").required() => "قاعدة المعطيات", "Base", "Database";
        COLLECTION: String = schema::text("collection").required() => "المجموعة", "Collection", "Collection";
        DOCUMENT: String = schema::text("document").required() => "الوثيقة", "Document", "Document";
        ATTRIBUTE: String = schema::text("attribute").required() => "الحقل", "Attribut", "Attribute";
    }
}

/// Who may read a file follows from these; they also keep it from being deleted.
pub static FILE_REFS: Collection = Collection {
    database: "system",
    unique: &[schema::Unique::on(&[
        reference::FILE.def,
        reference::DATABASE.def,
        reference::COLLECTION.def,
        reference::DOCUMENT.def,
        reference::ATTRIBUTE.def,
    ])],
    indexes: &[&[reference::BUCKET.def]],
    logged: false,
    ..Collection::new("fileRefs", reference::FIELDS)
};

/// What callers may name of files, in those rows.
pub(super) fn view(rows: RowsOf) -> View {
    let fields = FieldSet::visible(&FILES);
    View {
        of: &FILES,
        grants: vec![Viewed { rows, fields }],
    }
}

/// Where its bytes are.
pub(super) fn pieces(file: &Document) -> Pieces {
    let size = file.get(KEPT_SIZE).and_then(|size| u64::try_from(size).ok());
    Pieces {
        keys: file.get(OBJECTS).unwrap_or_default().into(),
        piece: PIECE,
        size: size.unwrap_or(0),
    }
}

/// Whether all pieces are there and the content was taken.
pub(super) fn is_whole(file: &Document) -> bool {
    file.get(STATE) == Some(State::Whole)
}

/// Whether its bytes are still to come from the press.
pub(super) fn is_awaited(file: &Document) -> bool {
    file.get(STATE) == Some(State::Awaited)
}

/// The file as it travels (`docs/protocol.md` §6.1).
pub(super) fn model(cx: &Cx<'_>, file: &Document) -> Result<Json> {
    let uploaded = if is_whole(file) || is_awaited(file) {
        file.get(UPLOADED).unwrap_or(0)
    } else {
        chunk::without_gap(cx, &file.id)?
    };
    Ok(file_model(file, &access::permissions(cx, file)?, uploaded))
}

/// The file as it travels, with what its reader may do and how many of its pieces are there.
pub(super) fn file_model(file: &Document, permissions: &[String], uploaded: i64) -> Json {
    let text = |key| file.get(key).unwrap_or_default();
    let number = |key| file.get(key).unwrap_or(0);
    json!({
        "$id": file.id, "bucketId": text(BUCKET), "$createdAt": file.created_at, "$updatedAt": file.updated_at,
        "$permissions": permissions, "name": text(NAME), "folder": text(FOLDER),
        "key": format!("{}{}", text(FOLDER), text(NAME)), "signature": text(SIGNATURE), "mimeType": text(MIME),
        "sizeOriginal": number(SIZE), "sizeActual": number(KEPT_SIZE), "chunksTotal": number(CHUNKS),
        "chunksUploaded": uploaded, "encryption": false, "compression": "none",
    })
}
