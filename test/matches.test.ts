/** Which jobs match a person, on pages and in the API, kept up to date with the profile, the CV and the jobs. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { MATCH_RULES } from '#core/match/match.ts'
import { MatchesSchema } from '#server/api/me-match-schemas.ts'
import { createRereader } from '#server/search/rereader.ts'
import { readDemands } from '#work/import/read-demands.ts'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

const PROFILE = {
  skills: ['Python', 'Django', 'PostgreSQL', 'Docker', 'AWS'],
  experience: [
    {
      company: 'Harbour Freightworks',
      position: 'Backend Engineer',
      duration: 'Jan 2020 - Present',
      description: ['Built services in Python and Django', 'Ran PostgreSQL on AWS'],
    },
  ],
}

const BACKEND = listing({
  title: 'Backend Engineer (Python)',
  description:
    '<p>You know Python, Django, PostgreSQL, Kafka, Terraform, Redis, GraphQL and Rust.</p>',
})
const NURSE = listing({
  title: 'Registered Nurse',
  description: '<p>You care for people on our ward.</p>',
})
const FRONTEND = listing({
  title: 'Frontend Engineer',
  description: '<p>You know React, TypeScript and CSS.</p>',
})

type Matches = {
  jobs: { id: number; title: string; match: { score: number; reasons: string[] } | null }[]
  totalCount: number
  isKnown: boolean
  lacks: string[]
}

async function given() {
  const app = await createTestApp()
  await app.take([NURSE, BACKEND, FRONTEND])
  const mina = await signUp(app, 'Mina Okafor')
  const matches = async (search = '') =>
    MatchesSchema.parse(await (await mina.request(`/api/me/matches${search}`)).json()) as Matches
  return { app, mina, matches }
}

const titles = ({ jobs }: Matches) => jobs.map(({ title }) => title)

test('jobs are sorted by match, with the score and its reasons', async () => {
  const { mina, matches } = await given()
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  const found = await matches()
  expect(titles(found)).toEqual([
    'Backend Engineer (Python)',
    'Frontend Engineer',
    'Registered Nurse',
  ])
  const [best, second] = found.jobs
  expect(best?.match?.score).toBeGreaterThanOrEqual(70)
  expect(best?.match?.score).toBeLessThan(100)
  expect(best?.match?.reasons[0]).toMatch(/skills|listing asks/)
  expect(second?.match?.score).toBeLessThan(best?.match?.score ?? 0)
  expect(found).toMatchObject({ isKnown: true, totalCount: 3 })
})

test('the index filters by the score that the card shows', async () => {
  const { mina, matches } = await given()
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  const score = (await matches()).jobs[0]?.match?.score as number
  expect(titles(await matches(`?matchMin=${score}`))).toEqual(['Backend Engineer (Python)'])
  expect((await matches(`?matchMin=${score + 1}&sort=newest`)).totalCount).toBe(0)
})

test('a person with an empty profile gets no matches and no invented scores', async () => {
  const { mina, matches } = await given()
  expect(await matches()).toMatchObject({ jobs: [], totalCount: 0, isKnown: false })
  const newest = await matches('?sort=newest')
  expect(newest.totalCount).toBe(3)
  expect(newest.jobs.map(({ match }) => match)).toEqual([null, null, null])
  const page = await mina.page('/dashboard/jobs-for-me')
  expect(page).toContain('Add your CV first')
  expect(page).toContain('/dashboard/profile#cv')
  expect(page).not.toMatch(/match-badge/)
  expect(await mina.page('/jobs?sort=best_match')).toContain('Add your skills or upload a CV')
})

test('a changed profile and a new job both change the matches at once', async () => {
  const { app, mina, matches } = await given()
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  expect(titles(await matches())[0]).toBe('Backend Engineer (Python)')
  await mina.send('PATCH', '/api/me/profile', {
    skills: ['React', 'TypeScript', 'CSS', 'HTML', 'Figma'],
    experience: [{ company: 'Acme', position: 'Frontend Engineer', duration: '', description: [] }],
  })
  expect(titles(await matches())[0]).toBe('Frontend Engineer')
  await app.take([
    listing({
      title: 'Senior Frontend Engineer',
      description: '<p>React, TypeScript, CSS, Figma.</p>',
    }),
  ])
  expect(titles(await matches()).slice(0, 2)).toContain('Senior Frontend Engineer')
})

test('matches can be combined with every other filter and have pages', async () => {
  const { mina, matches } = await given()
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  expect(titles(await matches('?query=engineer&perPage=1&page=2'))).toEqual(['Frontend Engineer'])
  expect(await matches('?remote=true')).toMatchObject({ jobs: [], totalCount: 0 })
  const answer = await mina.request('/api/me/matches?matchMin=101')
  expect(answer.status).toBe(400)
})

test('cards on /jobs have a badge from 70 on for signed-in people, and for nobody else', async () => {
  const { app, mina } = await given()
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  const mine = await mina.page('/jobs')
  expect(mine.match(/match-badge/g)).toHaveLength(1)
  expect(mine).toMatch(/(?:Good|Perfect) match/)
  expect(mine).toContain('Best match for you')
  // A card shows the score and its reasons, so nothing else of a match is sent.
  expect(mine).toMatch(/\breasons\\*"/)
  expect(mine).not.toMatch(/\b(?:parts|gap|missing)\\*"/)
  const anybody = await (await app.request('/jobs')).text()
  expect(anybody).not.toMatch(/match-badge|Best match for you/)
  expect(anybody).toContain('Sign in to filter by match score')
})

test('a visitor who asks for best matches gets the default order, and the public API refuses', async () => {
  const { app } = await given()
  const page = await app.request('/jobs?sort=best_match&matchMin=70')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('3 jobs found')
  expect((await app.request('/api/jobs?sort=best_match')).status).toBe(400)
  expect((await app.request('/api/jobs?matchMin=70')).status).toBe(400)
  expect((await app.request('/api/me/matches')).status).toBe(401)
})

test('the page shows the best matches with their reasons, and says so when none is good enough', async () => {
  const { mina } = await given()
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  const page = await mina.page('/dashboard/jobs-for-me')
  expect(page).toContain('Backend Engineer (Python)')
  expect(page).not.toContain('Registered Nurse')
  expect(page).toMatch(/\/dashboard\/cv-analysis\/\d+/)
  const none = await mina.page('/dashboard/jobs-for-me?matchMin=90&location=Tokyo')
  expect(none).toContain('No matches yet')
  expect((await mina.request('/dashboard/jobs-for-me?page=5')).status).toBe(404)
})

test('jobs stored before there were rules are read in steps and then matched', async () => {
  const { app, mina, matches } = await given()
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  await sql`update job_demands set rules = 0`.execute(app.services.db)
  await app.catchUp()
  expect((await matches()).jobs.map(({ match }) => match)).toEqual([null, null, null])
  let after: number | null = 0
  let steps = 0
  while (after !== null) {
    after = await readDemands(app.services, after, 2)
    steps++
  }
  expect(steps).toBe(3)
  await app.catchUp()
  expect(titles(await matches('?matchMin=70'))).toEqual(['Backend Engineer (Python)'])
})

test("after a rules update the server reads every open job's requirements again, once", async () => {
  const { app, mina, matches } = await given()
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  const { db } = app.services
  const asToday = await matches()
  // As if read by an older version of the rules.
  await sql`update job_demands set rules = ${MATCH_RULES - 1}, content = '{}'`.execute(db)
  await app.catchUp()
  expect((await matches()).jobs.map(({ match }) => match)).toEqual([null, null, null])
  const failures: unknown[] = []
  const failed = (why: unknown) => failures.push(why)
  const reader = createRereader({ db, read: readDemands, failed, pauseMs: 0 })
  await reader.start()
  await app.catchUp()
  expect(await matches()).toEqual(asToday)
  const rows = await sql<{ rules: number }>`select rules from job_demands`.execute(db)
  expect(rows.rows).toEqual(Array(3).fill({ rules: MATCH_RULES }))
  expect(await readDemands(app.services, 0, 2)).toBeNull()
  expect(failures).toEqual([])
})

test('a person sees the same score in the list, in the API and after undoing a change', async () => {
  const { mina, matches } = await given()
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  const before = (await matches()).jobs.map(({ match }) => match?.score)
  await mina.send('PATCH', '/api/me/profile', { skills: ['Excel'], experience: [] })
  expect((await matches()).jobs.map(({ match }) => match?.score)).not.toEqual(before)
  await mina.send('PATCH', '/api/me/profile', PROFILE)
  expect((await matches()).jobs.map(({ match }) => match?.score)).toEqual(before)
})
