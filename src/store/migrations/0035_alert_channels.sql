-- Other ways than email in which an alert tells what it found: requests to addresses that the person gave, and a feed.

create table alert_channels (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  alert_id bigint not null references alerts on delete cascade,
  -- push is a browser's subscription to Web Push.
  kind text not null check (kind in ('webhook', 'ntfy', 'push')),
  -- Of the address, which is sealed as a whole: it may let anyone who has it write to the person.
  host text not null,
  -- The address and its keys.
  sealed text not null check (sealed like 'v1.%'),
  created_at timestamptz not null,
  -- When nothing had been accepted for a day, or the address said that it is gone. Null while it is used.
  stopped_at timestamptz
);
create index alert_channels_of on alert_channels (alert_id, id);
create index alert_channels_owner on alert_channels (account_id);

-- What is sent to a channel, added in the transaction that adds the finds, and how it went.
create table channel_deliveries (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  channel_id bigint not null references alert_channels on delete cascade,
  is_test boolean not null,
  -- A notice as JSON: the same in every attempt.
  content text not null,
  created_at timestamptz not null,
  -- Taken until then while it is being sent; null once it was accepted or given up.
  next_attempt_at timestamptz,
  attempts integer not null default 0,
  delivered_at timestamptz,
  -- HTTP status of the last attempt; null if there was no answer.
  status smallint
);
create index channel_deliveries_due on channel_deliveries (next_attempt_at) where next_attempt_at is not null;
create index channel_deliveries_newest on channel_deliveries (channel_id, created_at desc);
create index channel_deliveries_owner on channel_deliveries (account_id);
create index channel_deliveries_age on channel_deliveries (created_at);

-- The address of an alert's feed: only its hash is kept, so that no copy of this table opens one.
create table alert_feeds (
  alert_id bigint primary key references alerts on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  token_sha256 bytea not null unique,
  created_at timestamptz not null
);
create index alert_feeds_owner on alert_feeds (account_id);
