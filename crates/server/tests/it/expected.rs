//! What a wrong argument is told: its name, and what is expected of it in the caller's language.

use crate::rig::{Caller, Rig, documents};

/// Calls with one wrong argument: method, path, body, the argument's name, what is expected of it in Arabic and in English.
const CALLS: &str = r#"
GET | /v1/trash?limit=201 | | limit | من 1 إلى 200 | 1 to 200
GET | /v1/trash?before=x | | before | المطلوب عدد صحيح | a whole number
GET | /v1/avatars/qr?text=x&size=1001 | | size | المطلوب عدد صحيح من 1 إلى 1000 | a whole number from 1 to 1000
GET | /v1/avatars/initials?background=red | | background | المطلوب ستة أرقام بالنظام الست عشري بدون # | six hexadecimal digits without #
PATCH | /v1/account/password | {"password": 5} | password | المطلوب نص | a string
PATCH | /v1/account/password | {"password": "short"} | password | كلمة السر من 8 إلى 256 بايت | Password must be between 8 and 256 bytes long.
PATCH | /v1/account/prefs | {"prefs": null} | prefs | المطلوب كائن | an object
PATCH | /v1/account/name | {"name": "a\nb"} | name | عدد الأحرف: 128 على الأكثر، في سطر واحد | at most 128 characters, no line breaks
PATCH | {bureaux}/x/nameFr/increment | {"value": 0} | value | يجب ألا يكون 0 | not 0
POST | {bureaux} | {"documentId": "unique()", "data": {"nameFr": "x"}, "permissions": 5} | permissions | المطلوب لائحة صلاحيات | a list of permissions
POST | /v1/actions/users.invite | {"email": "new@commune.example", "username": "new", "auth": [1]} | auth | المطلوب لائحة نصوص | a list of texts is expected
"#;

async fn invalid_argument(rig: &Rig, caller: &Caller, method: &str, path: &str, body: &str) -> String {
    let path = path.replace("{bureaux}", &documents("bureaux"));
    let body = (!body.is_empty()).then(|| serde_json::from_str(body).unwrap());
    let reply = rig.send(caller, method.parse().unwrap(), &path, body).await;
    let refused = reply.refused(400, "general_argument_invalid");
    refused["message"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn an_arabic_caller_reads_arabic_and_the_name_of_the_argument() {
    let rig = Rig::new();
    let admin = rig.admin().await;
    let arab = admin.with("x-appwrite-locale", "ar-MA");
    for line in CALLS.trim().lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [method, path, body, param, ar, en] = cells[..] else {
            panic!("{line}");
        };
        let arabic = invalid_argument(&rig, &arab, method, path, body).await;
        assert_eq!(arabic, format!("قيمة غير صحيحة: {param} ({ar})"));
        let rest = arabic.replacen(param, "", 1);
        assert!(!rest.contains(|c: char| c.is_ascii_alphabetic()), "{arabic}");
        let english = invalid_argument(&rig, &admin, method, path, body).await;
        assert_eq!(english, format!("Invalid `{param}` param: {en}"));
    }
}

#[tokio::test]
async fn what_a_reader_of_json_says_stands_within_the_callers_language() {
    let rig = Rig::new();
    let send = async |lang: &'static str| {
        let request = axum::http::Request::post("/v1/account/sessions/email")
            .header("host", "localhost:8080")
            .header("x-appwrite-project", "diwan")
            .header("x-appwrite-locale", lang)
            .header("content-type", "application/json");
        let reply = rig.raw(request.body("{\"email\"".into()).unwrap()).await;
        let refused = reply.refused(400, "general_argument_invalid");
        refused["message"].as_str().unwrap().to_owned()
    };
    let (ar, fr, en) = (send("ar").await, send("fr").await, send("en").await);
    let reason = en.strip_prefix("Invalid `body` param: ").unwrap();
    assert!(reason.starts_with("EOF while parsing"), "{en}");
    assert_eq!(ar, format!("قيمة غير صحيحة: body (تعذرت قراءته: {reason})"));
    assert_eq!(
        fr,
        format!("Paramètre «\u{a0}body\u{a0}» incorrect\u{a0}: il est illisible\u{a0}: {reason}")
    );
}
