/** Cover letters through the front door: written, changed, compared, taken along, kept with an application. */
import { expect, test } from 'vitest'
import type { AccountId } from '#core/account/account.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { chooseCv } from '#work/cv/current-cv.ts'
import { createTestApp, type TestApp } from './app.ts'
import { CV } from './made-letters.ts'
import { listing } from './makers.ts'
import { signUp } from './people.ts'

const DESCRIPTION = `<p>You will build and operate the pipeline that carries every parcel scan of Europe.</p>
<ul><li>You have experience with Kubernetes and Python.</li><li>You know Terraform.</li></ul>`

async function given() {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'Platform Engineer', company: 'Contoso', description: DESCRIPTION }),
  ])
  const ada = await signUp(app, 'Ada Example')
  const cvId = await cvOf(app, ada.id)
  const jobId = await app.idOf('Platform Engineer')
  return { app, ada, cvId, jobId }
}

/** A CV of theirs that was read and is the one that letters go by. */
async function cvOf(app: TestApp, accountId: string): Promise<string> {
  const now = app.world.clock.now()
  const { id } = await app.world.db
    .insertInto('cvs')
    .values({
      account_id: accountId,
      kind: 'read',
      name: 'My CV',
      content: JSON.stringify(CV),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await chooseCv(app.world, accountId as AccountId, id as CvId)
  return id
}

type Shown = {
  id: string
  version: number
  cvId: string | null
  text: string
  content: {
    sentences: {
      id: string
      text: string
      about: string
      sources: string[]
      quote: string | null
    }[]
    notClaimed: { what: string }[]
    proofs: { id: string; text: string }[]
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a browser of a person, as test/people.ts makes it
const written = async ({ send }: any, body: object): Promise<Shown> => {
  const answer = await send('POST', '/api/me/letters', body)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

test('a letter for a job here rests on the person’s CV, sentence by sentence', async () => {
  const { app, ada, jobId, cvId } = await given()
  const letter = await written(ada, { jobId, cvId })
  const about = letter.content.sentences.filter((it) => it.about === 'person')
  const known = new Set(letter.content.proofs.map(({ id }) => id))
  expect(about.length).toBeGreaterThan(2)
  for (const { sources } of about) expect(sources.every((id) => known.has(id))).toBe(true)
  expect(letter.text).toMatch(/^Dear Contoso team,\n\n.*Contoso/)
  expect(letter.text).toContain('40 services to Kubernetes')
  expect(letter.content.notClaimed.map(({ what }) => what)).toEqual(['Terraform'])
  expect(app.errors).toEqual([])
})

test('a letter for a job found elsewhere is written from the pasted text and the profile', async () => {
  const { app } = await given()
  const eve = await signUp(app, 'Eve Other')
  await eve.send('PATCH', '/api/me/profile', { name: 'Eve Other' })
  const letter = await written(eve, {
    title: 'Tester',
    company: 'Umbra',
    description: 'We ask for Rust.',
  })
  expect(letter.cvId).toBeNull()
  expect(letter.text).toContain('Umbra')
  expect(letter.text).not.toContain('Rust')
})

test('an edit keeps or loses a sentence’s source, makes a version, and is refused on an older one', async () => {
  const { ada, jobId, cvId } = await given()
  const letter = await written(ada, { jobId, cvId })
  const one = letter.content.sentences.find(({ text }) => text.includes('Kubernetes'))
  const path = `/api/me/letters/${letter.id}`
  const change = {
    kind: 'edit',
    id: one?.id,
    text: 'I led the migration of 99 services to Kubernetes.',
  }
  const edited = (await (await ada.send('PATCH', path, { version: 1, change })).json()) as Shown
  expect(edited.version).toBe(2)
  expect(edited.content.sentences.find(({ id }) => id === one?.id)).toMatchObject({
    about: 'own',
    sources: [],
  })

  const late = await ada.send('PATCH', path, { version: 1, change })
  expect(late.status).toBe(409)

  const { versions } = (await (await ada.request(`${path}/versions`)).json()) as {
    versions: object[]
  }
  expect(versions).toMatchObject([{ version: 1, name: null }])
  await ada.send('PUT', `${path}/versions/1/name`, { name: 'First' })
  const back = (await (
    await ada.send('POST', `${path}/versions/1/restore`, { version: 2 })
  ).json()) as Shown
  expect(back.text).toBe(letter.text)
  expect(back.version).toBe(3)
})

test('a program is told how a letter is printed, and what a version was', async () => {
  const { app, ada, jobId, cvId } = await given()
  const letter = await written(ada, { jobId, cvId })
  const path = `/api/me/letters/${letter.id}`
  const told = async (what: string) => (await ada.request(`${path}/${what}`)).json()
  expect(await told('printed')).toMatchObject({ pages: 1, fits: true, missingLetters: [] })
  const page = await ada.request(`${path}/pages/1.svg`)
  expect(page.headers.get('content-type')).toBe('image/svg+xml')
  const file = await ada.request(`${path}/file?format=txt`)
  expect(file.headers.get('content-security-policy')).toContain('sandbox')
  expect(file.headers.get('content-disposition')).toContain('.txt')

  const [first] = letter.content.sentences
  const change = { kind: 'remove', id: first?.id }
  await ada.send('PATCH', path, { version: 1, change })
  expect(await told('versions/1')).toMatchObject({
    version: 1,
    text: letter.text,
    content: letter.content,
    differences: [{ before: first?.text, after: null }],
  })
  expect(await told('versions/2')).toMatchObject({ version: 2, differences: [] })
  expect((await ada.request(`${path}/versions/3`)).status).toBe(404)
  expect(app.errors).toEqual([])
})

test('another proof takes a sentence’s place with its own source', async () => {
  const { ada, jobId, cvId } = await given()
  const letter = await written(ada, { jobId, cvId, length: 'short' })
  const one = letter.content.sentences.find(({ about }) => about === 'person')
  const used = new Set(letter.content.sentences.map(({ sources }) => sources[0]))
  const source = ['w1r1h1', 'w1r1h2', 'w2r1h1', 'w2r1h2'].find((id) => !used.has(id))
  const change = { kind: 'replace', id: one?.id, source }
  const answer = await ada.send('PATCH', `/api/me/letters/${letter.id}`, { version: 1, change })
  const { content } = (await answer.json()) as Shown
  const now = content.sentences.find(({ id }) => id === one?.id)
  expect(now).toMatchObject({ about: 'person', sources: expect.arrayContaining([source]) })
  expect(content.proofs.map(({ id }) => id)).toContain(source)
  const foreign = { ...change, source: 'w9' }
  expect(
    (await ada.send('PATCH', `/api/me/letters/${letter.id}`, { version: 2, change: foreign }))
      .status,
  ).toBe(404)
})

test('a letter is handed out as PDF, Word and text, and its PDF is kept with an application as it was', async () => {
  const { app, ada, jobId, cvId } = await given()
  const letter = await written(ada, { jobId, cvId })
  const file = async (format: string) => {
    const answer = await ada.request(`/api/me/letters/${letter.id}/file?format=${format}`)
    return Buffer.from(await answer.arrayBuffer())
  }
  expect((await file('pdf')).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await file('docx')).subarray(0, 2).toString()).toBe('PK')
  expect((await file('txt')).toString()).toBe(`${letter.text}\n`)
  expect((await ada.request(`/api/me/letters/${letter.id}/file?format=exe`)).status).toBe(422)

  const made = await ada.send('POST', '/api/me/applications', { jobId })
  const { id: applicationId } = (await made.json()) as { id: number }
  const kept = await ada.send('POST', `/api/me/letters/${letter.id}/documents`, { applicationId })
  const { fileId, name } = (await kept.json()) as { fileId: string; name: string }
  expect(name).toBe('Letter, Platform Engineer, Contoso.pdf')
  const before = await (await ada.request(`/api/me/files/${fileId}`)).arrayBuffer()
  const change = { kind: 'add', after: null, text: 'PS: hello' }
  await ada.send('PATCH', `/api/me/letters/${letter.id}`, { version: 1, change })
  const after = await (await ada.request(`/api/me/files/${fileId}`)).arrayBuffer()
  expect(Buffer.from(after).equals(Buffer.from(before))).toBe(true)
  const { letters } = (await (await ada.request('/api/me/letters')).json()) as { letters: object[] }
  expect(letters).toMatchObject([{ applicationId }])
  expect(app.errors).toEqual([])
})

test('a deleted letter is gone for everybody, can be brought back for a day, and then no longer', async () => {
  const { app, ada, jobId, cvId } = await given()
  const { id } = await written(ada, { jobId, cvId })
  const path = `/api/me/letters/${id}`
  expect((await ada.send('DELETE', path)).status).toBe(204)
  expect((await ada.request(path)).status).toBe(404)
  expect((await ada.send('POST', `${path}/restore`)).status).toBe(204)
  expect((await ada.request(path)).status).toBe(200)
  const eve = await signUp(app, 'Eve Other')
  expect((await eve.request(path)).status).toBe(404)
})

test('without a script: from the job to the letter, an edit that is not taken is not lost', async () => {
  const { app, ada, jobId } = await given()
  const start = await ada.page(`/dashboard/cover-letter?jobId=${jobId}`)
  expect(start).toContain('A letter for Platform Engineer, Contoso')
  const answer = await ada.submit('/dashboard/cover-letter', {
    jobId: String(jobId),
    tone: 'warm',
    length: 'short',
    why: 'I know the depots',
  })
  expect(answer.status, await answer.clone().text()).toBe(303)
  const path = answer.headers.get('location') ?? ''
  const page = await ada.page(path)
  expect(page).toContain('I know the depots.')
  expect(page).toContain('Your own words')
  expect(page).toContain('Not claimed')

  const added = await ada.submit(path, {
    intent: 'add',
    version: '1',
    id: 's1',
    text: 'I can begin in May.',
  })
  expect(added.headers.get('location')).toBe(`${path}?said=add&undo=1`)
  const late = await ada.submit(path, {
    intent: 'edit',
    version: '1',
    id: 's1',
    text: 'Typed late.',
  })
  expect(late.status).toBe(409)
  const shown = await late.text()
  expect(shown).toContain('was changed in another tab')
  expect(shown).toContain('Typed late.')
  const gone = await ada.submit(path, { intent: 'delete' })
  const list = await ada.page(gone.headers.get('location') ?? '')
  expect(list).toContain('The letter was deleted.')
  expect(app.errors).toEqual([])
})

test('a job without a title is refused beside its field, with what was typed', async () => {
  const { ada } = await given()
  const answer = await ada.submit('/dashboard/cover-letter', {
    title: ' ',
    company: 'Umbra',
    description: 'Rust',
  })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('Job title must not be empty')
  expect(page).toContain('value="Umbra"')
})

test('two versions are compared sentence by sentence', async () => {
  const { ada, jobId, cvId } = await given()
  const { id } = await written(ada, { jobId, cvId })
  const path = `/dashboard/cover-letter/${id}`
  await ada.submit(path, { intent: 'add', version: '1', id: '', text: 'I can begin in May.' })
  const page = await ada.page(`${path}?compare=1`)
  expect(page).toMatch(/<ins>I can begin in May\.<\/ins>/)
})
