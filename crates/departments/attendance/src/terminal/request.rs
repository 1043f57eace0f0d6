//! What a terminal asks: its path and its query, whose keys come in any case and whose values hold raw spaces.

use std::collections::BTreeMap;

use super::table::UploadTable;

/// What is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// Handshake and uploads.
    Data,
    /// Photos, which are thrown away.
    Photo,
    /// Whether there is work.
    GetRequest,
    /// What came of it.
    DeviceCommand,
    /// Registration of firmware of door control.
    Registry,
    /// Its options.
    Push,
    /// Its answers to queries.
    QueryData,
    /// The clock.
    RealTimeData,
    /// A sign of life.
    Ping,
}

/// Pages by the last part of their path.
const PAGES: &[(&str, Page)] = &[
    ("cdata", Page::Data),
    ("fdata", Page::Photo),
    ("getrequest", Page::GetRequest),
    ("devicecmd", Page::DeviceCommand),
    ("registry", Page::Registry),
    ("push", Page::Push),
    ("querydata", Page::QueryData),
    ("rtdata", Page::RealTimeData),
    ("ping", Page::Ping),
];

/// A call of a terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// What is asked for.
    pub page: Page,
    query: BTreeMap<String, String>,
}

impl Call {
    /// Reads the target of a request: `/iclock/cdata.aspx?SN=…`; none when there is no such page.
    pub fn read(target: &[u8]) -> Option<Call> {
        let text = String::from_utf8_lossy(target);
        let (path, query) = text.split_once('?').unwrap_or((&text, ""));
        let path = path.trim().to_ascii_lowercase();
        let path = path.trim_end_matches('/').trim_end_matches(".aspx");
        // Some terminals are given a path before ours with their address.
        let name = path.rsplit_once("/iclock/").map(|(_, name)| name)?;
        let page = PAGES.iter().find(|(known, _)| *known == name)?.1;
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        let query = pairs.map(|(key, value)| (plain(key).to_ascii_lowercase(), plain(value)));
        Some(Call {
            page,
            query: query.collect(),
        })
    }

    /// A value of the query; empty when it is not given.
    pub fn value(&self, key: &str) -> &str {
        self.query.get(key).map_or("", String::as_str)
    }

    /// A value of the query in lower case.
    pub fn word(&self, key: &str) -> String {
        self.value(key).trim().to_ascii_lowercase()
    }

    /// What its body holds, where it sends one.
    pub fn table(&self) -> UploadTable {
        UploadTable::of(self.value("table"), self.value("tablename"))
    }

    /// The serial number.
    pub fn serial(&self) -> Option<&str> {
        let serial = self.value("sn").trim();
        crate::device::is_serial(serial).then_some(serial)
    }
}

/// A part of a query, its escapes read; what is no escape stays as it is.
fn plain(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut read = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let escaped = text
            .get(at + 1..at + 3)
            .and_then(|pair| u8::from_str_radix(pair, 16).ok());
        match (bytes[at], escaped) {
            (b'%', Some(byte)) => {
                read.push(byte);
                at += 2;
            }
            (b'+', _) => read.push(b' '),
            (byte, _) => read.push(byte),
        }
        at += 1;
    }
    String::from_utf8_lossy(&read).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_read_whatever_their_case_and_spaces() {
        for target in [
            "/iclock/cdata?SN=CQZ7230001&options=all&DeviceType=middle%20east",
            "/iclock/cdata.aspx?sn=CQZ7230001&OPTIONS=all&devicetype=middle+east",
            "/ICLOCK/cdata/?SN=CQZ7230001&options=all&DeviceType=middle east",
            "/a-secret/iclock/cdata?SN=CQZ7230001&options=all&DeviceType=middle east",
        ] {
            let call = Call::read(target.as_bytes()).unwrap();
            assert_eq!(call.page, Page::Data, "{target}");
            assert_eq!(call.serial(), Some("CQZ7230001"), "{target}");
            assert_eq!(
                (call.value("options"), call.value("devicetype")),
                ("all", "middle east")
            );
        }
        let raw = Call::read(b"/iclock/getrequest?SN=A1&INFO=Ver 8.0,\xb2\xe2,1").unwrap();
        assert_eq!((raw.page, raw.serial()), (Page::GetRequest, Some("A1")));
        assert_eq!(plain("100%"), "100%");
    }

    #[test]
    fn no_other_page_and_no_other_serial_is_one() {
        for target in [
            "/",
            "/v1/health",
            "/iclock/",
            "/iclock/cdata/x",
            "/cdata?SN=A1",
            "/iclock/exchange?SN=A1",
        ] {
            assert_eq!(Call::read(target.as_bytes()), None, "{target}");
        }
        for serial in ["", "a b", "a/b", "é", "A%00", &"a".repeat(33)] {
            let target = format!("/iclock/ping?SN={serial}");
            assert_eq!(Call::read(target.as_bytes()).unwrap().serial(), None, "{serial}");
        }
    }
}
