/** /dashboard as it opens: for a new account, with something due, with something gone silent; all without JavaScript. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { listing } from './makers.ts'
import { signUp } from './people.ts'

type Person = Awaited<ReturnType<typeof signUp>>

const HOME = '/dashboard?index'

test('a new account is welcomed by name and told where to begin', async () => {
  const ada = await signUp(await createTestApp())
  const page = await ada.page('/dashboard')
  expect(page).toContain(`Welcome back, ${ada.name}`)
  expect(page).toContain('Where to begin')
  expect(page).not.toContain('What is due')
})

test('what is due is listed by its day, and nothing of anybody else', async () => {
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

test('a task is ticked off and taken back', async () => {
  const ada = await signUp(await createTestApp())
  const id = await track(ada, { jobTitle: 'Baker' })
  const task = { title: 'Thank them', dueOn: '2026-03-02' }
  const added = await ada.send('POST', `/api/me/applications/${id}/tasks`, task)
  const { id: taskId } = (await added.json()) as { id: number }
  const fields = { applicationId: String(id), taskId: String(taskId) }

  const done = words(await (await ada.submit(HOME, { ...fields, intent: 'done' })).text())
  expect(done).toContain('“Thank them” is done. Undo')
  expect(done).toContain('Nothing in the next 7 days')
  const undone = words(await (await ada.submit(HOME, { ...fields, intent: 'undone' })).text())
  expect(undone).toMatch(/“Thank them” is open again\..*Today Thank them/)
})

test('what has gone silent is offered as Ghosted, set by hand and taken back', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada, { jobTitle: 'Baker', stage: 'Applied' })
  expect(await ada.page('/dashboard')).not.toContain('Gone silent')
  app.setNow('2026-04-01T09:00:00Z')
  expect(words(await ada.page('/dashboard'))).toMatch(/Gone silent .*Baker .*Applied/)

  const fields = { applicationId: String(id) }
  const ghosted = words(await (await ada.submit(HOME, { ...fields, intent: 'ghost' })).text())
  expect(ghosted).toContain('Set to Ghosted. Undo')
  expect(ghosted).not.toContain('Gone silent')
  const back = { ...fields, intent: 'move', stage: 'Applied' }
  expect(words(await (await ada.submit(HOME, back)).text())).toMatch(/Back at Applied.*Gone silent/)
})

test.each([
  { intent: 'ghost' },
  { intent: 'done', taskId: '1' },
  { intent: 'move', stage: 'Accepted' },
  { intent: 'move', stage: 'Hired' },
  { intent: 'drop' },
])('AZ-01 %j about what is not one’s own changes nothing', async (fields) => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve')]
  const id = await track(ada, { jobTitle: 'Baker', stage: 'Applied' })
  await ada.send('POST', `/api/me/applications/${id}/tasks`, { title: 'Mine' })
  const before = await ada.page(`/api/me/applications/${id}`)
  const said = await eve.submit(HOME, { ...fields, applicationId: String(id) })
  expect(await said.text()).toContain('That was changed meanwhile')
  expect(await ada.page(`/api/me/applications/${id}`)).toBe(before)
})

async function track(person: Person, body: object): Promise<number> {
  const answer = await person.send('POST', '/api/me/applications', body)
  return ((await answer.json()) as { id: number }).id
}

/** What a page says, without its markup. */
const words = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
