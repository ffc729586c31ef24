-- When a process came to life while no other was alive, in milliseconds since 1970 by its own clock: until then nobody
-- could play.
ALTER TABLE processes ADD COLUMN alone_at bigint;
