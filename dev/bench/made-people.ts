/** People of a measurement: written straight into the database with what they track, and a cookie for each. */
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import type { AccountId } from '#core/account/account.ts'
import { SESSION_COOKIE } from '#core/account/auth-names.ts'
import { STAGES } from '#core/tracker/application.ts'
import { seededNumbers } from '#dev/seeded-numbers.ts'
import { type Db, inTransaction } from '#store/db.ts'
import { begin } from '#work/tracker/add-application.ts'

const DAY_MS = 24 * 3_600_000
const TITLES = ['Backend Engineer', 'Data Scientist', 'Product Designer', 'Platform Engineer']

export type MadePerson = { id: AccountId; cookie: string }

/** Signed in; the cookie is what the server of this directory would have set itself. */
export async function makePerson(
  { db, dataDir }: { db: Db; dataDir: string },
  name: string,
): Promise<MadePerson> {
  const now = new Date()
  const id = randomUUID() as AccountId
  const token = randomBytes(24).toString('base64url')
  const email = `${id}@example.org`
  await db.insertInto('accounts').values({ id, name, email, email_verified: true }).execute()
  await db
    .insertInto('sessions')
    .values({
      account_id: id,
      token_sha256: createHash('sha256').update(token).digest('hex'),
      created_at: now,
      updated_at: now,
      expires_at: new Date(now.getTime() + DAY_MS),
    })
    .execute()
  const secret = fs.readFileSync(path.join(dataDir, 'secret-key'), 'utf8').trim()
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  const value = encodeURIComponent(`${token}.${signature}`)
  return { id, cookie: `${SESSION_COOKIE}.session_token=${value}` }
}

/** Applications of the last year at every stage, each with a timeline, some with interviews and tasks. */
export async function makeApplications(db: Db, accountId: AccountId, count: number): Promise<void> {
  const chance = seededNumbers(count)
  const pick = <T>(from: readonly T[]) => from[Math.floor(chance() * from.length)] as T
  const before = (days: number) => new Date(Date.now() - days * DAY_MS)
  await inTransaction(db, async (tx) => {
    for (let n = 0; n < count; n += 1) {
      const addedAt = before(chance() * 365)
      const stage = pick(STAGES)
      const isSent = stage !== 'Interested'
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
        appliedOn: isSent ? addedAt.toISOString().slice(0, 10) : null,
        notes: chance() < 0.5 ? 'Spoke to their recruiter, who was friendly.' : null,
        followUpOn: chance() < 0.2 ? before(-7).toISOString().slice(0, 10) : null,
        links: [],
      }
      const id = await begin(tx, accountId, row, addedAt)
      const part = { account_id: accountId, application_id: id }
      const events = Array.from({ length: Math.floor(chance() * 5) }, (_, at) => ({
        ...part,
        kind: 'event',
        text: 'They wrote',
        happened_at: new Date(addedAt.getTime() + at * DAY_MS),
        recorded_at: addedAt,
      }))
      if (events.length > 0) await tx.insertInto('application_events').values(events).execute()
      if (chance() < 0.2) {
        await tx
          .insertInto('application_interviews')
          .values({
            ...part,
            round: 'Screen',
            starts_at: before(-3),
            time_zone: 'UTC',
            minutes: 45,
          })
          .execute()
      }
      if (chance() < 0.3) {
        await tx
          .insertInto('application_tasks')
          .values({ ...part, title: 'Thank them' })
          .execute()
      }
    }
  })
}
