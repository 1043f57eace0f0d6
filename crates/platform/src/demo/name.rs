//! Names, invented by combination.

use super::DemoRng;

/// Somebody's name in French and in Arabic, and the letter of the sex.
pub fn invent_name(rng: &mut DemoRng) -> ([String; 2], &'static str) {
    let ((latin, arabic, sex), family) = (*rng.pick(FIRST), *rng.pick(FAMILY));
    ([format!("{latin} {}", family.0), format!("{arabic} {}", family.1)], sex)
}

/// First names in French and Arabic, with the sex of the identity card.
pub(super) const FIRST: &[(&str, &str, &str)] = &[
    ("Mohammed", "محمد", "M"),
    ("Ahmed", "أحمد", "M"),
    ("Youssef", "يوسف", "M"),
    ("Abdellah", "عبد الله", "M"),
    ("Hassan", "حسن", "M"),
    ("Driss", "إدريس", "M"),
    ("Brahim", "إبراهيم", "M"),
    ("Khalid", "خالد", "M"),
    ("Rachid", "رشيد", "M"),
    ("Abderrahim", "عبد الرحيم", "M"),
    ("Mustapha", "مصطفى", "M"),
    ("Omar", "عمر", "M"),
    ("Hamza", "حمزة", "M"),
    ("Saïd", "سعيد", "M"),
    ("Fatima", "فاطمة", "F"),
    ("Khadija", "خديجة", "F"),
    ("Naïma", "نعيمة", "F"),
    ("Meryem", "مريم", "F"),
    ("Salma", "سلمى", "F"),
    ("Laïla", "ليلى", "F"),
    ("Ikram", "إكرام", "F"),
    ("Zineb", "زينب", "F"),
    ("Hanane", "حنان", "F"),
    ("Souad", "سعاد", "F"),
    ("Amina", "أمينة", "F"),
    ("Fatima Zahra", "فاطمة الزهراء", "F"),
    ("Houda", "هدى", "F"),
    ("Nadia", "نادية", "F"),
];

/// Family names in French and Arabic.
pub(super) const FAMILY: &[(&str, &str)] = &[
    ("Alaoui", "العلوي"),
    ("Bennani", "بناني"),
    ("Benjelloun", "بنجلون"),
    ("Chraibi", "الشرايبي"),
    ("El Idrissi", "الإدريسي"),
    ("El Amrani", "العمراني"),
    ("Tazi", "التازي"),
    ("Berrada", "برادة"),
    ("Ouazzani", "الوزاني"),
    ("Naciri", "الناصري"),
    ("Filali", "الفيلالي"),
    ("Lahlou", "لحلو"),
    ("Sebti", "السبتي"),
    ("Ait Taleb", "أيت الطالب"),
    ("Boukhari", "البخاري"),
    ("Mansouri", "المنصوري"),
    ("Kettani", "الكتاني"),
    ("Skalli", "الصقلي"),
    ("Raïssi", "الرايسي"),
    ("Zerouali", "الزروالي"),
    ("Hajji", "حجي"),
    ("Cherkaoui", "الشرقاوي"),
    ("Belhaj", "بلحاج"),
    ("Ouhadi", "أوهادي"),
    ("Fassi-Fihri", "الفاسي الفهري"),
    ("Amzil", "أمزيل"),
    ("Toumi", "التومي"),
    ("Saidi", "السعيدي"),
];

/// Functions, and the grade, pay scale and base salary in dirhams that go with them.
pub(super) const FUNCTIONS: &[(&str, &str, i64, i64)] = &[
    ("Technicien 3ème grade", "Technicien 3ème grade", 9, 5_200),
    ("Technicien 3ème grade", "Technicien 2ème grade", 10, 6_800),
    ("Adjoint administratif", "Adjoint administratif 3ème grade", 6, 3_600),
    ("Agent", "Adjoint technique 4ème grade", 5, 3_300),
    ("Chauffeur", "Adjoint technique 3ème grade", 6, 3_500),
    ("Rédacteur", "Rédacteur 4ème grade", 8, 4_600),
    ("Administrateur 2ème grade", "Administrateur 2ème grade", 11, 9_300),
    ("Ingénieur d’État", "Ingénieur d’État 1er grade", 11, 11_200),
    ("Médecin", "Médecin 1er grade", 11, 12_800),
    ("INAPTE", "Adjoint administratif 4ème grade", 5, 3_200),
    ("F/T", "Adjoint technique 4ème grade", 5, 3_200),
];

/// The same functions in both languages.
pub(super) const JOB_TITLES_OF_DEMO: &[(&str, &str)] = &[
    ("Technicien 3ème grade", "تقني من الدرجة الثالثة"),
    ("Adjoint administratif", "مساعد إداري"),
    ("Agent", "عون"),
    ("Chauffeur", "سائق"),
    ("Rédacteur", "محرر"),
    ("Administrateur 2ème grade", "متصرف من الدرجة الثانية"),
    ("Ingénieur d’État", "مهندس دولة"),
    ("Médecin", "طبيب"),
    ("INAPTE", "غير لائق صحيا"),
    ("F/T", "متفرغ"),
];
