-- Addresses that mail came back from, or whose owner reported it as spam. Subscription mail to them is not sent while
-- `suppressed_at` is set; codes and account notices are. The address is stored as it is, like in accounts and outbox:
-- a hash of an address is guessed in no time, and this way the export and the deletion find it.
create table mail_suppressions (
  -- In lower case.
  address text primary key,
  reason text not null check (reason in ('bounced', 'complained')),
  -- The mail server's status (RFC 3463), like 5.1.1; null if it gave none, and for complaints.
  status text,
  first_at timestamptz not null,
  last_at timestamptz not null,
  reports int not null,
  -- Null while the failures so far may have had another cause than the mailbox.
  suppressed_at timestamptz,
  -- A keyed hash of the code that was sent to try the address again.
  code_hash bytea,
  code_at timestamptz,
  code_tries int not null default 0
);

-- The local part of the Message-ID: the same for every attempt, and nobody who has not seen the message can name it in
-- a report.
alter table outbox add column message_key uuid not null default gen_random_uuid();
create unique index outbox_message_key on outbox (message_key);
-- Somebody subscribed to it, and can unsubscribe.
alter table outbox add column is_subscription boolean not null default false;
-- What people wait for, such as codes, goes before ten thousand digests.
create index outbox_waiting on outbox (is_subscription, id) where sent_at is null and given_up_at is null;
