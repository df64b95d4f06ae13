-- What stays known of rows after they are deleted.

-- A removed job's origin decides who may hear of its removal. Null for jobs that were removed before this was stored.
alter table job_removals add column source text, add column is_demo boolean;

create or replace function record_job_removal() returns trigger language plpgsql as $$
begin
  insert into job_removals (job_id, source, is_demo) values (old.id, old.source, old.is_demo);
  return null;
end $$;

-- An issue's figures are counted from its emails. Emails leave the outbox after a week and with their recipient's
-- account, while an issue may be stopped for longer; these two keep the outcome of those that left.
alter table newsletter_issues rename column sent to forgotten_sent;
alter table newsletter_issues rename column failed to forgotten_failed;
update newsletter_issues i
   set forgotten_sent = greatest(0, i.forgotten_sent - o.sent),
       forgotten_failed = greatest(0, i.forgotten_failed - o.failed)
  from newsletter_issues j, lateral (
    select count(*) filter (where sent_at is not null) as sent,
           count(*) filter (where given_up_at is not null) as failed
      from outbox where kind = 'newsletter-issue-' || j.id) o
 where j.id = i.id;

-- An email that leaves before it was sent was never queued.
create function keep_issue_figures() returns trigger language plpgsql as $$
begin
  update newsletter_issues i
     set queued = queued - g.waiting, forgotten_sent = forgotten_sent + g.sent,
         forgotten_failed = forgotten_failed + g.failed
    from (select kind,
                 count(*) filter (where sent_at is not null) as sent,
                 count(*) filter (where given_up_at is not null) as failed,
                 count(*) filter (where sent_at is null and given_up_at is null) as waiting
            from gone where kind like 'newsletter-issue-%' group by kind) g
   where g.kind = 'newsletter-issue-' || i.id;
  return null;
end $$;

create trigger outbox_figures after delete on outbox referencing old table as gone
  for each statement execute function keep_issue_figures();
