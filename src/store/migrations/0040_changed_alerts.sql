-- A server keeps the alerts of everybody in memory and reads again only those that have changed since.
alter table alerts add column changed_xid xid8 not null default pg_current_xact_id();
create index alerts_changed on alerts (changed_xid);
create trigger alerts_touch before update on alerts for each row execute function touch_changed_xid();
