/** What only pages could do before: imports, the calendar, the picture, moves, alerts’ emails, and the operator’s lists. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { signUpOperator } from './operators.ts'
import { fileForm, pdf, png } from './sample-files.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

type Person = Pick<Awaited<ReturnType<typeof signUp>>, 'request' | 'send'>

// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of an answer; shapes are tested apart
async function jsonOf(answer: Response | Promise<Response>): Promise<any> {
  return (await answer).json()
}

const form = (fields: Record<string, string>) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  return made
}

const IMPORTS = '/api/me/application-imports'

const importing = (person: Person, fields: Record<string, string>, path = IMPORTS) =>
  person.request(path, { method: 'POST', body: form(fields) })

const TABLE =
  'Job title,Company,Status,Date applied\nBaker,Acme,Vibe check,03/04/2026\nCook,Initech,Applied,\n'

test('a table is previewed, imported with the answers that the preview asks for, undone and redone', async () => {
  const app = await createTestApp({ now: '2026-05-02T09:00:00Z' })
  const ada = await signUp(app)
  const preview = await jsonOf(importing(ada, { text: TABLE }, `${IMPORTS}/preview`))
  expect(preview).toMatchObject({
    hasHeader: true,
    columns: [{ field: 'title' }, { field: 'company' }, { field: 'stage' }, { field: 'appliedOn' }],
    rows: [
      { line: 2, jobTitle: 'Baker' },
      { line: 3, jobTitle: 'Cook', stage: 'Applied' },
    ],
    dateQuestion: { text: '03/04/2026' },
    unknownStages: [{ word: 'Vibe check' }],
  })
  expect((await jsonOf(ada.request('/api/me/applications'))).totalCount).toBe(0)

  const unanswered = await importing(ada, { text: TABLE })
  expect(unanswered.status).toBe(422)
  const answers = JSON.stringify({
    dayOrder: 'day_first',
    stages: { 'Vibe check': 'Pre-Screen' },
  })
  const imported = await jsonOf(importing(ada, { text: TABLE, answers }))
  expect(imported).toEqual({ id: expect.any(String), applications: 2 })
  const { applications } = await jsonOf(ada.request('/api/me/applications?sort=company'))
  expect(applications).toMatchObject([
    { jobTitle: 'Baker', stage: 'Pre-Screen', appliedOn: '2026-04-03' },
    { jobTitle: 'Cook', stage: 'Applied' },
  ])

  const again = await importing(ada, { text: TABLE, answers })
  expect(again.status).toBe(422) // every row is tracked by now
  const change = (name: string) => ada.send('POST', `${IMPORTS}/${imported.id}/${name}`)
  expect(await jsonOf(change('undo'))).toEqual(imported)
  expect((await jsonOf(ada.request('/api/me/applications'))).totalCount).toBe(0)
  expect(await jsonOf(change('redo'))).toEqual(imported)
  expect((await change('redo')).status).toBe(404)
  expect(await jsonOf(ada.request(IMPORTS))).toMatchObject({
    imports: [{ id: imported.id, name: null, applications: 2, undoneAt: null }],
  })
  expect(app.errors).toEqual([])
})

test('what is no table, and answers that are no JSON, are refused by name', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const refusalOf = async (answer: Promise<Response>) => {
    const { code, errors } = await jsonOf(answer)
    return [code, errors?.[0]?.parameter]
  }
  const send = (body: FormData) => ada.request(IMPORTS, { method: 'POST', body })
  expect(await refusalOf(send(fileForm('cv.pdf', pdf())))).toEqual(['invalid_body', 'file'])
  expect(await refusalOf(importing(ada, { text: ' ' }))).toEqual(['file_missing', undefined])
  for (const answers of ['{', '[]', '{"columns":["salary?"]}', '{"foo":1}']) {
    const [code] = await refusalOf(importing(ada, { text: TABLE, answers }))
    expect(code, answers).toBe('invalid_body')
  }
})

test('a pasted listing is read into the fields of an application', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const text = 'Rust Engineer\nAcme\nOslo, Norway\n\nWe build things in Rust.'
  const read = await jsonOf(ada.send('POST', '/api/me/applications/read', { text }))
  expect(read).toMatchObject({ jobTitle: 'Rust Engineer', isReadable: true })
})

test('the calendar has an address that is shown once and can be revoked', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await ada.send('POST', '/api/me/applications', { jobTitle: 'Baker', followUpOn: '2026-03-10' })
  expect(await jsonOf(ada.request('/api/me/calendar'))).toMatchObject({
    feedCreatedAt: null,
    upcoming: [{ on: '2026-03-10', time: null }],
  })
  const { url } = await jsonOf(ada.send('POST', '/api/me/calendar/feed'))
  expect(await app.page(new URL(url).pathname)).toContain('20260310')
  expect((await jsonOf(ada.request('/api/me/calendar'))).feedCreatedAt).not.toBeNull()
  expect((await ada.send('DELETE', '/api/me/calendar/feed')).status).toBe(204)
  expect((await app.request(new URL(url).pathname)).status).toBe(404)
})

test('the picture is uploaded, read and removed', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const upload = (body: FormData) => ada.request('/api/me/picture', { method: 'POST', body })
  expect((await ada.request('/api/me/picture')).status).toBe(404)
  expect((await upload(fileForm('cv.pdf', pdf()))).status).toBe(422)
  expect((await upload(fileForm('me.png', png()))).status).toBe(204)
  const picture = await ada.request('/api/me/picture')
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(png())
  expect((await ada.send('DELETE', '/api/me/picture')).status).toBe(204)
  expect((await ada.request('/api/me/picture')).status).toBe(404)
})

test('the latest move is undone without a trace, and redone', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id } = await jsonOf(ada.send('POST', '/api/me/applications', { jobTitle: 'Baker' }))
  await ada.send('POST', '/api/me/applications/move', { ids: [id], stage: 'Applied' })
  const whole = () => jsonOf(ada.request(`/api/me/applications/${id}`))
  const { events } = await whole()
  const move = events.find((it: { toStage: string }) => it.toStage === 'Applied')
  const path = `/api/me/applications/${id}/events/${move.id}`
  const undone = await jsonOf(ada.send('POST', `${path}/undo-move`))
  expect((await whole()).stage).not.toBe('Applied')
  expect((await whole()).events).toHaveLength(events.length - 1)
  expect((await ada.send('POST', `${path}/redo-move`, undone)).status).toBe(204)
  expect(await whole()).toMatchObject({ stage: 'Applied', appliedOn: undone.appliedOn })
})

test('emails about alerts can be timed, paused and stopped', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const path = '/api/me/alerts/settings'
  await ada.send('POST', '/api/me/alerts', { keywords: ['baker'] })
  expect(await jsonOf(ada.request(path))).toMatchObject({ timeZone: 'UTC', isZoneKnown: false })
  const changed = await jsonOf(
    ada.send('PATCH', path, { timeZone: 'Europe/Berlin', sendAt: '07:30' }),
  )
  expect(changed).toMatchObject({
    timeZone: 'Europe/Berlin',
    isZoneKnown: true,
    sendAt: '07:30',
    weekday: 1,
    nextEmails: { daily: '2026-03-03T06:30:00.000Z', weekly: null },
  })
  const stopped = await jsonOf(ada.send('PATCH', path, { isMailOff: true }))
  expect(stopped).toMatchObject({ isMailOff: true, nextEmails: { daily: null } })
  for (const body of [{ timeZone: 'Mars/Base' }, { sendAt: '25:00' }, { weekday: 0 }]) {
    expect((await ada.send('PATCH', path, body)).status, JSON.stringify(body)).toBe(422)
  }
})

test('a new alert can be previewed, and what the alerts found is a list', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { id } = await jsonOf(ada.send('POST', '/api/me/alerts', { keywords: ['baker'] }))
  await app.runAlerts()
  app.setNow('2026-03-02T09:05:00Z')
  await app.take([listing({ title: 'Night Baker' }), listing({ title: 'Cook' })])
  const preview = await jsonOf(ada.send('POST', '/api/me/alerts/preview', { keywords: ['baker'] }))
  expect(preview).toMatchObject({ total: 1, jobs: [{ title: 'Night Baker' }] })
  await app.runAlerts()
  expect(await jsonOf(ada.request('/api/me/alerts/found'))).toMatchObject({
    jobs: [{ job: { title: 'Night Baker' }, alerts: [{ id, name: 'baker' }] }],
    totalCount: 1,
    hasMore: false,
  })
  expect((await ada.request('/api/me/alerts/found?page=0')).status).toBe(400)
})

test('email that was stopped can be asked for again, with a code', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const path = '/api/me/email-delivery'
  expect(await jsonOf(ada.request(path))).toEqual({ stoppedBecause: null })
  expect((await ada.send('POST', `${path}/code`)).status).toBe(204)
  expect((await ada.send('POST', `${path}/resume`, { code: '000000' })).status).toBe(422)
})

test('an operator adds a list of boards, reads them, exports them and undoes it', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  const path = '/api/admin/board-lists'
  const add = (list: string) => olga.request(path, { method: 'POST', body: form({ list }) })
  const refused = await add('lever\tacme\nnonsense\n')
  expect([refused.status, (await jsonOf(refused)).errors[0].parameter]).toEqual([422, 'line 2'])
  const added = await jsonOf(add('lever\tacme\tAcme\nlever\tinitech\n'))
  expect(added).toMatchObject({ added: 2, existing: 0 })
  expect(await (await olga.request(path)).text()).toBe('lever\tacme\tAcme\nlever\tinitech\n')
  const { boards } = await jsonOf(olga.send('POST', '/api/admin/boards/run', { source: 'lever' }))
  expect(boards).toBeGreaterThanOrEqual(0)
  expect(await jsonOf(olga.request('/api/admin/runs'))).toEqual({ runs: [], before: null })
  const { batch } = added
  expect(await jsonOf(olga.send('POST', `${path}/undo`, { batch }))).toEqual({
    boards: 2,
    closed: 0,
  })
  expect((await olga.send('POST', `${path}/undo`, { batch: 'forged' })).status).toBe(409)
})

test('an operator writes an issue of the newsletter, saves, deletes and restores it', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  const path = '/api/admin/newsletter'
  const draft = await jsonOf(olga.send('POST', `${path}/issues`, { subject: 'News' }))
  expect(draft).toMatchObject({ subject: 'News', state: 'draft', version: 1 })
  const one = `${path}/issues/${draft.id}`
  const saved = { subject: 'Good news', markdown: '**Jobs**' }
  expect(await jsonOf(olga.send('PUT', one, { version: 1, ...saved }))).toMatchObject({
    version: 2,
    email: { html: expect.stringContaining('<strong') },
  })
  expect((await olga.send('PUT', one, { version: 1, ...saved })).status).toBe(409)
  expect((await olga.send('POST', `${one}/test`)).status).toBe(204)
  expect((await olga.send('POST', `${one}/send`, { version: 2 })).status).toBe(422) // no subscribers
  expect((await olga.send('DELETE', one)).status).toBe(204)
  expect((await olga.request(one)).status).toBe(404)
  expect((await jsonOf(olga.send('POST', `${one}/restore`))).subject).toBe('Good news')
  const weekly = { isOn: true, weekday: 2, hour: 7 }
  expect((await olga.send('PUT', `${path}/weekly`, weekly)).status).toBe(204)
  expect(await jsonOf(olga.request(path))).toMatchObject({ weekly, issues: [{ id: draft.id }] })
})
