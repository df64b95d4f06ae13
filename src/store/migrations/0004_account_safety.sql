-- What keeps accounts safe: limits on tries, second factors that work once, changes of address that can be undone.

-- One row a bucket, under a keyed hash of whom it is about. A bucket that is full again says nothing and is deleted.
create table rate_limits (
  bucket bytea primary key,
  -- When the bucket will be full again, and how far ahead of now that may be for one more try to be let in.
  full_at timestamptz not null,
  room_seconds double precision not null
);
create index rate_limits_age on rate_limits (full_at);

-- However often a session is used, it ends 90 days after it began.
create function end_old_sessions() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '90 days');
  return new;
end
$$;
create trigger sessions_end before insert or update on sessions
  for each row execute function end_old_sessions();
create index sessions_age on sessions (expires_at);

-- The last period of 30 seconds whose code was taken: none is taken twice, and no older one.
alter table second_factors add column last_step bigint;
alter table second_factors drop column backup_codes;

create table backup_codes (
  account_id uuid not null references accounts on delete cascade,
  -- SHA-256 of 80 random bits; nothing shorter would do without salt and cost.
  hash bytea not null,
  primary key (account_id, hash)
);

-- The browser in which the password of an account that nobody has proved was chosen. A code from the mail proves the
-- address; only together with this does the password stay.
create table sign_up_proofs (
  account_id uuid primary key references accounts on delete cascade,
  hash bytea not null
);

-- A new address proves itself by a code before it counts. The old one may undo it for a week.
create table email_changes (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  old_email text not null,
  new_email text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz,
  undo_hash bytea unique,
  -- One that came later goes with the undoing.
  had_second_factor boolean
);
-- One that waits for its code, for each account.
create unique index email_changes_waiting on email_changes (account_id) where changed_at is null;
create index email_changes_age on email_changes (created_at);
