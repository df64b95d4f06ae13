-- Listings of jobs that closed before listings had lives of their own.
update listings l set gone_at = j.closed_at
  from jobs j
 where j.id = l.job_id and j.closed_at is not null and l.gone_at is null;
