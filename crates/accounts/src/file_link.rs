//! The secrets of links to files: derived, so that a key may have them told again, and signed, so that nobody makes one.
//!
//! As official servers do it, a secret is a JSON Web Token that names its row; whether it still opens anything is the
//! row's to say.

use engine::files::link;
use schema::{Document, Result};
use serde_json::{Value as Json, json};

use crate::master_key::MasterKey;
use crate::{Accounts, jwt};

/// What the key of these tokens is derived for: none of theirs passes for another.
const PURPOSE: &str = "file link";
/// The kind of resource that links open.
const FILES: &str = "files";

impl Accounts {
    /// A link as it travels, with its secret.
    pub fn file_link_model(&self, link: &Document) -> Result<Json> {
        Ok(model(&self.master_key()?, link))
    }

    /// The id of the link whose secret this is; none when it was not made here.
    pub fn file_link_of(&self, secret: &str) -> Result<Option<String>> {
        let claims = jwt::verify(&self.master_key()?.derive("jwt", PURPOSE), secret);
        Ok(claims.and_then(|claims| claims["tokenId"].as_str().map(str::to_owned)))
    }
}

/// The ResourceToken of the protocol.
fn model(key: &MasterKey, link: &Document) -> Json {
    let text = |name: &str| link.value(name).text().unwrap_or_default().to_owned();
    let resource = format!("{}:{}", text(link::BUCKET.def.name), text(link::FILE.def.name));
    let claims = json!({"tokenId": link.id, "resourceId": resource, "resourceType": FILES});
    json!({
        "$id": link.id, "$createdAt": link.created_at, "resourceId": resource, "resourceType": FILES,
        "expire": text(link::EXPIRE.def.name), "accessedAt": text(link::ACCESSED.def.name),
        "secret": jwt::sign(&key.derive("jwt", PURPOSE), &claims),
    })
}

#[cfg(test)]
mod tests {
    use schema::Id;

    use super::*;

    #[test]
    fn a_secret_is_told_again_and_serves_for_nothing_else() {
        let mut row = Document::new(&link::FILE_LINKS)
            .with(link::FILE, Id("f".to_owned()))
            .with(link::BUCKET, "b".to_owned());
        "t".clone_into(&mut row.id);
        let key = MasterKey::for_tests("a");
        let told = model(&key, &row);
        assert_eq!(told, model(&key, &row));
        assert_eq!(
            [&told["resourceId"], &told["expire"], &told["accessedAt"]],
            ["b:f", "", ""]
        );
        let secret = told["secret"].as_str().unwrap();
        let read = |key: &MasterKey, purpose| jwt::verify(&key.derive("jwt", purpose), secret);
        assert_eq!(read(&key, PURPOSE).unwrap()["tokenId"], "t");
        assert_eq!(read(&key, ""), None, "nobody signs in with it");
        assert_eq!(read(&MasterKey::for_tests("b"), PURPOSE), None, "another house");
    }
}
