/** Finding jobs by where one lives and works: in the API, on pages without JavaScript, and in feeds. */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'

/** Sorted alphabetically. */
async function titles(app: TestApp, search: string): Promise<string[]> {
  const { jobs, totalCount } = await app.json(`/api/jobs?${search}`)
  expect(jobs).toHaveLength(totalCount)
  return jobs.map((job: { title: string }) => job.title).sort()
}

const LISTINGS = [
  { title: 'Build Engineer', location: 'Berlin, Germany', employmentType: 'Part-time' },
  { title: 'Cloud Engineer', location: 'Potsdam, Germany' },
  { title: 'Data Engineer', location: 'Oslo, Norway' },
  { title: 'Edge Engineer', location: 'Oakland, CA, USA' },
  { title: 'Fleet Engineer', location: 'Remote (EU)' },
  { title: 'Game Engineer', location: 'Remote - US' },
  { title: 'Host Engineer', location: 'Remote, anywhere in the world' },
  { title: 'Image Engineer', location: 'Remote' },
]

async function appWithJobs() {
  const app = await createTestApp({ now: '2026-03-01T09:00:00Z' })
  await app.take(LISTINGS.map((stated) => listing(stated)))
  return app
}

test('locations hold what lies in them, and remote jobs open to them', async () => {
  const app = await appWithJobs()
  const remote = ['Fleet Engineer', 'Host Engineer']
  expect(await titles(app, 'location=Germany')).toEqual([
    'Build Engineer',
    'Cloud Engineer',
    ...remote,
  ])
  expect(await titles(app, 'location=Germany&excludeRemote=true')).toEqual([
    'Build Engineer',
    'Cloud Engineer',
  ])
  expect(await titles(app, 'location=Scandinavia&excludeRemote=true')).toEqual(['Data Engineer'])
  expect(await titles(app, 'location=Europe&excludeRemote=true')).toEqual([
    'Build Engineer',
    'Cloud Engineer',
    'Data Engineer',
    'Fleet Engineer',
  ])
  expect(await titles(app, 'location=Bay+Area;Norway&excludeRemote=true')).toEqual([
    'Data Engineer',
    'Edge Engineer',
  ])
  expect(await titles(app, 'location=Berlin&excludeRemote=true')).toEqual(['Build Engineer'])
  expect(await titles(app, 'location=Berlin&withinKm=50&excludeRemote=true')).toEqual([
    'Build Engineer',
    'Cloud Engineer',
  ])
  expect(await titles(app, 'remote=true&location=Indonesia')).toEqual(['Host Engineer'])
})

test('places are suggested with what they find', async () => {
  const app = await appWithJobs()
  const { places } = await app.json('/api/jobs/places?query=ber')
  expect(places).toContainEqual({ text: 'Berlin', count: 3, near: { km: 50, count: 4 } })
  expect(await app.json('/api/jobs/places')).toEqual({ places: [] })
})

test('jobs are found by where a person lives, each with the verdict and the text behind it', async () => {
  const app = await appWithJobs()
  expect(await titles(app, 'eligibleFrom=ES')).toEqual(['Fleet Engineer', 'Host Engineer'])
  expect(await titles(app, 'eligibleFrom=ES&eligibility=not_said')).toEqual(['Image Engineer'])
  expect(await titles(app, 'eligibleFrom=ES&eligibility=move')).toEqual([
    'Build Engineer',
    'Cloud Engineer',
    'Data Engineer',
  ])
  const { jobs } = await app.json('/api/jobs?eligibleFrom=spain&sort=oldest')
  expect(jobs.map(({ eligibility }: { eligibility: unknown }) => eligibility)).toContainEqual({
    verdict: 'yes',
    friction: [],
    reason: 'Remote (EU)',
    words: 'Open to Spain',
  })
  const plain = await app.json('/api/jobs')
  expect(plain.jobs[0].eligibility).toBeNull()
})

test('a page without JavaScript offers the home that its browser keeps, and job pages use it', async () => {
  const app = await appWithJobs()
  const answer = await app.request('/jobs?eligibleFrom=ES&mayWorkIn=US')
  const cookie = answer.headers.getSetCookie().find((line) => line.includes('home='))
  expect(cookie).toMatch(/home=ES\.US; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax/)
  const page = await answer.text()
  expect(page).toContain('Open to Spain')
  expect(page).toContain(
    'aria-label="Remove filter I live in Spain, may work in the United States"',
  )

  const headers = { cookie: `${cookie}`.split(';')[0] as string }
  const later = await app.request('/jobs', { headers })
  expect(later.headers.get('cache-control')).toBe('private, no-store')
  expect(await later.text()).toContain('href="/jobs?eligibleFrom=ES&amp;mayWorkIn=US')
  const { jobs } = await app.json('/api/jobs?location=Oslo&excludeRemote=true')
  const own = await app.request(`/jobs/${jobs[0].id}`, { headers })
  expect(await own.text()).toContain('Requires a move')
  const stranger = await app.request(`/jobs/${jobs[0].id}`)
  expect(await stranger.text()).not.toContain('Requires a move')
})

test('hours without a time zone are those of the home', async () => {
  const app = await appWithJobs()
  const page = await app.page('/jobs?eligibleFrom=ES&overlapHours=4&timeZone=')
  expect(page).toContain('aria-label="Remove filter At least 4 hours of overlap with Madrid time"')
})

test('asked for hours, the filter says how many jobs state any', async () => {
  const app = await appWithJobs()
  await app.take([listing({ title: 'Jet Engineer', location: 'Remote (UTC-3 to UTC+3)' })])
  const hint = async (search: string) =>
    /<p class="hint">(\d[^<]*working hours)/.exec(
      (await app.page(`/jobs?${search}`)).replaceAll('<!-- -->', ''),
    )?.[1]
  expect(await hint('overlapHours=4&timeZone=Europe/Berlin')).toMatch(
    /^1 of \d+ jobs states working hours$/,
  )
  expect(await hint('overlapHours=4&timeZone=Europe/Berlin&query=data')).toMatch(/^0 of /)
  expect(await hint('overlapHours=8&timeZone=Asia/Tokyo')).toMatch(/^0 of /)
  expect(await hint('')).toBeUndefined()
})

test.each([
  ['/jobs?eligibleFrom=ES', 'EUR'],
  ['/jobs?eligibleFrom=ES&salaryCurrency=USD', 'USD'],
  ['/jobs?eligibleFrom=ES&salaryMin=80000', 'USD'],
  ['/jobs?eligibleFrom=AF', 'USD'],
  ['/jobs', 'USD'],
])('salaries of %s are asked for in %s', async (address, currency) => {
  const app = await appWithJobs()
  expect(await app.page(address)).toContain(`<option selected="">${currency}</option>`)
})

test('links keep a currency that is not that of one’s home', async () => {
  const app = await appWithJobs()
  const page = await app.page('/jobs?eligibleFrom=ES&salaryCurrency=USD&remote=true')
  expect(page).toContain('href="/jobs?eligibleFrom=ES&amp;salaryCurrency=USD"')
  expect(page).toContain('href="/jobs?salaryCurrency=USD"')
  const usual = await app.page('/jobs?eligibleFrom=ES&remote=true')
  expect(usual).not.toContain('salaryCurrency=')
})

test('a link on another site does not change the home', async () => {
  const app = await appWithJobs()
  const headers = { 'sec-fetch-site': 'cross-site' }
  const answer = await app.request('/jobs?eligibleFrom=ES', { headers })
  expect(answer.headers.getSetCookie().filter((line) => line.includes('home='))).toEqual([])
})

test('an empty result offers each single change that finds more, with its number', async () => {
  const app = await appWithJobs()
  const page = await app.page('/jobs?location=Norway&jobTypes=part_time&excludeRemote=true')
  expect(page).toContain('Find more by changing one thing')
  const offers = [...page.matchAll(/<a href="([^"]*)" class="pill">([^<]*?)(?:<!-- --> ?)*<span/g)]
  const shown = offers.map(([, , label]) => `${label}`.trim())
  expect(shown).toContain('Remove “Part-time”')
  expect(shown).toContain('Remove “Norway” and “No remote jobs from elsewhere”')
  expect(page).toContain('Create Alert')
})

test('if no single change helps, the filters that find jobs on their own are offered', async () => {
  const app = await appWithJobs()
  const page = await app.page('/jobs?location=Qwertyville&tags=Zzqq&eligibleFrom=ES')
  expect(page).toContain('Removing one filter isn’t enough. These find jobs on their own')
  expect(page).toMatch(/<a href="\/jobs\?eligibleFrom=ES" class="pill">Only “I live in Spain”/)
  expect(page).not.toContain('Only “Qwertyville”')
})

test('feeds search by the same filters', async () => {
  const app = await appWithJobs()
  const feed = await (await app.request('/jobs.json?eligibleFrom=ES&location=Spain')).json()
  expect(feed.items.map(({ title }: { title: string }) => title).join()).toContain('Fleet Engineer')
  expect(feed.items).toHaveLength(2)
})

test('invalid values are refused with what is allowed', async () => {
  const app = await createTestApp()
  for (const [search, message] of [
    ['eligibleFrom=Atlantis', 'must be a country, such as ES or Spain'],
    ['eligibleFrom=ES&mayWorkIn=US,Atlantis', 'must be countries, such as US,CA'],
    ['overlapHours=4&timeZone=Mars', 'must be a time zone such as Europe/Madrid'],
    ['overlapHours=9&timeZone=CET', 'must be a whole number from 1 to 8'],
    ['languages=german', 'must be language codes, such as en,de, or none_stated'],
  ]) {
    const answer = await app.request(`/api/jobs?${search}`)
    expect(answer.status, search).toBe(400)
    expect(await answer.text()).toContain(message)
  }
})
