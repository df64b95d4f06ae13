-- A person's CVs. `read` came out of a file and is corrected by its owner; `made` was written here, mostly for a job.
create table cvs (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('read', 'made')),
  name text not null check (length(name) between 1 and 200),
  -- The file it was read from.
  file_id uuid references files on delete set null,
  -- What a made one was made of and for.
  base_id uuid references cvs on delete set null,
  job_id bigint references jobs on delete set null,
  version integer not null default 1,
  content jsonb not null,
  -- Of a read one: pages, lines, marks, troubles, unread lines.
  reading jsonb,
  -- Of a made one.
  design jsonb,
  -- Of a made one: which of the proposed changes were taken.
  tailoring jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index cvs_of on cvs (account_id, updated_at desc) where deleted_at is null;
create index cvs_file on cvs (file_id) where file_id is not null;
create index cvs_base on cvs (base_id) where base_id is not null;
create index cvs_job on cvs (job_id) where job_id is not null;
create index cvs_deleted on cvs (deleted_at) where deleted_at is not null;

-- What a CV was before each change, so that versions can be named, compared and brought back.
create table cv_versions (
  cv_id uuid not null references cvs on delete cascade,
  version integer not null,
  account_id uuid not null references accounts on delete cascade,
  name text check (length(name) between 1 and 200),
  content jsonb not null,
  design jsonb,
  tailoring jsonb,
  created_at timestamptz not null,
  primary key (cv_id, version)
);
create index cv_versions_of on cv_versions (account_id);

-- The CV that matches, tailoring and letters go by.
alter table profiles add column cv_id uuid references cvs on delete set null;
create index profiles_cv_row on profiles (cv_id) where cv_id is not null;

create table letters (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 200),
  cv_id uuid references cvs on delete set null,
  job_id bigint references jobs on delete set null,
  application_id bigint references applications on delete set null,
  version integer not null default 1,
  content jsonb not null,
  design jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index letters_of on letters (account_id, updated_at desc) where deleted_at is null;
create index letters_cv on letters (cv_id) where cv_id is not null;
create index letters_job on letters (job_id) where job_id is not null;
create index letters_application on letters (application_id) where application_id is not null;
create index letters_deleted on letters (deleted_at) where deleted_at is not null;

create table letter_versions (
  letter_id uuid not null references letters on delete cascade,
  version integer not null,
  account_id uuid not null references accounts on delete cascade,
  name text check (length(name) between 1 and 200),
  content jsonb not null,
  design jsonb not null,
  created_at timestamptz not null,
  primary key (letter_id, version)
);
create index letter_versions_of on letter_versions (account_id);
