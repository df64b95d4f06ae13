-- Jobs, the companies that offer them and the listings they were read from.
-- Instants are UTC. `changed_xid` is the transaction that last touched a row: a reader that remembers the
-- oldest transaction still running when it read can ask for everything since and miss nothing, because a
-- number from a sequence would become visible out of order.

create table companies (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  website text,
  employees text,
  offices text,
  sector text,
  rating numeric(2, 1) check (rating between 0 and 5),
  is_top boolean not null default false,
  is_demo boolean not null,
  -- Kept by the transaction that opens or closes a job; equals the count of its open jobs.
  open_jobs integer not null default 0 check (open_jobs >= 0),
  first_seen_at timestamptz not null
);

create table jobs (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies,
  title text not null,
  location_text text,
  places jsonb not null,
  countries text[] not null,
  remote_scope text not null check (remote_scope in ('none', 'anywhere', 'restricted')),
  work_setting text check (work_setting in ('remote', 'hybrid', 'onsite')),
  job_type text check (job_type in ('full_time', 'part_time', 'contract', 'internship', 'freelance')),
  level text check (level in ('entry', 'mid', 'senior', 'lead')),
  years_min smallint,
  years_max smallint,
  work_type text,
  sector text,
  category text,
  tags text[] not null,
  salary_min numeric(14, 2),
  salary_max numeric(14, 2),
  salary_currency text,
  salary_period text check (salary_period in ('hour', 'day', 'week', 'month', 'year')),
  salary_text text,
  description_html text,
  description_text text,
  requirements_html text,
  source text not null,
  url text,
  apply_url text,
  is_demo boolean not null,
  posted_at timestamptz,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  closed_at timestamptz,
  reposted_count integer not null default 0,
  changed_xid xid8 not null default pg_current_xact_id()
);

create index jobs_changed on jobs (changed_xid);
create index jobs_company on jobs (company_id) where closed_at is null;
create index jobs_demo on jobs (id) where is_demo;

-- One row a listing, keyed as its source keys it. `raw` is what was handed in; `hash` covers it and the
-- version of the rules that read it, so that the same file twice changes nothing and new rules do.
create table listings (
  id bigint generated always as identity primary key,
  source text not null,
  board text not null,
  external_id text not null,
  job_id bigint not null references jobs on delete cascade,
  raw jsonb not null,
  hash bytea not null,
  first_seen_at timestamptz not null,
  changed_at timestamptz not null,
  unique (source, board, external_id)
);

create index listings_job on listings (job_id);

-- Counters stand apart from jobs: a view must not rewrite a row of several kilobytes.
create table job_counts (
  job_id bigint primary key references jobs on delete cascade,
  views integer not null default 0,
  applications integer not null default 0,
  changed_xid xid8 not null default pg_current_xact_id()
);

create index job_counts_changed on job_counts (changed_xid);

-- Who was counted when, so that a second look within half an hour counts once. `visitor` is a keyed hash
-- that cannot be traced back once its day's salt is gone.
create table job_visits (
  job_id bigint not null references jobs on delete cascade,
  kind text not null check (kind in ('view', 'apply')),
  visitor bytea not null,
  counted_at timestamptz not null,
  primary key (job_id, kind, visitor)
);

create index job_visits_age on job_visits (counted_at);

create table visitor_salts (
  on_day date primary key,
  salt bytea not null
);

-- Ids that no longer exist, for readers that keep a copy.
create table job_removals (
  job_id bigint primary key,
  changed_xid xid8 not null default pg_current_xact_id()
);

create index job_removals_changed on job_removals (changed_xid);

create function touch_changed_xid() returns trigger language plpgsql as $$
begin
  new.changed_xid := pg_current_xact_id();
  return new;
end $$;

create function record_job_removal() returns trigger language plpgsql as $$
begin
  insert into job_removals (job_id) values (old.id);
  return null;
end $$;

create function notify_jobs_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('jobs_changed', '');
  return null;
end $$;

create trigger jobs_touch before update on jobs for each row execute function touch_changed_xid();
create trigger job_counts_touch before update on job_counts for each row execute function touch_changed_xid();
create trigger jobs_removed after delete on jobs for each row execute function record_job_removal();
create trigger jobs_notify after insert or update or delete on jobs for each statement execute function notify_jobs_changed();
create trigger job_counts_notify after insert or update on job_counts for each statement execute function notify_jobs_changed();
