-- How many jobs were published in each month: all of them, those with a text, and those that are remote, state pay, are
-- of a role, ask for a skill in their text or are in a country. Counted anew once a day, since counting reads all jobs.
create table trend_counts (
  kind text not null check (kind in ('all', 'text', 'remote', 'pay', 'role', 'skill', 'country')),
  -- '' for kinds without names
  name text not null,
  -- '2026-11', in UTC
  month text not null,
  jobs integer not null check (jobs > 0),
  primary key (kind, name, month)
);

create table trend_state (
  is_only boolean primary key default true check (is_only),
  -- null while nobody counts
  started_at timestamptz,
  counted_at timestamptz,
  -- open jobs at that time
  open_jobs integer not null default 0,
  -- when the first listing was seen
  watched_since timestamptz
);

insert into trend_state default values;
