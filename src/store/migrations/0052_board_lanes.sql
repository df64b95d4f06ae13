-- By when a board should be read; of the boards of a source that are due, the earliest is read first. Null for a board
-- that an older version has added, which has not been read since: then as soon as it is due.
alter table boards add column turn_at timestamptz;

create index boards_turn on boards (source, turn_at) where paused_at is null;
create index boards_due_source on boards (source, next_run_at) where paused_at is null;
create index boards_leased on boards (leased_until) where leased_until is not null;

-- When the next request to a lane may start, for all servers. A lane is a host that many boards share.
create table lane_turns (
  lane text primary key,
  next_at timestamptz not null,
  -- The host has asked for a pause until then.
  paused_until timestamptz
);
