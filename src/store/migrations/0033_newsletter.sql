-- People who asked for the newsletter, one row per address. A row is a subscription while it is confirmed and not
-- unsubscribed. Unconfirmed rows are deleted after a week, and unsubscribed ones after a month.
create table newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  -- As written by the person; unique without regard to case.
  email text not null,
  asked_at timestamptz not null,
  -- Emails to the address about signing up, since it was last confirmed: each makes the pause to the next one longer.
  mails integer not null default 0,
  last_mail_at timestamptz,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create unique index newsletter_subscribers_email on newsletter_subscribers (lower(email));

-- Issues: drafts until `started_at`, then being queued for one subscriber after the other, and sent at `ended_at`.
create table newsletter_issues (
  id bigint generated always as identity primary key,
  subject text not null,
  markdown text not null,
  -- The Monday of the week, for an issue that was written from the numbers of the week: at most one a week.
  week_on date unique,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Raised by every change of a draft, so that nobody overwrites what another operator wrote.
  version integer not null default 1,
  started_at timestamptz,
  -- When the operator stopped the queueing; null while it goes on.
  stopped_at timestamptz,
  -- When the next subscribers' turn is, while it is being sent.
  next_batch_at timestamptz,
  -- The subscriber who was queued last: everyone up to here has been queued.
  queued_up_to uuid,
  ended_at timestamptz,
  -- Drafts only: deleted for good a day later, until when the operator can undo it.
  deleted_at timestamptz,
  -- Numbers of subscribers: queued, accepted by the mail server, given up, unsubscribed by the link in this issue.
  queued integer not null default 0,
  sent integer not null default 0,
  failed integer not null default 0,
  unsubscribed integer not null default 0
);

-- When the issue with the numbers of the week is sent. One row; without it, it is off.
create table newsletter_schedule (
  only_one boolean primary key default true check (only_one),
  is_on boolean not null,
  -- ISO day of the week, 1 is Monday; hour in UTC.
  weekday smallint not null check (weekday between 1 and 7),
  hour smallint not null check (hour between 0 and 23),
  -- Instants up to here are settled: sent, or due before it was switched on.
  settled_at timestamptz not null
);

-- The figures of an issue are counted from its emails.
create index outbox_kind on outbox (kind);
