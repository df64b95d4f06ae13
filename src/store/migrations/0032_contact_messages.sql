-- Messages from the contact form, for the operator. Those of a signed-in person belong to the account.
create table contact_messages (
  id bigint generated always as identity primary key,
  account_id uuid references accounts on delete cascade,
  name text not null,
  email text not null,
  -- Whether the sender was signed in with this address. Otherwise anybody could have entered it.
  email_verified boolean not null,
  subject text not null,
  message text not null,
  status text not null check (status in ('new', 'answered', 'spam')),
  -- SHA-256 of the form and everything in it, so that a form sent twice is one message.
  form_sha256 bytea not null unique,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index contact_messages_listed on contact_messages (status, created_at desc, id desc)
  where deleted_at is null;
create index contact_messages_age on contact_messages (created_at);
create index contact_messages_deleted on contact_messages (deleted_at) where deleted_at is not null;
create index contact_messages_account on contact_messages (account_id) where account_id is not null;
create index contact_messages_email on contact_messages (lower(email));
