-- What an operator needs to look after accounts.

alter table accounts
  -- By what the audit log names the account. Deleted with it: afterwards nothing leads from there to a person.
  add column audit_id uuid not null unique default gen_random_uuid(),
  -- When the person last signed in; sessions are deleted when they end.
  add column signed_in_at timestamptz,
  -- Since when the account is suspended, and why, as the person was informed; null while it is not.
  add column suspended_at timestamptz,
  add column suspended_because text,
  add constraint accounts_suspension check ((suspended_at is null) = (suspended_because is null));

update accounts a
   set signed_in_at = s.at
  from (select account_id, max(created_at) as at from sessions group by account_id) s
 where s.account_id = a.id;

-- The operator's list, newest first, and those that are suspended.
create index accounts_listed on accounts (created_at desc, id desc);
create index accounts_suspended on accounts (created_at desc, id desc) where suspended_at is not null;

-- Words of the name and parts of the address, which the operator's search compares by their beginnings. The same
-- expression is in src/store/account-list.ts.
create index accounts_words on accounts
  using gin (to_tsvector('simple', lower(name || ' ' || translate(email, '@.+-_/', '      '))));

-- A suspended account cannot be signed in to: not even by a sign-in that began before. A suspension locks the row for
-- itself, so it either waits for this session and ends it, or is waited for and seen here.
create function refuse_suspended() returns trigger language plpgsql as $$
declare
  since timestamptz;
begin
  select suspended_at into since from accounts where id = new.account_id for key share;
  if since is not null then
    raise exception 'this account is suspended';
  end if;
  return new;
end
$$;
create trigger sessions_of_nobody_suspended before insert on sessions
  for each row execute function refuse_suspended();
