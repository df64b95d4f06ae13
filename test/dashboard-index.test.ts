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
  expect(page).not.toContain('What’s due')
  expect(words(page)).toMatch(
    /Get started 1 Upload your CV .*2 Set your preferences .*3 Find jobs .*New for you .*Your search/,
  )
})

test('steps that are done make room for the next ones', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await app.take([listing({ title: 'Rust Engineer' })])
  await ada.send('PUT', `/api/me/saved-jobs/${await app.idOf('Rust Engineer')}`)
  await ada.send('PATCH', '/api/me/profile', { skills: ['Rust', 'SQL', 'Go', 'Linux', 'Docker'] })
  expect(words(await ada.page('/dashboard'))).toMatch(
    /Get started 1 Set your preferences .*2 Track an application .*3 Create a job alert .*1 saved job/,
  )
})

test('the best jobs that are new since the last visit are named, and the best of all otherwise', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await ada.send('PATCH', '/api/me/profile', {
    skills: ['Python', 'Django', 'PostgreSQL', 'Docker', 'AWS'],
    experience: [
      {
        company: 'Harbour Freightworks',
        position: 'Backend Engineer',
        duration: 'Jan 2020 - Present',
        description: ['Built services in Python and Django', 'Ran PostgreSQL on AWS'],
      },
    ],
  })
  const description = '<p>You know Python, Django, PostgreSQL, Docker and AWS.</p>'
  const known = listing({ title: 'Backend Engineer (Python)', description })
  await app.take([known])
  expect(words(await ada.page('/dashboard'))).toMatch(/Your best matches .*Engineer \(Python\)/)

  app.setNow('2026-03-02T12:00:00Z')
  await ada.page('/jobs')
  app.setNow('2026-03-04T09:00:00Z')
  expect(words(await ada.page('/dashboard'))).toMatch(/No new match since .*Engineer \(Python\)/)
  const found = { id: 'new', title: 'Backend Engineer (Django)', company: 'Zubr', description }
  await app.take([known, listing({ ...found, board: 'zubr' })])
  const text = words(await ada.page('/dashboard'))
  expect(text).toMatch(/1 match since your last visit, .*Engineer \(Django\)/)
  expect(text).not.toContain('Engineer (Python)')
})

test('the search is shown as a funnel and by week, with the numbers in tables', async () => {
  const ada = await signUp(await createTestApp())
  const stages = ['Interested', 'Applied', 'Applied', 'Rejected', 'Pre-Screen', 'Tech Interview']
  for (const stage of stages) {
    const appliedOn = stage === 'Interested' ? {} : { appliedOn: '2026-03-01' }
    await track(ada, { jobTitle: 'Baker', stage, ...appliedOn })
  }
  const text = words(await ada.page('/dashboard'))
  expect(text).toContain('1 of 5 applications led to an interview')
  expect(text).toMatch(/Interested 6 Applied 5 83% Pre-Screen 2 40% Interview 1 Offer 0/)
  expect(text).toMatch(/February 23, 2026 5 0 March 2, 2026 0 0/)
})

test('the menu has the entries of the specification in their order, then the others', async () => {
  const ada = await signUp(await createTestApp())
  const [, menu = ''] =
    /<nav aria-label="Dashboard"[^>]*>(.*?)<\/nav>/s.exec(await ada.page(HOME)) ?? []

  expect(
    [...menu.matchAll(/href="(\/dashboard\/[^"]*)"/g)].map(([, href]) => href).slice(-5),
  ).toEqual([
    '/dashboard/assistants',
    '/dashboard/email',
    '/dashboard/data',
    '/dashboard/security',
    '/dashboard/plan',
  ])
  const labels = ['Job Match', 'Job Tracker', 'My Profile', 'Saved Jobs', 'Job Alerts']
  const others = ['Resume Generator', 'Cover Letter', 'CV Analyzer', 'Sign-in and security']
  const places = [...labels, ...others, 'Sign Out'].map((label) => menu.indexOf(label))
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
  expect(text).toMatch(/1 application .*1 saved job/)
  expect(text).toContain('1 overdue · 1 interview in the next 7 days')
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
  expect(await ada.page('/dashboard')).not.toContain('Mark as Ghosted')
  app.setNow('2026-04-01T09:00:00Z')
  expect(words(await ada.page('/dashboard'))).toMatch(
    /Replies awaited No reply for 30\+ days.*Baker .*Applied .*Mark as Ghosted/,
  )

  const fields = { applicationId: String(id) }
  const ghosted = words(await (await ada.submit(HOME, { ...fields, intent: 'ghost' })).text())
  expect(ghosted).toContain('Marked as Ghosted. Undo')
  expect(ghosted).not.toContain('Replies awaited')
  const back = { ...fields, intent: 'move', stage: 'Applied' }
  expect(words(await (await ada.submit(HOME, back)).text())).toMatch(
    /Moved back to Applied.*Replies awaited/,
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
