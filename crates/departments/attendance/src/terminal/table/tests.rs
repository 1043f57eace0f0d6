//! Bodies as real terminals send them.

use super::*;

#[test]
fn a_body_is_known_by_its_table() {
    for (table, name, is) in [
        ("ATTLOG", "", UploadTable::Punches),
        ("attlog", "", UploadTable::Punches),
        ("OPERLOG", "", UploadTable::Operations),
        ("BIODATA", "", UploadTable::Biometrics),
        ("rtlog", "", UploadTable::RealTime),
        ("tabledata", "User", UploadTable::Rows("user".to_owned())),
        ("ATTPHOTO", "", UploadTable::Ignored),
        ("rtstate", "", UploadTable::Ignored),
        ("", "", UploadTable::Ignored),
    ] {
        assert_eq!(UploadTable::of(table, name), is, "{table}");
    }
}

#[test]
fn of_users_and_fingers_the_kind_and_the_code_are_read() {
    let body = b"USER PIN=1042\tName=Amal\tPri=0\tPasswd=1234\tCard=[15CD5B07]\tGrp=1\r\n\
        FP PIN=0042\tFID=6\tSize=4\tValid=1\tTMP=AAAA\n\
        fp\tpin=77 TMP=PIN=9\nFP FID=6\nFPX PIN=5\n\
        FACE PIN=43\tFID=0\tTMP=BBBB\nBIODATA Pin=44\tNo=0\tTmp=CCCC\nOPLOG 4\t14\t2026-03-02 07:58:00\t0\t0\t0\t0";
    let codes = fingers_of(body);
    assert_eq!(codes.into_iter().collect::<Vec<_>>(), ["0042", "77"]);
    assert_eq!(count_lines(body), 8);
    assert_eq!(count_lines(b"\n\r\n \0"), 0);
}

#[test]
fn a_finger_is_told_by_its_type_and_by_the_operation_that_enrols_it() {
    let body = b"BIODATA Pin=1042\tNo=6\tIndex=0\tValid=1\tDuress=0\tType=1\tMajorVer=10\tTmp=AAAA=\n\
        BIODATA Pin=43\tNo=0\tType=9\tTmp=Type=1\nbiodata pin=nb2401004\ttype=1\ttmp=AAAA\nBIODATA Pin=45\tType=11\n\
        OPLOG 6\t14\t2026-03-02 07:58:00\t0042\t0\t6\t1\nOPLOG 6\t14\t2026-03-02 07:58:00\t0\t0\t0\t0\n\
        OPLOG 10\t14\t2026-03-02 07:58:00\t46\t0\t0\t0\nOPLOG 6 14";
    let codes = fingers_of(body);
    assert_eq!(codes.into_iter().collect::<Vec<_>>(), ["0042", "1042", "NB2401004"]);
}

#[test]
fn options_are_parted_before_names_alone() {
    let body = b"~DeviceName=SpeedFace,~OEMVendor=ZKTECO CO., LTD.,FirmVer=Ver 8.0.4,UserCount=12";
    let options = read_options(body);
    assert_eq!(options["devicename"], "SpeedFace");
    assert_eq!(options["oemvendor"], "ZKTECO CO., LTD.");
    assert_eq!(options["firmver"], "Ver 8.0.4");
    assert_eq!(read_options(b"DeviceName=K90\nFirmVer=6.6")["firmver"], "6.6");
}

#[test]
fn passages_are_punches_and_alarms_are_not() {
    let body = "time=2026-03-02 08:01:07\tpin=1042\tcardno=0\teventaddr=1\tevent=3\tinoutstatus=0\tverifytype=15\tindex=88\r\n\
        time=2026-03-02 08:01:08\tpin=1042\tevent=27\tindex=89\n\
        time=2026-03-02 08:01:09\tpin=0\tevent=0\tindex=90\n\
        transaction cardno=5\tpin=1043\tverified=1\tdoorid=1\teventtype=0\tinoutstate=1\ttime_second=841132867\tindex=91\n\
        time=yesterday\tpin=1042\tevent=0\n";
    let read = read_events(body.as_bytes());
    assert_eq!((read.count, read.malformed.len()), (5, 1));
    assert_eq!(read.malformed[0].text, "", "names with values are never kept");
    let told: Vec<_> = read
        .punches
        .iter()
        .map(|one| (one.code.as_str(), one.local_text(), one.record))
        .collect();
    let at = "2026-03-02 08:01:07".to_owned();
    assert_eq!(told, [("1042", at.clone(), Some(88)), ("1043", at, Some(91))]);
}
