//! No template, face, picture, password or card is stored, told or answered, in whatever table and spelling it comes.

use std::fmt::Write as _;

use super::*;
use platform::people::employee::EMPLOYEES;

/// What is looked for afterwards.
const SECRETS: &[&str] = &["VEVNUExBVEU", "s3cretpw", "15CD5B07", "998877665"];

/// Where bodies go, whatever they are.
const TARGETS: &[&str] = &[
    "cdata?SN=CQZ1&table=OPERLOG",
    "cdata?SN=CQZ1&table=BIODATA",
    "cdata?SN=CQZ1&table=IDCARD",
    "cdata?SN=CQZ1&table=ATTLOG",
    "cdata?SN=CQZ1&table=ATTPHOTO",
    "cdata?SN=CQZ1&table=options",
    "cdata?SN=CQZ1&table=rtlog",
    "cdata?SN=CQZ1&table=rtstate",
    "cdata?SN=CQZ1&table=ERRORLOG",
    "cdata?SN=CQZ1&table=whatever",
    "cdata?SN=CQZ1&AuthType=FP",
    "cdata?SN=CQZ1&table=tabledata&tablename=user",
    "cdata?SN=CQZ1&table=tabledata&tablename=templatev10",
    "cdata?SN=CQZ1&table=tabledata&tablename=biodata",
    "querydata?SN=CQZ1&tablename=transaction",
    "fdata?SN=CQZ1&table=ATTPHOTO",
    "registry?SN=CQZ1",
    "devicecmd?SN=CQZ1",
];
/// The first words of lines.
const KINDS: &[&str] = &[
    "USER",
    "FP",
    "FACE",
    "FVEIN",
    "USERPIC",
    "BIOPHOTO",
    "BIODATA",
    "OPLOG",
    "user",
    "templatev10",
    "fp",
];

fn line(kind: &str) -> String {
    format!(
        "{kind} PIN=0042\tpin=0042\tFID=6\tPasswd=s3cretpw\tPassword=s3cretpw\tCard=[15CD5B07]\tcardno=998877665\t\
         TMP=VEVNUExBVEU=\tTmp=VEVNUExBVEU=\tContent=VEVNUExBVEU=\ttemplate=VEVNUExBVEU=\tName=VEVNUExBVEU\n"
    )
}

#[tokio::test]
async fn what_identifies_a_body_is_dropped_in_every_table() {
    let app = town().await;
    let body: String = KINDS.iter().map(|kind| line(kind)).collect();
    let mut kept = get(&app, POLL).await;
    for target in TARGETS {
        kept += &post(&app, &format!("/iclock/{target}"), body.clone()).await;
    }
    assert_eq!(app.get(&EMPLOYEES, "amina").await["fingerprint"], true);
    assert_eq!(app.get(&EMPLOYEES, "brahim").await["fingerprint"], false);
    let every: Vec<_> = app.engine.entities().iter().map(|entity| entity.of).collect();
    for of in every {
        for row in app.all(of).await {
            writeln!(kept, "{row:?}").unwrap();
        }
    }
    assert!(kept.contains("CQZ1"), "what is kept was read");
    let kept = kept.to_lowercase();
    for secret in SECRETS {
        assert!(!kept.contains(&secret.to_lowercase()), "{secret} is kept");
    }
}
