-- Positions of changes, see docs/decisions/047-positions-of-changes.md. The columns `changed_xid`, their triggers and
-- indexes, `job_removals_forgotten` and the positions that depend on them are for servers of the version before.

-- What transactions have changed, until it is numbered. They only insert, so none of them waits for another.
create table pending_changes (
  n bigint generated always as identity primary key,
  kind text not null check (kind in ('job', 'demands', 'counts', 'sighting', 'alert')),
  id bigint not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
create index pending_changes_of_alerts on pending_changes (n) where kind = 'alert';

-- The position of the last change of each row that has changed within a month. One transaction at a time numbers what
-- others have committed.
create table change_positions (
  kind text not null,
  id bigint not null,
  position bigint not null,
  primary key (kind, id)
);
create index change_positions_order on change_positions (kind, position);

-- The last position. Who numbers changes locks this row. Changes up to `forgotten` may have been purged.
create table change_counter (
  is_only_row boolean primary key default true check (is_only_row),
  position bigint not null,
  numbered_at timestamptz not null,
  forgotten bigint not null default 0
);

-- Stretches of positions with a random name each. A reader whose position has another name here has followed a
-- database that this one is no continuation of: another one, or this one before it was restored or lost its end.
create table change_epochs (
  from_position bigint primary key,
  epoch text not null,
  began_at timestamptz not null
);
create index change_epochs_began on change_epochs (began_at);

create function note_change() returns trigger language plpgsql as $$
begin
  insert into pending_changes (kind, id) values (tg_argv[0], new.id);
  return null;
end $$;

create function note_change_of_job() returns trigger language plpgsql as $$
begin
  insert into pending_changes (kind, id) values (tg_argv[0], new.job_id);
  return null;
end $$;

create function note_removed_job() returns trigger language plpgsql as $$
begin
  insert into pending_changes (kind, id) values ('job', old.id);
  return null;
end $$;

-- All readers have to start over.
create function forget_changes() returns trigger language plpgsql as $$
begin
  update change_counter set position = position + 1, forgotten = position + 1, numbered_at = clock_timestamp();
  insert into change_epochs (from_position, epoch, began_at)
  select position, left(gen_random_uuid()::text, 8), clock_timestamp() from change_counter;
  return null;
end $$;

-- These wait until no transaction is changing the tables, so the rows read below are complete.
create trigger jobs_noted after insert or update on jobs for each row execute function note_change('job');
create trigger jobs_removal_noted after delete on jobs for each row execute function note_removed_job();
create trigger jobs_truncated after truncate on jobs for each statement execute function forget_changes();
create trigger job_demands_noted after insert or update on job_demands
  for each row execute function note_change_of_job('demands');
create trigger job_counts_noted after insert or update on job_counts
  for each row execute function note_change_of_job('counts');
create trigger job_sightings_noted after insert or update on job_sightings
  for each row execute function note_change_of_job('sighting');
create trigger alerts_noted after insert or update on alerts for each row execute function note_change('alert');

-- Where alerts and search engines are: position 1. What they do not know yet gets the positions after it.
alter table alert_position add column position bigint, add column listed_to bigint;
alter table announcements add column cursor text;

insert into change_positions (kind, id, position)
select 'job', id, 1 + row_number() over (order by changed_xid, id)
  from jobs
 where (changed_xid, id) > (
   select xid, id
     from (select transaction::xid8 as xid, job_id as id from alert_position
           union all
           select split_part(position, '-', 1)::xid8, split_part(position, '-', 2)::bigint from announcements) f
    order by xid, id limit 1);

insert into change_counter (position, numbered_at) select 1 + count(*), now() from change_positions;
insert into change_epochs values (1, left(gen_random_uuid()::text, 8), '-infinity');
update alert_position set position = 1;
update announcements set cursor = '1-0-1';
