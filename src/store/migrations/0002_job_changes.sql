-- For readers that keep a copy: removals are remembered for a while and then forgotten, and changes can be read
-- in order, page by page, also when one transaction has touched very many jobs.

alter table job_removals add column removed_at timestamptz not null default now();
create index job_removals_age on job_removals (removed_at);

-- The newest transaction whose removals may have been forgotten: whoever has read only up to an earlier one
-- must begin anew.
create table job_removals_forgotten (
  is_only_row boolean primary key default true check (is_only_row),
  changed_xid xid8 not null
);
insert into job_removals_forgotten (changed_xid) values ('0');

drop index jobs_changed;
create index jobs_changed on jobs (changed_xid, id);
drop index job_removals_changed;
create index job_removals_changed on job_removals (changed_xid, job_id);
