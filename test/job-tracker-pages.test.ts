/** The tracker's pages as a browser without JavaScript gets them. */
import { expect, test } from 'vitest'
import { CARDS_PER_COLUMN, ROWS_PER_PAGE } from '#core/tracker/tracker-view.ts'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

const BOARD = '/dashboard/job-tracker'

test('moving by form says what was done, and undo leaves no trace', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id, version } = await track(ada, { jobTitle: 'Engineer', companyName: 'Acme' })

  const moved = await ada.submit(`${BOARD}?view=table`, {
    application: `${id}:${version}`,
    stage: 'Applied',
    intent: 'move',
  })
  expect(moved.headers.get('location')).toBe(
    `${BOARD}?view=table&done=moved&to=1&was=${id}.0.2026-03-02`,
  )
  const page = await ada.page(moved.headers.get('location') ?? '')
  expect(page).toContain('Application updated successfully: Moved Engineer at Acme to Applied')
  expect(await whole(ada, id)).toMatchObject({ stage: 'Applied', appliedOn: '2026-03-02' })

  await ada.submit(BOARD, { done: `done=moved&to=1&was=${id}.0.2026-03-02`, intent: 'undo' })
  const { stage, appliedOn, events } = await whole(ada, id)
  expect([stage, appliedOn]).toEqual(['Interested', null])
  expect(events).toHaveLength(1)
})

test('without a script the applied date is today in the time zone of the person', async () => {
  const app = await createTestApp({ now: '2026-03-02T23:30:00Z' })
  const ada = await signUp(app)
  const { id } = await track(ada, { jobTitle: 'Engineer', companyName: 'Acme' })
  const round = { round: 'Screen', startsAt: '2026-03-20T09:00:00Z', timeZone: 'Europe/Berlin' }
  await ada.send('POST', `/api/me/applications/${id}/interviews`, round)
  const { version } = await whole(ada, id)

  await ada.submit(BOARD, {
    application: `${id}:${version}`,
    stage: 'Applied',
    intent: 'move',
  })
  const { appliedOn, events } = await whole(ada, id)
  expect(appliedOn).toBe('2026-03-03')
  expect(events[0]).toMatchObject({ toStage: 'Applied', happenedAt: '2026-03-02T23:30:00.000Z' })
  expect(await ada.page(`${BOARD}/new`)).toContain('value="2026-03-03"')
})

test('a form based on an outdated version shows both versions, and the choice is stored', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id, version } = await track(ada, { jobTitle: 'Engineer', companyName: 'Acme' })
  await ada.send('PATCH', `/api/me/applications/${id}`, { version, stage: 'Rejected' })

  const sent = { application: `${id}:${version}`, stage: 'Applied', intent: 'move' }
  const refused = await ada.submit(BOARD, sent)
  expect(refused.status).toBe(409)
  const page = await refused.text()
  expect(page).toContain('This was changed elsewhere')
  expect(page).toMatch(/Yours.*Applied.*Current.*Rejected/s)
  expect(await whole(ada, id)).toMatchObject({ stage: 'Rejected' })

  const application = /name="application" value="(\d+:\d+)"/.exec(
    page.split('conflict-title').at(-1) ?? '',
  )
  const answer = { application: application?.[1] ?? '', stage: 'Applied', intent: 'resolve' }
  await ada.submit(BOARD, { ...answer, 'keep-stage': 'theirs' })
  expect(await whole(ada, id)).toMatchObject({ stage: 'Rejected' })
  await ada.submit(BOARD, { ...answer, 'keep-stage': 'mine' })
  expect(await whole(ada, id)).toMatchObject({ stage: 'Applied' })
})

test("somebody else's application can't be moved, deleted or restored by a form", async () => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve Other')]
  const [one, two] = [
    await track(ada, { jobTitle: 'First' }),
    await track(ada, { jobTitle: 'Second' }),
  ]
  const named = { application: `${one.id}:${one.version}`, stage: 'Rejected' }

  expect((await eve.submit(BOARD, { ...named, intent: 'move' })).status).toBe(404)
  await eve.submit(BOARD, { ...named, intent: 'delete' })
  expect((await eve.submit(BOARD, { ...named, intent: 'waiting' })).status).toBe(404)
  await eve.submit(BOARD, { done: `done=moved&to=0&was=${one.id}.9,${two.id}.9`, intent: 'undo' })
  expect(await whole(ada, one.id)).toMatchObject({ stage: 'Interested', version: one.version })
  expect(await whole(ada, two.id)).toMatchObject({ stage: 'Interested' })

  await ada.send('DELETE', `/api/me/applications/${one.id}`)
  await eve.submit(BOARD, { done: `done=deleted&was=${one.id}`, intent: 'undo' })
  expect((await ada.request(`/api/me/applications/${one.id}`)).status).toBe(404)
})

test('"Still waiting" is recorded, and nothing is asked for thirty days', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id, version } = await track(ada, {
    jobTitle: 'Engineer',
    stage: 'Applied',
    appliedOn: '2026-01-20',
  })
  expect(plain(await ada.page(BOARD))).toContain('1 application with no reply for 30+ days')

  await ada.submit(BOARD, { application: `${id}:${version}`, intent: 'waiting' })
  expect(await ada.page(BOARD)).not.toContain('with no reply')
  const { stage, events } = await whole(ada, id)
  expect(stage).toBe('Applied')
  expect(events.map(({ text }) => text)).toContain('Still waiting for a reply')
  app.setNow('2026-04-05T09:00:00Z')
  expect(plain(await ada.page(BOARD))).toContain('1 application with no reply for 30+ days')
})

test('the response rate shows its sample size, and is hidden below five applications', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  for (const stage of ['Applied', 'Applied', 'Rejected', 'Offer Received']) {
    await track(ada, { jobTitle: stage, stage })
  }
  expect(plain(await ada.page(BOARD))).toContain(
    'You’ll see your response rate once you’ve sent 5 applications.',
  )
  await track(ada, { jobTitle: 'Fifth', stage: 'Applied' })
  expect(plain(await ada.page(BOARD))).toContain('Response rate 40% (2 of 5)')
})

test('a long column is cut off and can be shown whole, and a long table has pages', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const total = ROWS_PER_PAGE + 1
  for (let at = 0; at < total; at++) await track(ada, { jobTitle: `Job ${at}` })

  const cards = (page: string) => page.match(/<article/g)?.length
  expect(cards(await ada.page(BOARD))).toBe(CARDS_PER_COLUMN)
  expect(cards(await ada.page(`${BOARD}?whole=Interested`))).toBe(total)
  const rows = (page: string) => page.match(/<tr/g)?.length
  expect(rows(await ada.page(`${BOARD}?view=table`))).toBe(ROWS_PER_PAGE + 1)
  expect(rows(await ada.page(`${BOARD}?view=table&page=2`))).toBe(2)
  expect(rows(await ada.page(`${BOARD}?view=table&page=99`))).toBe(2)
})

test('a job is added with its current text, and an unknown job is not found', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await app.take([listing({ title: 'Kept Engineer', description: 'Once upon a time.' })])
  const jobId = await app.idOf('Kept Engineer')
  expect(await ada.page(`${BOARD}/new?jobId=${jobId}`)).toContain('Kept Engineer')

  const fields = { jobId: String(jobId), stage: 'Interested', appliedOn: '2026-03-01', notes: ' ' }
  const added = await ada.submit(`${BOARD}/new`, fields)
  const id = Number(/was=(\d+)/.exec(added.headers.get('location') ?? '')?.[1])
  expect(await whole(ada, id)).toMatchObject({
    jobId,
    jobDescription: 'Once upon a time.',
    appliedOn: null,
    notes: null,
  })

  expect((await ada.request(`${BOARD}/new?jobId=999999`)).status).toBe(404)
  expect((await ada.request(`${BOARD}/new?jobId=x`)).status).toBe(400)
  const visitor = await app.request(`${BOARD}/new?jobId=${jobId}`)
  expect(visitor.headers.get('location')).toContain(encodeURIComponent(`jobId=${jobId}`))
})

async function track(
  person: Person,
  application: object,
): Promise<{ id: number; version: number }> {
  const body = { ...application, anyway: true }
  return (await person.send('POST', '/api/me/applications', body)).json()
}

type Whole = {
  version: number
  stage: string
  appliedOn: string | null
  events: { text: string | null; toStage: string | null; happenedAt: string }[]
}

async function whole(person: Person, id: number): Promise<Whole> {
  return (await person.request(`/api/me/applications/${id}`)).json()
}

/** The text of a page, without its markup. */
const plain = (page: string) => page.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, '')
