//! From where somebody asks: what limits are counted by.

use axum::http::HeaderMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// An address; of IPv6 the network of 64 bits, since whoever has one has as many as they like in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Address(IpAddr);

impl Address {
    /// Who asks. A proxy that is trusted adds the address that it sees behind those that it is told of.
    pub(crate) fn of(peer: SocketAddr, headers: &HeaderMap, trust_proxy: bool) -> Address {
        let told = headers
            .get_all("x-forwarded-for")
            .iter()
            .next_back()
            .and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        Address::new(told.filter(|_| trust_proxy).unwrap_or(peer.ip()))
    }

    fn new(address: IpAddr) -> Address {
        Address(match address {
            IpAddr::V4(address) => IpAddr::V4(address),
            IpAddr::V6(address) => match address.to_ipv4_mapped() {
                Some(address) => IpAddr::V4(address),
                None => {
                    let [a, b, c, d, ..] = address.segments();
                    IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
                }
            },
        })
    }
}

/// May a page from there use this server? Programs name no origin; browsers always do, and say the truth.
pub(crate) fn origin_is_ours(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get("origin") else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(url) = public_url {
        return origin == origin_of(url);
    }
    let host = headers.get("host").and_then(|host| host.to_str().ok());
    let named = origin.split_once("://").map(|(_, host)| host);
    named.is_some() && named == host
}

/// Scheme and host of an address of the web.
fn origin_of(url: &str) -> &str {
    let host = url.find("://").map_or(0, |at| at + 3);
    let end = url[host..].find('/').map_or(url.len(), |at| host + at);
    &url[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let peer = "10.0.0.1:1".parse().unwrap();
        let of =
            |value, trust| Address::of(peer, &headers(&[("x-forwarded-for", value)]), trust).0.to_string();
        assert_eq!(of("1.2.3.4", false), "10.0.0.1");
        assert_eq!(of("6.6.6.6, 1.2.3.4", true), "1.2.3.4");
        assert_eq!(of("nonsense", true), "10.0.0.1");
        assert_eq!(of("2001:db8:1:2:3:4:5:6", true), "2001:db8:1:2::");
        assert_eq!(of("::ffff:1.2.3.4", true), "1.2.3.4");
    }

    #[test]
    fn an_origin_is_ours_or_it_is_refused() {
        let ours = |origin, url| origin_is_ours(&headers(&[("host", "me:80"), ("origin", origin)]), url);
        assert!(origin_is_ours(&headers(&[("host", "me:80")]), None));
        assert!(ours("http://me:80", None) && !ours("http://you:80", None) && !ours("null", None));
        assert!(ours("https://cards.example", Some("https://cards.example/x")));
        assert!(!ours("http://me:80", Some("https://cards.example")));
    }
}
