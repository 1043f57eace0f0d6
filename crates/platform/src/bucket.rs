//! The buckets of files: what each holds, and how large that may be (`docs/model.md`, Buckets).

use std::fmt::Write as _;

use engine::files::Bucket;
use engine::files::content::Content;
use schema::Label;
use schema::typescript::Emitted;
use serde_json::json;

const PICTURES: &[Content] = &[Content::Jpeg, Content::Png, Content::Webp, Content::Gif];
const DOCUMENTS: &[Content] = &[
    Content::Pdf,
    Content::Docx,
    Content::Xlsx,
    Content::Jpeg,
    Content::Png,
    Content::Webp,
    Content::Gif,
];

const SCANS: &[(&[Content], u64)] = &[(DOCUMENTS, megabytes(100))];

const fn megabytes(number: u64) -> u64 {
    number << 20
}

/// A bucket of scans and generated papers.
const fn documents(id: &'static str, name: Label) -> Bucket {
    Bucket { id, name, holds: SCANS }
}

/// Photos of employees.
pub const EMPLOYEE_PHOTOS: &str = "employee-photos";
/// Photos of cars, accidents and things.
pub const IMAGES: &str = "images";
/// Mission orders and their signed scans.
pub const MISSION_DOCUMENTS: &str = "mission-documents";
/// Papers of cars and reports of accidents.
pub const LEGAL_DOCUMENTS: &str = "legal-documents";
/// Emblems of the letterhead.
pub const LETTERHEADS: &str = "letterheads";
/// Scans and papers of no department of their own.
pub const DOWNLOADABLE_DOCUMENTS: &str = "downloadable-documents";

/// What applicants hand in: read by the secretariat of their exam alone.
pub const APPLICATIONS: &str = "applications";
/// What proves a sickness: read by the person and by human resources alone.
pub const MEDICAL_CERTIFICATES: &str = "medical-certificates";

/// All buckets.
pub static BUCKETS: &[Bucket] = &[
    Bucket {
        id: EMPLOYEE_PHOTOS,
        name: Label::new("صور الموظفين", "Photos des fonctionnaires", "Photos of employees"),
        holds: &[(PICTURES, megabytes(2))],
    },
    Bucket {
        id: IMAGES,
        name: Label::new("صور", "Images", "Images"),
        holds: &[(PICTURES, megabytes(10))],
    },
    Bucket {
        id: LETTERHEADS,
        name: Label::new("شعارات الترويسة", "Emblèmes d’en-tête", "Emblems of the letterhead"),
        holds: &[(PICTURES, megabytes(5)), (&[Content::Svg], megabytes(1))],
    },
    documents(
        MISSION_DOCUMENTS,
        Label::new("وثائق المهام", "Documents de mission", "Documents of missions"),
    ),
    documents(
        LEGAL_DOCUMENTS,
        Label::new("الوثائق القانونية", "Documents légaux", "Legal documents"),
    ),
    documents(
        DOWNLOADABLE_DOCUMENTS,
        Label::new("وثائق للتحميل", "Documents à télécharger", "Documents to download"),
    ),
    documents("litigation", Label::new("المنازعات", "Contentieux", "Litigation")),
    documents("archive", Label::new("الأرشيف", "Archives", "Archive")),
    Bucket {
        id: APPLICATIONS,
        name: Label::new("ملفات الترشيح", "Dossiers de candidature", "Applications"),
        holds: &[(PICTURES, megabytes(2)), (&[Content::Pdf], megabytes(5))],
    },
    Bucket {
        id: MEDICAL_CERTIFICATES,
        name: Label::new("الشهادات الطبية", "Certificats médicaux", "Medical certificates"),
        holds: &[(&[Content::Pdf], megabytes(5))],
    },
];

/// What the buckets hold, as the web app knows it: it says beforehand what will be refused.
pub fn types() -> Emitted {
    let mut text = "// Emitted by `diwan types`.\nimport type { Holding } from '../schema-meta'\n\n\
                    export const buckets: Record<string, readonly Holding[]> = {\n"
        .to_owned();
    for bucket in BUCKETS {
        let holdings: Vec<String> = bucket
            .holds
            .iter()
            .map(|(contents, most)| bucket_hint(contents, *most))
            .collect();
        let _ = writeln!(text, "  '{}': [\n{}  ],", bucket.id, holdings.concat());
    }
    text.push_str("}\n");
    Emitted {
        path: "schema/buckets.gen.ts".to_owned(),
        text,
    }
}

fn bucket_hint(contents: &[Content], most: u64) -> String {
    let mimes: Vec<&str> = contents.iter().map(|content| content.mime()).collect();
    let endings: Vec<&str> = contents.iter().flat_map(|content| content.endings()).copied().collect();
    format!("    {},\n", json!({"mimes": mimes, "endings": endings, "most": most}))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sizes_are_those_of_the_model() {
        let most = |id: &str| BUCKETS.iter().find(|bucket| bucket.id == id).map(Bucket::most);
        assert_eq!(most("employee-photos"), Some(2 * 1024 * 1024));
        assert_eq!(most("archive"), Some(100 * 1024 * 1024));
        assert_eq!(most("applications"), Some(5 * 1024 * 1024));
    }
}
