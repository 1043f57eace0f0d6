//! Lines as real terminals send them.

use super::*;

fn parts_of(line: &str) -> Option<(String, String, Option<i64>, Option<i64>)> {
    read_line(line).map(|punch| (punch.code.clone(), punch.local_text(), punch.state, punch.verify))
}

#[test]
fn lines_of_every_firmware_are_read() {
    let punch = |state, verify| Some(("0042".to_owned(), "2026-03-02 08:01:07".to_owned(), state, verify));
    for (line, state, verify) in [
        (
            "0042\t2026-03-02 08:01:07\t0\t15\t0\t0\t0\t255\t0.0\t0.0",
            Some(0),
            Some(15),
        ),
        ("0042\t2026-03-02 08:01:07\t255\t1\t\t0", Some(255), Some(1)),
        ("0042\t2026-03-02 08:01:07\t0\t1\t0", Some(0), Some(1)),
        ("0042\t2026-03-02 08:01:07\t\t\t\t\t", None, None),
        ("0042\t2026-03-02\t08:01:07\t1\t4\t0\t0", Some(1), Some(4)),
        ("0042 2026-03-02 08:01:07 1 4 0 0", Some(1), Some(4)),
        ("     0042\t2026-03-02 08:01:07\t1\t0\t1\t0", Some(1), Some(0)),
        (
            "0042\t2026-03-02 08:01:07\t0\t1\t0\t0\t0\t0\t0\t0\t+3600",
            Some(0),
            Some(1),
        ),
        ("0042\t2026-03-02 08:01:07", None, None),
    ] {
        assert_eq!(parts_of(line), punch(state, verify), "{line:?}");
    }
}

#[test]
fn what_is_no_punch_is_none() {
    for line in [
        "0\t2026-03-02 08:01:07\t0",
        "\t2026-03-02 08:01:07\t0",
        "1042\t2026-02-30 08:01:07\t0",
        "1042\t2026-03-02 24:01:07\t0",
        "1042\t2026-03-02 08:01\t0",
        "1042\t02/03/2026 08:01:07\t0",
        "1042\t1999-12-31 08:01:07\t0",
        "1042",
        "1042\t",
        "FP PIN=1042\tFID=6\tTMP=AAAA",
        "10'42\t2026-03-02 08:01:07",
        "1042\u{0}\t2026-03-02 08:01:07",
    ] {
        assert_eq!(read_line(line), None, "{line:?}");
    }
}

#[test]
fn a_body_is_counted_with_all_of_its_lines() {
    let body = b"1042\t2026-03-02 08:01:07\t0\t1\r\n\r\nnonsense\n1043\t2026-03-02 08:01:09\t0\t1";
    let read = read_lines(body);
    assert_eq!((read.count, read.punches.len(), read.malformed.len()), (3, 2, 1));
    assert_eq!(read.malformed[0].text, "nonsense");
    assert_eq!(read_lines(b"").count, 0);
    assert_eq!(read_lines(b"\xff\xf0\n").count, 1);
}

#[test]
fn names_between_code_and_time_and_other_encodings_are_read() {
    let named = "42\tHélène\t2013-04-20 09:43:09\t1\t0\n";
    let read = read_lines(named.as_bytes());
    let of = |read: &PunchLines| {
        (
            read.punches[0].code.clone(),
            read.punches[0].local_text(),
            read.punches[0].state,
        )
    };
    let expected = ("42".to_owned(), "2013-04-20 09:43:09".to_owned(), Some(1));
    assert_eq!(of(&read), expected);
    let utf16 = |mark: &str| format!("{mark}{named}").encode_utf16().collect::<Vec<u16>>();
    for mark in ["\u{feff}", ""] {
        let little: Vec<u8> = utf16(mark).iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let big: Vec<u8> = utf16(mark).iter().flat_map(|unit| unit.to_be_bytes()).collect();
        for body in [little, big] {
            let read = read_lines(&body);
            assert_eq!((read.punches.len(), read.malformed.len()), (1, 0));
            assert_eq!(of(&read), expected);
        }
    }
    assert_eq!(of(&read_lines(format!("\u{feff}{named}").as_bytes())), expected);
}
