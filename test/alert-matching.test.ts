/** Which alerts find a job when the job, the alert or the account changes in between. */
import { expect, test } from 'vitest'
import { takeDue } from '#store/alert-settings.ts'
import { inTransaction } from '#store/db.ts'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { newestMail, signUp } from './sign-up.ts'

test('an alert that a job meets only after a change of the job finds it too, and is named', async () => {
  const { app, ada } = await given()
  await add(ada, { keywords: ['rust'], frequency: 'weekly' })
  await add(ada, { keywords: ['rust engineer'], location: 'Oslo', frequency: 'immediately' })
  await app.runAlerts()
  app.setNow('2026-03-02T10:00:00Z')
  const job = listing({ title: 'Rust Engineer', location: 'Berlin, Germany' })
  await app.take([job])
  await app.runAlerts()
  expect(await foundBy(app)).toEqual([1])

  app.setNow('2026-03-02T11:00:00Z')
  await app.take([{ ...job, location: 'Oslo, Norway' }])
  await app.runAlerts()
  expect(await foundBy(app)).toEqual([2])
  app.setNow('2026-03-02T11:01:00Z')
  await app.runAlerts()
  const mail = await newestMail(app, ada.email, 'alerts-immediately')
  expect(mail.body_text).toContain('Found by: rust and rust engineer')
})

test('alerts kept in memory follow every change: another search, a pause, a deletion, a closed account', async () => {
  const { app, ada } = await given()
  const eve = await signUp(app, 'Eve Example')
  const { id } = await add(ada, { keywords: ['rust'] })
  await add(eve, { keywords: ['rust'] })
  await app.runAlerts()
  const bring = async (title: string) => {
    await app.take([listing({ title })])
    await app.runAlerts()
    return (await foundBy(app)).length
  }
  app.setNow('2026-03-02T10:00:00Z')
  expect(await bring('Rust Engineer')).toBe(2)

  await ada.send('PATCH', `/api/me/alerts/${id}`, { keywords: ['cobol'] })
  expect(await bring('Rust Developer')).toBe(3)
  expect(await bring('Cobol Developer')).toBe(4)
  await ada.send('PATCH', `/api/me/alerts/${id}`, { isActive: false })
  expect(await bring('Cobol Engineer')).toBe(4)
  app.setNow('2026-03-02T11:00:00Z')
  await ada.send('PATCH', `/api/me/alerts/${id}`, { isActive: true })
  expect(await bring('Cobol Architect')).toBe(5)
  await ada.send('DELETE', `/api/me/alerts/${id}`)
  expect(await bring('Cobol Wizard')).toBe(5)

  await app.services.db.deleteFrom('accounts').where('id', '=', eve.id).execute()
  expect(await bring('Rust Wizard')).toBe(3)
  expect(app.errors).toEqual([])
})

test('people who cannot be matched any more keep nobody else from their jobs', async () => {
  const { app, ada } = await given()
  const eve = await signUp(app, 'Eve Example')
  await add(eve, { keywords: ['rust'], search: 'matchMin=50' })
  await add(ada, { keywords: ['rust'] })
  await app.runAlerts()
  app.setNow('2026-03-02T10:00:00Z')
  await app.services.db.deleteFrom('accounts').where('id', '=', eve.id).execute()
  await app.take([listing({ title: 'Rust Engineer' })])
  await app.runAlerts()
  expect(await foundBy(app)).toEqual([1])
  expect(app.errors).toEqual([])
})

test('an alert that demands a match brings only jobs that suit the person', async () => {
  const { app, ada } = await given()
  const experience = [
    {
      company: 'Harbour Freightworks',
      position: 'Backend Engineer',
      duration: 'Jan 2020 - Present',
      description: ['Built services in Python and Django', 'Ran PostgreSQL on AWS'],
    },
  ]
  const skills = ['Python', 'Django', 'PostgreSQL', 'Docker', 'AWS']
  expect((await ada.send('PATCH', '/api/me/profile', { skills, experience })).status).toBe(200)
  await add(ada, { keywords: ['engineer'], search: 'matchMin=60' })
  await app.runAlerts()
  app.setNow('2026-03-02T10:00:00Z')
  await app.take([
    listing({ title: 'Backend Engineer', description: 'You know Python, Django and PostgreSQL.' }),
    listing({ title: 'Sales Engineer', description: 'You know Salesforce, SAP and PowerPoint.' }),
  ])
  await app.runAlerts()
  expect(await foundBy(app)).toEqual([1])
})

test('an immediate email does not wait behind daily ones that have been due longer', async () => {
  const { app, ada } = await given()
  const eve = await signUp(app, 'Eve Example')
  await add(ada, { keywords: ['rust'], frequency: 'daily' })
  await add(eve, { keywords: ['rust'], frequency: 'immediately' })
  const due = (id: string, times: object) =>
    app.services.db.updateTable('alert_settings').set(times).where('account_id', '=', id).execute()
  await due(ada.id, { daily_at: new Date('2026-03-02T08:00:00Z') })
  await due(eve.id, { immediate_at: new Date('2026-03-02T08:59:00Z') })
  const take = async (most: number) => {
    const people = await inTransaction(app.services.db, (tx) =>
      takeDue(tx, new Date('2026-03-02T09:00:00Z'), most),
    )
    return people.map(({ accountId }) => accountId)
  }
  expect(await take(1)).toEqual([eve.id])
  expect(await take(2)).toEqual([eve.id, ada.id])
})

async function given() {
  const app = await createTestApp()
  return { app, ada: await signUp(app) }
}

type Person = Awaited<ReturnType<typeof signUp>>

async function add(person: Person, body: object): Promise<{ id: number }> {
  const answer = await person.send('POST', '/api/me/alerts', body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as { id: number }
}

/** How many alerts found each job, oldest first. */
async function foundBy({ services: { db } }: Awaited<ReturnType<typeof createTestApp>>) {
  const rows = await db.selectFrom('alert_finds').select('alert_ids').orderBy('found_at').execute()
  return rows.map(({ alert_ids }) => alert_ids.length)
}
