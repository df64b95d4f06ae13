-- Logos of companies, read from where a source says they are, and drawn again by us in two sizes.
create table company_logos (
  company_id bigint primary key references companies on delete cascade,
  url text not null check (length(url) <= 2000),
  -- When it is read next. Moved ahead by the server that reads it, so that no other reads it meanwhile.
  due_at timestamptz not null,
  -- In a row, and why the last one failed.
  failures integer not null default 0,
  problem text,
  read_at timestamptz,
  -- Names the pictures in their addresses: a hash of both.
  hash text check (hash ~ '^[0-9a-f]{32}$'),
  small bytea,
  large bytea,
  check (num_nulls(hash, small, large) in (0, 3))
);
create index company_logos_due on company_logos (due_at);
create index company_logos_hash on company_logos (hash) where hash is not null;
