-- What gives accounts their plan, and what is known of payments.

-- One row per account and source. accounts.plan is no longer read; it is dropped in the next release.
create table subscriptions (
  account_id uuid not null references accounts on delete cascade,
  source text not null check (source in ('demo', 'stripe', 'operator')),
  plan text not null check (plan in ('premium', 'enterprise')),
  -- Stripe's name of it; "active" for the other sources.
  status text not null,
  pay_interval text check (pay_interval in ('monthly', 'annually')),
  -- Its id at Stripe; null for the other sources.
  provider_id text,
  started_at timestamptz not null,
  period_ends_at timestamptz,
  -- When it ends because it was canceled.
  ends_at timestamptz,
  -- When a payment that failed was due.
  past_due_since timestamptz,
  changed_at timestamptz not null,
  primary key (account_id, source)
);

insert into subscriptions (account_id, source, plan, status, started_at, changed_at)
select id, 'operator', plan, 'active', created_at, now() from accounts where plan <> 'basic';

-- Accounts that are known to Stripe as customers. Their subscriptions are read from there when something happened, and
-- once a day.
create table billing_customers (
  account_id uuid primary key references accounts on delete cascade,
  customer_id text not null unique,
  read_at timestamptz not null,
  failures int not null default 0,
  -- The server that reads has until then; a turn that another one took over writes nothing.
  taken_until timestamptz,
  turn bigint not null default 0
);

create index billing_customers_due on billing_customers (read_at);

-- Events of Stripe's that arrived. Each causes one reading, and none twice.
create table billing_events (
  event_id text primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  received_at timestamptz not null,
  handled_at timestamptz
);

create index billing_events_waiting on billing_events (account_id) where handled_at is null;
create index billing_events_received on billing_events (received_at);

-- The payment page that an account may have open at Stripe. The key is stored before Stripe is asked for it, so that
-- asking again after a lost answer opens no second one.
create table checkouts (
  account_id uuid primary key references accounts on delete cascade,
  key uuid not null unique,
  plan text not null,
  pay_interval text not null,
  price_id text not null,
  created_at timestamptz not null,
  -- Null until Stripe has answered.
  session_id text,
  url text,
  expires_at timestamptz
);

create index checkouts_created on checkouts (created_at);

-- Customers whose account was deleted: their subscriptions are to be canceled. Nothing else is known of them.
create table billing_closures (
  customer_id text primary key,
  close_at timestamptz not null default '-infinity',
  failures int not null default 0
);

create function close_billing_customer() returns trigger language plpgsql as $$
begin
  insert into billing_closures (customer_id) values (old.customer_id) on conflict do nothing;
  perform pg_notify('billing_changed', '');
  return null;
end $$;

create trigger billing_customer_closed after delete on billing_customers
  for each row execute function close_billing_customer();

create function notify_billing_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('billing_changed', '');
  return null;
end $$;

create trigger billing_event_arrived after insert on billing_events
  for each statement execute function notify_billing_changed();
