/** Generated CVs over HTTP: made for a job, with changes that can be rejected, with a design, as files. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

const PROFILE = {
  skills: ['SQL', 'Go', 'Jira', 'Slack', 'Scrum'],
  experience: [
    {
      company: 'Harbour Freightworks',
      position: 'Backend Engineer',
      duration: 'Jan 2020 - Present',
      description: [
        'Organised the summer party and the weekly quiz',
        'Responsible for building and running pipelines in Python',
        'Moved billing to Kubernetes, which halved the cost of hosting',
        'Wrote the onboarding guide for new colleagues',
      ],
    },
  ],
  education: [
    {
      institution: 'Lagos State University',
      degree: 'BSc',
      field: 'Physics',
      graduationYear: 2016,
    },
  ],
}

const JOB = listing({
  title: 'Backend Engineer',
  company: 'Lighthouse Maps',
  description: '<h3>Requirements</h3><ul><li>Python</li><li>Kubernetes</li><li>Terraform</li></ul>',
})

async function given() {
  const app = await createTestApp()
  await app.take([JOB])
  const mina = await signUp(app, 'Mina Okafor')
  await mina.send('PATCH', '/api/me/profile', { ...PROFILE })
  const { jobs } = (await (await app.request('/api/jobs')).json()) as { jobs: { id: number }[] }
  const jobId = jobs[0]?.id as number
  return { app, mina, jobId }
}

type MadeCv = {
  id: string
  name: string
  version: number
  finished: { label: string | null; skills: { keywords: string[] }[] }
  tailoring: { changes: { id: string }[]; taken: string[]; gaps: { anyOf: string[] }[] }
}

async function made(answer: Promise<Response>): Promise<MadeCv> {
  const response = await answer
  expect(response.status).toBe(200)
  return (await response.json()) as MadeCv
}

test('a CV is made for a job from the profile, and what no line proves is a gap', async () => {
  const { mina, jobId } = await given()
  const cv = await made(mina.send('POST', '/api/me/made-cvs', { jobId }))
  expect(cv.name).toBe('Backend Engineer, Lighthouse Maps')
  expect(cv.tailoring.gaps).toEqual([{ anyOf: ['Terraform'], need: 'must' }])
  expect(cv.finished.skills.flatMap(({ keywords }) => keywords)).toEqual(
    expect.arrayContaining(['Python', 'Kubernetes', 'SQL']),
  )
  expect(JSON.stringify(cv.finished)).not.toContain('Terraform')
})

test('a rejected change is not printed, and one that was never proposed cannot be accepted', async () => {
  const { mina, jobId } = await given()
  const { id, version } = await made(mina.send('POST', '/api/me/made-cvs', { jobId }))
  const taken = ['surface:Python', 'surface:Terraform']
  const cv = await made(mina.send('PATCH', `/api/me/made-cvs/${id}`, { taken }))
  expect(cv.tailoring.taken).toEqual(['surface:Python'])
  expect(cv.version).toBe(version + 1)
  expect(cv.finished.skills.flatMap(({ keywords }) => keywords)).not.toContain('Kubernetes')
})

test('a generated CV can be downloaded as a PDF, and its pages as images', async () => {
  const { mina, jobId } = await given()
  const { id } = await made(mina.send('POST', '/api/me/made-cvs', { jobId }))
  const pdf = await mina.request(`/dashboard/resume-generator/${id}/files/cv.pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.headers.get('content-disposition')).toContain('Backend Engineer, Lighthouse Maps.pdf')
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
  const page = await mina.request(`/dashboard/resume-generator/${id}/pages/1.svg?version=1`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  const none = await mina.request(`/dashboard/resume-generator/${id}/pages/9.svg?version=1`)
  expect(none.status).toBe(404)
})

test.each([
  ['docx', 'PK'],
  ['txt', 'Mina Okafor'],
  ['md', '# Mina Okafor'],
  ['json', '{\n  "$schema"'],
])('a generated CV can be downloaded as %s', async (format, beginning) => {
  const { mina, jobId } = await given()
  const { id } = await made(mina.send('POST', '/api/me/made-cvs', { jobId }))
  const file = await mina.request(`/api/me/made-cvs/${id}/files/cv.${format}`)
  expect((await file.text()).slice(0, beginning.length)).toBe(beginning)
})

test('the page shows the changes, the gaps and what is better, and works without JavaScript', async () => {
  const { mina, jobId } = await given()
  const sent = await mina.submit('/dashboard/resume-generator', { base: '', jobId: `${jobId}` })
  expect(sent.status).toBe(302)
  const address = sent.headers.get('location') as string
  const page = await mina.page(address)
  for (const text of [
    'Changes for this job',
    'Terraform',
    'Compared with your CV',
    'page 1 of 1',
  ]) {
    expect(page).toContain(text)
  }
  const plain = page.replaceAll('<!-- -->', '')
  expect(plain).toMatch(/Your skills list has 2 of \d must-have skills, up from 0/)
  expect(plain).toMatch(
    /<strong>[^<]*Kubernetes[^<]*<\/strong> are now in Skills\. Before: only in /,
  )
  expect(plain).not.toContain('as it is.')
  const read = (await mina.page(`${address}?read=back`)).replaceAll('<!-- -->', '')
  expect(read).toMatch(/Our reader finds your name, .*, 1 of 1 date, /)
  const design = { template: 'modern', paper: 'letter', accent: 'blue', density: 'tight' }
  await mina.submit(address, { intent: 'design', ...design, pages: '1' })
  const id = address.split('/').at(-1)
  expect(await made(mina.request(`/api/me/made-cvs/${id}`))).toMatchObject({
    design: { ...design, pages: 1 },
  })
})

test('the sections print in the order that its owner gives them', async () => {
  const { app, mina } = await given()
  const { id } = await made(mina.send('POST', '/api/me/made-cvs', {}))
  const address = `/dashboard/resume-generator/${id}`
  const headings = async () =>
    (await (await mina.request(`${address}/files/cv.md`)).text()).match(/^## .+$/gm)
  const usual = await headings()
  expect(usual?.slice(0, 2)).toEqual(['## Experience', '## Education'])
  await mina.submit(address, { intent: 'sections', order: 'education,work,skills' })
  expect((await headings())?.slice(0, 2)).toEqual(['## Education', '## Experience'])
  // Another change of the design keeps it.
  const design = { template: 'plain', paper: 'a4', accent: 'ink', density: 'normal', pages: '2' }
  await mina.submit(address, { intent: 'design', ...design })
  expect((await headings())?.slice(0, 2)).toEqual(['## Education', '## Experience'])

  for (const order of ['', 'work,work', 'work,hobbies', 'head']) {
    expect((await mina.submit(address, { intent: 'sections', order })).status, order).toBe(422)
  }
  expect(app.errors).toEqual([])
})

test('a template is pictured without choosing it', async () => {
  const { app, mina } = await given()
  const { id } = await made(mina.send('POST', '/api/me/made-cvs', {}))
  const picture = `/dashboard/resume-generator/${id}/pages/1.svg`
  const [chosen, plain, sidebar] = await Promise.all(
    ['', '?template=plain', '?template=sidebar'].map(async (query) =>
      (await mina.request(picture + query)).text(),
    ),
  )
  expect(plain).toBe(chosen)
  expect(sidebar).not.toBe(chosen)
  expect((await mina.request(`${picture}?template=odd`)).status).toBe(404)
  const eve = await signUp(app, 'Eve')
  expect((await eve.request(`${picture}?template=plain`)).status).toBe(404)
})

test('a generated CV with no change accepted is not called better', async () => {
  const { mina, jobId } = await given()
  const { id } = await made(mina.send('POST', '/api/me/made-cvs', { jobId }))
  const address = `/dashboard/resume-generator/${id}`
  await mina.submit(address, { intent: 'changes' })
  const html = (await mina.page(address)).replaceAll('<!-- -->', '')
  expect(html).toContain('These changes don’t show more of what this job asks for')
  expect(html).toMatch(/Your skills list has 0 of \d must-have skills, as before/)
  expect(html).not.toContain('is-better')
})

test('a program can read both scores and how the CV is printed', async () => {
  const { app, mina, jobId } = await given()
  const cv = await made(mina.send('POST', '/api/me/made-cvs', { jobId }))
  const path = `/api/me/made-cvs/${cv.id}`
  const readPart = async (what: string) => (await mina.request(`${path}/${what}`)).json()
  expect(await readPart('scores')).toMatchObject({
    scores: { before: { listed: 0 }, after: { listed: 2 }, asked: 3 },
  })
  expect(await readPart('printed')).toEqual({
    pages: 1,
    fits: true,
    density: 'normal',
    leftOut: [],
    missingCharacters: [],
  })
  const page = await mina.request(`${path}/pages/1.svg`)
  expect(page.headers.get('content-type')).toBe('image/svg+xml')
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect((await mina.request(`${path}/pages/2.svg`)).status).toBe(404)

  const plain = await made(mina.send('POST', '/api/me/made-cvs', {}))
  const none = await mina.request(`/api/me/made-cvs/${plain.id}/scores`)
  expect(await none.json()).toEqual({ scores: null })
  expect(app.errors).toEqual([])
})

test("lines that don't fit and characters that no font has are reported", async () => {
  const { mina } = await given()
  const description = Array.from({ length: 40 }, (_, n) => `Rebuilt warehouse ${n} 𒀀`)
  const entry = { ...PROFILE.experience[0], description }
  const experience = [entry, { ...entry, company: 'Umbra', duration: '2018 - 2019' }]
  await mina.send('PATCH', '/api/me/profile', { experience })
  const { id } = await made(mina.send('POST', '/api/me/made-cvs', {}))
  const design = { template: 'plain', paper: 'a4', accent: 'ink', density: 'airy', pages: 1 }
  await made(mina.send('PATCH', `/api/me/made-cvs/${id}`, { design }))
  const printed = await (await mina.request(`/api/me/made-cvs/${id}/printed`)).json()
  expect(printed).toMatchObject({ pages: 1, fits: true, missingCharacters: ['𒀀'] })
  const { leftOut } = printed as { leftOut: { text: string }[] }
  expect(leftOut.length).toBeGreaterThan(0)
  for (const { text } of leftOut) expect(description).toContain(text)
})

test('the file attached to an application does not change', async () => {
  const { mina, jobId } = await given()
  const { id } = await made(mina.send('POST', '/api/me/made-cvs', { jobId }))
  const tracked = await mina.send('POST', '/api/me/applications', { jobId, anyway: true })
  const { id: applicationId } = (await tracked.json()) as { id: number }
  const attached = await mina.send('POST', `/api/me/made-cvs/${id}/attach`, { applicationId })
  const { fileId } = (await attached.json()) as { fileId: string }
  const before = await (await mina.request(`/dashboard/files/${fileId}`)).arrayBuffer()
  await mina.send('PATCH', `/api/me/made-cvs/${id}`, { taken: [] })
  const after = await (await mina.request(`/dashboard/files/${fileId}`)).arrayBuffer()
  expect(Buffer.from(after)).toEqual(Buffer.from(before))
  expect(await mina.page(`/dashboard/job-tracker/${applicationId}`)).toContain(
    'Backend Engineer, Lighthouse Maps.pdf',
  )
})

test('a deleted CV can be restored, and other people have no access to it', async () => {
  const { app, mina, jobId } = await given()
  const { id } = await made(mina.send('POST', '/api/me/made-cvs', { jobId }))
  const grace = await signUp(app, 'Grace Example')
  for (const path of [`/${id}`, `/${id}/files/cv.pdf`, `/${id}/pages/1.svg`]) {
    expect((await grace.request(`/dashboard/resume-generator${path}`)).status).toBe(404)
  }
  const deleted = await mina.submit(`/dashboard/resume-generator/${id}`, { intent: 'delete' })
  expect(deleted.headers.get('location')).toBe(`/dashboard/resume-generator?deleted=${id}`)
  expect((await mina.request(`/dashboard/resume-generator/${id}`)).status).toBe(404)
  await mina.submit('/dashboard/resume-generator', { intent: 'restore', id })
  expect((await mina.request(`/dashboard/resume-generator/${id}`)).status).toBe(200)
})

test('when the maximum number of CVs is reached, the form says so', async () => {
  const { app, mina } = await given()
  for (let n = 0; n < 50; n++) await mina.send('POST', '/api/me/made-cvs', {})
  const full = await mina.submit('/dashboard/resume-generator', { base: '' })
  expect(full.status).toBe(409)
  const page = await full.text()
  expect(page).toContain('This list is full. Remove an entry first.')
  expect(page).toContain('Generate CV')
  expect(app.errors).toEqual([])
})

test('the JSON Resume of a generated CV is the same as the downloaded file', async () => {
  const { mina, jobId } = await given()
  const { id } = await made(mina.send('POST', '/api/me/made-cvs', { jobId }))
  const exported = await (await mina.request(`/api/me/cvs/${id}/resume.json`)).text()
  const printed = await (await mina.request(`/api/me/made-cvs/${id}/files/cv.json`)).text()
  expect(exported).toContain('Kubernetes')
  expect(exported).toBe(printed)
})

test.each(['99999999999', '1.5', 'x', '-1'])('version %s does not exist', async (version) => {
  const { app, mina } = await given()
  const { id } = await made(mina.send('POST', '/api/me/made-cvs', {}))
  const letter = await mina.send('POST', '/api/me/letters', { title: 'Backend Engineer' })
  const { id: letterId } = (await letter.json()) as { id: string }
  const maker = `/dashboard/resume-generator/${id}`
  const letterPage = `/dashboard/cover-letter/${letterId}`
  const restore = { intent: 'restore-version', version: '1', of: version }
  const answers = await Promise.all([
    mina.request(`${maker}?compare=${version}`),
    mina.submit(maker, restore),
    mina.request(`${letterPage}?compare=${version}`),
    mina.submit(letterPage, restore),
    mina.submit(`/dashboard/cv/${id}`, { version: '1', op: `restore-version ${version}` }),
    mina.submit(`/dashboard/cv/${id}`, { intent: 'name-version', of: version, name: 'x' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
  expect(app.errors).toEqual([])
})

test('renaming a CV shows its new name on the matches page at once', async () => {
  const { mina } = await given()
  const { id } = await made(mina.send('POST', '/api/me/made-cvs', {}))
  await mina.send('PATCH', `/api/me/cvs/${id}`, { isCurrent: true, name: 'For harbours' })
  expect(await mina.page('/dashboard/jobs-for-me')).toContain('For harbours')
  await mina.send('PATCH', `/api/me/cvs/${id}`, { name: 'For railways' })
  expect(await mina.page('/dashboard/jobs-for-me')).toContain('For railways')
})
