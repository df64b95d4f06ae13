/** A job's history as filters and sort orders on /jobs and in the API, and what is stored about a person's visits. */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { fakeSource, found, gathering } from './fake-boards.ts'
import { listing } from './sample-listings.ts'
import { signUp } from './sign-up.ts'

/** Sorted alphabetically. */
async function titles(app: TestApp, search: string): Promise<string[]> {
  const { jobs } = await app.json(`/api/jobs?${search}`)
  return jobs.map((job: { title: string }) => job.title).sort()
}

/** A browser without JavaScript that keeps its cookies. */
function browserOf(app: TestApp) {
  const jar = new Map<string, string>()
  return {
    jar,
    async open(path: string) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await app.request(path, { headers: cookie ? { cookie } : {} })
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(name, value)
      }
      return { page: await answer.text(), answer }
    },
  }
}

const NEW = '/jobs?newSince=last_visit'
const shows = (page: string, title: string) => page.includes(`>${title}</a>`)

async function twoDays() {
  const app = await createTestApp({ now: '2026-03-01T09:00:00Z' })
  await app.take([listing({ title: 'Old Hand' })])
  app.setNow('2026-03-01T09:10:00Z')
  return app
}

test('jobs can be filtered by confirmation, reposts and source, and sorted by confirmation', async () => {
  const app = await createTestApp({ now: '2026-03-01T09:00:00Z' })
  const board = await gathering(app)
  const site = await gathering(app, {
    fake: fakeSource({ name: 'remotive', lists: 'window', kind: 'aggregator' }),
    token: 'all',
  })
  const text = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ')
  const role = { title: 'Often Posted', description: `<p>${text}</p>` }
  await site.run([found('r1', { title: 'Long Silent' })])
  await board.run([found('1', { title: 'Steady' }), found('2', role)])
  app.setNow('2026-03-12T09:00:00Z')
  await board.run([
    found('1', { title: 'Steady' }),
    found('3', { ...role, postedAt: '2026-03-12T08:00:00Z' }),
  ])

  expect(await titles(app, 'confirmedDays=7')).toEqual(['Often Posted', 'Steady'])
  expect(await titles(app, 'neverReposted=true')).toEqual(['Long Silent', 'Steady'])
  expect(await titles(app, 'fromEmployer=true')).toEqual(['Often Posted', 'Steady'])
  const ordered = await app.json('/api/jobs?sort=recently_confirmed')
  expect(ordered.jobs.at(-1).title).toBe('Long Silent')
  const all = '/jobs?confirmedDays=7&neverReposted=true&fromEmployer=true'
  const page = await app.page(all)
  expect(shows(page, 'Steady')).toBe(true)
  expect(page).toContain('1 job found')
  for (const label of [
    'Confirmed open in the last 7 days',
    'Never reposted',
    'Direct from the employer',
  ]) {
    expect(page).toContain(`aria-label="Remove filter ${label}"`)
  }
})

test('the API takes an instant in any zone, and refuses invalid ones and last_visit', async () => {
  const app = await twoDays()
  app.setNow('2026-03-02T09:00:00Z')
  await app.take([listing({ title: 'Newcomer' })])
  expect(await titles(app, 'newSince=2026-03-01T23:00:00-08:00')).toEqual(['Newcomer'])
  expect(await titles(app, 'newSince=2026-03-01T09:00:00Z')).toHaveLength(2)
  for (const newSince of ['last_visit', 'yesterday', '2026-02-30T09:00:00Z', '1772356200']) {
    const { errors } = await app.json(`/api/jobs?newSince=${newSince}`)
    expect(errors[0].parameter).toBe('newSince')
  }
})

test('without JavaScript, visits are remembered only after asking for new jobs', async () => {
  const app = await twoDays()
  const browser = browserOf(app)
  await browser.open('/jobs')
  expect(browser.jar.size).toBe(0)

  const first = await browser.open(NEW)
  expect(first.page).toContain('remember this visit')
  expect(shows(first.page, 'Old Hand')).toBe(true)
  expect([...browser.jar]).toEqual([['job_looks', '1772356200']])
  expect(first.answer.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax/)
  expect(first.answer.headers.get('cache-control')).toBe('private, no-store')

  app.setNow('2026-03-02T09:00:00Z')
  await app.take([listing({ title: 'Newcomer' })])
  const second = await browser.open(NEW)
  expect(shows(second.page, 'Newcomer')).toBe(true)
  expect(shows(second.page, 'Old Hand')).toBe(false)
  expect(second.page).toContain('1 job found')
  expect(second.page).toContain('noindex')
})

test('during a visit, the jobs that are new since the last one stay the same', async () => {
  const app = await twoDays()
  const browser = browserOf(app)
  await browser.open(NEW)
  app.setNow('2026-03-02T09:00:00Z')
  await app.take([listing({ title: 'Newcomer' })])
  const job = `/jobs/${await app.idOf('Newcomer')}`
  for (const [time, path] of [
    ['09:00', '/jobs'],
    ['09:25', job],
    ['09:50', job],
    ['10:15', NEW],
  ] as const) {
    app.setNow(`2026-03-02T${time}:00Z`)
    const { page } = await browser.open(path)
    if (path === NEW) expect(shows(page, 'Newcomer')).toBe(true)
  }
  app.setNow('2026-03-02T10:46:00Z')
  const { page } = await browser.open(NEW)
  expect(page).toContain('Nothing new since your last visit. Earlier jobs are below.')
  expect(shows(page, 'Newcomer')).toBe(true)
})

test('opening a job directly does not begin a visit', async () => {
  const app = await twoDays()
  const browser = browserOf(app)
  await browser.open(NEW)
  const before = browser.jar.get('job_looks')
  app.setNow('2026-03-02T09:00:00Z')
  await browser.open(`/jobs/${await app.idOf('Old Hand')}`)
  expect(browser.jar.get('job_looks')).toBe(before)
})

test("an account's visits are the same on every device, and no cookie is set", async () => {
  const app = await twoDays()
  const ada = await signUp(app)
  await ada.request('/jobs')
  app.setNow('2026-03-02T09:00:00Z')
  await app.take([listing({ title: 'Newcomer' })])
  // On the desktop, then on the phone twenty minutes later: one visit.
  await ada.request('/jobs')
  app.setNow('2026-03-02T09:20:00Z')
  const phone = await ada.request(NEW)
  expect(phone.headers.getSetCookie().join()).not.toContain('job_looks')
  const page = await phone.text()
  expect(shows(page, 'Newcomer')).toBe(true)
  expect(shows(page, 'Old Hand')).toBe(false)
  const { jobs } = await (
    await ada.request('/api/me/matches?newSince=last_visit&sort=newest')
  ).json()
  expect(jobs.map((job: { title: string }) => job.title)).toEqual(['Newcomer'])
})

test('further pages of new jobs belong to the same list, on the page and in the API', async () => {
  const app = await twoDays()
  const browser = browserOf(app)
  await browser.open(NEW)
  app.setNow('2026-03-02T09:00:00Z')
  await app.take(Array.from({ length: 30 }, (_, at) => listing({ title: `Newcomer ${at}` })))
  const { page } = await browser.open(NEW)
  const [, next = ''] = /href="\/jobs\?([^"]*page=2[^"]*)"/.exec(page) ?? []
  const search = next.replaceAll('&amp;', '&')
  expect(search).toContain('newSince=2026-03-01T09%3A09%3A00.000Z')
  const { jobs, totalCount } = await app.json(`/api/jobs?${search}`)
  expect([jobs.length, totalCount]).toEqual([5, 30])
})
