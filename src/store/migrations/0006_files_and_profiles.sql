-- What people hand in: CVs, pictures of themselves, documents that they sent. docs/decisions/021-files-in-postgresql.md

create table files (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('cv', 'avatar', 'document')),
  -- As the person called it, without what could steer a terminal or a header. Never a path of ours.
  name text not null,
  -- What the content is, found out by us.
  media_type text not null,
  bytes integer not null check (bytes between 0 and 5242880),
  sha256 bytea not null,
  created_at timestamptz not null,
  -- Set while a deletion can be undone.
  deleted_at timestamptz
);
create index files_account on files (account_id, created_at desc);
create index files_deleted on files (deleted_at) where deleted_at is not null;

-- Apart from their rows, so that no list of files reads any content.
create table file_contents (
  file_id uuid primary key references files on delete cascade,
  content bytea not null
);
-- PDF, DOCX, ODT and pictures are compressed already.
alter table file_contents alter column content set storage external;

-- What people tell about themselves. Their name, address and picture are in accounts.
create table profiles (
  account_id uuid primary key references accounts on delete cascade,
  -- One more with each change; a change says which one it was made on.
  version integer not null default 1,
  bio text,
  website text,
  skills text[] not null default '{}',
  experience_years integer,
  -- Lists of objects and one object, in the shapes of src/core/profile.ts.
  experience jsonb not null default '[]',
  education jsonb not null default '[]',
  job_preferences jsonb,
  cv_file_id uuid references files on delete set null,
  -- What could be read of it: no control characters, at most 10,000 characters.
  cv_text text check (length(cv_text) <= 10000),
  onboarding_completed boolean not null default false,
  -- The session in which the person put onboarding off.
  onboarding_later_session uuid,
  -- What was taken out of a list last, and where it stood, so that it can be put back.
  removed jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index profiles_cv on profiles (cv_file_id) where cv_file_id is not null;
