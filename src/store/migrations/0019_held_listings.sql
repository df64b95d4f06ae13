-- Which listings are held, each by its own date: those of a second outage are not as old as those of the first.

-- How many jobs stood on the board when this one vanished with so many others that nobody believes it yet; null for one
-- that was missed by itself. It counts while the listing is missed; those of one missed_since vanished together.
alter table listings add column held_of integer;

update listings l set held_of = b.held_of
  from boards b
 where b.id = l.board_id and b.held_at is not null and l.gone_at is null and l.missed_since = b.held_at;
