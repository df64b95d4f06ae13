-- The address of a person's private calendar: only its hash is kept, so that no copy of this table opens one.
create table calendar_feeds (
  account_id uuid primary key references accounts on delete cascade,
  token_sha256 bytea not null unique,
  created_at timestamptz not null
);

-- Which applications one table brought, so that all of them can be taken back at once.
create table application_imports (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  -- Of the file; null for what was pasted.
  name text,
  application_ids bigint[] not null,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index application_imports_of on application_imports (account_id, created_at desc);
