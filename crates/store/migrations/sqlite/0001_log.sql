-- Numbers of tables are 64 bits drawn at random, kept with their sign. Times are milliseconds since 1970.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    listed INTEGER NOT NULL,
    opened_at INTEGER NOT NULL,
    closed_at INTEGER
) STRICT;
CREATE INDEX tables_open ON tables (id) WHERE closed_at IS NULL;
CREATE INDEX tables_closed ON tables (closed_at) WHERE closed_at IS NOT NULL;

-- The log. That a number is taken once is all the locking there is.
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Who drives a table's clock and computer players.
CREATE TABLE drivers (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    process INTEGER NOT NULL
) STRICT;

-- What decides the order of the cards: apart from the log, so that whoever reads logs does not read it.
CREATE TABLE secrets (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    commitment TEXT NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (table_id, commitment)
) STRICT, WITHOUT ROWID;

-- Codes that move a seat to another device, as hashes.
CREATE TABLE codes (
    code TEXT NOT NULL PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    made_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX codes_of_table ON codes (table_id);

-- Processes that are, or were lately, alive; AUTOINCREMENT so that no number is given twice.
CREATE TABLE processes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    alive_until INTEGER NOT NULL
) STRICT;
