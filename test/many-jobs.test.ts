/** Saving, hiding and tracking several jobs at once, over the API and with forms, and undoing it. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { buttonsOf } from './buttons-of.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>
type Acted = { done: number[]; undo: number[]; outcome: object }

const NOTHING = { done: 0, already: 0, gone: 0, full: 0, room: null }

test('jobs are saved as far as the plan has room, and undoing unsaves those alone', async () => {
  const { app, ids } = await given(titles(12))
  const ada = await signUp(app)
  await ada.send('PUT', `/api/me/saved-jobs/${ids[1]}`)
  const { done, undo, outcome } = await act(ada, 'save', [...ids.slice(0, 12), 999_999])
  const fresh = [ids[0], ...ids.slice(2, 10)]
  expect([done, undo]).toEqual([fresh, fresh])
  const room = { saved: 10, limit: 10 }
  expect(outcome).toEqual({ done: 9, already: 1, gone: 1, full: 2, room })
  expect(await savedBy(ada)).toHaveLength(10)

  await undone(ada, 'save', undo)
  expect(await savedBy(ada)).toEqual([ids[1]])
  // Restoring takes no room of the plan.
  expect((await act(ada, 'save', fresh as number[])).outcome).toMatchObject({ done: 9, full: 0 })
})

test('jobs are hidden, and undoing shows those alone', async () => {
  const { app, ids } = await given(titles(3))
  const ada = await signUp(app)
  await act(ada, 'hide', [ids[0] as number])
  const { undo, outcome } = await act(ada, 'hide', [...ids, 999_999])
  expect(outcome).toEqual({ ...NOTHING, done: 2, already: 1, gone: 1 })
  expect((await hiddenBy(ada)).toSorted()).toEqual(ids.toSorted())
  await undone(ada, 'hide', undo)
  expect(await hiddenBy(ada)).toEqual([ids[0]])
})

test('jobs of one company are tracked together, tracked ones are left out, and undoing deletes those added', async () => {
  const { app, ids } = await given(titles(3))
  const ada = await signUp(app)
  const first = await act(ada, 'track', [ids[0] as number])
  expect(first.outcome).toEqual({ ...NOTHING, done: 1 })
  const { done, undo, outcome } = await act(ada, 'track', [...ids, 999_999])
  expect([done, outcome]).toEqual([ids.slice(1), { ...NOTHING, done: 2, already: 1, gone: 1 }])
  expect(await trackedBy(ada)).toHaveLength(3)
  await undone(ada, 'track', undo)
  expect(await trackedBy(ada)).toEqual([ids[0]])
})

test('AZ-02 nobody undoes what another person did', async () => {
  const { app, ids } = await given(titles(2))
  const ada = await signUp(app)
  const eve = await signUp(app, 'Eve Example')
  const { undo } = await act(ada, 'track', ids)
  await undone(eve, 'track', undo)
  expect(await trackedBy(ada)).toHaveLength(2)
})

test.each([
  [{ act: 'save', ids: [] }],
  [{ act: 'save', ids: Array.from({ length: 101 }, (_, at) => at + 1) }],
  [{ act: 'delete', ids: [1] }],
  [{ act: 'save', ids: ['1'] }],
])('%j is refused', async (body) => {
  const ada = await signUp(await createTestApp())
  expect((await ada.send('POST', '/api/me/job-actions', body)).status).toBe(422)
})

test('without JavaScript the selected jobs are a form, and its answer says what was done and undoes it', async () => {
  const { app, ids } = await given(titles(12))
  const ada = await signUp(app)
  const list = await ada.page('/jobs?select=on')
  expect(boxesOf(list).toSorted()).toEqual(ids.map(String).toSorted())
  expect(buttonsOf(list, 'act')).toEqual(['save', 'hide', 'track'])
  expect(boxesOf(await ada.page('/jobs'))).toHaveLength(12) // those of Compare

  const next = encodeURIComponent('/jobs?select=on')
  const body = new URLSearchParams([['act', 'save'], ...ids.map((id) => ['jobs', `${id}`])])
  const answer = await ada.request(`/jobs/selected?next=${next}`, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const page = await answer.text()
  expect(page).toContain('<h1>10 saved, 2 not</h1>')
  expect(page).toContain('Your Basic plan includes 10 saved jobs. Remove one to save another.')
  expect(page).toContain('href="/jobs?select=on"')
  expect(buttonsOf(page, 'undo')).toEqual(['save'])
  const undo = new URLSearchParams([['undo', 'save'], ...hiddenIn(page).map((id) => ['jobs', id])])
  await ada.request('/jobs/selected', {
    method: 'POST',
    body: undo,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(await savedBy(ada)).toEqual([])
})

test('a form without selected jobs says so, and leads back to our own pages only', async () => {
  const ada = await signUp(await createTestApp())
  const answer = await ada.submit('/jobs/selected?next=//evil.test', { act: 'hide' })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('<h1>Select jobs first</h1>')
  expect(page).not.toContain('href="//evil')
  expect((await ada.submit('/jobs/selected', { act: 'toString', jobs: '1' })).status).toBe(400)
})

const boxesOf = (page: string) =>
  [...page.matchAll(/<input[^>]*name="jobs"[^>]*>/g)].map(
    ([box]) => / value="(\d+)"/.exec(box)?.[1] as string,
  )

const hiddenIn = (page: string) => boxesOf(page)

async function act(person: Person, name: string, ids: readonly number[]): Promise<Acted> {
  const answer = await person.send('POST', '/api/me/job-actions', { act: name, ids })
  return answer.json() as Promise<Acted>
}

async function undone(person: Person, name: string, ids: readonly number[]) {
  const answer = await person.send('POST', '/api/me/job-actions/undo', { act: name, ids })
  expect(answer.status).toBe(204)
}

async function savedBy(person: Person): Promise<number[]> {
  const answer = await person.request('/api/me/saved-jobs')
  const { savedJobs } = (await answer.json()) as { savedJobs: { job: { id: number } }[] }
  return savedJobs.map(({ job }) => job.id)
}

async function hiddenBy(person: Person): Promise<number[]> {
  return ((await (await person.request('/api/me/lists')).json()) as { dismissed: number[] })
    .dismissed
}

async function trackedBy(person: Person): Promise<number[]> {
  const answer = await person.request('/api/me/applications')
  const { applications } = (await answer.json()) as { applications: { jobId: number }[] }
  return applications.map(({ jobId }) => jobId)
}

const titles = (count: number) => Array.from({ length: count }, (_, at) => `Engineer ${at + 1}`)

async function given(wanted: string[]) {
  const app = await createTestApp()
  await app.take(wanted.map((title) => listing({ id: title, title })))
  return { app, ids: await Promise.all(wanted.map((title) => app.idOf(title))) }
}
