/** Cover letters over HTTP: written, edited, compared, downloaded and attached to an application. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { giveCv } from './give-cv.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

const DESCRIPTION = `<p>You will build and operate the pipeline that carries every parcel scan of Europe.</p>
<ul><li>You have experience with Kubernetes and Python.</li><li>You know Terraform.</li></ul>`

async function given() {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'Platform Engineer', company: 'Contoso', description: DESCRIPTION }),
  ])
  const ada = await signUp(app, 'Ada Example')
  const cvId = await giveCv(app, ada.id)
  const jobId = await app.idOf('Platform Engineer')
  return { app, ada, cvId, jobId }
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

// biome-ignore lint/suspicious/noExplicitAny: a browser of a person, as test/sign-up.ts makes it
const written = async ({ send }: any, body: object): Promise<Shown> => {
  const answer = await send('POST', '/api/me/letters', body)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

test("a cover letter for a job here is based on the person's CV, sentence by sentence", async () => {
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

test('a cover letter for a job found elsewhere is based on the pasted text and the profile', async () => {
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

test("an edit keeps or loses a sentence's source, creates a version, and is refused on an outdated one", async () => {
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

test('a program can read how a cover letter is printed and what a version contained', async () => {
  const { app, ada, jobId, cvId } = await given()
  const letter = await written(ada, { jobId, cvId })
  const path = `/api/me/letters/${letter.id}`
  const readPart = async (what: string) => (await ada.request(`${path}/${what}`)).json()
  expect(await readPart('printed')).toMatchObject({ pages: 1, fits: true, missingCharacters: [] })
  const page = await ada.request(`${path}/pages/1.svg`)
  expect(page.headers.get('content-type')).toBe('image/svg+xml')
  const file = await ada.request(`${path}/file?format=txt`)
  expect(file.headers.get('content-security-policy')).toContain('sandbox')
  expect(file.headers.get('content-disposition')).toContain('.txt')

  const [first] = letter.content.sentences
  const change = { kind: 'remove', id: first?.id }
  await ada.send('PATCH', path, { version: 1, change })
  expect(await readPart('versions/1')).toMatchObject({
    version: 1,
    text: letter.text,
    content: letter.content,
    differences: [{ before: first?.text, after: null }],
  })
  expect(await readPart('versions/2')).toMatchObject({ version: 2, differences: [] })
  expect((await ada.request(`${path}/versions/3`)).status).toBe(404)
  expect(app.errors).toEqual([])
})

test('a sentence can be replaced by another proof with its own source', async () => {
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

test('a cover letter is downloaded as PDF, Word and text, and its attached PDF does not change', async () => {
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
  expect(name).toBe('Cover letter, Platform Engineer, Contoso.pdf')
  const before = await (await ada.request(`/api/me/files/${fileId}`)).arrayBuffer()
  const change = { kind: 'add', after: null, text: 'PS: hello' }
  await ada.send('PATCH', `/api/me/letters/${letter.id}`, { version: 1, change })
  const after = await (await ada.request(`/api/me/files/${fileId}`)).arrayBuffer()
  expect(Buffer.from(after).equals(Buffer.from(before))).toBe(true)
  const { letters } = (await (await ada.request('/api/me/letters')).json()) as { letters: object[] }
  expect(letters).toMatchObject([{ applicationId }])
  expect(app.errors).toEqual([])
})

test('a deleted cover letter can be restored, and is never visible to other people', async () => {
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

test('without JavaScript: from the job to the cover letter, and a refused edit is not lost', async () => {
  const { app, ada, jobId } = await given()
  const start = await ada.page(`/dashboard/cover-letter?jobId=${jobId}`)
  expect(start).toContain('Cover letter for Platform Engineer, Contoso')
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
  expect(page).toContain('Missing from your CV')

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
  expect(list).toContain('Letter deleted.')
  expect(app.errors).toEqual([])
})

test('a job without a title is refused with an error beside its field, and the input is kept', async () => {
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

type Advice = {
  weakness: string | null
  wanted: string[]
  facts: { line: string | null; text: string; isChosen: boolean; answers: string | null }[]
}

test('the facts of a cover letter are chosen, ordered, and added in the person’s own words', async () => {
  const { ada, jobId, cvId } = await given()
  const letter = await written(ada, { jobId, cvId })
  const path = `/api/me/letters/${letter.id}`
  const before = (await (await ada.request(`${path}/facts`)).json()) as Advice
  expect(before.weakness).toBeNull()
  const chosen = before.facts.filter(({ isChosen }) => isChosen)
  expect(chosen.map(({ text }) => text).join()).toContain('40 services to Kubernetes')
  expect(chosen.find(({ text }) => text.includes('Kubernetes'))?.answers).toContain('Kubernetes')

  const own = { text: 'I moved our own Terraform modules to OpenTofu in a week.' }
  const picks = [own, ...chosen.slice(0, 1).map(({ line }) => ({ line }))]
  const change = { kind: 'facts', picks }
  const answer = await ada.send('PATCH', path, { version: 1, change })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const after = (await answer.json()) as Shown
  const said = after.content.sentences.map(({ text }) => text)
  const fact = after.content.sentences.findIndex(({ text }) => text.includes('40 services'))
  expect(after.content.sentences[said.indexOf(own.text)]?.about).toBe('own')
  expect(said.indexOf(own.text)).toBeLessThan(fact)

  const facts = (await (await ada.request(`${path}/facts`)).json()) as Advice
  expect(facts.facts.filter(({ isChosen }) => isChosen).map(({ line }) => line)).toEqual([
    null,
    chosen[0]?.line,
  ])
  const reset = { version: 2, change: { kind: 'facts', picks: null } }
  const again = (await (await ada.send('PATCH', path, reset)).json()) as Shown
  expect(again.text).toBe(letter.text)
})

test('without JavaScript: facts are moved and written, and edited sentences stay', async () => {
  const { ada, jobId, cvId } = await given()
  const letter = await written(ada, { jobId, cvId })
  const path = `/dashboard/cover-letter/${letter.id}`
  const kept = letter.content.sentences.find(({ text }) => text.includes('Kubernetes'))
  const text = kept?.text.replace('40 services', 'forty services') ?? ''
  await ada.submit(path, { intent: 'edit', version: '1', id: kept?.id ?? '', text })
  const { facts } = (await (
    await ada.request(`/api/me/letters/${letter.id}/facts`)
  ).json()) as Advice
  const line = facts.find((it) => it.isChosen)?.line
  const sent = await ada.submit(path, {
    intent: 'facts',
    version: '2',
    pick: `line:${line}`,
    own: 'I run the parcel club of my street',
    place: 'first',
  })
  expect(sent.headers.get('location')).toContain('said=facts&undo=2#facts-heading')
  const page = await ada.page(path)
  expect(page).toContain('forty services')
  expect(page).toContain('You wrote this')
  expect(page).toContain('I run the parcel club of my street.')
  const stored = (await (await ada.request(`/api/me/letters/${letter.id}`)).json()) as Shown
  const said = stored.content.sentences.map((it) => it.text)
  expect(said).toContain('I run the parcel club of my street.')

  const moved = await ada.submit(path, {
    intent: 'facts',
    version: '3',
    pick: `line:${line}`,
    move: `up line:${line}`,
  })
  expect(moved.status).toBe(303)
  const tooMany = await ada.submit(path, { intent: 'facts', version: '4', pick: 'line:Q' })
  expect(tooMany.status).toBe(422)
})

test('a weak draft is called weak, says what to write, and is not once the person has', async () => {
  const { app } = await given()
  const eve = await signUp(app, 'Eve Other')
  await eve.send('PATCH', '/api/me/profile', { name: 'Eve Other' })
  const letter = await written(eve, { title: 'Tester', description: 'We ask for Rust.' })
  const path = `/dashboard/cover-letter/${letter.id}`
  const page = await eve.page(path)
  expect(page).toContain('This draft is weak.')
  expect(page).toContain('Your own sentence goes here')
  await eve.submit(path, { intent: 'facts', version: '1', own: 'I wrote a parser in Rust.' })
  const after = await eve.page(path)
  expect(after).not.toContain('This draft is weak.')
  expect(after).toContain('I wrote a parser in Rust.')
})
