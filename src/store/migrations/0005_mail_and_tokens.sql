-- Sending what waits in the outbox, and access tokens for programs.

-- After this moment the message says nothing that is still true, and is not sent any more.
alter table outbox add column good_until timestamptz;
update outbox set good_until = created_at + interval '2 days';
alter table outbox alter column good_until set not null;
-- Whether it makes older ones of its kind to the same address worthless, as a new code does.
alter table outbox add column replaces_older boolean not null default false;

-- What else waits for, or was sent to, the same address.
create index outbox_recipient on outbox (lower(recipient), kind, id);
create index outbox_age on outbox (created_at);

create function outbox_queued() returns trigger language plpgsql as $$
begin
  notify outbox_queued;
  return null;
end
$$;
create trigger outbox_queued after insert on outbox
  for each statement execute function outbox_queued();

-- Access for programs. The token itself is shown once and never stored.
create table access_tokens (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  name text not null,
  -- SHA-256 of the token: 256 random bits need neither salt nor cost.
  hash bytea not null unique,
  -- Its last characters, by which its owner tells it from others.
  hint text not null,
  is_read_only boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- Null for one that does not end by itself.
  expires_at timestamptz
);
create index access_tokens_account on access_tokens (account_id);
