/** The tracker over the API: adding, changing, moving, deleting, and access. */
import { expect, test } from 'vitest'
import { STAGES } from '#core/tracker/application.ts'
import * as shapes from '#server/api/me-application-schemas.ts'
import { purge } from '#work/retention/retention.ts'
import { createTestApp } from './app.ts'
import { fileForm, pdf } from './sample-files.ts'
import { listing } from './sample-listings.ts'
import { browser, signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

const LIST = '/api/me/applications'
const UNKNOWN_ID = 999_999

test('an application keeps what the listing said, even after the job is gone', async () => {
  const app = await createTestApp()
  await app.take([
    listing({
      title: 'Rust Engineer',
      salary: { min: 80_000, max: 100_000, currency: 'USD', period: 'year' },
      description: '<p>Build the services behind our shop.</p>',
      requirements: '<ul><li>Five years of Rust</li></ul>',
    }),
  ])
  const ada = await signUp(app)
  const jobId = await app.idOf('Rust Engineer')

  const added = await track(ada, { jobId, stage: 'Applied', appliedOn: '2026-02-27', notes: '  ' })
  await app.services.db.deleteFrom('jobs').where('id', '=', jobId).execute()
  const whole = await read(ada, `${LIST}/${added.id}`)

  expect(shapes.WholeApplicationSchema.parse(whole)).toEqual({
    id: added.id,
    version: 1,
    jobId: null,
    jobTitle: 'Rust Engineer',
    companyName: 'Acme',
    companyWebsite: null,
    jobLocation: 'Berlin, Germany',
    jobUrl: expect.stringMatching(/^https:\/\/jobs\.acme\.example\/\d+$/),
    jobDescription: expect.stringMatching(
      /^Build the services behind our shop\.\s+\W*Five years of Rust/,
    ),
    salaryRange: '$80,000 - $100,000',
    stage: 'Applied',
    appliedOn: '2026-02-27',
    notes: null,
    followUpOn: null,
    links: [],
    createdAt: '2026-03-02T09:00:00.000Z',
    updatedAt: '2026-03-02T09:00:00.000Z',
    lastEventAt: '2026-02-27T12:00:00.000Z',
    nextInterviewAt: null,
    isSilent: false,
    events: [
      {
        id: expect.any(Number),
        kind: 'stage',
        fromStage: null,
        toStage: 'Applied',
        text: null,
        happenedAt: '2026-02-27T12:00:00.000Z',
        recordedAt: '2026-03-02T09:00:00.000Z',
      },
    ],
    contacts: [],
    interviews: [],
    tasks: [],
    documents: [],
  })
  expect(app.errors).toEqual([])
})

test('an application added by hand starts as Interested, at an unknown company if none is named', async () => {
  const ada = await signUp(await createTestApp())
  expect(await track(ada, { jobTitle: 'Baker' })).toMatchObject({
    jobTitle: 'Baker',
    companyName: 'Unknown Company',
    stage: 'Interested',
    appliedOn: null,
  })
})

test('an applied date is accepted at every stage and kept by later ones', async () => {
  const ada = await signUp(await createTestApp())
  for (const stage of STAGES) {
    const day = { jobTitle: 'Baker', appliedOn: '2026-02-27', stage, anyway: true }
    const kept = await track(ada, day)
    expect(kept).toMatchObject({ stage, appliedOn: '2026-02-27' })
    const moved = await change(ada, kept, { stage: 'Pre-Screen', appliedOn: '2026-02-26' })
    expect(moved).toMatchObject({ stage: 'Pre-Screen', appliedOn: '2026-02-26' })
  }
})

test('tracking the same job, or the same company within 90 days, warns first and then needs confirmation', async () => {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'Rust Engineer', company: 'Zubr' }),
    listing({ title: 'Go Engineer', company: 'Zubr Inc.' }),
  ])
  const ada = await signUp(app)
  const jobId = await app.idOf('Rust Engineer')
  const first = await track(ada, { jobId })

  const again = await ada.send('POST', LIST, { jobId })
  const other = await ada.send('POST', LIST, { jobId: await app.idOf('Go Engineer') })
  expect([again.status, other.status]).toEqual([409, 409])
  expect(await again.json()).toMatchObject({
    code: 'maybe_tracked',
    warnings: { sameJob: [{ id: first.id, stage: 'Interested' }], sameCompany: [] },
  })
  expect((await other.json()).warnings).toMatchObject({ sameCompany: [{ id: first.id }] })

  expect((await ada.send('POST', LIST, { jobId, anyway: true })).status).toBe(200)
  app.setNow('2026-07-01T09:00:00Z')
  expect((await ada.send('POST', LIST, { jobTitle: 'Cook', companyName: 'ZUBR' })).status).toBe(200)
})

test('a change to an outdated version is refused and returns the current application', async () => {
  const ada = await signUp(await createTestApp())
  const seen = await track(ada, { jobTitle: 'Baker' })
  await change(ada, seen, { notes: 'from the phone' })

  const late = await ada.send('PATCH', `${LIST}/${seen.id}`, { version: 1, notes: 'from the desk' })

  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({
    code: 'version_conflict',
    current: { version: 2, notes: 'from the phone' },
    yours: { notes: 'from the desk' },
  })
  expect(await read(ada, `${LIST}/${seen.id}`)).toMatchObject({ notes: 'from the phone' })
})

test('AZ-07 of many changes to one version at once, exactly one wins', async () => {
  const ada = await signUp(await createTestApp())
  const { id } = await track(ada, { jobTitle: 'Baker' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      ada.send('PATCH', `${LIST}/${id}`, { version: 1, notes: `change ${n}` }),
    ),
  )
  const winners = answers.filter(({ status }) => status === 200)
  expect(winners).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  const { notes } = (await (winners[0] as Response).json()) as { notes: string }
  expect(await read(ada, `${LIST}/${id}`)).toMatchObject({ version: 2, notes })
})

test('AZ-07 the same job tracked by many requests at once is tracked once', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Rust Engineer' })])
  const ada = await signUp(app)
  const jobId = await app.idOf('Rust Engineer')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ada.send('POST', LIST, { jobId })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await read(ada, LIST)).totalCount).toBe(1)
})

test('a move is an event; undoing it soon leaves no trace, moving back later does', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id } = await track(ada, { jobTitle: 'Baker', stage: 'Applied' })
  const other = await track(ada, { jobTitle: 'Cook' })
  const ids = [id, other.id, UNKNOWN_ID]

  const { moved } = await post(ada, `${LIST}/move`, { ids, stage: 'Rejected' })
  expect(moved).toEqual([
    { id, from: 'Applied', to: 'Rejected', appliedOn: null },
    { id: other.id, from: 'Interested', to: 'Rejected', appliedOn: null },
  ])
  expect(await stagesOf(ada, id)).toEqual(['Rejected', 'Applied'])
  await post(ada, `${LIST}/move-back`, { moved })
  expect(await stagesOf(ada, id)).toEqual(['Applied'])
  expect(await read(ada, `${LIST}/${other.id}`)).toMatchObject({ stage: 'Interested' })

  await post(ada, `${LIST}/move`, { ids: [id], stage: 'Rejected' })
  app.setNow('2026-03-02T09:10:01Z')
  await post(ada, `${LIST}/move`, { ids: [id], stage: 'Applied' })
  expect(await stagesOf(ada, id)).toEqual(['Applied', 'Rejected', 'Applied'])
})

test.each([
  { appliedOn: '2026-03-02', day: 'today', happenedAt: '2026-03-02T15:00:00.000Z' },
  { appliedOn: '2026-02-20', day: 'an earlier day', happenedAt: '2026-02-20T12:00:00.000Z' },
])('a move in the afternoon is dated $day, and undoing it leaves no trace', async (row) => {
  const { appliedOn, happenedAt } = row
  const app = await createTestApp({ now: '2026-03-02T14:55:00Z' })
  const ada = await signUp(app)
  const seen = await track(ada, { jobTitle: 'Baker' })
  app.setNow('2026-03-02T15:00:00Z')
  await change(ada, seen, { stage: 'Applied', appliedOn })
  const { events } = await read(ada, `${LIST}/${seen.id}`)
  expect(events).toContainEqual(expect.objectContaining({ toStage: 'Applied', happenedAt }))

  const moved = [{ id: seen.id, from: 'Interested', to: 'Applied', appliedOn }]
  await post(ada, `${LIST}/move-back`, { moved })
  expect(await stagesOf(ada, seen.id)).toEqual(['Interested'])
  expect(await read(ada, `${LIST}/${seen.id}`)).toMatchObject({
    stage: 'Interested',
    appliedOn: null,
  })
  expect((await read(ada, `${LIST}/summary`)).response.sent).toBe(0)
})

test('moving back clears the dates that the move recorded and no others', async () => {
  const app = await createTestApp({ now: '2026-03-02T15:00:00Z' })
  const ada = await signUp(app)
  const none = await track(ada, { jobTitle: 'Baker' })
  const known = await track(ada, { jobTitle: 'Cook', stage: 'Follow Up', appliedOn: '2026-01-05' })
  const corrected = await track(ada, { jobTitle: 'Waiter' })
  const ids = [none.id, known.id, corrected.id]
  const { moved } = await post(ada, `${LIST}/move`, { ids, stage: 'Applied', today: '2026-03-02' })
  expect(moved).toEqual([
    { id: none.id, from: 'Interested', to: 'Applied', appliedOn: '2026-03-02' },
    { id: known.id, from: 'Follow Up', to: 'Applied', appliedOn: null },
    { id: corrected.id, from: 'Interested', to: 'Applied', appliedOn: '2026-03-02' },
  ])
  await change(ada, { id: corrected.id, version: 2 }, { appliedOn: '2026-02-27' })

  const back = await post(ada, `${LIST}/move-back`, { moved })
  expect(shapes.MovedSchema.parse(back).moved).toHaveLength(3)
  const days = ids.map(async (id) => (await read(ada, `${LIST}/${id}`)).appliedOn)
  expect(await Promise.all(days)).toEqual([null, '2026-01-05', '2026-02-27'])
})

test('moving back does not touch an application that has moved again', async () => {
  const app = await createTestApp({ now: '2026-03-02T15:00:00Z' })
  const ada = await signUp(app)
  const one = await track(ada, { jobTitle: 'Baker' })
  const two = await track(ada, { jobTitle: 'Cook' })
  const move = { ids: [one.id, two.id], stage: 'Applied', today: '2026-03-02' }
  const { moved } = await post(ada, `${LIST}/move`, move)
  await post(ada, `${LIST}/move`, { ids: [one.id], stage: 'Pre-Screen' })
  const before = await read(ada, `${LIST}/${one.id}`)

  const back = await post(ada, `${LIST}/move-back`, { moved })
  expect(back.moved).toEqual([{ id: two.id, from: 'Applied', to: 'Interested', appliedOn: null }])
  expect(await read(ada, `${LIST}/${one.id}`)).toEqual(before)
})

test("moving to Applied records the person's local date where none was set", async () => {
  const ada = await signUp(await createTestApp())
  const none = await track(ada, { jobTitle: 'Baker' })
  const known = await track(ada, { jobTitle: 'Cook', stage: 'Follow Up', appliedOn: '2026-01-05' })
  const move = { ids: [none.id, known.id], stage: 'Applied', today: '2026-03-03' }
  await post(ada, `${LIST}/move`, move)
  expect((await read(ada, `${LIST}/${none.id}`)).appliedOn).toBe('2026-03-03')
  expect((await read(ada, `${LIST}/${known.id}`)).appliedOn).toBe('2026-01-05')
})

test('thirty days without an event suggest Ghosted and never set it', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id } = await track(ada, { jobTitle: 'Baker', stage: 'Applied' })
  const waiting = await track(ada, { jobTitle: 'Cook', stage: 'Applied' })
  await post(ada, `${LIST}/${waiting.id}/interviews`, {
    round: 'Pre-screen',
    startsAt: '2026-04-20T09:00:00Z',
    timeZone: 'Europe/Berlin',
  })
  app.setNow('2026-04-01T09:00:00Z')
  const silent = await read(ada, `${LIST}?silent=true`)
  expect(silent.applications).toMatchObject([{ id, stage: 'Applied', isSilent: true }])
  expect((await read(ada, LIST)).totalCount).toBe(2)
})

test('deleted applications can be restored with everything in them, for one day', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const one = await track(ada, { jobTitle: 'Baker' })
  const two = await track(ada, { jobTitle: 'Cook' })
  await post(ada, `${LIST}/${one.id}/contacts`, { name: 'Grace' })

  const ids = [one.id, two.id]
  expect((await post(ada, `${LIST}/delete`, { ids: [...ids, UNKNOWN_ID] })).ids.sort()).toEqual(ids)
  expect((await read(ada, LIST)).totalCount).toBe(0)
  expect((await ada.request(`${LIST}/${one.id}`)).status).toBe(404)
  expect((await ada.send('POST', LIST, { jobTitle: 'Baker' })).status).toBe(200)

  expect((await post(ada, `${LIST}/restore`, { ids: [one.id] })).ids).toEqual([one.id])
  expect((await read(ada, `${LIST}/${one.id}`)).contacts).toMatchObject([{ name: 'Grace' }])

  app.setNow('2026-03-03T09:00:01Z')
  await purge('applications', app.services)
  expect((await post(ada, `${LIST}/restore`, { ids })).ids).toEqual([])
  expect((await ada.request(`${LIST}/${one.id}`)).status).toBe(200)
})

/** Per kind of item: values to add, values to change, and the expected result. */
const PARTS: [string, object, object, object][] = [
  [
    'events',
    { kind: 'note', text: 'They use Rust', happenedAt: '2026-02-01T09:00:00Z' },
    { happenedAt: '2026-02-02T10:00:00+01:00' },
    { kind: 'note', text: 'They use Rust', happenedAt: '2026-02-02T09:00:00.000Z' },
  ],
  [
    'contacts',
    { name: 'Grace', email: 'grace@example.org' },
    { role: 'Recruiter', email: '' },
    { name: 'Grace', role: 'Recruiter', email: null },
  ],
  [
    'interviews',
    { round: 'System design', startsAt: '2026-03-09T09:00:00Z', timeZone: 'Europe/Berlin' },
    { minutes: 90, place: 'Room 4' },
    { startsAt: '2026-03-09T09:00:00.000Z', minutes: 90, place: 'Room 4' },
  ],
  [
    'tasks',
    { title: 'Thank them', dueOn: '2026-03-05' },
    { isDone: true },
    { title: 'Thank them', dueOn: '2026-03-05', doneAt: '2026-03-02T09:00:00.000Z' },
  ],
]

test.each(PARTS)(
  '%s are added, changed, deleted and restored',
  async (path, given, values, expected) => {
    const ada = await signUp(await createTestApp())
    const { id } = await track(ada, { jobTitle: 'Baker' })
    const list = `${LIST}/${id}/${path}`
    const { id: partId } = await post(ada, list, given)
    const one = `${list}/${partId}`
    const now = async () =>
      ((await read(ada, `${LIST}/${id}`))[path] as { id: number }[]).filter(
        (it) => it.id === partId,
      )

    expect((await ada.send('PATCH', one, values)).status).toBe(200)
    expect(await now()).toMatchObject([expected])
    expect((await ada.send('PATCH', one, {})).status).toBe(200)
    expect(await now()).toMatchObject([expected])
    expect((await ada.send('DELETE', one)).status).toBe(204)
    expect(await now()).toEqual([])
    expect((await ada.send('DELETE', one)).status).toBe(404)
    expect((await ada.send('POST', `${one}/restore`)).status).toBe(204)
    expect(await now()).toMatchObject([expected])
  },
)

test('a document names the exact file that was sent, and outlives it', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const eve = await signUp(app, 'Eve')
  const { id } = await track(ada, { jobTitle: 'Baker' })
  const evesOwn = await track(eve, { jobTitle: 'Spy' })
  const form = { method: 'POST', body: fileForm('cv.pdf', pdf(), { kind: 'cv' }) }
  const file = await (await ada.request('/api/me/files', form)).json()

  const given = { fileId: file.id, sentOn: '2026-03-01' }
  const { id: partId } = await post(ada, `${LIST}/${id}/documents`, given)
  const sent = async () =>
    shapes.WholeApplicationSchema.parse(await read(ada, `${LIST}/${id}`)).documents
  expect(await sent()).toMatchObject([{ id: partId, ...given, name: 'cv.pdf', bytes: file.bytes }])
  expect((await read(ada, LIST)).applications).toMatchObject([{ documents: 1 }])
  expect((await eve.send('POST', `${LIST}/${evesOwn.id}/documents`, given)).status).toBe(404)

  await ada.send('PATCH', `${LIST}/${id}/documents/${partId}`, { sentOn: null })
  await ada.send('DELETE', `/api/me/files/${file.id}`)
  expect(await sent()).toMatchObject([{ fileId: null, name: 'cv.pdf', sentOn: null }])
  await app.services.db.deleteFrom('files').execute()
  expect(await sent()).toMatchObject([{ fileId: null, name: 'cv.pdf' }])
})

test('the summary counts stages and shows rates once five applications were sent', async () => {
  const ada = await signUp(await createTestApp())
  for (const [n, stage] of ['Applied', 'Applied', 'Pre-Screen', 'Ghosted'].entries()) {
    await track(ada, { jobTitle: `Baker ${n}`, stage })
  }
  await track(ada, { jobTitle: 'Cook' })
  const few = shapes.SummarySchema.parse(await read(ada, `${LIST}/summary`))
  expect(few).toMatchObject({ total: 5, response: { sent: 4, answered: 1, rate: null } })

  const answered = await track(ada, { jobTitle: 'Baker', stage: 'Rejected' })
  await change(ada, answered, { stage: 'Ghosted' })
  const enough = await read(ada, `${LIST}/summary`)
  expect(enough.response).toEqual({ sent: 5, answered: 2, rate: 0.4 })
})

test('the list can be searched, filtered, sorted and paged', async () => {
  const ada = await signUp(await createTestApp())
  for (const [jobTitle, companyName, stage] of [
    ['Rust Engineer', 'Acme', 'Applied'],
    ['Baker', 'Zubr', 'Interested'],
    ['Go Engineer', 'Beta', 'Applied'],
  ]) {
    await track(ada, { jobTitle, companyName, stage })
  }
  const titles = async (address: string) => {
    const page = shapes.ApplicationPageSchema.parse(await read(ada, `${LIST}?${address}`))
    return [page.totalCount, ...page.applications.map(({ jobTitle }) => jobTitle)]
  }
  expect(await titles('')).toEqual([3, 'Go Engineer', 'Baker', 'Rust Engineer'])
  expect(await titles('query=engineer&sort=company')).toEqual([2, 'Rust Engineer', 'Go Engineer'])
  expect(await titles('stage=Interested')).toEqual([1, 'Baker'])
  expect(await titles('perPage=1&page=2')).toEqual([3, 'Baker'])
  expect((await ada.request(`${LIST}?owner=me`)).status).toBe(400)
})

test("AZ-01 another person's applications are answered as if they did not exist, and stay unchanged", async () => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve')]
  const { id } = await track(ada, { jobTitle: 'Baker' })
  const evesOwn = await track(eve, { jobTitle: 'Spy' })
  const partIds = await Promise.all(
    PARTS.map(async ([path, given]) => (await post(ada, `${LIST}/${id}/${path}`, given)).id),
  )
  const before = await read(ada, `${LIST}/${id}`)

  const routes = (applicationId: number, part: (at: number) => number) => [
    ...(['GET', 'DELETE'] as const).map((method) => [method, `/${applicationId}`] as const),
    ['PATCH', `/${applicationId}`, { version: 1, notes: 'mine' }] as const,
    ...PARTS.flatMap(([path, given, values], at) => [
      ['POST', `/${applicationId}/${path}`, given] as const,
      ['PATCH', `/${applicationId}/${path}/${part(at)}`, values] as const,
      ['DELETE', `/${applicationId}/${path}/${part(at)}`] as const,
      ['POST', `/${applicationId}/${path}/${part(at)}/restore`] as const,
    ]),
  ]
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await eve.request(`${LIST}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    return {
      status: answer.status,
      body: { ...(await answer.json()), instance: null, requestId: null },
    }
  }
  const unknown = routes(UNKNOWN_ID, () => UNKNOWN_ID)
  for (const [at, [method, path, body]] of routes(
    id,
    (part) => partIds[part] as number,
  ).entries()) {
    const [, likePath = '', likeBody] = unknown[at] ?? []
    const foreign = await ask(method, path, body)
    expect(foreign.status, `${method} ${path}`).toBe(404)
    expect(foreign).toEqual(await ask(method, likePath, likeBody))
  }
  // Another person's item is not found under one's own application either.
  for (const [at, [path, , values]] of PARTS.entries()) {
    const foreign = await ask('PATCH', `/${evesOwn.id}/${path}/${partIds[at]}`, values)
    expect(foreign.status).toBe(404)
  }
  expect((await post(eve, `${LIST}/move`, { ids: [id], stage: 'Rejected' })).moved).toEqual([])
  expect((await post(eve, `${LIST}/delete`, { ids: [id] })).ids).toEqual([])
  await post(ada, `${LIST}/delete`, { ids: [id] })
  expect((await post(eve, `${LIST}/restore`, { ids: [id] })).ids).toEqual([])
  await post(ada, `${LIST}/restore`, { ids: [id] })
  expect(await read(ada, `${LIST}/${id}`)).toEqual({ ...before, version: before.version + 2 })
})

test('AZ-01 a visitor is asked to sign in at every address', async () => {
  const app = await createTestApp()
  const { id } = await track(await signUp(app), { jobTitle: 'Baker' })
  for (const path of ['', '/summary', `/${id}`, `/${UNKNOWN_ID}`]) {
    expect((await app.request(`${LIST}${path}`)).status, path).toBe(401)
  }
})

test("AZ-02 lists, counts and warnings never include another person's applications", async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Rust Engineer' })])
  const jobId = await app.idOf('Rust Engineer')
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve')]
  await track(ada, { jobId })
  await track(ada, { jobTitle: 'Baker', companyName: 'Acme', anyway: true })

  expect((await read(eve, LIST)).applications).toEqual([])
  expect((await read(eve, `${LIST}/summary`)).total).toBe(0)
  await track(eve, { jobId })
  expect((await read(eve, LIST)).totalCount).toBe(1)
  expect((await read(ada, LIST)).totalCount).toBe(2)
})

test.each([
  [{ jobTitle: 'Baker', accountId: 'someone' }],
  [{ jobTitle: 'Baker', createdAt: '2020-01-01T00:00:00Z' }],
  [{ jobTitle: 'Baker', version: 7 }],
  [{ jobId: 1, jobTitle: 'Baker' }],
])('AZ-04 keys that a person may not set are refused: %j', async (body) => {
  const ada = await signUp(await createTestApp())
  expect((await ada.send('POST', LIST, body)).status).toBe(422)
  expect((await read(ada, LIST)).totalCount).toBe(0)
})

test('AZ-05 every answer has exactly the documented shape', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const added = await track(ada, {
    jobTitle: 'Baker',
    links: [{ label: 'Them', url: 'https://b.example' }],
  })
  shapes.ApplicationSchema.parse(added)
  const schemas = [
    shapes.EventSchema,
    shapes.ContactSchema,
    shapes.InterviewSchema,
    shapes.TaskSchema,
  ]
  for (const [at, [path, given]] of PARTS.entries()) {
    schemas[at]?.parse(await post(ada, `${LIST}/${added.id}/${path}`, given))
  }
  shapes.WholeApplicationSchema.parse(await read(ada, `${LIST}/${added.id}`))
  shapes.ApplicationPageSchema.parse(await read(ada, LIST))
  shapes.MovedSchema.parse(await post(ada, `${LIST}/move`, { ids: [added.id], stage: 'Applied' }))
  shapes.IdsSchema.parse(await post(ada, `${LIST}/delete`, { ids: [added.id] }))
  const { paths } = await app.json('/openapi.json')
  const documented = Object.keys(paths).filter((path) => `${path}/`.startsWith(`${LIST}/`))
  expect(documented).toHaveLength(11 + 3 * (PARTS.length + 1))
  expect(app.errors).toEqual([])
})

async function track(person: Person, body: object) {
  return post(person, LIST, body)
}

// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of an answer; shapes are tested apart
async function post(person: Person, path: string, body: object): Promise<any> {
  const answer = await person.send('POST', path, body)
  if (answer.status !== 200) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

// biome-ignore lint/suspicious/noExplicitAny: as above
async function read(person: Person, path: string): Promise<any> {
  return (await person.request(path)).json()
}

async function change(person: Person, seen: { id: number; version: number }, values: object) {
  const { id, version } = seen
  const answer = await person.send('PATCH', `${LIST}/${id}`, { version, ...values })
  expect(answer.status).toBe(200)
  return answer.json()
}

async function stagesOf(person: Person, id: number): Promise<string[]> {
  const { events } = await read(person, `${LIST}/${id}`)
  return (events as { toStage: string }[]).map(({ toStage }) => toStage)
}

test('tracking a job without an account answers that signing in is required', async () => {
  const app = await createTestApp()
  const answer = await browser(app).send('POST', '/api/me/applications', {})
  expect(answer.status).toBe(401)
  expect(await answer.text()).toContain('User not authenticated')
})
