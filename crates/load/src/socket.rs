//! Lines to a server: WebSockets with small buffers, and a request over HTTP.

use crate::Fault;
use futures_util::{SinkExt as _, StreamExt as _};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Bytes that a socket reads at once.
const BUFFER: usize = 4096;

/// A WebSocket that carries text.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Opens one at a path of the server. To a server that trusts its proxy it comes from the address of this
    /// household; in a server's eyes thousands of sockets from one address are an attack.
    ///
    /// # Errors
    /// If it is not taken.
    pub async fn open(address: SocketAddr, path: &str, household: usize) -> Result<Socket, Fault> {
        let mut request = format!("ws://{address}{path}").into_client_request()?;
        request.headers_mut().insert("x-forwarded-for", from(household).parse().map_err(Fault::new)?);
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Socket(socket))
    }

    /// Sends a text.
    ///
    /// # Errors
    /// If the socket is closed.
    pub async fn send(&mut self, text: String) -> Result<(), Fault> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// The next text that comes. Pings are answered on the way.
    ///
    /// # Errors
    /// If the socket is closed, or something else than text comes.
    pub async fn next(&mut self) -> Result<Utf8Bytes, Fault> {
        loop {
            match self.0.next().await.ok_or_else(|| Fault::new("the socket was closed"))?? {
                Message::Text(text) => return Ok(text),
                Message::Ping(_) | Message::Pong(_) => {}
                other => return Err(Fault(format!("the socket brought {other:?}"))),
            }
        }
    }
}

/// The address of a household, in a network that nobody has.
fn from(household: usize) -> String {
    let [.., a, b, c] = (household as u64).to_be_bytes();
    format!("10.{a}.{b}.{c}")
}

/// Posts a text of JSON; gives the body of the answer.
///
/// # Errors
/// If the answer is no success.
pub async fn post(address: SocketAddr, path: &str, household: usize, body: &str) -> Result<String, Fault> {
    let mut line = TcpStream::connect(address).await?;
    let (length, from) = (body.len(), from(household));
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\nX-Forwarded-For: {from}\r\n\r\n{body}"
    );
    line.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    line.read_to_string(&mut answer).await?;
    match answer.split_once("\r\n\r\n") {
        Some((head, body)) if head.starts_with("HTTP/1.1 2") => Ok(body.to_owned()),
        _ => Err(Fault(format!("{path}: {}", answer.lines().next().unwrap_or("no answer")))),
    }
}
