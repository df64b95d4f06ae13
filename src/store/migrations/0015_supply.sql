-- Boards that are read again and again, their runs, and the life of every listing: seen, missed, gone, back.
-- Columns of `listings` and `jobs` come without a rewrite of their rows.

-- One employer's page, or one feed, at a source.
create table boards (
  id bigint generated always as identity primary key,
  source text not null,
  token text not null,
  -- The employer's name where the source does not say it with each listing.
  company text,
  is_starter boolean not null default false,
  added_at timestamptz not null,
  paused_at timestamptz,
  next_run_at timestamptz not null,
  -- From one run to the next while all goes well: by how often the board changes.
  interval_minutes integer not null check (interval_minutes > 0),
  -- Runs in a row that did not read the board.
  failures integer not null default 0,
  -- Grows with every lease. A write that names an older one comes from a server that was thought dead.
  fence bigint not null default 0,
  leased_until timestamptz,
  -- What the board said about its last version, {url, etag, lastModified}, and the rules that read it.
  validators jsonb,
  rules integer,
  last_run_at timestamptz,
  -- The last time that everything on it was known to us; listings that missed no run were seen then.
  last_complete_at timestamptz,
  -- Since when it has been read whole at least once a day.
  steady_since timestamptz,
  -- How many listings stood on it then.
  listed integer not null default 0,
  -- So many of its jobs vanished at once that nobody believes it yet: how many, out of how many. They are those
  -- missed since then.
  held_at timestamptz,
  held_missing integer,
  held_of integer,
  unique (source, token)
);

create index boards_due on boards (next_run_at) where paused_at is null;

-- One row a run; kept for a month.
create table runs (
  id bigint generated always as identity primary key,
  board_id bigint not null references boards on delete cascade,
  fence bigint not null,
  started_at timestamptz not null,
  -- null while it goes on
  ended_at timestamptz,
  outcome text check (outcome in
    ('complete', 'unchanged', 'partial', 'unreadable', 'away', 'held', 'stopped')),
  -- Listings on the board, and what became of them.
  found integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  same integer not null default 0,
  missing integer not null default 0,
  closed integer not null default 0,
  reopened integer not null default 0,
  reposted integer not null default 0,
  problems integer not null default 0,
  -- For the operator.
  sentence text,
  -- The first few: [{problem, id, example}].
  examples jsonb not null default '[]'
);

create index runs_board on runs (board_id, started_at desc);
create index runs_age on runs (started_at);

alter table listings
  -- null for what came from a file
  add column board_id bigint references boards on delete set null,
  -- The source's own word for this version of the listing.
  add column stamp text,
  -- When it was last seen; while it misses no run, its board's last_complete_at may be later.
  add column last_seen_at timestamptz,
  -- Complete runs of its board without it, in a row, and when the first of them began.
  add column missed_runs smallint not null default 0,
  add column missed_since timestamptz,
  -- When its source will end it by its own word or rule.
  add column ends_at timestamptz,
  add column gone_at timestamptz,
  -- Listings of one job at one place share the id of the first of them; null means its own.
  add column opening_id bigint,
  -- What merging compares, and hashes under which like listings are found.
  add column traits jsonb,
  add column merge_keys bigint[];

create index listings_board on listings (board_id) where board_id is not null;
create index listings_ending on listings (ends_at) where gone_at is null and ends_at is not null;
create index listings_merge on listings using gin (merge_keys) with (fastupdate = off);

alter table jobs
  add column reposted_at timestamptz,
  -- The listing whose facts are shown; null where it has one listing only.
  add column shown_listing_id bigint;

-- The life of a job, one row a turn of it. Its beginning is jobs.first_seen_at.
create table job_events (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs on delete cascade,
  kind text not null check (kind in ('closed', 'reopened', 'reposted')),
  at timestamptz not null
);

create index job_events_job on job_events (job_id, at);
