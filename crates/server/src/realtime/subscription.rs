//! What a client asks to listen to: in a frame, or in the URL of older clients.

use engine::random;
use jiff::Timestamp;
use serde_json::{Value as Json, json};

use crate::wire::params::Params;

/// At most so many channels of one connection, counted once for each subscription.
pub const MOST_CHANNELS: usize = 1000;
/// Longest name of a channel, and longest id.
const LONGEST: usize = 255;

/// Channels under one id, which the client chooses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RealtimeSubscription {
    /// The id.
    pub id: String,
    /// The channels.
    pub channels: Vec<String>,
    /// The queries as given; all of them ask for everything.
    pub queries: Vec<String>,
}

/// Why a subscription is not taken.
pub type SubscriptionError = String;

/// Reads the list of a `subscribe` frame.
pub fn read(data: &Json, now: Timestamp) -> Result<Vec<RealtimeSubscription>, SubscriptionError> {
    let list = data.as_array().ok_or("data must be a list of subscriptions")?;
    let read: Vec<RealtimeSubscription> = list.iter().map(|one| read_one(one, now)).collect::<Result<_, _>>()?;
    check_count(&read)?;
    Ok(read)
}

fn read_one(one: &Json, now: Timestamp) -> Result<RealtimeSubscription, SubscriptionError> {
    let id = match &one["subscriptionId"] {
        Json::Null => random::id(now),
        id => text(id, "subscriptionId")?,
    };
    let channels = list(&one["channels"], "channels")?;
    let queries = match &one["queries"] {
        Json::Null => Vec::new(),
        queries => list(queries, "queries")?,
    };
    asks_for_everything(&queries)?;
    Ok(RealtimeSubscription { id, channels, queries })
}

fn list(json: &Json, name: &str) -> Result<Vec<String>, SubscriptionError> {
    let items = json
        .as_array()
        .ok_or_else(|| format!("{name} must be a list of texts"))?;
    items.iter().map(|item| text(item, name)).collect()
}

fn text(json: &Json, name: &str) -> Result<String, SubscriptionError> {
    match json.as_str() {
        Some(text) if !text.is_empty() && text.len() <= LONGEST => Ok(text.to_owned()),
        _ => Err(format!("{name}: a text of 1 to {LONGEST} characters is expected")),
    }
}

/// Reads the ids of an `unsubscribe` frame.
pub fn read_ids(data: &Json) -> Result<Vec<String>, SubscriptionError> {
    let list = data.as_array().ok_or("data must be a list of subscriptions")?;
    list.iter()
        .map(|one| text(&one["subscriptionId"], "subscriptionId"))
        .collect()
}

/// Only the whole record may be asked for.
fn asks_for_everything(queries: &[String]) -> Result<(), SubscriptionError> {
    let everything = json!({"method": "select", "values": ["*"]});
    let is_everything = |query: &String| {
        serde_json::from_str::<Json>(query)
            .is_ok_and(|query| query["method"] == everything["method"] && query["values"] == everything["values"])
    };
    match queries.iter().find(|query| !is_everything(query)) {
        Some(query) => Err(format!("query not supported here, only select([\"*\"]) is: {query}")),
        None => Ok(()),
    }
}

fn check_count(subscriptions: &[RealtimeSubscription]) -> Result<(), SubscriptionError> {
    if weight(subscriptions) > MOST_CHANNELS {
        return Err(too_many());
    }
    Ok(())
}

/// How many channels subscriptions count for; an empty one counts too.
pub fn weight<'a>(subscriptions: impl IntoIterator<Item = &'a RealtimeSubscription>) -> usize {
    subscriptions.into_iter().map(|one| one.channels.len().max(1)).sum()
}

/// What is said of too many channels.
pub fn too_many() -> SubscriptionError {
    format!("at most {MOST_CHANNELS} channels may be listened to on one connection")
}

/// The subscriptions of a URL, and the slots that the client knows them by.
#[derive(Debug, Default)]
pub struct UrlSubscriptions {
    /// The subscriptions.
    pub all: Vec<RealtimeSubscription>,
    /// Slot and id.
    pub slots: Vec<(String, String)>,
}

impl UrlSubscriptions {
    /// A subscription for a slot, and its position.
    fn add(&mut self, slot: &str, now: Timestamp) -> usize {
        let id = random::id(now);
        self.slots.push((slot.to_owned(), id.clone()));
        self.all.push(RealtimeSubscription {
            id,
            channels: Vec::new(),
            queries: Vec::new(),
        });
        self.all.len() - 1
    }
}

/// Reads `channels[]=…`, and from clients that number their subscriptions `<channel>[<slot>][]=<query>`.
pub fn of_url(params: &Params, now: Timestamp) -> Result<UrlSubscriptions, SubscriptionError> {
    let mut found = UrlSubscriptions::default();
    for (name, query) in params.pairs() {
        let Some((channel, slot)) = slot(name) else { continue };
        asks_for_everything(std::slice::from_ref(query))?;
        let known = found.slots.iter().position(|(known, _)| known == slot);
        let at = known.unwrap_or_else(|| found.add(slot, now));
        let channels = &mut found.all[at].channels;
        if !channels.iter().any(|known| known == channel) {
            channels.push(channel.to_owned());
        }
    }
    let unnumbered: Vec<String> = params.all("channels").into_iter().map(str::to_owned).collect();
    if found.all.is_empty() && !unnumbered.is_empty() {
        found.all.push(RealtimeSubscription {
            id: random::id(now),
            channels: unnumbered,
            queries: Vec::new(),
        });
    }
    check_count(&found.all)?;
    Ok(found)
}

/// `<channel>[<slot>][]`, or the same with a number in the last brackets.
fn slot(name: &str) -> Option<(&str, &str)> {
    let (rest, _) = name.strip_suffix(']')?.rsplit_once('[')?;
    let (channel, slot) = rest.strip_suffix(']')?.rsplit_once('[')?;
    let is_number = !slot.is_empty() && slot.bytes().all(|byte| byte.is_ascii_digit());
    (is_number && !channel.is_empty()).then_some((channel, slot))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp::UNIX_EPOCH;

    #[test]
    fn older_clients_put_their_channels_into_the_url() {
        let of = |query: &str| of_url(&Params::read(query), NOW);
        let plain = of("project=diwan&channels[]=documents&channels%5B%5D=files").unwrap();
        assert_eq!(plain.all[0].channels, ["documents", "files"]);
        assert!(plain.slots.is_empty());
        let all = "%7B%22method%22%3A%22select%22%2C%22values%22%3A%5B%22*%22%5D%7D";
        let numbered = of(&format!(
            "channels[]=documents&channels[]=files&documents[0][]={all}&files[0][]={all}&files[3][]={all}"
        ));
        let numbered = numbered.unwrap();
        assert_eq!(numbered.all.len(), 2);
        assert_eq!(numbered.all[0].channels, ["documents", "files"]);
        assert_eq!(numbered.slots[1], ("3".to_owned(), numbered.all[1].id.clone()));
        assert!(of("files[3][]=%7B%22method%22%3A%22limit%22%2C%22values%22%3A%5B1%5D%7D").is_err());
        assert!(of("project=diwan").unwrap().all.is_empty());
    }

    #[test]
    fn a_frame_is_taken_as_a_whole_or_not_at_all() {
        let good = read(
            &json!([{"channels": ["documents"]}, {"subscriptionId": "s", "channels": []}]),
            NOW,
        )
        .unwrap();
        assert_eq!((good[0].id.len(), good[1].id.as_str()), (20, "s"));
        let many: Vec<String> = (0..=MOST_CHANNELS).map(|number| format!("c{number}")).collect();
        for wrong in [
            json!({"channels": ["documents"]}),
            json!([{"subscriptionId": "s"}]),
            json!([{"channels": "documents"}]),
            json!([{"channels": [1]}]),
            json!([{"subscriptionId": "", "channels": []}]),
            json!([{"channels": ["documents"], "queries": ["{\"method\":\"limit\",\"values\":[1]}"]}]),
            json!([{"channels": ["documents"], "queries": ["select *"]}]),
            json!([{"channels": many}]),
        ] {
            assert!(read(&wrong, NOW).is_err(), "{wrong}");
        }
    }
}
