-- How far each search engine that the operator chose has been notified of changed jobs, one row an engine.
create table announcements (
  engine text primary key,
  -- The changes up to here have been sent: a cursor of job-changes.ts.
  position text not null,
  -- Nothing is sent before: a server is sending, or it failed, or there was nothing to send.
  next_attempt_at timestamptz not null,
  failures integer not null default 0,
  problem text,
  -- Addresses sent on this day of UTC, for engines that limit them.
  sent_on date,
  sent_count integer not null default 0
);
