//! Links to files, which holders of keys make (`docs/protocol.md` §9): whoever has one reads that file and no other, without an
//! account, until it ends. A row says which file and until when; the secret is not here.

use jiff::SignedDuration;
use schema::{Collection, Document, FieldSet, Id, Instant, Label, Result, RowsOf, View, Viewed, WireQuery};
use schema::{bind, error_codes, fields};

use super::row::{self, FILES};
use super::{Bucket, read};
use crate::{Cx, Engine, RequestContext, write};

fields! {
    FILE: Id = schema::link("fileId", || &FILES).required() => "الملف", "Fichier", "File";
    BUCKET: String = schema::text("bucketId").required() => "المخزن", "Espace", "Bucket";
    /// Until when; for good when none.
    EXPIRE: Instant = schema::instant("expire") => "نهاية الصلاحية", "Fin", "Expires";
    /// When it was last used, to the day.
    ACCESSED: Instant = schema::instant("accessedAt") => "آخر استعمال", "Dernière utilisation", "Last used";
}

/// Links to files.
pub static FILE_LINKS: Collection = Collection {
    database: "system",
    one: Label::new("رابط ملف", "Lien vers un fichier", "File link"),
    many: Label::new("روابط الملفات", "Liens vers des fichiers", "File links"),
    ..Collection::new("fileTokens", FIELDS)
};

/// How long a use is not noted again.
const NOTED: SignedDuration = SignedDuration::from_hours(24);

impl Engine {
    /// Makes a link to a whole file.
    pub async fn link_file(
        &self,
        ctx: &RequestContext,
        bucket: &'static Bucket,
        file: &str,
        until: Option<Instant>,
    ) -> Result<Document> {
        let file = file.to_owned();
        let make = move |cx: &mut Cx<'_>| {
            let file = read::readable(cx, bucket, &file)?;
            if !row::is_whole(&file) {
                return Err(error_codes::FILE_NOT_FOUND.into());
            }
            let link = Document::new(&FILE_LINKS)
                .with(FILE, Id(file.id))
                .with(BUCKET, bucket.id.to_owned());
            write::create(cx, ending(link, until))
        };
        self.transact(ctx, "link a file", make).await
    }

    /// The links to a file, by the protocol's queries, and how many there are.
    pub async fn file_links(
        &self,
        ctx: &RequestContext,
        bucket: &'static Bucket,
        file: &str,
        raws: &[WireQuery],
        is_counted: bool,
    ) -> Result<(Vec<Document>, u64)> {
        let view = View {
            of: &FILE_LINKS,
            grants: vec![Viewed {
                rows: RowsOf::All,
                fields: FieldSet::visible(&FILE_LINKS),
            }],
        };
        let mut query = bind(&view, ctx.rights.as_ref(), raws)?;
        query.filters.push(FILE.eq(file));
        query.is_counted = is_counted;
        let file = file.to_owned();
        let list = move |cx: &Cx<'_>| {
            read::readable(cx, bucket, &file)?;
            cx.page(&FILE_LINKS, &query)
        };
        self.read_as(ctx, list).await
    }

    /// One link.
    pub async fn file_link(&self, id: &str) -> Result<Document> {
        let id = id.to_owned();
        self.read(move |cx| find_link(cx, &id)).await
    }

    /// Has a link end at another moment, or never.
    pub async fn change_file_link(&self, ctx: &RequestContext, id: &str, until: Option<Instant>) -> Result<Document> {
        let id = id.to_owned();
        let change = move |cx: &mut Cx<'_>| {
            let link = find_link(cx, &id)?;
            let changed = ending(link.clone(), until);
            write::update(cx, link, changed)
        };
        self.transact(ctx, "change a link to a file", change).await
    }

    /// Ends a link for good.
    pub async fn end_file_link(&self, ctx: &RequestContext, id: &str) -> Result<()> {
        let id = id.to_owned();
        let end = move |cx: &mut Cx<'_>| {
            let link = find_link(cx, &id)?;
            write::delete(cx, link)
        };
        self.transact(ctx, "end a link to a file", end).await
    }

    /// Whether a link opens that file now; its use is noted once a day.
    pub async fn opens_file(
        &self,
        ctx: &RequestContext,
        link: &str,
        bucket: &'static Bucket,
        file: &str,
    ) -> Result<bool> {
        let (id, file) = (link.to_owned(), file.to_owned());
        let found = self.read(move |cx| {
            let link = cx.get(&FILE_LINKS, &id)?;
            let is_meant = |link: &Document| {
                link.get(FILE).is_some_and(|of| of.0 == file) && link.get(BUCKET).as_deref() == Some(bucket.id)
            };
            let is_live = |link: &Document| link.get(EXPIRE).is_none_or(|Instant(end)| end > cx.now());
            Ok(link.filter(|link| is_meant(link) && is_live(link)))
        });
        let Some(link) = found.await? else { return Ok(false) };
        let now = self.clock().now();
        if link.get(ACCESSED).is_none_or(|Instant(last)| last + NOTED <= now) {
            let note = move |cx: &mut Cx<'_>| match cx.get(&FILE_LINKS, &link.id)? {
                Some(link) => {
                    let used = link.clone().with(ACCESSED, Instant(now));
                    write::update(cx, link, used).map(drop)
                }
                None => Ok(()),
            };
            self.transact(ctx, "note the use of a link", note).await?;
        }
        Ok(true)
    }
}

fn find_link(cx: &Cx<'_>, id: &str) -> Result<Document> {
    cx.get(&FILE_LINKS, id)?
        .ok_or_else(|| error_codes::TOKEN_NOT_FOUND.into())
}

fn ending(mut link: Document, until: Option<Instant>) -> Document {
    match until {
        Some(until) => link.set(EXPIRE, until),
        None => link.clear(EXPIRE),
    }
    link
}

/// Takes the links to a file away with it.
pub(super) fn remove(cx: &mut Cx<'_>, file: &str) -> Result<()> {
    for link in cx.all(&FILE_LINKS, [FILE.eq(file)])? {
        write::delete(cx, link)?;
    }
    Ok(())
}
