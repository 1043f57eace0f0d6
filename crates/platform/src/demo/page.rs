//! The paper that a demonstration has instead of a scan.

use std::fmt::Write as _;

/// A page that says what it is, in letters without accents (ISO 32000-1 §7.5, Annex H.3).
pub fn demo_page(says: &str) -> Vec<u8> {
    let text = format!("BT /F1 24 Tf 72 720 Td ({says}) Tj ET");
    let objects = [
        "<</Type/Catalog/Pages 2 0 R>>".to_owned(),
        "<</Type/Pages/Kids[3 0 R]/Count 1>>".to_owned(),
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>".to_owned(),
        format!("<</Length {}>>\nstream\n{text}\nendstream", text.len()),
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>".to_owned(),
    ];
    let mut pdf = "%PDF-1.4\n".to_owned();
    let mut places = Vec::new();
    for (at, object) in objects.iter().enumerate() {
        places.push(format!("{:010} 00000 n \n", pdf.len()));
        let _ = write!(pdf, "{} 0 obj\n{object}\nendobj\n", at + 1);
    }
    let start = pdf.len();
    let count = objects.len() + 1;
    let _ = write!(pdf, "xref\n0 {count}\n0000000000 65535 f \n{}", places.concat());
    let _ = write!(
        pdf,
        "trailer\n<</Size {count}/Root 1 0 R>>\nstartxref\n{start}\n%%EOF\n"
    );
    pdf.into_bytes()
}
