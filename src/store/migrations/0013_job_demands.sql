-- What each job asks of a person, as the rules of matching read it. Beside the job and not in it: reading it anew
-- after an update is no change of the job, which copies elsewhere would have to follow.
create table job_demands (
  job_id bigint primary key references jobs on delete cascade,
  -- MATCH_RULES of src/core/match.ts.
  rules smallint not null,
  content jsonb not null,
  changed_xid xid8 not null default pg_current_xact_id()
);

create index job_demands_changed on job_demands (changed_xid);

create trigger job_demands_touch before update on job_demands
  for each row execute function touch_changed_xid();
create trigger job_demands_notify after insert or update on job_demands
  for each statement execute function notify_jobs_changed();
