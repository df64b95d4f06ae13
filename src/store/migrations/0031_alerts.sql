-- Saved searches that write to a person when jobs match them, what they have found, and the emails about it.

create table alerts (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  -- Searched together, as one text.
  keywords text[] not null check (cardinality(keywords) <= 20),
  -- Every other filter of the search, as the parameters of its address.
  filters text not null check (length(filters) <= 2000),
  frequency text not null check (frequency in ('daily', 'weekly', 'immediately')),
  is_active boolean not null default true,
  created_at timestamptz not null,
  -- Finds nothing that was new before this: when it was created, resumed, or given another search.
  since timestamptz not null,
  deleted_at timestamptz
);
create index alerts_newest on alerts (account_id, created_at desc, id desc) where deleted_at is null;
create index alerts_deleted on alerts (deleted_at) where deleted_at is not null;

-- When a person's emails are due. Made with the first alert. Instants are null when nothing is due.
create table alert_settings (
  account_id uuid primary key references accounts on delete cascade,
  time_zone text not null,
  -- Local time, HH:MM, and the day of weekly emails: 1 is Monday.
  send_at text not null default '08:00' check (send_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  weekday smallint not null default 1 check (weekday between 1 and 7),
  -- No emails before this instant, and none at all while they are off.
  paused_until timestamptz,
  is_mail_off boolean not null default false,
  daily_at timestamptz,
  weekly_at timestamptz,
  immediate_at timestamptz
);
create index alert_settings_daily on alert_settings (daily_at) where daily_at is not null;
create index alert_settings_weekly on alert_settings (weekly_at) where weekly_at is not null;
create index alert_settings_immediate on alert_settings (immediate_at) where immediate_at is not null;

-- One row an email that was queued. A period is the local day, or the instant of an immediate email: the key is what
-- keeps two servers from writing the same email.
create table digests (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('daily', 'weekly', 'immediately')),
  period text not null,
  jobs integer not null,
  sent_at timestamptz not null,
  unique (account_id, kind, period)
);
create index digests_age on digests (sent_at);

-- Jobs that a person's alerts found, each once. Not tied to the rows of jobs: a job that was merged into another must
-- not be mailed again. `listings` are those of the job at the time. A find is settled when it was mailed or left out.
create table alert_finds (
  account_id uuid not null references accounts on delete cascade,
  job_id bigint not null,
  alert_ids bigint[] not null,
  listings bigint[] not null,
  found_at timestamptz not null,
  settled_at timestamptz,
  digest_id bigint references digests on delete set null,
  primary key (account_id, job_id)
);
create index alert_finds_open on alert_finds (account_id) where settled_at is null;
create index alert_finds_newest on alert_finds (account_id, found_at desc, job_id desc);
create index alert_finds_age on alert_finds (found_at);

-- How far the changes of jobs have been compared with the alerts. One row.
create table alert_position (
  is_only boolean primary key default true check (is_only),
  transaction text not null,
  job_id bigint not null,
  start text not null
);
