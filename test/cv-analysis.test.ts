/** Comparing a person's CV with one job, on the page and over the API, for open, closed and unknown jobs. */
import { expect, test } from 'vitest'
import { AnalysisSchema } from '#server/api/me-match-schemas.ts'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

const LINE = 'Built the booking service in Python and Django'
const PROFILE = {
  skills: ['PostgreSQL', 'Docker', 'AWS', 'Git', 'Linux'],
  experience: [
    {
      company: 'Harbour Freightworks',
      position: 'Backend Engineer',
      duration: 'Jan 2020 - Present',
      description: [LINE, 'Ran PostgreSQL on AWS'],
    },
  ],
}
const JOB = listing({
  id: 'analysed',
  title: 'Backend Engineer',
  company: 'Lighthouse Maps',
  description:
    '<h3>Requirements</h3><ul><li>Python in production</li><li>Kubernetes</li></ul><h3>Nice to have</h3><ul><li>Terraform</li></ul>',
})

type Analysis = {
  cv: { id: string | null; name: string }
  lacks: string[]
  report: {
    rules: number
    score: number
    parts: { weight: number; value: number | null }[]
    findings: {
      requirement: { need: string; quote: string; anyOf?: string[] }
      verdict: string
      proofs: { text: string }[]
    }[]
    missingSkills: { skill: string; need: string }[]
    notToClaim: string[]
  } | null
}

async function given() {
  const app = await createTestApp()
  await app.take([JOB])
  const id = await app.idOf('Backend Engineer')
  const mina = await signUp(app, 'Mina Okafor')
  const analysis = async (search = '') =>
    AnalysisSchema.parse(
      await (await mina.request(`/api/me/matches/${id}${search}`)).json(),
    ) as Analysis
  return { app, id, mina, analysis }
}

test('each requirement comes with the line that meets it, or is a gap', async () => {
  const { mina, analysis } = await given()
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  const { report, cv } = await analysis()
  const of = (skill: string) =>
    report?.findings.find(({ requirement }) => requirement.anyOf?.includes(skill))
  expect(cv).toMatchObject({ id: null, name: 'My Profile' })
  expect(of('Python')).toMatchObject({ verdict: 'met', requirement: { need: 'must' } })
  expect(of('Python')?.proofs.map(({ text }) => text)).toContain(LINE)
  expect(of('Kubernetes')).toMatchObject({ verdict: 'gap', proofs: [] })
  expect(of('Terraform')).toMatchObject({ verdict: 'gap', requirement: { need: 'nice' } })
  expect(report?.notToClaim).toEqual(['Kubernetes', 'Terraform'])
  const weights = report?.parts.reduce((sum, { weight }) => sum + weight, 0)
  expect(weights).toBeCloseTo(1)
  expect(await analysis()).toEqual({
    cv,
    lacks: expect.anything(),
    jobId: expect.any(Number),
    report,
  })
})

test('the report has the score that the list shows', async () => {
  const { mina, analysis } = await given()
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  const list = (await (await mina.request('/api/me/matches')).json()) as {
    jobs: { match: { score: number } }[]
  }
  expect((await analysis()).report?.score).toBe(list.jobs[0]?.match.score)
})

const withoutScripts = (page: string) => page.replace(/<script\b[\s\S]*?<\/script>/g, '')
const countIn = (page: string, words: string) => withoutScripts(page).split(words).length - 1

test('the page quotes each line of the listing and of the CV once, and says what not to claim', async () => {
  const { id, mina } = await given()
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  const page = await mina.page(`/dashboard/cv-analysis/${id}`)
  expect(countIn(page, LINE)).toBe(1)
  expect(countIn(page, 'Python in production')).toBe(1)
  for (const words of [
    '1 of 2 must-haves',
    'Missing: Kubernetes',
    'Don’t claim a skill that you don’t have',
    'always get the same score (version',
  ]) {
    expect(page).toContain(words)
  }
  expect(page).toContain(`/dashboard/resume-generator?jobId=${id}`)
  expect(page).toContain(`/dashboard/cover-letter?jobId=${id}`)
})

test("another of one's own CVs can be compared, but not somebody else's", async () => {
  const { app, id, mina, analysis } = await given()
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  const made = await mina.send('POST', '/api/me/made-cvs', {})
  const { id: cvId } = (await made.json()) as { id: string }
  expect((await analysis(`?cv=${cvId}`)).cv.id).toBe(cvId)
  const page = await mina.page(`/dashboard/cv-analysis/${id}?cv=${cvId}`)
  expect(page).toContain(`/dashboard/cv/${cvId}?at=`)

  const olu = await signUp(app, 'Olu Adeyemi')
  for (const cv of [cvId, '00000000-0000-4000-8000-000000000000', 'no-id']) {
    expect((await olu.request(`/api/me/matches/${id}?cv=${cv}`)).status).toBe(404)
    expect((await olu.request(`/dashboard/cv-analysis/${id}?cv=${cv}`)).status).toBe(404)
  }
})

test('a person without skills is led to the upload and sees no score', async () => {
  const { id, mina, analysis } = await given()
  expect(await analysis()).toMatchObject({
    report: null,
    lacks: expect.arrayContaining(['skills']),
  })
  const page = await mina.page(`/dashboard/cv-analysis/${id}`)
  expect(page).toContain('/dashboard/profile#cv')
  expect(page).not.toContain('How the score is calculated')
})

test('a closed job is still analyzed and says so; a deleted or unknown one is refused', async () => {
  const { app, id, mina } = await given()
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  await app.take([{ ...JOB, closedAt: '2026-03-01T00:00:00Z' }])
  expect(await mina.page(`/dashboard/cv-analysis/${id}`)).toContain('This job is closed')
  app.setNow('2026-06-02T09:00:00Z')
  expect((await mina.request(`/api/me/matches/${id}`)).status).toBe(410)
  expect((await mina.request('/api/me/matches/987654321')).status).toBe(404)
  expect((await mina.request('/api/me/matches/none')).status).toBe(400)
  expect((await mina.request('/dashboard/cv-analysis/987654321')).status).toBe(404)
})

test('the job page shows the match of the list, why and what is missing', async () => {
  const { app, id, mina } = await given()
  const empty = await mina.page(`/jobs/${id}`)
  expect(empty).toContain('to see how this job matches you.')
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  const page = withoutScripts(await mina.page(`/jobs/${id}`))
  const list = withoutScripts(await mina.page('/dashboard/jobs-for-me?matchMin=0'))
  for (const words of ['Python, 1 of 2 must-haves', 'Missing: Kubernetes']) {
    expect(page).toContain(words)
    expect(list).toContain(words)
  }
  expect(page).toContain(`/dashboard/cv-analysis/${id}`)
  expect(await app.page(`/jobs/${id}`)).not.toContain('Your match')
})

test('a job of which too little is known has no score, and comes below the others', async () => {
  const { app, mina } = await given()
  await app.take([
    listing({ id: 'silent', title: 'Opportunity', description: '<p>Write to us.</p>' }),
  ])
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  const silent = await app.idOf('Opportunity')
  const page = withoutScripts(await mina.page('/dashboard/jobs-for-me?matchMin=0'))
  expect(page).toContain('Not enough to say')
  expect(page.indexOf('Opportunity')).toBeGreaterThan(page.indexOf('Backend Engineer'))
  for (const path of [`/jobs/${silent}`, `/dashboard/cv-analysis/${silent}`]) {
    const shown = withoutScripts(await mina.page(path))
    expect(shown).toContain('Not enough to say')
    expect(shown).toContain('The listing doesn’t mention any skills.')
  }
})

test('a visitor is sent to sign in and then back', async () => {
  const { app, id } = await given()
  const answer = await app.request(`/dashboard/cv-analysis/${id}`)
  expect(answer.headers.get('location')).toBe(
    `/auth/login?next=${encodeURIComponent(`/dashboard/cv-analysis/${id}`)}`,
  )
  const page = await app.page(`/jobs/${id}`)
  expect(page).toContain(`/auth/signin?next=%2Fdashboard%2Fcv-analysis%2F${id}`)
})
