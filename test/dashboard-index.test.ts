/**
 * /dashboard for a new account, with something due, and with an application without a reply; all without JavaScript.
 */
import { expect, test } from 'vitest'
import { REFUSALS } from '#core/api/refusal.ts'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

const HOME = '/dashboard?index'

test('a new account is greeted by name and shown where to begin', async () => {
  const ada = await signUp(await createTestApp())
  const page = await ada.page('/dashboard')
  expect(page).toContain(`Welcome back, ${ada.name}`)
  expect(page).toContain('Get started')
  expect(page).not.toContain('What’s due')
})

test('the menu has the entries of the specification in their order, then the others', async () => {
  const ada = await signUp(await createTestApp())
  const [, menu = ''] =
    /<nav aria-label="Dashboard"[^>]*>(.*?)<\/nav>/s.exec(await ada.page(HOME)) ?? []

  expect(
    [...menu.matchAll(/href="(\/dashboard\/[^"]*)"/g)].map(([, href]) => href).slice(-4),
  ).toEqual(['/dashboard/data', '/dashboard/security', '/dashboard/hidden', '/dashboard/plan'])
  const labels = ['Job Match', 'Job Tracker', 'My Profile', 'Saved Jobs', 'Job Alerts']
  const others = ['Resume Generator', 'Cover Letter', 'CV Analyzer', 'Sign-in and security']
  const places = [...labels, ...others, 'Hidden Jobs', 'Sign Out'].map((label) =>
    menu.indexOf(label),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('what is due is listed by date, without anything of other people', async () => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve')]
  const id = await track(ada, { jobTitle: 'Baker', companyName: 'Acme', followUpOn: '2026-03-01' })
  await track(eve, { jobTitle: 'Spy', followUpOn: '2026-03-01' })
  await ada.send('POST', `/api/me/applications/${id}/interviews`, {
    round: 'Second round',
    startsAt: '2026-03-03T09:00:00Z',
    timeZone: 'Europe/Berlin',
  })
  await app.take([listing({ title: 'Rust Engineer' })])
  await ada.send('PUT', `/api/me/saved-jobs/${await app.idOf('Rust Engineer')}`)

  const text = words(await ada.page('/dashboard'))
  expect(text).toMatch(/1 application 1 open .*1 saved job/)
  expect(text).toMatch(
    /Overdue Follow up Baker at Acme yesterday .*In the next 7 days Second round Baker at Acme tomorrow, 10:00/,
  )
  expect(text).not.toContain('Spy')
  expect(app.errors).toEqual([])
})

test('a task can be done and reopened', async () => {
  const ada = await signUp(await createTestApp())
  const id = await track(ada, { jobTitle: 'Baker' })
  const task = { title: 'Thank them', dueOn: '2026-03-02' }
  const added = await ada.send('POST', `/api/me/applications/${id}/tasks`, task)
  const { id: taskId } = (await added.json()) as { id: number }
  const fields = { applicationId: String(id), taskId: String(taskId) }

  const done = words(await (await ada.submit(HOME, { ...fields, intent: 'done' })).text())
  expect(done).toContain('“Thank them” marked as done. Undo')
  expect(done).toContain('Nothing in the next 7 days')
  const undone = words(await (await ada.submit(HOME, { ...fields, intent: 'undone' })).text())
  expect(undone).toMatch(/“Thank them” reopened\..*Today Thank them/)
})

test('an application without a reply is suggested as Ghosted, marked by hand and moved back', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada, { jobTitle: 'Baker', stage: 'Applied' })
  expect(await ada.page('/dashboard')).not.toContain('No reply')
  app.setNow('2026-04-01T09:00:00Z')
  expect(words(await ada.page('/dashboard'))).toMatch(/No reply .*Baker .*Applied/)

  const fields = { applicationId: String(id) }
  const ghosted = words(await (await ada.submit(HOME, { ...fields, intent: 'ghost' })).text())
  expect(ghosted).toContain('Marked as Ghosted. Undo')
  expect(ghosted).not.toContain('No reply')
  const back = { ...fields, intent: 'move', stage: 'Applied' }
  expect(words(await (await ada.submit(HOME, back)).text())).toMatch(
    /Moved back to Applied.*No reply/,
  )
})

const CHANGED = 'This was already changed in another tab'

test.each([
  [{ intent: 'ghost' }, CHANGED],
  [{ intent: 'done', taskId: '1' }, CHANGED],
  [{ intent: 'move', stage: 'Accepted' }, CHANGED],
  [{ intent: 'move', stage: 'Hired' }, REFUSALS.unknown_action.message],
  [{ intent: 'drop' }, REFUSALS.unknown_action.message],
])("AZ-01 %j for somebody else's application changes nothing", async (fields, text) => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve')]
  const id = await track(ada, { jobTitle: 'Baker', stage: 'Applied' })
  await ada.send('POST', `/api/me/applications/${id}/tasks`, { title: 'Mine' })
  const before = await ada.page(`/api/me/applications/${id}`)
  const said = await eve.submit(HOME, { ...fields, applicationId: String(id) })
  expect(await said.text()).toContain(text)
  expect(await ada.page(`/api/me/applications/${id}`)).toBe(before)
})

async function track(person: Person, body: object): Promise<number> {
  const answer = await person.send('POST', '/api/me/applications', body)
  return ((await answer.json()) as { id: number }).id
}

/** The text of a page, without its markup. */
const words = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
