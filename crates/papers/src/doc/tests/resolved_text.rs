use crate::doc::resolved_text::said_once;
use crate::doc::{Line, Mode, Run, Words};

#[test]
fn what_both_languages_say_alike_is_said_once_in_the_face_it_reads_like() {
    let told = |words: &Words| {
        let lines = said_once(words, Mode::Both).into_iter();
        lines.map(|line| (line.lang, line.rtl)).collect::<Vec<_>>()
    };
    assert_eq!(told(&Words::new("Rabat", "Rabat")), [(Mode::Fr, false)]);
    assert_eq!(told(&Words::new("الرباط", "الرباط")), [(Mode::Ar, true)]);
    let twice = [(Mode::Fr, false), (Mode::Ar, true)];
    assert_eq!(told(&Words::new("Rabat", "الرباط")), twice);
    let day = Line(vec![Run::Date(jiff::civil::date(2026, 11, 20))]);
    assert_eq!(
        told(&Words::new(day.clone(), day)).len(),
        2,
        "each language has its months"
    );
}
