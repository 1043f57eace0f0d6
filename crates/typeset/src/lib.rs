//! The printer of documents: PDF/A-3a (ISO 19005-3) of one Typst template, with the document's own JSON attached. Equal documents are equal bytes.

pub mod worker;

use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use jiff::tz::TimeZone;
use typst::diag::{FileError, FileResult, SourceDiagnostic};
use typst::foundations::{Bytes, Datetime, Duration, Smart};
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World};
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards, Timestamp};

use papers::doc::{Doc, Drawing, FONT_FILES, LargeDrawing, MOST_PICTURES, Pictures, PrintJob, Trouble};

/// The caches of the printer are gone through after so many documents, for that takes a tenth of the time of one: what none of
/// them used is left out.
const SWEPT: usize = 4;
/// Bytes of what is shown beyond which a document is drawn by a process of its own, where there is one: the tables of the caches
/// never get smaller, and a list of thousands of names needs hundreds of megabytes of them, which no other document uses.
const LARGE: usize = 32 << 10;
/// How many documents were printed.
static PRINTED: AtomicUsize = AtomicUsize::new(0);
/// The fonts, opened once.
static FONTS: LazyLock<Vec<Font>> = LazyLock::new(|| {
    FONT_FILES
        .iter()
        .flat_map(|file| Font::iter(Bytes::new(*file)))
        .collect()
});

/// What all documents share.
struct Shared {
    library: LazyHash<Library>,
    book: LazyHash<FontBook>,
    template: Source,
    view: FileId,
    record: FileId,
    // A path is interned for ever, and there are 65,535: these and no others.
    pictures: Vec<FileId>,
}

static SHARED: LazyLock<Result<Shared, Trouble>> = LazyLock::new(|| {
    let template = include_str!("doc.typ").to_owned();
    Ok(Shared {
        library: LazyHash::new(Library::default()),
        book: LazyHash::new(FontBook::from_fonts(FONTS.iter())),
        template: Source::new(path("/doc.typ")?, template),
        view: path("/view.json")?,
        record: path("/document.json")?,
        pictures: (0..MOST_PICTURES)
            .map(|at| path(&format!("/picture-{at}")))
            .collect::<Result<_, _>>()?,
    })
});

fn path(path: &str) -> Result<FileId, Trouble> {
    let inside = VirtualPath::new(path).map_err(|error| Trouble::Undrawn(format!("{error:?}")))?;
    Ok(FileId::new(RootedPath::new(VirtualRoot::Project, inside)))
}

/// What the template may see: its data and nothing else. There is no disk, no network, no package, no clock.
struct TypstWorld<'a> {
    shared: &'a Shared,
    view: Bytes,
    record: Bytes,
    pictures: Vec<Bytes>,
}

impl World for TypstWorld<'_> {
    fn library(&self) -> &LazyHash<Library> {
        &self.shared.library
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &self.shared.book
    }

    fn main(&self) -> FileId {
        self.shared.template.id()
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if id == self.main() {
            Ok(self.shared.template.clone())
        } else {
            Err(FileError::AccessDenied)
        }
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        let picture = || self.shared.pictures.iter().position(|known| *known == id);
        if id == self.shared.view {
            Ok(self.view.clone())
        } else if id == self.shared.record {
            Ok(self.record.clone())
        } else {
            let bytes = picture().and_then(|at| self.pictures.get(at));
            bytes.cloned().ok_or(FileError::AccessDenied)
        }
    }

    fn font(&self, index: usize) -> Option<Font> {
        FONTS.get(index).cloned()
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

/// The document as PDF/A-3a. It takes the processor for milliseconds a page: call it where blocking is allowed.
pub fn pdf(doc: &Doc) -> Result<Vec<u8>, Trouble> {
    pdf_with(doc, &Pictures::new())
}

/// The document as PDF/A-3a, with the pictures that it names, drawn by this process.
pub fn pdf_with(doc: &Doc, pictures: &Pictures) -> Result<Vec<u8>, Trouble> {
    draw_here(PrintJob::new(doc, pictures)?, doc)
}

/// A document as it is about to be drawn: a large one as a job that a process of its own may draw.
pub fn prepare(doc: Doc, pictures: Pictures) -> Result<Drawing, Trouble> {
    let job = PrintJob::new(&doc, &pictures)?;
    Ok(if is_large(&job) {
        Drawing::Large(LargeDrawing {
            job: job.to_bytes(),
            draw: worker::draw,
        })
    } else {
        Drawing::Small(Box::new(move || draw_here(job, &doc)))
    })
}

fn is_large(job: &PrintJob) -> bool {
    job.view.len() > LARGE
}

/// Draws it in this process, and forgets what it needed for that.
fn draw_here(job: PrintJob, doc: &Doc) -> Result<Vec<u8>, Trouble> {
    let is_large = is_large(&job);
    let shared = SHARED.as_ref().map_err(|error| Trouble::Undrawn(error.to_string()))?;
    let world = TypstWorld {
        shared,
        view: Bytes::new(job.view),
        record: Bytes::new(job.record),
        pictures: job.pictures.into_iter().map(Bytes::new).collect(),
    };
    let drawn = draw(&world, doc);
    if is_large {
        typst::comemo::evict(0);
    } else if PRINTED.fetch_add(1, Ordering::Relaxed) % SWEPT == SWEPT - 1 {
        // What one document leaves in the caches grows by a megabyte with each.
        typst::comemo::evict(1);
    }
    drawn
}

fn draw(world: &TypstWorld, doc: &Doc) -> Result<Vec<u8>, Trouble> {
    let pages = typst::compile::<PagedDocument>(world)
        .output
        .map_err(|errors| undrawn(&errors))?;
    typst_pdf::pdf(&pages, &options(doc, true)?).or_else(|errors| {
        // A paper that is not for the archive is better than none.
        tracing::error!(id = doc.id, reason = %undrawn(&errors), "a paper cannot be PDF/A: it is a plain PDF");
        typst_pdf::pdf(&pages, &options(doc, false)?).map_err(|errors| undrawn(&errors))
    })
}

fn options(doc: &Doc, is_archive: bool) -> Result<PdfOptions, Trouble> {
    let standards: &[PdfStandard] = if is_archive {
        &[PdfStandard::A_3a]
    } else {
        &[PdfStandard::V_1_7]
    };
    Ok(PdfOptions {
        ident: Smart::Custom(doc.id.clone()),
        creator: Smart::Custom(Some("Diwan".to_owned())),
        timestamp: timestamp(doc),
        standards: PdfStandards::new(standards).map_err(|error| Trouble::Undrawn(format!("{error:?}")))?,
        ..PdfOptions::default()
    })
}

fn timestamp(doc: &Doc) -> Option<Timestamp> {
    let at = doc.made.to_zoned(TimeZone::UTC);
    let small = |n: i8| u8::try_from(n).ok();
    let (month, day) = (small(at.month())?, small(at.day())?);
    let (hour, minute, second) = (small(at.hour())?, small(at.minute())?, small(at.second())?);
    Datetime::from_ymd_hms(i32::from(at.year()), month, day, hour, minute, second).map(Timestamp::new_utc)
}

fn undrawn<'a>(errors: impl IntoIterator<Item = &'a SourceDiagnostic>) -> Trouble {
    let told: Vec<&str> = errors.into_iter().map(|error| error.message.as_str()).collect();
    Trouble::Undrawn(told.join("; "))
}
