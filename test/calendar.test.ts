/**
 * The private calendar over HTTP: created, fetched without a session, renewed, revoked, and parsed by another
 * library.
 */
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { headersWithoutId, textWithoutId } from './request-id.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

/** Creates a calendar on the page, as a browser without JavaScript would. Returns its path. */
async function makeCalendar(ada: Person): Promise<string> {
  const page = await (await ada.submit('/dashboard/calendar', { intent: 'make' })).text()
  const path = /\/calendar\/[\w-]{43}\.ics/.exec(page)?.[0]
  if (!path) throw new Error('the page shows no address')
  return path
}

const track = async (app: TestApp, ada: Person, values: Record<string, unknown> = {}) => {
  const { id } = await app.services.db
    .insertInto('applications')
    .values({
      account_id: ada.id,
      job_title: 'Engineer',
      company_name: 'Acme',
      application_stage: 'Applied',
      created_at: app.services.clock.now(),
      updated_at: app.services.clock.now(),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const interviewOf = (app: TestApp, ada: Person, applicationId: number, values = {}) =>
  app.services.db
    .insertInto('application_interviews')
    .values({
      account_id: ada.id,
      application_id: applicationId,
      round: 'System design',
      starts_at: new Date('2026-03-29T01:30:00Z'),
      time_zone: 'Europe/Berlin',
      minutes: 90,
      place: 'https://call.example/1',
      notes: null,
      ...values,
    })
    .execute()

/** Entries as another library parses them. */
function entriesOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      start: event.startDate.isDate
        ? event.startDate.toString()
        : event.startDate.toJSDate().toISOString(),
      minutes: event.startDate.isDate ? null : event.duration.toSeconds() / 60,
      location: event.location,
      sequence: event.sequence,
    }
  })
}

test('a calendar program fetches interviews, follow-ups and open tasks with the private address alone', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(app, ada, { follow_up_on: '2026-03-09' })
  await interviewOf(app, ada, id)
  const task = { account_id: ada.id, application_id: id }
  await app.services.db
    .insertInto('application_tasks')
    .values([
      { ...task, title: 'Send the portfolio', due_on: '2026-03-10' },
      { ...task, title: 'Done already', due_on: '2026-03-10', done_at: app.services.clock.now() },
      { ...task, title: 'Some day', due_on: null },
    ])
    .execute()
  const path = await makeCalendar(ada)

  const answer = await app.request(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await answer.text()
  expect(entriesOf(text)).toEqual([
    {
      uid: `follow-up-${id}@rolecall.test`,
      summary: 'Follow up: Engineer at Acme',
      start: '2026-03-09',
      minutes: null,
      location: null,
      sequence: 0,
    },
    {
      uid: expect.stringMatching(/^task-\d+@rolecall\.test$/),
      summary: 'Send the portfolio (Engineer at Acme)',
      start: '2026-03-10',
      minutes: null,
      location: null,
      sequence: 0,
    },
    {
      uid: expect.stringMatching(/^interview-\d+@rolecall\.test$/),
      summary: 'System design: Engineer at Acme',
      start: '2026-03-29T01:30:00.000Z',
      minutes: 90,
      location: 'https://call.example/1',
      sequence: 0,
    },
  ])
  expect(app.errors).toEqual([])
})

test("a change keeps the entry's uid and increases its sequence number", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(app, ada, { follow_up_on: '2026-03-09' })
  const path = await makeCalendar(ada)
  const [before] = entriesOf(await (await app.request(path)).text())
  await app.services.db
    .updateTable('applications')
    .set({ follow_up_on: '2026-03-12', updated_at: new Date('2026-03-02T09:05:00Z') })
    .where('id', '=', id)
    .execute()
  const [after] = entriesOf(await (await app.request(path)).text())
  expect(after).toEqual({ ...before, start: '2026-03-12', sequence: 300 })
})

test('deleted and finished items are not in the calendar', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const deletedAt = app.services.clock.now()
  await track(app, ada, { follow_up_on: '2026-03-09', deleted_at: deletedAt })
  await track(app, ada, { follow_up_on: '2026-03-09', application_stage: 'Rejected' })
  const id = await track(app, ada)
  await interviewOf(app, ada, id, { deleted_at: deletedAt })
  const answer = await app.request(await makeCalendar(ada))
  expect(entriesOf(await answer.text())).toEqual([])
})

test('every line of the file has at most 75 bytes and ends with CRLF', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await track(app, ada, {
    job_title: 'Ingénieure 🚀 logicielle '.repeat(9),
    follow_up_on: '2026-03-09',
  })
  const text = await (await app.request(await makeCalendar(ada))).text()
  const lines = text.split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
  expect(entriesOf(text)[0]?.summary).toContain('Ingénieure 🚀 logicielle Ingénieure')
})

test('IN-09 calendar syntax in a title, a place or a note stays text', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const attack = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Forged;\\n,\u0000\u2028'
  const id = await track(app, ada, {
    job_title: attack.replaceAll('\0', ''),
    company_name: attack.replaceAll('\0', ''),
  })
  const text = attack.replaceAll('\0', '')
  await interviewOf(app, ada, id, { round: text, place: text, notes: text })
  const file = await (await app.request(await makeCalendar(ada))).text()
  expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
  expect(entriesOf(file)).toHaveLength(1)
  expect(entriesOf(file)[0]?.location).toBe('x\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Forged;\\n, ')
})

test('an unchanged calendar is not sent again', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await track(app, ada, { follow_up_on: '2026-03-09' })
  const path = await makeCalendar(ada)
  const first = await app.request(path)
  const tag = first.headers.get('etag') ?? ''
  app.setNow('2026-03-02T12:00:00Z')
  const again = await app.request(path, { headers: { 'if-none-match': `W/${tag}, "other"` } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(first.headers.get('cache-control')).toBe('private, max-age=300')

  await track(app, ada, { follow_up_on: '2026-03-10' })
  expect((await app.request(path, { headers: { 'if-none-match': tag } })).status).toBe(200)
})

test('a renewed or revoked address answers exactly like one that never existed', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const first = await makeCalendar(ada)
  const second = await makeCalendar(ada)
  expect((await app.request(second)).status).toBe(200)
  await ada.submit('/dashboard/calendar', { intent: 'revoke' })

  const never = await answerOf(app, `/calendar/${'A'.repeat(43)}.ics`)
  expect(never.status).toBe(404)
  for (const path of [first, second, '/calendar/short.ics']) {
    expect(await answerOf(app, path), path).toEqual(never)
  }
})

test('the address is shown once, and only its hash is stored', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const path = await makeCalendar(ada)
  expect(await ada.page('/dashboard/calendar')).not.toContain(path)
  const token = path.slice('/calendar/'.length, -'.ics'.length)
  const [row] = await app.services.db.selectFrom('calendar_feeds').selectAll().execute()
  expect(JSON.stringify(row)).not.toContain(token)
})

test('the page shows dates on their days in the time zone of the person', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(app, ada, { follow_up_on: '2026-03-29' })
  // At half past midnight in Berlin, where it is still the day before in UTC.
  await interviewOf(app, ada, id, { starts_at: new Date('2026-03-27T23:30:00Z') })

  const list = await ada.page('/dashboard/calendar?view=list&day=2026-03-28')
  expect(textOf(list)).toMatch(
    /March 28, 2026.*System design.*00:30 ?– ?02:00.*March 29, 2026.*Follow/,
  )
  expect(textOf(list)).toContain('Times are in the time zone Europe/Berlin.')
  expect(await ada.page('/dashboard/calendar?view=list&day=2026-03-30')).not.toContain('Follow up')

  const month = textOf(await ada.page('/dashboard/calendar?day=2026-03-01'))
  expect(month).toMatch(/March 28: open week.*00:30 System design Acme.*March 29: open week/)
  const week = textOf(await ada.page('/dashboard/calendar?view=week&day=2026-03-28'))
  expect(week).toMatch(/00:00 00:30 System design Acme 01:00/)
})

test('an invalid view or day shows the weeks from today on', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const page = await ada.page('/dashboard/calendar?view=year&day=2026-02-30')
  expect(textOf(page)).toContain('March 2 – April 5, 2026')
})

test("AZ-02 a calendar contains only its owner's data", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Example')
  await track(app, ada, { job_title: 'Ada’s secret', follow_up_on: '2026-03-09' })
  await track(app, bob, { job_title: 'Bob’s own', follow_up_on: '2026-03-09' })
  const file = await (await app.request(await makeCalendar(bob))).text()
  expect(entriesOf(file).map(({ summary }) => summary)).toEqual(['Follow up: Bob’s own at Acme'])
  expect(await bob.page('/dashboard/calendar')).not.toContain('Ada’s secret')
  expect((await app.request('/dashboard/calendar')).status).toBe(302)
})

/** What the page says, without its markup. */
const textOf = (page: string) =>
  page
    .replace(/<script.*?<\/script>/gs, ' ')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

async function answerOf(app: TestApp, path: string) {
  const answer = await app.request(path)
  const headers = headersWithoutId(answer)
  return { status: answer.status, headers, body: (await textWithoutId(answer)).replace(path, '') }
}
