-- What groups keep of their evenings. The secrets in their links are here as hashes only; used_at is when somebody last
-- wrote in it, or looked at it, to a day.
CREATE TABLE books (
    id bigint PRIMARY KEY,
    edit text NOT NULL,
    look text NOT NULL,
    made_at bigint NOT NULL,
    used_at bigint NOT NULL
);
CREATE INDEX books_used ON books (used_at);

-- What was done to it. That a number is taken once is all the locking there is.
CREATE TABLE book_operations (
    book_id bigint NOT NULL REFERENCES books (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    operation text NOT NULL,
    PRIMARY KEY (book_id, number)
);
