-- What a person keeps, has seen and does not want to see. Ownership is in every key.

-- A kept job, with what can change about it as it was then. Unsaved ones stay for a day, so that it can be undone.
create table saved_jobs (
  account_id uuid not null references accounts on delete cascade,
  job_id bigint not null references jobs on delete cascade,
  saved_at timestamptz not null,
  note text not null default '' check (length(note) <= 2000),
  salary_min numeric(14, 2),
  salary_max numeric(14, 2),
  salary_currency text,
  salary_period text,
  reposted_count integer not null,
  deleted_at timestamptz,
  primary key (account_id, job_id)
);
create index saved_jobs_job on saved_jobs (job_id);
create index saved_jobs_deleted on saved_jobs (deleted_at) where deleted_at is not null;

-- Jobs that were opened, and jobs that the person said no to.
create table job_marks (
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('viewed', 'dismissed')),
  job_id bigint not null references jobs on delete cascade,
  marked_at timestamptz not null,
  primary key (account_id, kind, job_id)
);
create index job_marks_job on job_marks (job_id);

-- Companies by slug and words as they are compared, each with the name to show.
create table hidden_items (
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('company', 'word')),
  value text not null check (length(value) between 1 and 200),
  name text not null check (length(name) between 1 and 200),
  hidden_at timestamptz not null,
  primary key (account_id, kind, value)
);

create table list_settings (
  account_id uuid primary key references accounts on delete cascade,
  hide_viewed boolean not null default false,
  hide_applied boolean not null default false
);
