-- What operators did and what concerns the safety of accounts, for src/core/operator/audit-event.ts. Rows are only
-- added, and deleted after a year. Accounts are named by accounts.audit_id, so a deleted person is in none of them.
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  action text not null,
  actor_kind text not null check (actor_kind in ('operator', 'person', 'command', 'stranger')),
  actor uuid,
  -- The account that it is about.
  subject uuid,
  -- Names of settings, ids and numbers; never a secret, and nothing that people wrote.
  detail jsonb not null default '{}',
  request_id text,
  -- Of people with an account, as in their list of devices; of others a hash that ends with the instance's key.
  network text
);
create index audit_events_at on audit_events (at);
create index audit_events_action on audit_events (action, id);
create index audit_events_actor on audit_events (actor, id);
create index audit_events_subject on audit_events (subject, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('rolecall.purges_audit', true) = 'on' then
    return old;
  end if;
  raise exception 'the audit log is only added to';
end
$$;
create trigger audit_events_kept before update or delete on audit_events
  for each row execute function refuse_audit_change();
create trigger audit_events_not_emptied before truncate on audit_events
  for each statement execute function refuse_audit_change();
