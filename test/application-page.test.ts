/** The page of one application, used as by a browser without JavaScript: forms, conflicts, undo and access. */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { fileForm, pdf } from './sample-files.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

const pathOf = (id: number) => `/dashboard/job-tracker/${id}`

async function track(ada: Person, values: Record<string, unknown> = {}): Promise<number> {
  const answer = await ada.send('POST', '/api/me/applications', {
    jobTitle: 'Backend Engineer',
    companyName: 'Acme',
    ...values,
  })
  const { id } = (await answer.json()) as { id: number }
  return id
}

// biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of an answer
const stored = async (ada: Person, id: number): Promise<any> =>
  (await ada.request(`/api/me/applications/${id}`)).json()

const uploadCv = (ada: Person, content: Uint8Array) =>
  ada.request('/dashboard/profile?form=upload-cv', {
    method: 'POST',
    body: fileForm('cv.pdf', content, { intent: 'upload-cv' }),
  })

const profileOf = async (ada: Person) =>
  (await (await ada.request('/api/me/profile')).json()) as { cvFileId: string }

const kindOf = async (app: TestApp, id: string) =>
  (await app.services.db.selectFrom('files').select('kind').where('id', '=', id).executeTakeFirst())
    ?.kind

/** The hidden fields of the form with that name on the page. */
async function hiddenOf(ada: Person, id: number, form: string): Promise<Record<string, string>> {
  const page = await ada.page(pathOf(id))
  const found = page
    .split('<form')
    .find((part) => part.includes(`name="form" value="${form}"`))
    ?.split('</form>')[0]
  if (!found) throw new Error(`the page has no form ${form}`)
  const fields = found.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name, value]) => [name, value]))
}

/** Submits the form with that name, filled in with these values. */
const fill = async (ada: Person, id: number, form: string, typed: Record<string, string>) =>
  ada.submit(pathOf(id), { ...(await hiddenOf(ada, id, form)), ...typed })

test('the page shows everything about an application', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada, {
    salaryRange: '$80,000 - $100,000',
    jobLocation: 'Berlin',
    notes: 'They use Rust',
    jobDescription: 'Build the shop.\n\nKeep it fast.',
    followUpOn: '2026-03-03',
  })
  const page = await ada.page(pathOf(id))
  for (const words of [
    'Backend Engineer',
    'Acme',
    '$80,000 - $100,000',
    'They use Rust',
    '13<!-- -->/<!-- -->255',
    'Build the shop.',
    'March 3, 2026',
    'tomorrow',
    'Tracked as',
  ]) {
    expect(page, words).toContain(words)
  }
  expect(app.errors).toEqual([])
})

test("details, notes and the listing's text are changed by their forms", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  const saved = await fill(ada, id, 'details', {
    jobTitle: 'Staff Engineer',
    companyName: 'Acme',
    jobLocation: '',
    salaryRange: '$1 - $2',
    jobUrl: 'acme.example/jobs/1',
    companyWebsite: '',
    followUpOn: '2026-03-09',
    linkLabel: '',
    linkUrl: 'www.glassdoor.example/acme',
  })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${pathOf(id)}?said=details`])
  await fill(ada, id, 'notes', { notes: 'One\r\ntwo' })
  await fill(ada, id, 'listing', { jobDescription: 'The text' })
  expect(await stored(ada, id)).toMatchObject({
    jobTitle: 'Staff Engineer',
    jobLocation: null,
    salaryRange: '$1 - $2',
    jobUrl: 'https://acme.example/jobs/1',
    followUpOn: '2026-03-09',
    notes: 'One\ntwo',
    jobDescription: 'The text',
    links: [{ label: 'glassdoor.example', url: 'https://www.glassdoor.example/acme' }],
  })
})

test('errors are shown beside their field and the input is kept', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  const answer = await fill(ada, id, 'contact-new', {
    name: '',
    email: 'nobody',
    notes: 'Typed with care',
  })
  const page = await answer.text()
  expect(answer.status).toBe(422)
  expect(page).toContain('Name must not be empty')
  expect(page).toContain('Email must be an email address')
  expect(page).toContain('Typed with care')
  expect((await fill(ada, id, 'notes', { notes: 'n'.repeat(256) })).status).toBe(422)
  expect((await stored(ada, id)).contacts).toEqual([])
})

test('an edit that conflicts with a newer one shows both versions and keeps the input', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada, { notes: 'first' })
  const seen = await hiddenOf(ada, id, 'notes')
  await fill(ada, id, 'notes', { notes: 'from the phone' })

  const answer = await ada.submit(pathOf(id), { ...seen, notes: 'from the desk' })
  const page = await answer.text()
  expect(answer.status).toBe(409)
  expect(page).toContain('changed this in another tab')
  expect(page).toContain('<td>from the desk</td><td>from the phone</td>')
  expect(page).toMatch(/<textarea[^>]*>from the desk<\/textarea>/)
  expect((await stored(ada, id)).notes).toBe('from the phone')

  const hidden = /name="version" value="(\d+)"(?=(?:(?!<form).)*from the desk<\/textarea>)/s.exec(
    page,
  )
  await ada.submit(pathOf(id), { ...seen, version: hidden?.[1] ?? '', notes: 'from the desk' })
  expect((await stored(ada, id)).notes).toBe('from the desk')
})

test('editing a contact that changed meanwhile is a conflict too', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  await fill(ada, id, 'contact-new', { name: 'Jo' })
  const { contacts } = await stored(ada, id)
  const form = `contact-${contacts[0].id}`
  const seen = await hiddenOf(ada, id, form)
  await fill(ada, id, form, { name: 'Jo', role: 'Recruiter' })
  const answer = await ada.submit(pathOf(id), { ...seen, name: 'Joanna', role: '' })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('<td>Joanna</td><td>Jo</td>')
  expect((await stored(ada, id)).contacts[0]).toMatchObject({ name: 'Jo', role: 'Recruiter' })
})

test('moving to a stage offers undo, and undo leaves no trace', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  const moved = await fill(ada, id, 'stage', { stage: 'Applied', today: '2026-03-02' })
  expect(moved.headers.get('location')).toBe(
    `${pathOf(id)}?said=stage&undo=Interested.Applied.2026-03-02`,
  )
  expect(await stored(ada, id)).toMatchObject({ stage: 'Applied', appliedOn: '2026-03-02' })

  await ada.submit(pathOf(id), {
    intent: 'stage.back',
    stage: 'Interested',
    to: 'Applied',
    appliedOn: '2026-03-02',
  })
  const { stage, appliedOn, events } = await stored(ada, id)
  expect([stage, appliedOn, events.length]).toEqual(['Interested', null, 1])
})

test('undo reports when the stage has changed again meanwhile', async () => {
  const ada = await signUp(await createTestApp())
  const id = await track(ada)
  await fill(ada, id, 'stage', { stage: 'Rejected' })
  const late = { intent: 'stage.back', stage: 'Interested', to: 'Applied', appliedOn: '' }
  const answer = await ada.submit(pathOf(id), late)
  expect(answer.headers.get('location')).toBe(`${pathOf(id)}?said=stage.stays`)
  expect(await stored(ada, id)).toMatchObject({ stage: 'Rejected' })
})

test('undoing a move removes the day it recorded, and redoing the move restores that day', async () => {
  const app = await createTestApp({ now: '2026-03-02T15:00:00Z' })
  const ada = await signUp(app)
  const id = await track(ada)
  await fill(ada, id, 'stage', { stage: 'Applied', today: '2026-03-03' })
  const [move] = (await stored(ada, id)).events
  app.setNow('2026-03-06T15:00:00Z')

  const back = await ada.submit(pathOf(id), { intent: 'move.takeBack', id: String(move.id) })
  expect(back.headers.get('location')).toContain(`undo=${move.id}_2026-03-03`)
  expect(await stored(ada, id)).toMatchObject({ stage: 'Interested', appliedOn: null })

  const again = { intent: 'move.restore', id: String(move.id) }
  expect((await ada.submit(pathOf(id), { ...again, appliedOn: '2026-02-31' })).status).toBe(422)
  await ada.submit(pathOf(id), { ...again, appliedOn: '2026-03-03' })
  expect(await stored(ada, id)).toMatchObject({ stage: 'Applied', appliedOn: '2026-03-03' })
})

test('an applied date that the person corrected stays when the move is undone', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  await fill(ada, id, 'stage', { stage: 'Applied', today: '2026-03-02' })
  const typed = { jobTitle: 'A', companyName: 'Acme', appliedOn: '2026-02-20', followUpOn: '' }
  await fill(ada, id, 'details', typed)
  const [move] = (await stored(ada, id)).events
  await ada.submit(pathOf(id), { intent: 'move.takeBack', id: String(move.id) })
  expect(await stored(ada, id)).toMatchObject({ stage: 'Interested', appliedOn: '2026-02-20' })
})

test('an older move to the current stage cannot be undone', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  for (const [day, stage] of [
    ['03', 'Applied'],
    ['04', 'Rejected'],
    ['05', 'Applied'],
  ] as const) {
    app.setNow(`2026-03-${day}T15:00:00Z`)
    await fill(ada, id, 'stage', { stage })
  }
  const before = await stored(ada, id)
  const [, , older] = before.events
  expect(older).toMatchObject({ fromStage: 'Interested', toStage: 'Applied' })
  const answer = await ada.submit(pathOf(id), { intent: 'move.takeBack', id: String(older.id) })
  expect(answer.status).toBe(409)
  expect(await stored(ada, id)).toEqual(before)
})

test('the applied date can be set before applying and corrected at every later stage', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  const typed = { jobTitle: 'A', companyName: 'Acme', appliedOn: '2026-02-20', followUpOn: '' }
  await fill(ada, id, 'details', typed)
  expect(await stored(ada, id)).toMatchObject({ stage: 'Interested', appliedOn: '2026-02-20' })
  await fill(ada, id, 'stage', { stage: 'Tech Interview' })
  await fill(ada, id, 'details', { ...typed, appliedOn: '2026-02-21' })
  expect(await stored(ada, id)).toMatchObject({ stage: 'Tech Interview', appliedOn: '2026-02-21' })
})

test('an interview moves the application when asked, and is a calendar file for its owner only', async () => {
  const app = await createTestApp()
  const [ada, eve] = [await signUp(app), await signUp(app, 'Eve')]
  const id = await track(ada)
  const interview = {
    round: 'Screen',
    startsAt: '2026-03-10T09:00',
    timeZone: 'UTC',
    minutes: '30',
  }
  const adding = { intent: 'interview.add', form: 'interview-new', moveTo: 'Pre-Screen' }
  const refused = await ada.submit(pathOf(id), { ...adding, ...interview, startsAt: '' })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/<option selected="">Pre-Screen</)
  await ada.submit(pathOf(id), { ...adding, ...interview })
  const { stage, interviews } = await stored(ada, id)
  expect(stage).toBe('Pre-Screen')

  const path = `${pathOf(id)}/interviews/${interviews[0].id}.ics`
  const file = await ada.request(path)
  expect(file.headers.get('content-type')).toContain('text/calendar')
  expect(await file.text()).toMatch(/DTSTART:20260310T090000Z.*SUMMARY:Screen/s)
  expect((await eve.request(path)).status).toBe(404)
  const page = await ada.page(pathOf(id))
  expect(page).toContain(`href="${path}"`)
  expect(page).toContain('Next step')
})

test('the next step of an application is done with one button', async () => {
  const ada = await signUp(await createTestApp())
  const id = await track(ada)
  expect(await ada.page(pathOf(id))).toContain('Mark as applied')
  await fill(ada, id, 'stage', { stage: 'Applied', today: '2026-03-02' })
  expect(await ada.page(pathOf(id))).toMatch(/Remind me on (?:<!-- -->)?March 9/)
  const { version } = await stored(ada, id)
  const reminder = { followUpOn: '2026-03-09', version: String(version) }
  await ada.submit(pathOf(id), { intent: 'followUp', form: 'followUp', ...reminder })
  expect(await stored(ada, id)).toMatchObject({ followUpOn: '2026-03-09' })
  expect(await ada.page(pathOf(id))).toContain('Follow up in 7 days')
})

test('a document can be uploaded or chosen, is stored exactly, and can be removed and restored', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Example')
  const id = await track(ada)
  const upload = async (name: string, content: string) => {
    const form = new FormData()
    const hidden = await hiddenOf(ada, id, 'document-new')
    for (const [field, value] of Object.entries({ ...hidden, sentOn: '2026-03-01' })) {
      form.set(field, value)
    }
    form.set('file', new File([content], name))
    return ada.request(pathOf(id), { method: 'POST', body: form })
  }
  expect((await upload('letter.txt', 'Dear Acme')).status).toBe(303)
  const [document] = (await stored(ada, id)).documents
  expect(document).toMatchObject({ name: 'letter.txt', sentOn: '2026-03-01', bytes: 9 })
  const path = `/dashboard/files/${document.fileId}`
  expect(await (await ada.request(path)).text()).toBe('Dear Acme')
  expect((await bob.request(path)).status).toBe(404)

  const refused = await upload('letter.exe', 'MZ')
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('Unsupported file type'),
  ])
  const none = await fill(ada, id, 'document-new', { sentOn: '', fileId: '' })
  expect(await none.text()).toContain('Choose a file.')

  // The same file can be chosen again, but not by another person.
  await fill(ada, id, 'document-new', { sentOn: '', fileId: document.fileId })
  expect((await stored(ada, id)).documents).toHaveLength(2)
  const own = await track(bob)
  const foreign = await fill(bob, own, 'document-new', { sentOn: '', fileId: document.fileId })
  expect(foreign.status).toBe(404)

  await ada.submit(pathOf(id), { intent: 'document.remove', id: String(document.id) })
  expect((await stored(ada, id)).documents).toHaveLength(1)
  await ada.submit(pathOf(id), { intent: 'document.restore', id: String(document.id) })
  expect((await stored(ada, id)).documents).toHaveLength(2)
})

test('a file with a refused date is not stored, and the same file is stored once', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  const upload = async (sentOn: string) => {
    const form = new FormData()
    const fields = { ...(await hiddenOf(ada, id, 'document-new')), sentOn }
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    form.set('file', new File(['Dear Acme'], 'letter.txt'))
    return (await ada.request(pathOf(id), { method: 'POST', body: form })).status
  }
  const files = async () =>
    ((await (await ada.request('/api/me/files')).json()) as { files: unknown[] }).files
  expect(await upload('1066-10-14')).toBe(422)
  expect(await files()).toEqual([])
  expect(await upload('2026-03-01')).toBe(303)
  expect(await upload('2026-03-02')).toBe(303)
  expect(await files()).toHaveLength(1)
  expect((await stored(ada, id)).documents).toHaveLength(2)
})

// A replaced CV becomes an earlier version. The file of a deleted CV stays as a document.
test.each<[string, string, (ada: Person) => Promise<Response>]>([
  ['replaced', 'cv', (ada) => uploadCv(ada, pdf('the next'))],
  ['deleted', 'document', (ada) => ada.submit('/dashboard/profile', { intent: 'delete-cv' })],
])("the exact CV that was sent stays when the profile's CV is %s", async (_, kind, change) => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  await uploadCv(ada, pdf('as it was sent'))
  const { cvFileId } = await profileOf(ada)
  await ada.send('POST', `/api/me/applications/${id}/documents`, { fileId: cvFileId })

  expect((await change(ada)).status).toBe(302)
  expect((await profileOf(ada)).cvFileId).not.toBe(cvFileId)
  expect((await stored(ada, id)).documents).toMatchObject([{ fileId: cvFileId }])
  const file = await ada.request(`/dashboard/files/${cvFileId}`)
  expect(await file.text()).toBe(pdf('as it was sent').toString())
  expect(await kindOf(app, cvFileId)).toBe(kind)
})

test('restoring a CV that was sent and then deleted makes it the CV again', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  await uploadCv(ada, pdf())
  const { cvFileId } = await profileOf(ada)
  await ada.send('POST', `/api/me/applications/${id}/documents`, { fileId: cvFileId })
  await ada.submit('/dashboard/profile', { intent: 'delete-cv' })
  await ada.submit('/dashboard/profile', { intent: 'restore-cv', fileId: cvFileId })
  expect(await profileOf(ada)).toMatchObject({ cvFileId })
  expect(await kindOf(app, cvFileId)).toBe('cv')
})

test('uploading the same CV again reuses the existing one', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  await uploadCv(ada, pdf())
  const { cvFileId } = await profileOf(ada)
  await uploadCv(ada, pdf())
  expect(await profileOf(ada)).toMatchObject({ cvFileId })
  expect((await ada.request(`/dashboard/files/${cvFileId}`)).status).toBe(200)
})

test('a move from an outdated stage is a conflict', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  const seen = await hiddenOf(ada, id, 'stage')
  await fill(ada, id, 'stage', { stage: 'Rejected' })
  const answer = await ada.submit(pathOf(id), { ...seen, stage: 'Applied' })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('<td>Applied</td><td>Rejected</td>')
  expect((await stored(ada, id)).stage).toBe('Rejected')
})

test('the newest move can be undone days later, and redone', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  await fill(ada, id, 'stage', { stage: 'Rejected' })
  app.setNow('2026-03-06T09:00:00Z')
  const [move, first] = (await stored(ada, id)).events
  await ada.submit(pathOf(id), { intent: 'move.takeBack', id: String(move.id) })
  expect(await stored(ada, id)).toMatchObject({ stage: 'Interested', events: [first] })
  await ada.submit(pathOf(id), { intent: 'move.restore', id: String(move.id) })
  expect(await stored(ada, id)).toMatchObject({ stage: 'Rejected', events: [move, first] })
  const older = await ada.submit(pathOf(id), { intent: 'move.takeBack', id: String(first.id) })
  expect(older.status).toBe(409)
})

test('the date of every event can be corrected, and an unchanged date keeps its time', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  await fill(ada, id, 'event-new', { kind: 'event', happenedAt: '2026-02-20', text: 'They called' })
  const [move, call] = (await stored(ada, id)).events
  expect(call).toMatchObject({ text: 'They called', happenedAt: '2026-02-20T12:00:00.000Z' })

  await fill(ada, id, `event-${move.id}`, { happenedAt: '2026-02-18', text: '' })
  await fill(ada, id, `event-${call.id}`, { happenedAt: '2026-02-20', text: 'They called back' })
  expect((await stored(ada, id)).events).toMatchObject([
    { text: 'They called back', happenedAt: '2026-02-20T12:00:00.000Z' },
    { toStage: 'Interested', happenedAt: '2026-02-18T12:00:00.000Z' },
  ])
})

test('an interview is stored at its time in the chosen time zone', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  const typed = {
    round: 'System design',
    minutes: '90',
    place: 'https://call.example/1',
    notes: '',
  }
  const added = await fill(ada, id, 'interview-new', {
    ...typed,
    startsAt: '2026-03-29T10:00',
    timeZone: 'Europe/Berlin',
  })
  expect(added.status).toBe(303)
  expect((await stored(ada, id)).interviews).toMatchObject([
    { startsAt: '2026-03-29T08:00:00.000Z', timeZone: 'Europe/Berlin', minutes: 90 },
  ])
  const page = await ada.page(pathOf(id))
  expect(page).toContain('Sunday, March 29, 2026<!-- -->, <!-- -->10:00<!-- -->–<!-- -->11:30')
  expect(page).toContain('GMT+2')

  const wrong = { ...typed, startsAt: '2026-03-29T10:00', timeZone: 'Mars', minutes: 'long' }
  const refused = await fill(ada, id, 'interview-new', wrong)
  expect([refused.status, (await stored(ada, id)).interviews.length]).toEqual([422, 1])
})

test('a task can be done and reopened, and deleted items can be restored', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  await fill(ada, id, 'task-new', { title: 'Call Jo', dueOn: '2026-03-01' })
  const [task] = (await stored(ada, id)).tasks
  expect(await ada.page(pathOf(id))).toContain('Overdue: ')

  const done = await ada.submit(pathOf(id), { intent: 'task.done', id: String(task.id) })
  const after = await ada.page(done.headers.get('location')?.split('#')[0] ?? '')
  expect(after).toContain('Task marked as done')
  expect(after).toContain('name="intent" value="task.open"')
  expect((await stored(ada, id)).tasks[0].doneAt).toBe('2026-03-02T09:00:00.000Z')
  await ada.submit(pathOf(id), { intent: 'task.open', id: String(task.id) })

  await ada.submit(pathOf(id), { intent: 'task.remove', id: String(task.id) })
  expect((await stored(ada, id)).tasks).toEqual([])
  await ada.submit(pathOf(id), { intent: 'task.restore', id: String(task.id) })
  expect((await stored(ada, id)).tasks).toMatchObject([{ title: 'Call Jo', doneAt: null }])
})

test('only its owner sees that an application was deleted, and can restore it', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Example')
  const id = await track(ada)
  await ada.submit(pathOf(id), { intent: 'delete' })
  expect(await ada.page(pathOf(id))).toContain('Application deleted')
  expect((await bob.request(pathOf(id))).status).toBe(404)
  await ada.submit(pathOf(id), { intent: 'restore' })
  expect(await ada.page(pathOf(id))).toContain('Tracked as')
})

test('the page shows how the job has changed since it was tracked', async () => {
  const app = await createTestApp()
  const job = listing({
    title: 'Rust Engineer',
    salary: { min: 80_000, max: 90_000, currency: 'USD', period: 'year' },
  })
  await app.take([job])
  const ada = await signUp(app)
  const id = await track(ada, {
    jobId: await app.idOf('Rust Engineer'),
    jobTitle: undefined,
    companyName: undefined,
  })
  expect(await ada.page(pathOf(id))).toContain('Still open, unchanged since you tracked it.')

  await app.take([
    {
      ...job,
      description: '<p>Something else.</p>',
      salary: { min: 85_000, max: 90_000, currency: 'USD', period: 'year' },
      closedAt: '2026-03-02T08:00:00Z',
    },
  ])
  const page = await ada.page(pathOf(id))
  expect(page).toContain('The job was closed')
  expect(page).toContain('$80,000 - $90,000<!-- --> when you tracked it,')
  expect(page).toContain('The job description has changed since you tracked it.')
  expect(page).toContain('Build the services behind our shop.')
})

test('a link that would run script is never rendered', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  const url = 'javascript:alert(1)'
  const plain = {
    jobTitle: 'A',
    companyName: '',
    jobLocation: '',
    salaryRange: '',
    companyWebsite: '',
  }
  expect((await fill(ada, id, 'details', { ...plain, jobUrl: url })).status).toBe(422)
  await fill(ada, id, 'interview-new', {
    round: 'Call',
    startsAt: '2026-03-29T10:00',
    timeZone: 'UTC',
    minutes: '30',
    place: url,
    notes: '<img src=x onerror=alert(1)>',
  })
  const page = await ada.page(pathOf(id))
  expect(page).not.toContain(`href="${url}"`)
  expect(page).not.toContain('<img src=x')
})

test("AZ-01 every request for another person's application is answered as if it did not exist", async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const bob = await signUp(app, 'Bob Example')
  const id = await track(ada, { notes: 'Ada’s secret' })
  const own = await track(bob)
  await fill(ada, id, 'contact-new', { name: 'Jo' })
  await fill(ada, id, 'task-new', { title: 'Call', dueOn: '' })
  const before = await stored(ada, id)
  const [event] = before.events
  const forms: Record<string, string>[] = [
    { intent: 'details', form: 'details', version: '1', jobTitle: 'x', companyName: 'x' },
    { intent: 'notes', form: 'notes', version: '1', notes: 'x' },
    { intent: 'stage', form: 'stage', version: '1', stage: 'Rejected' },
    { intent: 'contact.add', form: 'contact-new', name: 'x' },
    { intent: 'contact.change', id: String(before.contacts[0].id), name: 'x' },
    { intent: 'contact.remove', id: String(before.contacts[0].id) },
    { intent: 'contact.restore', id: String(before.contacts[0].id) },
    { intent: 'task.done', id: String(before.tasks[0].id) },
    { intent: 'event.change', id: String(event.id), happenedAt: '2026-03-01', text: 'x' },
    { intent: 'move.takeBack', id: String(event.id) },
    { intent: 'move.restore', id: String(event.id) },
    { intent: 'delete' },
    { intent: 'restore' },
  ]
  const unknown = 999_999
  expect(await answerOf(bob.request(pathOf(id)), id)).toEqual(
    await answerOf(bob.request(pathOf(unknown)), unknown),
  )
  for (const form of forms) {
    const foreign = await answerOf(bob.submit(pathOf(id), form), id)
    expect(foreign, form.intent).toEqual(await answerOf(bob.submit(pathOf(unknown), form), unknown))
    expect(foreign.status, form.intent).toBe(404)
    // Her items under his own application.
    if ('id' in form) expect((await bob.submit(pathOf(own), form)).status, form.intent).toBe(404)
  }
  expect(await stored(ada, id)).toEqual(before)
  for (const odd of ['0', '-1', 'abc', '1e3', '99999999999999999999']) {
    expect((await bob.request(`/dashboard/job-tracker/${odd}`)).status, odd).toBe(404)
  }
})

test('a visitor is sent to sign in, and a form they submit changes nothing', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const id = await track(ada)
  const visit = await app.request(pathOf(id))
  expect(visit.headers.get('location')).toBe(`/auth/login?next=${encodeURIComponent(pathOf(id))}`)
  const body = new URLSearchParams({ intent: 'delete' })
  const sent = await app.request(pathOf(id), {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(sent.status).toBe(302)
  expect(await ada.page(pathOf(id))).toContain('Tracked as')
})

async function answerOf(asked: ReturnType<TestApp['request']>, id: number) {
  const answer = await asked
  const text = await answer.text()
  // Remove what differs between answers: the nonce and the requested id.
  const body = text.replaceAll(/nonce="[^"]*"/g, '').replaceAll(pathOf(id), 'PATH')
  return { status: answer.status, body }
}
