/** The page of a CV, used as by a browser without JavaScript: every form leads back to what it changed. */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { madeCv } from './sample-cv.ts'
import { docx, fileForm } from './sample-files.ts'
import { signUp } from './sign-up.ts'

type Person = Awaited<ReturnType<typeof signUp>>

const LINES = ['Ada Example', 'ada@example.org', 'Skills', 'Python, SQL', 'Driving licence B']

/** A CV that was read from a file and then given the content of `madeCv`. */
async function cvOf(app: TestApp, person: Person) {
  const form = fileForm('cv.docx', docx(...LINES))
  const answer = await person.request('/api/me/cvs', { method: 'POST', body: form })
  const { id } = (await answer.json()) as { id: string }
  await person.send('PUT', `/api/me/cvs/${id}`, { version: 1, content: madeCv })
  const page = `/dashboard/cv/${id}`
  const read = async () => {
    const { content, version } = (await (await person.request(`/api/me/cvs/${id}`)).json()) as {
      content: typeof madeCv
      version: number
    }
    return { ...content, version }
  }
  expect(app.errors).toEqual([])
  return { id, page, read }
}

const EDITS: [string, Record<string, string>, object, string][] = [
  ['a value', { intent: 'set', key: 'label', text: 'Engineer' }, { label: 'Engineer' }, '#v-label'],
  ['a date', { intent: 'set', key: 'w1r1.start', text: 'May 2022' }, {}, '#v-w1r1.start'],
  [
    'a swap',
    { op: 'swap e1 degree area' },
    { education: [{ degree: 'Physics', area: 'BSc' }] },
    '#v-e1.degree',
  ],
  ['a removal', { op: 'remove l1' }, { languages: [] }, '?said=removed'],
  [
    'a new order',
    { op: 'down w1r1' },
    { work: [{ roles: [{ id: 'w1r2' }, { id: 'w1r1' }] }] },
    '#v-w1r1',
  ],
  [
    'a new entry',
    { intent: 'add', list: 'awards', 'value.title': 'Prize', 'value.date': '2021' },
    { awards: [{ title: 'Prize', date: '2021' }] },
    '#v-a1',
  ],
  [
    'a line of the file',
    { intent: 'put', text: 'Driving licence B', to: 'new:certificates' },
    { certificates: [{ title: 'Driving licence B' }] },
    '#v-c1',
  ],
  [
    'a line stored elsewhere',
    { intent: 'put', from: 'w1r1h2', text: 'Led a team.', to: 'w1r2.highlights' },
    {
      work: [
        { roles: [{ highlights: [{ id: 'w1r1h1' }] }, { highlights: [{ text: 'Led a team.' }] }] },
      ],
    },
    '#v-w1r2h',
  ],
]

test('every kind of edit is made, and undone with one click', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { page, read } = await cvOf(app, ada)
  for (const [at, [what, fields, changed, place]] of EDITS.entries()) {
    const version = 2 + 2 * at
    const done = await ada.submit(page, { version: `${version}`, ...fields })
    expect(done.status, what).toBe(302)
    expect(done.headers.get('location'), what).toContain(place)
    expect(await read(), what).toMatchObject({ version: version + 1, ...changed })
    expect(await ada.page(done.headers.get('location') ?? ''), what).toContain('Undo')
    await ada.submit(page, { version: `${version + 1}`, op: 'undo' })
    expect(await read(), what).toEqual({ ...madeCv, version: version + 2 })
  }
}, 120_000)

/** Submits the form on the page that contains these fields. */
async function press(person: Person, at: string, fields: Record<string, string>) {
  const [name, value] = Object.entries(fields)[0] ?? []
  const forms = (await person.page(at)).split('<form ').slice(1)
  const form = forms.find((it) =>
    it.split('</form>')[0]?.includes(`name="${name}" value="${value}"`),
  )
  const action = /action="([^"]+)"/.exec(form ?? '')?.[1] ?? 'no such form'
  return person.submit(action.replaceAll('&amp;', '&'), fields)
}

test('an invalid date is reported beside its field and the input is kept', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { page, read } = await cvOf(app, ada)
  const fields = { key: 'w1r1.start', version: '2', intent: 'set', text: 'long ago' }
  const answer = await press(ada, `${page}?edit=w1r1.start`, fields)
  expect(answer.status).toBe(422)
  const text = await answer.text()
  expect(text.split('class="cv-problem"')).toHaveLength(2)
  expect(text).toContain('Enter a date like 2021, 2021-03 or Mar 2021.')
  expect(text).toContain('value="long ago"')
  expect(await read()).toEqual({ ...madeCv, version: 2 })
})

test('an invalid new entry is reported and the input is kept', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { page, read } = await cvOf(app, ada)
  const values = { 'value.title': 'Turing Prize', 'value.date': 'long ago' }
  const fields = { added: 'awards', version: '2', intent: 'add', list: 'awards', ...values }
  const answer = await press(ada, `${page}?add=awards`, fields)
  expect(answer.status).toBe(422)
  const text = await answer.text()
  expect(text).toContain('Enter a date like 2021, 2021-03 or Mar 2021.')
  expect(text).toContain('value="Turing Prize"')
  expect(text).toContain('value="long ago"')
  expect(await read()).toEqual({ ...madeCv, version: 2 })
})

test('a change to an outdated version is refused and the input is kept', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { page, read } = await cvOf(app, ada)
  await ada.submit(page, { version: '2', intent: 'set', key: 'label', text: 'Architect' })
  const late = { key: 'label', version: '2', intent: 'set', text: 'Engineer' }
  const answer = await press(ada, `${page}?edit=label`, late)
  expect(answer.status).toBe(409)
  const text = await answer.text()
  expect(text).toContain('This was changed in another tab or on another device,')
  expect(text).toContain('value="Engineer"')
  expect(await read()).toMatchObject({ label: 'Architect', version: 3 })
})

test('input for a value that was removed meanwhile is still shown', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { page } = await cvOf(app, ada)
  await ada.submit(page, { version: '2', op: 'remove l1' })
  const late = { version: '2', intent: 'set', key: 'l1.name', text: 'Old Norse' }
  const answer = await ada.submit(`${page}?edit=l1.name`, late)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('Old Norse')
})

test('a value that its owner confirms is no longer marked as uncertain', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const form = fileForm('cv.docx', docx(...LINES))
  const answer = await ada.request('/api/me/cvs', { method: 'POST', body: form })
  const { id } = (await answer.json()) as { id: string }
  const sure = async () => {
    const cv = (await (await ada.request(`/api/me/cvs/${id}`)).json()) as {
      version: number
      reading: { marks: Record<string, { sure: string }> }
    }
    return [cv.reading.marks.email?.sure, cv.version]
  }
  expect(await sure()).toEqual(['sure', 1])
  await ada.submit(`/dashboard/cv/${id}`, { version: '1', op: 'confirm email' })
  expect(await sure()).toEqual(['yours', 1])
})

test('each line of the file shows where it was stored, or that it is stored nowhere', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { page } = await cvOf(app, ada)
  const went = await ada.page(`${page}?line=1`)
  expect(went).toContain('Read as')
  expect(went).toContain('#v-email')
  await ada.submit(page, { version: '2', intent: 'set', key: 'email', text: 'other@example.org' })
  await ada.submit(page, { version: '3', intent: 'set', key: 'email', text: '' })
  expect(await ada.page(`${page}?line=1`)).toContain('We didn’t read this line into any field.')
})

test('a deleted CV can be restored from the list', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { page } = await cvOf(app, ada)
  const gone = await ada.submit(page, { version: '2', op: 'delete' })
  const list = gone.headers.get('location') ?? ''
  expect(list).toContain('/dashboard/cv-analyzer?deleted=')
  expect(await ada.page(list)).toContain('The CV was deleted.')
  expect((await ada.request(page)).status).toBe(404)
  await ada.submit(list.replace('deleted', 'restore'), {})
  expect((await ada.request(page)).status).toBe(200)
})

test('the checks page links to each place that needs fixing', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { page } = await cvOf(app, ada)
  await ada.submit(page, { version: '2', intent: 'set', key: 'phone', text: '' })
  const checks = await ada.page(`${page}/checks`)
  expect(checks).toContain('No phone number found')
  expect(checks).toContain(`${page}?edit=phone#v-phone`)
})

test('an impossible change is refused and changes nothing', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const { page, read } = await cvOf(app, ada)
  const ops = ['undo', 'swap w1r1 title nothing', 'up w1', 'remove zz', 'nonsense', 'confirm zz']
  for (const op of ops) {
    const answer = await ada.submit(page, { version: op === 'undo' ? '1' : '2', op })
    expect(op === 'nonsense' ? [400] : [404, 409], op).toContain(answer.status)
    expect(await read()).toEqual({ ...madeCv, version: 2 })
  }
  expect(app.errors).toEqual([])
})

test('each line that was not read names itself to a screen reader, and can become a contact', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  const form = new FormData()
  const job = 'Data Engineer, Fernhollow GmbH\n03/2019 – 04/2022\n- Moved the billing to events'
  form.set(
    'text',
    `Ada Brunn\nada@example.com\n\n${job}\n\nGo, Kafka, PostgreSQL\n\nZyx\nPlugh of Xyzzy`,
  )
  const answer = await ada.request('/api/me/cvs', { method: 'POST', body: form })
  const { id, reading } = (await answer.json()) as { id: string; reading: { unread: number[] } }
  const page = `/dashboard/cv/${id}`
  const html = await ada.page(page)
  const [, section = ''] = html.split('id="s-unread"')
  expect(reading.unread).toHaveLength(2)
  for (const at of reading.unread) {
    expect(section).toMatch(new RegExp(`<p[^>]*id="unread-${at}"`))
    expect(section.match(new RegExp(`aria-describedby="unread-${at}"`, 'g'))).toHaveLength(2)
  }
  await ada.submit(page, { version: '1', intent: 'put', text: 'Zyx', to: 'phone' })
  expect(section).toContain('value="phone"')
  const after = await (await ada.request(`/api/me/cvs/${id}`)).json()
  expect(after).toMatchObject({ content: { phone: 'Zyx' } })
})
