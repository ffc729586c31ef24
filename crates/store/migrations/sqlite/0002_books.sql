-- What groups keep of their evenings. The secrets in their links are here as hashes only; used_at is when somebody last
-- wrote in it, or looked at it, to a day.
CREATE TABLE books (
    id INTEGER PRIMARY KEY,
    edit TEXT NOT NULL,
    look TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
) STRICT;
CREATE INDEX books_used ON books (used_at);

-- What was done to it. That a number is taken once is all the locking there is.
CREATE TABLE book_operations (
    book_id INTEGER NOT NULL REFERENCES books (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    operation TEXT NOT NULL,
    PRIMARY KEY (book_id, number)
) STRICT, WITHOUT ROWID;
