-- Requests with an Idempotency-Key: while one is being answered, `status` is null; afterwards its answer is kept for a
-- day, encrypted, because some answers have a secret that is shown once.
create table idempotency_keys (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  route text not null,
  key text not null,
  request_sha256 bytea check (octet_length(request_sha256) = 32),
  status smallint,
  sealed text not null default '',
  claimed_at timestamptz not null,
  unique (account_id, route, key)
);
create index idempotency_keys_age on idempotency_keys (claimed_at);
