//! Hints to and from other processes, over lines of their own.

use super::line::Line;
use super::{CHANNEL, sql};
use crate::{TableId, Wake};
use std::future::{Future as _, poll_fn};
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::sleep;
use tokio_postgres::{AsyncMessage, Config, NoTls};

/// How long to wait before the line is set up again.
const AGAIN: Duration = Duration::from_millis(500);

/// The most hints that are told at once.
const MOST_AT_ONCE: usize = 256;

/// The text of a hint at every table: like every text that names none.
const ALL: &str = "all";

/// The text of a hint: the table and its last entry, nothing that is anybody's secret.
pub(super) fn hint(table: TableId, number: u64) -> String {
    format!("{table}:{number}")
}

fn read(hint: &str) -> Option<Wake> {
    let (table, number) = hint.split_once(':')?;
    Some(Wake::Table { table: table.parse().ok()?, number: number.parse().ok()? })
}

/// Tells what there is to tell, all that has come in by then at once, as long as there is somebody who may give more.
/// What could not be told is told as a hint at every table: whoever waits for an entry that nobody hints at waits until
/// something else happens.
pub(super) async fn tell(config: Config, mut queue: mpsc::UnboundedReceiver<String>) {
    let line = Line::default();
    let mut hints = Vec::new();
    while queue.recv_many(&mut hints, MOST_AT_ONCE).await > 0 {
        while line.query(&config, sql::TELL, &[&hints]).await.is_err() && !queue.is_closed() {
            sleep(AGAIN).await;
            while queue.try_recv().is_ok() {}
            hints = vec![ALL.to_owned()];
        }
        hints.clear();
    }
}

/// Listens as long as it is let. Every time the line is there (again), what came before may have been missed.
pub(super) async fn listen(config: Config, hints: broadcast::Sender<Wake>, first: oneshot::Sender<()>) {
    let mut first = Some(first);
    loop {
        if let Ok((client, mut connection)) = config.connect(NoTls).await {
            let say = format!("LISTEN {CHANNEL}");
            let mut said = pin!(client.batch_execute(&say));
            let mut listening = false;
            poll_fn(|context| {
                if !listening && let Poll::Ready(heard) = said.as_mut().poll(context) {
                    if heard.is_err() {
                        return Poll::Ready(());
                    }
                    listening = true;
                    // Nobody may be there to be told, here and below.
                    let _ = hints.send(Wake::All);
                    let _ = first.take().map(|first| first.send(()));
                }
                loop {
                    match connection.poll_message(context) {
                        Poll::Ready(Some(Ok(AsyncMessage::Notification(notice)))) => {
                            let _ = hints.send(read(notice.payload()).unwrap_or(Wake::All));
                        }
                        Poll::Ready(Some(Ok(_))) => {}
                        Poll::Ready(Some(Err(_)) | None) => return Poll::Ready(()),
                        Poll::Pending => return Poll::Pending,
                    }
                }
            })
            .await;
        }
        sleep(AGAIN).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_read_back() {
        let wake = Wake::Table { table: TableId(u64::MAX - 1), number: 17 };
        assert_eq!(hint(TableId(u64::MAX - 1), 17), "fffffffffffffffe:17");
        assert_eq!(read("fffffffffffffffe:17"), Some(wake));
        assert_eq!((read(ALL), read("anything")), (None, None));
    }
}
