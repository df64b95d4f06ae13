/** A person's applications to one company, each with the contacts that they noted for it. */
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import type { ApplicationContact, ApplicationId, Stage } from '#core/tracker/application.ts'
import { companyMatchKey } from '#core/tracker/application-match.ts'
import type { Db } from './db.ts'

export type CompanyApplication = {
  id: ApplicationId
  jobTitle: string
  stage: Stage
  contacts: Pick<ApplicationContact, 'name' | 'role' | 'email' | 'phone' | 'url'>[]
}

/** Newest first, without deleted ones. */
export async function companyApplications(
  db: Db,
  accountId: AccountId,
  companyName: string,
): Promise<CompanyApplication[]> {
  const { rows } = await sql<CompanyApplication>`
    select a.id, a.job_title as "jobTitle", a.application_stage as stage,
           coalesce(
             (select json_agg(json_build_object('name', c.name, 'role', c.role, 'email', c.email,
                                                'phone', c.phone, 'url', c.url) order by c.id)
                from application_contacts c
               where c.account_id = a.account_id and c.application_id = a.id
                 and c.deleted_at is null),
             '[]') as contacts
      from applications a
     where a.account_id = ${accountId} and a.deleted_at is null
       and a.company_key = ${companyMatchKey(companyName)}
     order by a.created_at desc, a.id desc`.execute(db)
  return rows
}
