/** Applications for a measurement, written straight into the database. */
import type { AccountId } from '#core/account/account.ts'
import { STAGES } from '#core/tracker/application.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import { type Db, inTransaction } from '#store/db.ts'
import { begin } from '#work/tracker/add-application.ts'

const DAY_MS = 24 * 3_600_000
const INTERVIEW = { round: 'Screen', time_zone: 'UTC', minutes: 45 }
const TITLES = ['Backend Engineer', 'Data Scientist', 'Product Designer', 'Platform Engineer']

/** Adds applications of this person from the last year at every stage, with timelines, some with interviews and tasks. */
export async function addApplications(db: Db, accountId: AccountId, count: number): Promise<void> {
  const chance = seededNumbers(count)
  const pick = <T>(from: readonly T[]) => from[Math.floor(chance() * from.length)] as T
  const before = (days: number) => new Date(Date.now() - days * DAY_MS)
  const dayOf = (at: Date) => at.toISOString().slice(0, 10)
  await inTransaction(db, async (tx) => {
    for (let n = 0; n < count; n += 1) {
      const addedAt = before(chance() * 365)
      const stage = pick(STAGES)
      const row = {
        jobId: null,
        jobTitle: `${pick(['Junior', 'Senior', 'Lead'])} ${pick(TITLES)}`,
        companyName: `Company ${Math.floor(chance() * count)}`,
        companyWebsite: null,
        jobLocation: pick(['Berlin, Germany', 'Remote', 'London, United Kingdom']),
        jobUrl: `https://jobs.example/${n}`,
        jobDescription: 'You will build and run the services behind our shop. '.repeat(60),
        salaryRange: '$80,000 - $100,000',
        stage,
        appliedOn: stage === 'Interested' ? null : dayOf(addedAt),
        notes: chance() < 0.5 ? 'Spoke to their recruiter, who was friendly.' : null,
        followUpOn: chance() < 0.2 ? dayOf(before(-7)) : null,
        links: [],
      }
      const application_id = await begin(tx, accountId, row, addedAt)
      const part = { account_id: accountId, application_id }
      for (let at = Math.floor(chance() * 5); at > 0; at -= 1) {
        const happened_at = new Date(addedAt.getTime() + at * DAY_MS)
        const event = { ...part, kind: 'event', text: 'They wrote', happened_at }
        await tx
          .insertInto('application_events')
          .values({ ...event, recorded_at: addedAt })
          .execute()
      }
      const interview = { ...part, ...INTERVIEW, starts_at: before(-3) }
      const task = { ...part, title: 'Thank them' }
      if (chance() < 0.2) await tx.insertInto('application_interviews').values(interview).execute()
      if (chance() < 0.3) await tx.insertInto('application_tasks').values(task).execute()
    }
  })
}
