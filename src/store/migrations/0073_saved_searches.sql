-- Searches that people keep under a name. A person keeps one search once.
create table saved_searches (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 100),
  -- The parameters of its address in their fixed order, without a page.
  search text not null check (length(search) between 1 and 2000),
  created_at timestamptz not null,
  -- When it was saved or last opened.
  used_at timestamptz not null,
  deleted_at timestamptz
);
create unique index saved_searches_once on saved_searches (account_id, search) where deleted_at is null;
create index saved_searches_account on saved_searches (account_id, used_at desc, id desc) where deleted_at is null;
create index saved_searches_deleted on saved_searches (deleted_at) where deleted_at is not null;
