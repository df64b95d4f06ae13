-- Sign-ups that wait for the code from the mail, one for each browser that asked: whoever proves the address gets the
-- name and the password chosen in that browser, and no other sign-up with the address changes them. Rows are read by
-- address, because the account that a sign-up made may be replaced by that of a later one. They are kept for a day.
-- sign_up_proofs, which this replaces, is dropped by the next version.
create table pending_sign_ups (
  email text not null,
  -- A keyed hash of the secret in the browser's cookie.
  browser bytea not null,
  name text not null,
  -- scrypt, as in sign_in_methods.
  password text not null,
  created_at timestamptz not null default now(),
  primary key (email, browser)
);

-- The browser that asked for the code in a message, as a hash; a newer code replaces only an older one of this browser.
alter table outbox add column asked_by text;
