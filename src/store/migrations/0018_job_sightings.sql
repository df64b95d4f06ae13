-- That jobs were found still listed, apart from `jobs`: a sighting must not rewrite a row of several kilobytes, nor
-- count as a change of the job. One row a job that was seen again since its row of `jobs` was written, renewed at most
-- once a day of UTC: the day is exact, the time of day is that of the first sighting on it.

create table job_sightings (
  job_id bigint primary key references jobs on delete cascade,
  seen_at timestamptz not null,
  changed_xid xid8 not null default pg_current_xact_id()
);

create index job_sightings_changed on job_sightings (changed_xid);
create trigger job_sightings_touch before update on job_sightings
  for each row execute function touch_changed_xid();
create trigger job_sightings_notify after insert or update on job_sightings
  for each statement execute function notify_jobs_changed();

-- When a person looked at the list of jobs, see core/visit.ts: last, and when their visit before that one ended.
alter table list_settings
  add column looked_at timestamptz,
  add column last_visit_at timestamptz;
