-- Programs that people let act for them (assistants, by OAuth 2.1), and what those have changed.

-- A program that registered itself. All are public clients: none has a secret.
create table oauth_clients (
  id uuid primary key default gen_random_uuid(),
  client_id text not null unique,
  -- Always null: there are no clients with a secret.
  client_secret text check (client_secret is null),
  -- Its own claim. Pages show it together with the host that people are sent back to.
  name text,
  uri text,
  redirect_uris jsonb not null,
  scopes jsonb,
  client_credentials_scopes jsonb,
  grant_types jsonb,
  response_types jsonb,
  token_endpoint_auth_method text,
  application_type text,
  dpop_bound_access_tokens boolean,
  disabled boolean,
  created_at timestamptz not null default now(),
  updated_at timestamptz
);
create index oauth_clients_age on oauth_clients (created_at);

-- What a person lets a client do. Without this row, none of the client's tokens is valid.
create table oauth_consents (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  client_id text not null references oauth_clients (client_id) on delete cascade,
  scopes jsonb not null,
  resources jsonb,
  requested_user_info_claims jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_used_at timestamptz,
  unique (account_id, client_id)
);
create index oauth_consents_client on oauth_consents (client_id);

create table oauth_refresh_tokens (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the token in hexadecimal: 256 random bits need neither salt nor cost.
  token_sha256 text not null unique check (token_sha256 ~ '^[0-9a-f]{64}$'),
  account_id uuid not null references accounts on delete cascade,
  client_id text not null references oauth_clients (client_id) on delete cascade,
  session_id uuid references sessions on delete set null,
  authorization_code_id text,
  scopes jsonb not null,
  resources jsonb,
  requested_user_info_claims jsonb,
  confirmation jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  auth_time timestamptz,
  -- Used once: whoever uses it again ends the whole connection.
  revoked timestamptz,
  rotated_at timestamptz,
  rotation_replay_response text check (rotation_replay_response is null),
  rotation_replay_expires_at timestamptz
);
create index oauth_refresh_tokens_owner on oauth_refresh_tokens (account_id, client_id);
create index oauth_refresh_tokens_client on oauth_refresh_tokens (client_id);
create index oauth_refresh_tokens_session on oauth_refresh_tokens (session_id);
create index oauth_refresh_tokens_code on oauth_refresh_tokens (authorization_code_id);
create index oauth_refresh_tokens_age on oauth_refresh_tokens (expires_at);

create table oauth_access_tokens (
  id uuid primary key default gen_random_uuid(),
  token_sha256 text not null unique check (token_sha256 ~ '^[0-9a-f]{64}$'),
  account_id uuid not null references accounts on delete cascade,
  client_id text not null references oauth_clients (client_id) on delete cascade,
  session_id uuid references sessions on delete set null,
  refresh_id uuid references oauth_refresh_tokens on delete cascade,
  authorization_code_id text,
  scopes jsonb not null,
  -- The addresses that the token is for. Others refuse it.
  resources jsonb,
  requested_user_info_claims jsonb,
  confirmation jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked timestamptz
);
create index oauth_access_tokens_owner on oauth_access_tokens (account_id, client_id);
create index oauth_access_tokens_client on oauth_access_tokens (client_id);
create index oauth_access_tokens_session on oauth_access_tokens (session_id);
create index oauth_access_tokens_refresh on oauth_access_tokens (refresh_id);
create index oauth_access_tokens_code on oauth_access_tokens (authorization_code_id);
create index oauth_access_tokens_age on oauth_access_tokens (expires_at);

-- What an assistant changed, for the person to see and undo.
create table assistant_actions (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  -- As named when it acted: the client may be gone, and the token revoked.
  assistant text not null,
  -- Null for an access token.
  client_id text,
  tool text not null,
  -- One line in words: "Moved Backend Engineer at Fernhill from Saved to Applied".
  summary text not null,
  -- What undoing takes, by src/core/assistant/assistant-action.ts; null if it cannot be undone.
  undo jsonb,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index assistant_actions_of on assistant_actions (account_id, id desc);
create index assistant_actions_age on assistant_actions (created_at);
