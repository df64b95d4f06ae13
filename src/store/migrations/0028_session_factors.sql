-- Which second factor a session was begun with; none for a password, a link, a code or a provider alone.
alter table sessions add column factor text
  constraint sessions_factor check (factor in ('passkey', 'totp', 'backup-code'));

-- The sessions of operators from before say nothing of it: they sign in again.
delete from sessions where account_id in (select account_id from operators);
