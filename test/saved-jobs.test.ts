/** Saved jobs over HTTP: saving, the plan's limit, notes, and what has changed since. */
import { expect, test } from 'vitest'
import { givePlan } from '#work/plan/give-plan.ts'
import { purge } from '#work/retention/retention.ts'
import { createTestApp, type TestApp } from './app.ts'
import { buttonsOf } from './buttons-of.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

test('a job is saved, listed with its details, and removed', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  const id = ids['Rust Engineer'] as number
  expect(await answerOf(ada.send('PUT', `/api/me/saved-jobs/${id}`))).toEqual({
    status: 200,
    body: { saved: 1, limit: 10 },
  })
  expect(await savedBy(ada)).toMatchObject({
    limit: 10,
    savedJobs: [
      {
        job: { id, title: 'Rust Engineer' },
        note: '',
        since: { closedAt: null, reposts: 0, salary: null },
      },
    ],
  })
  expect(await answerOf(ada.send('DELETE', `/api/me/saved-jobs/${id}`))).toEqual({
    status: 200,
    body: { saved: 0, limit: 10 },
  })
  expect(await savedBy(ada)).toEqual({ limit: 10, savedJobs: [] })
})

test('saving and removing twice is the same as once', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  const path = `/api/me/saved-jobs/${ids['Rust Engineer']}`
  const bodies = []
  for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE'] as const) {
    bodies.push((await answerOf(ada.send(method, path))).body)
  }
  expect(bodies.map(({ saved }) => saved)).toEqual([1, 1, 0, 0])
})

test('saving a removed job again within a day restores its note and date', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  const path = `/api/me/saved-jobs/${ids['Rust Engineer']}`
  await ada.send('PUT', path)
  expect((await ada.send('PATCH', path, { note: 'Ask Grace about the team' })).status).toBe(204)
  const before = await savedBy(ada)
  app.setNow('2026-03-02T20:00:00Z')
  await ada.send('DELETE', path)
  await ada.send('PUT', path)
  expect(await savedBy(ada)).toEqual(before)
})

test.each([
  ['0', 400, 'invalid_saved_job_id'],
  ['abc', 400, 'invalid_saved_job_id'],
  ['1e3', 400, 'invalid_saved_job_id'],
  ['999999', 404, 'job_not_found'],
])('saving the job %s is refused', async (id, status, code) => {
  const { app } = await given([])
  const ada = await signUp(app)
  const { body, status: answered } = await answerOf(ada.send('PUT', `/api/me/saved-jobs/${id}`))
  expect([answered, body.code]).toEqual([status, code])
})

test('a note has at most 2,000 characters and belongs to a saved job', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  const path = `/api/me/saved-jobs/${ids['Rust Engineer']}`
  expect((await ada.send('PATCH', path, { note: 'too early' })).status).toBe(404)
  await ada.send('PUT', path)
  expect((await ada.send('PATCH', path, { note: 'x'.repeat(2_001) })).status).toBe(422)
  expect((await ada.send('PATCH', path, { note: 'x', owner: 'me' })).status).toBe(422)
  expect((await ada.send('PATCH', path, { note: 'x'.repeat(2_000) })).status).toBe(204)
})

test('the Basic plan keeps ten jobs, and an eleventh is refused until there is room', async () => {
  const { app, ids } = await given(titles(11))
  const ada = await signUp(app)
  const all = Object.values(ids)
  for (const id of all.slice(0, 10)) await ada.send('PUT', `/api/me/saved-jobs/${id}`)
  const eleventh = `/api/me/saved-jobs/${all[10]}`
  const { status, body } = await answerOf(ada.send('PUT', eleventh))
  expect([status, body.code, body.title]).toEqual([
    409,
    'saved_jobs_full',
    'Your Basic plan includes 10 saved jobs. Remove one to save another.',
  ])
  await ada.send('DELETE', `/api/me/saved-jobs/${all[0]}`)
  expect((await answerOf(ada.send('PUT', eleventh))).body).toEqual({ saved: 10, limit: 10 })
})

test('a paid plan has no limit', async () => {
  const { app, ids } = await given(titles(11))
  const ada = await signUp(app)
  await givePlan(app.services, ada.email, 'premium')
  for (const id of Object.values(ids)) await ada.send('PUT', `/api/me/saved-jobs/${id}`)
  const { savedJobs, limit } = await savedBy(ada)
  expect([savedJobs.length, limit]).toEqual([11, null])
})

test("AZ-07 fifty concurrent saves never exceed the plan's limit", async () => {
  const { app, ids } = await given(titles(50))
  const ada = await signUp(app)
  const statuses = await Promise.all(
    Object.values(ids).map(
      async (id) => (await ada.send('PUT', `/api/me/saved-jobs/${id}`)).status,
    ),
  )
  expect(statuses.toSorted()).toEqual([...Array(10).fill(200), ...Array(40).fill(409)])
  expect((await savedBy(ada)).savedJobs).toHaveLength(10)
})

test('AZ-02 what one person saved, another neither sees nor changes', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  const eve = await signUp(app, 'Eve Example')
  const path = `/api/me/saved-jobs/${ids['Rust Engineer']}`
  await ada.send('PUT', path)
  await ada.send('PATCH', path, { note: 'mine' })
  const before = await savedBy(ada)
  expect((await savedBy(eve)).savedJobs).toEqual([])
  const [foreign, missing] = await Promise.all([
    answerOf(eve.send('PATCH', path, { note: 'hers' })),
    answerOf(eve.send('PATCH', '/api/me/saved-jobs/999999', { note: 'hers' })),
  ])
  expect(foreign.status).toBe(404)
  const own = { instance: '', requestId: '' }
  expect({ ...foreign.body, ...own }).toEqual({ ...missing.body, ...own })
  await eve.send('DELETE', path)
  expect(await savedBy(ada)).toEqual(before)
})

test('a saved job shows what has changed since: salary, reposted, closed', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  await ada.send('PUT', `/api/me/saved-jobs/${ids['Rust Engineer']}`)
  await app.take([
    {
      ...offer('Rust Engineer'),
      salary: { min: 80_000, max: 90_000, currency: 'EUR', period: 'year' },
      closedAt: '2026-03-01T00:00:00Z',
    },
  ])
  await app.services.db.updateTable('jobs').set({ reposted_count: 2 }).execute()
  expect((await savedBy(ada)).savedJobs[0]?.since).toEqual({
    closedAt: '2026-03-01T00:00:00.000Z',
    reposts: 2,
    salary: {
      from: { min: 60_000, max: 70_000, currency: 'EUR', period: 'year' },
      to: { min: 80_000, max: 90_000, currency: 'EUR', period: 'year' },
    },
  })
})

test("each change to saved jobs is sent to the person's other devices, once", async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  const path = `/api/me/saved-jobs/${ids['Rust Engineer']}`
  for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE'] as const) await ada.send(method, path)
  const changes = await app.services.db
    .selectFrom('account_changes')
    .select(['kind', 'subject'])
    .where('kind', '=', 'saved_job')
    .orderBy('version')
    .execute()
  const change = { kind: 'saved_job', subject: `${ids['Rust Engineer']}` }
  expect(changes).toEqual([change, change])
})

test('without JavaScript a form saves and removes, and the saved jobs page offers undo', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  const id = String(ids['Rust Engineer'])
  const saved = await ada.submit('/jobs/marks', { save: id, next: '/jobs?query=rust' })
  expect([saved.status, saved.headers.get('location')]).toEqual([302, '/jobs?query=rust'])
  expect((await savedBy(ada)).savedJobs).toHaveLength(1)
  expect(buttonsOf(await ada.page('/jobs'), 'unsave')).toEqual([id])

  const removed = await ada.submit('/jobs/marks', { unsave: id, next: '/dashboard/saved-jobs' })
  const address = removed.headers.get('location') ?? ''
  expect(address).toBe(`/dashboard/saved-jobs?removed=${id}`)
  const page = await ada.page(address)
  expect(page).toContain('Job removed from saved jobs: ')
  expect(buttonsOf(page, 'save')).toEqual([id])
})

test("a visitor's save button leads to sign-in with the job to save, and the page shows nobody's marks", async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const page = await app.page('/jobs?query=rust')
  const form = /<form id="job-acts"[^>]*>.*?<\/form>/.exec(page)?.[0] ?? ''
  expect(form).toContain('method="get"')
  expect(form).toContain('action="/auth/signin"')
  expect(form).toContain('name="next" value="/jobs?query=rust"')
  expect(buttonsOf(page, 'save')).toEqual([`${ids['Rust Engineer']}`])
  const sent = await app.request('/jobs/marks', {
    method: 'POST',
    body: new URLSearchParams({ save: '1', next: '/jobs' }),
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(sent.headers.get('location')).toBe('/auth/login?next=%2Fjobs%2Fmarks')
})

test('a form redirects only to our own pages', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  const save = String(ids['Rust Engineer'])
  for (const next of ['https://evil.test/', '//evil.test', '/\\evil.test', '']) {
    const answer = await ada.submit('/jobs/marks', { save, next })
    expect(answer.headers.get('location')).toBe('/jobs')
  }
})

test('when the plan is full, the form leads to the saved jobs page, where the job can be saved later', async () => {
  const { app, ids } = await given(titles(11))
  const ada = await signUp(app)
  const all = Object.values(ids)
  for (const id of all.slice(0, 10)) await ada.send('PUT', `/api/me/saved-jobs/${id}`)
  const answer = await ada.submit('/jobs/marks', { save: String(all[10]), next: '/jobs' })
  const address = answer.headers.get('location') ?? ''
  expect(address).toBe(`/dashboard/saved-jobs?waiting=${all[10]}`)
  const full = await ada.page(address)
  expect(full).toContain('10 of 10 saved jobs (Basic plan)')
  expect(full).toContain('Remove one to save another.')
  await ada.send('DELETE', `/api/me/saved-jobs/${all[0]}`)
  expect(buttonsOf(await ada.page(address), 'save')).toEqual([`${all[10]}`])
})

test('saved jobs can be searched by their details and notes, and sorted', async () => {
  const { app, ids } = await given(['Rust Engineer', 'Go Engineer', 'Data Analyst'])
  const ada = await signUp(app)
  for (const [at, title] of ['Rust Engineer', 'Go Engineer', 'Data Analyst'].entries()) {
    app.setNow(`2026-03-02T1${at}:00:00Z`)
    await ada.send('PUT', `/api/me/saved-jobs/${ids[title]}`)
  }
  await ada.submit('/dashboard/saved-jobs', { jobId: `${ids['Data Analyst']}`, note: 'Ask Grace' })
  const titlesAt = async (search: string) =>
    [
      ...(await ada.page(`/dashboard/saved-jobs${search}`)).matchAll(
        /saved-job-title"><a[^>]*>([^<]*)/g,
      ),
    ].map(([, title]) => title)
  expect(await titlesAt('')).toEqual(['Data Analyst', 'Go Engineer', 'Rust Engineer'])
  expect(await titlesAt('?sort=saved_oldest')).toEqual([
    'Rust Engineer',
    'Go Engineer',
    'Data Analyst',
  ])
  expect(await titlesAt('?query=engineer+go')).toEqual(['Go Engineer'])
  expect(await titlesAt('?query=grace')).toEqual(['Data Analyst'])
  expect(await ada.page('/dashboard/saved-jobs?query=cobol')).toContain('No saved jobs match “')
})

test('a note that is too long is refused with an error beside its field, and the input is kept', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  const id = `${ids['Rust Engineer']}`
  await ada.send('PUT', `/api/me/saved-jobs/${id}`)
  const note = 'long '.repeat(500)
  const answer = await ada.submit('/dashboard/saved-jobs', { jobId: id, note })
  const page = await answer.text()
  expect(answer.status).toBe(422)
  expect(page).toContain('at most 2000 characters.')
  expect(page).toContain(note.trimEnd())
})

test('the page shows what has changed about a job since it was saved', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  await ada.send('PUT', `/api/me/saved-jobs/${ids['Rust Engineer']}`)
  const changed = { salary: { min: 80_000, max: 90_000, currency: 'EUR', period: 'year' as const } }
  await app.take([{ ...offer('Rust Engineer'), ...changed, closedAt: '2026-03-01T09:00:00Z' }])
  await app.services.db.updateTable('jobs').set({ reposted_count: 1 }).execute()
  const text = (await ada.page('/dashboard/saved-jobs')).replaceAll(/<[^>]*>/g, ' ')
  const said = text.replaceAll(/\s+/g, ' ')
  expect(said).toContain('Closed yesterday')
  expect(said).toContain('Reposted')
  expect(said).toContain('€60,000 - €70,000 → is now €80,000 - €90,000')
})

test('removed jobs are purged after a day', async () => {
  const { app, ids } = await given(['Rust Engineer'])
  const ada = await signUp(app)
  const path = `/api/me/saved-jobs/${ids['Rust Engineer']}`
  await ada.send('PUT', path)
  await ada.send('PATCH', path, { note: 'private' })
  await ada.send('DELETE', path)
  const rows = () => app.services.db.selectFrom('saved_jobs').selectAll().execute()
  app.setNow('2026-03-03T08:59:00Z')
  await purge('unsavedJobs', app.services)
  expect(await rows()).toHaveLength(1)
  app.setNow('2026-03-03T09:01:00Z')
  await purge('unsavedJobs', app.services)
  expect(await rows()).toEqual([])
})

type Saved = {
  limit: number | null
  savedJobs: { job: { id: number }; note: string; since: object }[]
}

const savedBy = async (person: Person) =>
  (await (await person.request('/api/me/saved-jobs')).json()) as Saved

async function answerOf(asked: Promise<Response>) {
  const answer = await asked
  const body = (await answer.json()) as { saved?: number; code?: string; title?: string }
  return { status: answer.status, body }
}

async function given(jobTitles: string[]) {
  const app: TestApp = await createTestApp()
  await app.take(jobTitles.map(offer))
  const entries = await Promise.all(
    jobTitles.map(async (title) => [title, await app.idOf(title)] as const),
  )
  return { app, ids: Object.fromEntries(entries) as Record<string, number> }
}

const offer = (title: string) =>
  listing({
    id: title,
    title,
    salary: { min: 60_000, max: 70_000, currency: 'EUR', period: 'year' },
  })

const titles = (count: number) => Array.from({ length: count }, (_, at) => `Engineer ${at}`)
