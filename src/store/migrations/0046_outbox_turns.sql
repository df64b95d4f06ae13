-- Which browser asked for a message, as a hash, if the recipient's account knows that browser; null for strangers, whose
-- messages wait for each other but not for these.
alter table outbox add column known_device text;
-- Until when a server that is sending the message has it.
alter table outbox add column taken_until timestamptz;

-- The order of sending: see src/store/outbox-sending.ts.
create index outbox_turns on outbox
  (is_subscription, (known_device is null), (case when replaces_older then -id else id end))
  where sent_at is null and given_up_at is null;
drop index outbox_waiting;
