//! No template, face, picture, password or card is stored, told or answered, in whatever table and spelling it comes.

use super::*;
use platform::people::employee::EMPLOYEES;

/// What is looked for afterwards.
const SECRETS: &[&str] = &["VEVNUExBVEU", "s3cretpw", "15CD5B07", "998877665"];

#[tokio::test]
async fn what_identifies_a_body_is_dropped_in_every_table() {
    let app = town().await;
    let line = |kind: &str| {
        format!(
            "{kind} PIN=0042\tpin=0042\tFID=6\tPasswd=s3cretpw\tPassword=s3cretpw\tCard=[15CD5B07]\tcardno=998877665\t\
            TMP=VEVNUExBVEU=\tTmp=VEVNUExBVEU=\tContent=VEVNUExBVEU=\ttemplate=VEVNUExBVEU=\tName=VEVNUExBVEU\n"
        )
    };
    let kinds = [
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
    let body: String = kinds.iter().map(|kind| line(kind)).collect();
    let mut answers = String::new();
    for target in [
        "table=OPERLOG",
        "table=BIODATA",
        "table=IDCARD",
        "table=ATTLOG",
        "table=ATTPHOTO",
        "table=options",
        "table=rtlog",
        "table=rtstate",
        "table=ERRORLOG",
        "table=whatever",
        "AuthType=FP",
        "table=tabledata&tablename=user",
        "table=tabledata&tablename=templatev10",
        "table=tabledata&tablename=biodata",
    ] {
        answers += &post(&app, &format!("/iclock/cdata?SN=CQZ1&{target}"), body.clone()).await;
    }
    answers += &post(&app, "/iclock/querydata?SN=CQZ1&tablename=transaction", body.clone()).await;
    answers += &post(&app, "/iclock/fdata?SN=CQZ1&table=ATTPHOTO", body.clone()).await;
    answers += &post(&app, "/iclock/devicecmd?SN=CQZ1", body.clone()).await;
    answers += &get(&app, POLL).await;
    assert_eq!(app.get(&EMPLOYEES, "amina").await["fingerprint"], true);
    assert_eq!(app.get(&EMPLOYEES, "brahim").await["fingerprint"], false);
    let every: Vec<_> = app.engine.entities().iter().map(|entity| entity.of).collect();
    let mut kept = answers;
    for of in every {
        for row in app.all(of).await {
            kept += &format!("{row:?}\n");
        }
    }
    assert!(kept.contains("CQZ1"), "what is kept was read");
    let kept = kept.to_lowercase();
    for secret in SECRETS {
        assert!(!kept.contains(&secret.to_lowercase()), "{secret} is kept");
    }
}
