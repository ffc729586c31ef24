//! What the store does, each as one statement, so that each is one transaction and one way there and back.

/// $1 table, $2 code, $3 listed, $4 when, $5 entry
pub(super) const OPEN: &str = "WITH opened AS \
    (INSERT INTO tables (id, code, listed, opened_at) VALUES ($1, $2, $3, $4) RETURNING id) \
    INSERT INTO entries (table_id, number, at, entry) SELECT id, 1, $4, $5 FROM opened";

/// The rows to append, if the entry before them is there. $1 table, $2 numbers, $3 times, $4 entries, $5 the
/// number before
macro_rules! appended {
    () => {
        "WITH new AS (INSERT INTO entries (table_id, number, at, entry) \
         SELECT $1, number, at, entry \
         FROM unnest($2::bigint[], $3::bigint[], $4::text[]) AS rows (number, at, entry) \
         WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND number = $5) RETURNING number)"
    };
}

/// How many rows there are now.
macro_rules! counted {
    () => {
        " SELECT count(*) FROM new"
    };
}

/// Entries from which nothing follows beside the log, as nearly all are.
pub(super) const APPEND: &str = concat!(appended!(), counted!());

/// Any entries. $6 closed at; $7, $8 codes and when they were made; $9, $10 numbers and texts of entries whose
/// names are blanked.
pub(super) const APPEND_MORE: &str = concat!(
    appended!(),
    ", closing AS (UPDATE tables SET closed_at = $6::bigint \
     WHERE id = $1 AND $6::bigint IS NOT NULL AND EXISTS (SELECT 1 FROM new)), \
     told AS (DELETE FROM secrets \
     WHERE table_id = $1 AND $6::bigint IS NOT NULL AND EXISTS (SELECT 1 FROM new)), \
     made AS (INSERT INTO codes (code, table_id, made_at) \
     SELECT code, $1, made_at FROM unnest($7::text[], $8::bigint[]) AS rows (code, made_at) \
     WHERE EXISTS (SELECT 1 FROM new) \
     ON CONFLICT (code) DO UPDATE SET table_id = excluded.table_id, made_at = excluded.made_at), \
     blanked AS (UPDATE entries SET entry = rows.entry \
     FROM unnest($9::bigint[], $10::text[]) AS rows (number, entry) \
     WHERE table_id = $1 AND entries.number = rows.number AND EXISTS (SELECT 1 FROM new))",
    counted!()
);

/// $1 table, $2 numbers
pub(super) const SOME: &str =
    "SELECT number, entry FROM entries WHERE table_id = $1 AND number = ANY ($2::bigint[]) ORDER BY number";

/// $1 table, $2 from
pub(super) const ENTRIES: &str =
    "SELECT number, entry FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number";

/// $1 table, $2 commitment, $3 secret
pub(super) const KEEP_SECRET: &str =
    "INSERT INTO secrets (table_id, commitment, secret) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";

/// $1 table, $2 commitment
pub(super) const SECRET: &str = "SELECT secret FROM secrets WHERE table_id = $1 AND commitment = $2";

macro_rules! infos {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, t.code, t.listed, t.opened_at, t.closed_at, e.number, e.at FROM tables t \
             CROSS JOIN LATERAL (SELECT number, at FROM entries WHERE table_id = t.id \
             ORDER BY number DESC LIMIT 1) e ",
            $rest
        )
    };
}

/// $1 table
pub(super) const INFO: &str = infos!("WHERE t.id = $1");

pub(super) const OPEN_TABLES: &str = infos!("WHERE t.closed_at IS NULL ORDER BY e.at DESC, t.id");

/// $1 code
pub(super) const FIND: &str = "SELECT id FROM tables WHERE code = $1";

/// $1 code
pub(super) const FIND_MOVE: &str = "SELECT table_id FROM codes WHERE code = $1";

/// $1 seconds, $2 now. All parts see what was before.
pub(super) const ENTER: &str = "WITH company AS (SELECT ARRAY \
    (SELECT id FROM processes WHERE alive_until > clock_timestamp() ORDER BY id) AS others), \
    me AS (INSERT INTO processes (alive_until, alone_at) \
    SELECT clock_timestamp() + make_interval(secs => $1), \
    CASE WHEN cardinality(others) = 0 THEN $2::bigint END FROM company RETURNING id, alone_at) \
    SELECT id, others, greatest(alone_at, (SELECT max(alone_at) FROM processes)) FROM me, company";

/// $1 process, $2 seconds, $3 now. The same for a process that has entered: if it did not say in time that it is alive
/// it is one of those that were not.
pub(super) const ALIVE: &str = "WITH company AS (SELECT ARRAY \
    (SELECT id FROM processes WHERE alive_until > clock_timestamp() ORDER BY id) AS ids), \
    me AS (INSERT INTO processes (id, alive_until, alone_at) \
    SELECT $1, clock_timestamp() + make_interval(secs => $2), \
    CASE WHEN cardinality(ids) = 0 THEN $3::bigint END FROM company \
    ON CONFLICT (id) DO UPDATE SET alive_until = greatest(processes.alive_until, excluded.alive_until), \
    alone_at = coalesce(excluded.alone_at, processes.alone_at) RETURNING alone_at) \
    SELECT array_remove(ids, $1), greatest(alone_at, (SELECT max(alone_at) FROM processes)) FROM me, company";

/// $1 process
pub(super) const LEAVE: &str = "DELETE FROM processes WHERE id = $1";

/// $1 table, $2 process
pub(super) const DRIVE: &str = "WITH mine AS (INSERT INTO drivers (table_id, process) \
    SELECT id, $2 FROM tables WHERE id = $1 AND closed_at IS NULL \
    ON CONFLICT (table_id) DO UPDATE SET process = excluded.process \
    WHERE drivers.process <> excluded.process AND NOT EXISTS \
    (SELECT 1 FROM processes WHERE id = drivers.process AND alive_until > clock_timestamp()) \
    RETURNING table_id) \
    SELECT EXISTS (SELECT 1 FROM mine) OR EXISTS (SELECT 1 FROM drivers JOIN tables ON id = table_id \
    WHERE table_id = $1 AND process = $2 AND closed_at IS NULL)";

/// $1 table, $2 process
pub(super) const LET_GO: &str = "DELETE FROM drivers WHERE table_id = $1 AND process = $2";

pub(super) const UNDRIVEN: &str = "SELECT id FROM tables WHERE closed_at IS NULL AND NOT EXISTS \
    (SELECT 1 FROM drivers d JOIN processes p ON p.id = d.process \
    WHERE d.table_id = tables.id AND p.alive_until > clock_timestamp()) ORDER BY id";

/// $1 closed before, $2 codes made before, $3 most tables. The codes of a table go with it, and not twice.
pub(super) const CLEAN: &str = "WITH oldest AS \
    (SELECT id FROM tables WHERE closed_at < $1 ORDER BY closed_at LIMIT $3), \
    old AS (DELETE FROM tables WHERE id IN (SELECT id FROM oldest) RETURNING id), \
    late AS (DELETE FROM codes WHERE made_at < $2 \
    AND table_id NOT IN (SELECT id FROM tables WHERE closed_at < $1) RETURNING code), \
    dead AS (DELETE FROM processes WHERE alive_until < clock_timestamp() - interval '1 day') \
    SELECT ARRAY (SELECT id FROM old ORDER BY id), (SELECT count(*) FROM late)";

/// $1 hints. They are not waited for: a transaction with a notice holds up the commits of all others until it is on
/// the disk, so notices come in transactions of their own that do not wait for the disk.
pub(super) const TELL: &str = "SELECT set_config('synchronous_commit', 'off', true), \
    pg_notify('stamtafel', hint)::text FROM unnest($1::text[]) AS hints (hint)";

pub(super) const READY: &str = "SELECT 1";
