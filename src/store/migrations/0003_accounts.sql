-- Who may sign in and how. The first seven tables are Better Auth's, under our names; src/work/auth.ts maps them.
-- Tokens of sessions and codes give access to whoever reads them: treat this data as secret.

create table accounts (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  two_factor_enabled boolean not null default false,
  -- What the account may do; never set by the person's own input.
  plan text not null default 'basic' check (plan in ('basic', 'premium', 'enterprise'))
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the person last proved who they are: at sign-in, and again before a sensitive change.
  confirmed_at timestamptz not null default now()
);
create index sessions_account on sessions (account_id);

-- A password, or an account at another provider.
create table sign_in_methods (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  provider_id text not null,
  provider_account_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider_id, provider_account_id)
);
create index sign_in_methods_account on sign_in_methods (account_id);

-- Codes and links that were sent, and flows that are under way.
create table verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index verifications_identifier on verifications (identifier);
create index verifications_age on verifications (expires_at);

create table second_factors (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references accounts on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean,
  failed_verification_count integer,
  locked_until timestamptz
);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz
);
create index passkeys_account on passkeys (account_id);

create table wallets (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  address text not null,
  chain_id integer not null,
  is_primary boolean,
  created_at timestamptz not null,
  unique (address, chain_id)
);
create index wallets_account on wallets (account_id);

-- Values that every server of this board shares: made by the first, never shown.
create table server_secrets (
  name text primary key,
  value bytea not null
);

-- Messages to people, written in the transaction of what caused them and sent by a worker. Nothing is sent
-- without settings for it; then they are kept here and shown to whoever runs the board.
create table outbox (
  id bigint generated always as identity primary key,
  account_id uuid references accounts on delete cascade,
  kind text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz,
  problem text
);
create index outbox_due on outbox (next_attempt_at) where sent_at is null and given_up_at is null;
create index outbox_account on outbox (account_id);

-- What changed in somebody's own data, in order, for the tabs and devices that show it. `version` numbers grow
-- within one account: they are given under a lock on the account's row in account_versions.
create table account_versions (
  account_id uuid primary key references accounts on delete cascade,
  version bigint not null default 0
);

create table account_changes (
  account_id uuid not null references accounts on delete cascade,
  version bigint not null,
  kind text not null,
  subject text,
  changed_at timestamptz not null,
  primary key (account_id, version)
);
create index account_changes_age on account_changes (changed_at);
