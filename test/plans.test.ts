/** Plans without payments: the demonstration, gifts of the operator, and limits on pages and in the API. */
import { expect, test } from 'vitest'
import { DEFAULT_PLANS, type PlanSettings } from '#core/plan/plan-settings.ts'
import { givePlan } from '#work/plan/give-plan.ts'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { browser, signUp } from './sign-up.ts'

const TITLES = ['Rust Engineer', 'Go Engineer', 'Java Engineer', 'Ruby Engineer']

const withPlans = (plans: Partial<PlanSettings> | null) =>
  createTestApp({ settings: { plans: plans && { ...DEFAULT_PLANS, ...plans } } })

async function jobIds(app: TestApp): Promise<number[]> {
  await app.take(TITLES.map((title) => listing({ title })))
  return Promise.all(TITLES.map((title) => app.idOf(title)))
}

type Person = Awaited<ReturnType<typeof signUp>>

const planOf = async (person: Person) => (await person.request('/api/me/plan')).json()

const save = (person: Person, id: number | undefined) =>
  person.send('PUT', `/api/me/saved-jobs/${id}`)

const BASIC = {
  plan: 'basic',
  source: null,
  status: null,
  interval: null,
  renewsAt: null,
  endsAt: null,
  savedJobs: { used: 0, limit: 10 },
  features: {
    cover_letters: true,
    generated_cvs: true,
    matches: true,
    alerts: true,
    company_contacts: true,
  },
}

test('everyone begins on Basic, with ten saved jobs and everything else', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  expect(await planOf(ada)).toEqual(BASIC)
  expect((await app.request('/api/me/plan')).status).toBe(401)
})

test('the demonstration lifts the limit, says that nothing is charged, and can be ended again', async () => {
  const app = await withPlans({ basicSavedJobs: 2 })
  const ids = await jobIds(app)
  const ada = await signUp(app)
  await save(ada, ids[0])
  await save(ada, ids[1])
  const full = (await (await save(ada, ids[2])).json()) as object
  expect(full).toMatchObject({
    code: 'saved_jobs_full',
    title: 'Your Basic plan includes 2 saved jobs. Remove one to save another.',
    limit: 2,
  })

  const upgraded = await ada.submit('/subscription', { intent: 'upgrade', billing: 'monthly' })
  expect([upgraded.status, upgraded.headers.get('location')]).toEqual([
    302,
    '/dashboard/jobs-for-me?upgraded=premium',
  ])
  const arrived = await ada.page('/dashboard/jobs-for-me?upgraded=premium')
  expect(arrived).toContain('Subscription upgraded!')
  expect(arrived).toContain('You now have access to Premium features.')
  expect(arrived).toContain('This is a demonstration: nothing was charged.')
  expect((await save(ada, ids[2])).status).toBe(200)
  expect(await planOf(ada)).toMatchObject({
    plan: 'premium',
    source: 'demo',
    savedJobs: { used: 3, limit: null },
  })
  expect(await ada.page('/dashboard/plan')).toContain('Demonstration')

  await ada.submit('/dashboard/plan', { intent: 'end-demo' })
  expect(await planOf(ada)).toMatchObject({ plan: 'basic', savedJobs: { used: 3, limit: 2 } })
  // What was saved stays, but no more can be saved.
  const above = await save(ada, ids[3])
  expect(above.status).toBe(409)
  expect(await above.json()).toMatchObject({
    title: 'You have 3 of 2 saved jobs on the Basic plan. Remove 2, or see Premium.',
  })
  await ada.send('DELETE', `/api/me/saved-jobs/${ids[0]}`)
  expect((await save(ada, ids[0])).status).toBe(200) // an undo
})

test('the limit holds on the job card’s form and after signing in', async () => {
  const app = await withPlans({ basicSavedJobs: 1 })
  const ids = await jobIds(app)
  const ada = await signUp(app)
  await save(ada, ids[0])
  const answer = await ada.submit('/jobs/marks', { save: `${ids[1]}`, next: '/jobs' })
  expect(answer.headers.get('location')).toBe(`/dashboard/saved-jobs?waiting=${ids[1]}`)
  expect(await ada.page(`/dashboard/saved-jobs?waiting=${ids[1]}`)).toContain(
    'Your Basic plan includes 1 saved job. Remove one to save another.',
  )
})

test('an import of applications saves no jobs, so no plan limits it', async () => {
  const app = await withPlans({ basicSavedJobs: 1 })
  const ids = await jobIds(app)
  const ada = await signUp(app)
  await save(ada, ids[0])
  const form = new FormData()
  form.set('intent', 'import')
  form.set('text', 'Job Title,Company Name,Status\r\nOne,Acme,Saved\r\nTwo,Acme,Saved\r\n')
  for (const line of ['2', '3']) form.append('line', line)
  await ada.request('/dashboard/job-tracker/import', { method: 'POST', body: form })
  const tracked = await (await ada.request('/api/me/applications')).json()
  expect((tracked as { applications: object[] }).applications).toHaveLength(2)
  expect(await planOf(ada)).toMatchObject({ savedJobs: { used: 1, limit: 1 } })
})

const ALL_GATED: PlanSettings['gates'] = {
  cover_letters: 'premium',
  generated_cvs: 'premium',
  matches: 'premium',
  alerts: 'premium',
}

const gated = (id: number | undefined) =>
  [
    ['POST', '/api/me/letters', { jobId: id }],
    ['POST', '/api/me/made-cvs', { jobId: id }],
    ['POST', '/api/me/alerts', { keywords: ['rust'] }],
    ['GET', '/api/me/matches', undefined],
    ['GET', '/api/me/matches/what-if', undefined],
    ['GET', `/api/me/matches/${id}`, undefined],
  ] as const

test('what the operator reserved is refused on Basic, in the API and on pages, and given with the plan', async () => {
  const app = await withPlans({ gates: ALL_GATED })
  const [id] = await jobIds(app)
  const ada = await signUp(app)
  const statuses = async () => {
    const answers = []
    for (const [method, path, body] of gated(id)) {
      const answer = method === 'GET' ? await ada.request(path) : await ada.send(method, path, body)
      const { code = null } = (await answer.json()) as { code?: string }
      answers.push([path, code])
    }
    return answers
  }
  const refused = await statuses()
  expect(refused).toEqual(gated(id).map(([, path]) => [path, 'plan_required']))
  const page = await ada.page('/dashboard/jobs-for-me')
  for (const [path, notice] of [
    ['/dashboard/job-alerts', 'Creating job alerts requires the Premium plan.'],
    ['/dashboard/resume-generator', 'Generating CVs requires the Premium plan.'],
    ['/dashboard/cover-letter', 'Writing cover letters requires the Premium plan.'],
  ] as const) {
    expect(await ada.page(path)).toContain(notice)
  }
  expect(page).toContain('Comparing jobs with your CV requires the Premium plan.')
  expect(page).toContain('href="/subscription"')
  expect(await ada.page(`/jobs/${id}`)).not.toContain('Your match')

  await givePlan(app.services, ada.email, 'premium')
  expect(await ada.page(`/jobs/${id}`)).toContain('Your match')
  expect((await statuses()).map(([, code]) => code)).not.toContain('plan_required')
  expect(await planOf(ada)).toMatchObject({ plan: 'premium', source: 'operator' })
  await givePlan(app.services, ada.email.toUpperCase(), 'basic')
  expect(await statuses()).toEqual(refused)
})

test('an alert that exists stays, but does not begin again without the plan', async () => {
  const app = await withPlans({ gates: { alerts: 'premium' } })
  const ada = await signUp(app)
  await givePlan(app.services, ada.email, 'premium')
  const made = await ada.send('POST', '/api/me/alerts', { keywords: ['rust'] })
  const { id } = (await made.json()) as { id: number }
  await givePlan(app.services, ada.email, 'basic')
  const change = (body: object) => ada.send('PATCH', `/api/me/alerts/${id}`, body)
  expect([
    (await change({ isActive: false })).status,
    (await change({ isActive: true })).status,
    (await change({ keywords: ['go'] })).status,
  ]).toEqual([200, 403, 403])
})

test('without plans there are no limits, no pages, no links and no banner', async () => {
  const app = await withPlans(null)
  const ids = await jobIds(app)
  const ada = await signUp(app)
  for (const id of ids) expect((await save(ada, id)).status).toBe(200)
  for (const path of ['/subscription', '/dashboard/plan']) {
    expect([path, (await ada.request(path)).status]).toEqual([path, 404])
  }
  const [jobs, map] = [await app.page('/jobs'), await app.page('/sitemap')]
  for (const text of ['Subscriptions', 'Upgrade to Premium', '/subscription']) {
    expect([text, jobs.includes(text), map.includes(text)]).toEqual([text, false, false])
  }
  expect((await ada.submit('/subscription', { intent: 'upgrade' })).status).toBe(404)
  expect(await planOf(ada)).toMatchObject({ plan: 'basic', savedJobs: { used: 4, limit: null } })
})

test('the page of plans says what it sells, with the specification’s prices', async () => {
  const app = await createTestApp()
  const monthly = await app.page('/subscription')
  const annually = await app.page('/subscription?billing=annually')
  for (const text of [
    'Most Popular',
    'Save 15%',
    'Why Upgrade to Premium?',
    'Contact Sales',
    'Not available yet',
    'This site takes no payments.',
    '10 saved jobs',
  ]) {
    expect([text, monthly.includes(text)]).toEqual([text, true])
  }
  expect([monthly.includes('$9.99'), monthly.includes('$19.99')]).toEqual([true, true])
  expect([annually.includes('$99.99'), annually.includes('$199.99')]).toEqual([true, true])
  expect(await app.page('/contact?topic=enterprise')).toContain('value="Enterprise plan"')
})

test('the banner is for visitors and people on Basic, and only if Premium adds something', async () => {
  const app = await createTestApp()
  await jobIds(app)
  const banner = 'Upgrade to Premium'
  const ada = await signUp(app)
  expect((await app.page('/jobs')).includes(banner)).toBe(true)
  expect((await ada.page('/jobs')).includes(banner)).toBe(true)
  await givePlan(app.services, ada.email, 'premium')
  expect((await ada.page('/jobs')).includes(banner)).toBe(false)

  const generous = await withPlans({ basicSavedJobs: null })
  await jobIds(generous)
  expect((await generous.page('/jobs')).includes(banner)).toBe(false)
})

test('the banner names job matches only if Premium adds them', async () => {
  const headline = 'Unlock Premium Job Matches'
  const free = await withPlans({})
  await jobIds(free)
  const page = await free.page('/jobs')
  expect([page.includes(headline), page.includes('Get more from your job search')]).toEqual([
    false,
    true,
  ])

  const reserved = await withPlans({ gates: ALL_GATED })
  await jobIds(reserved)
  const gatedPage = await reserved.page('/jobs')
  expect(gatedPage).toContain(headline)
})

test('a visitor who upgrades is asked to sign in, and nobody chooses a plan for themselves', async () => {
  const app = await createTestApp()
  const visitor = browser(app)
  const asked = await visitor.submit('/subscription', { intent: 'upgrade' })
  expect(asked.headers.get('location')).toBe('/auth/login?next=%2Fsubscription')
  const ada = await signUp(app)
  await ada.submit('/subscription', { intent: 'upgrade', plan: 'enterprise', source: 'operator' })
  expect(await planOf(ada)).toMatchObject({ plan: 'premium', source: 'demo' })
  expect((await ada.submit('/subscription', { intent: 'grant' })).status).toBe(400)
  expect((await ada.submit('/dashboard/plan', { intent: 'toString' })).status).toBe(400)
  expect((await ada.submit('/dashboard/plan', { intent: 'cancel' })).status).toBe(404)
})
