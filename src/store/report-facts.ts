/** What a report on a person's job search is made of: their applications, moves between stages, and contacts. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import { UNKNOWN_COMPANY } from '#core/tracker/application.ts'
import type { ReportFacts } from '#core/tracker/search-report.ts'
import type { Db } from './db.ts'

/**
 * All applications that were sent, without deleted ones. An import records its moves at the instant of importing, so
 * their time says nothing about the application.
 */
export async function reportFacts(db: Db, accountId: AccountId): Promise<ReportFacts[]> {
  const { rows } = await sql<ReportFacts>`
    select a.id, a.application_stage as stage, a.applied_on::text as "appliedOn",
           sent.happened_at as "sentAt", reached.happened_at as "stageAt",
           interview.starts_at as "interviewAt",
           a.job_title as "jobTitle", nullif(a.company_name, ${UNKNOWN_COMPANY}) as "companyName",
           a.company_website as "companyWebsite", a.job_location as "jobLocation",
           case when contact.name is null then null else
             json_build_object('name', contact.name, 'email', contact.email, 'phone', contact.phone)
           end as contact
      from applications a
      left join lateral (
        select happened_at from application_events e
         where e.account_id = a.account_id and e.application_id = a.id and e.deleted_at is null
           and e.kind = 'stage' and e.from_stage = 'Interested'
           and e.to_stage in ('Applied', 'Follow Up')
         order by e.id limit 1) sent on true
      left join lateral (
        select happened_at, recorded_at from application_events e
         where e.account_id = a.account_id and e.application_id = a.id and e.deleted_at is null
           and e.kind = 'stage' and e.from_stage is not null and e.to_stage = a.application_stage
         order by e.id desc limit 1) last_move on true
      left join lateral (
        select last_move.happened_at
         where not exists (
           select 1 from application_imports i
            where i.account_id = a.account_id and a.id = any(i.application_ids)
              and i.created_at = last_move.recorded_at)) reached on true
      left join lateral (
        select starts_at from application_interviews i
         where i.account_id = a.account_id and i.application_id = a.id and i.deleted_at is null
         order by i.starts_at desc limit 1) interview on true
      left join lateral (
        select name, email, phone from application_contacts c
         where c.account_id = a.account_id and c.application_id = a.id and c.deleted_at is null
         order by c.id limit 1) contact on true
     where a.account_id = ${accountId} and a.deleted_at is null
       and a.application_stage <> 'Interested'
     order by a.id`.execute(db)
  return rows
}
