import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { listing } from './sample-listings.ts'

test('both addresses of a job show it, with the same canonical address', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Rust Engineer', requirements: '<p>Rust, daily.</p>' })])
  const id = await app.idOf('Rust Engineer')

  for (const path of [`/jobs/${id}`, `/job/${id}`]) {
    const page = await app.page(path)
    expect(page).toContain('<h1>Rust Engineer</h1>')
    expect(page).toContain('Rust, daily.')
    expect(page).toContain(`rel="canonical" href="${app.services.settings.publicUrl}/jobs/${id}"`)
    expect(page).toContain('"@type":"JobPosting"')
  }
  expect(app.errors).toEqual([])
})

test('the apply link goes straight to the employer, without a referrer', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Rust Engineer', applyUrl: 'https://acme.example/apply/7' })])

  const page = await app.page(`/jobs/${await app.idOf('Rust Engineer')}`)

  expect(page).toContain(
    '<a href="https://acme.example/apply/7" target="_blank" rel="nofollow noopener noreferrer"',
  )
})

test('a job without an application link says so without JavaScript', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Rust Engineer', applyUrl: null, url: null })])

  const page = await app.page(`/jobs/${await app.idOf('Rust Engineer')}`)

  expect(page).toContain('This job doesn&#x27;t have an application link')
})

test('a closed job is shown for 60 days, without an apply link and not indexed, and then answers 410', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  await app.take([listing({ title: 'Rust Engineer', closedAt: '2026-03-01T09:00:00Z' })])
  const path = `/jobs/${await app.idOf('Rust Engineer')}`

  const closed = await app.request(path)
  const page = await closed.text()
  expect(closed.status).toBe(200)
  expect(closed.headers.get('x-robots-tag')).toBe('noindex')
  expect(page).toContain('This job is closed')
  expect(page).not.toContain('Apply Now')
  expect(page).not.toContain('JobPosting')

  app.setNow('2026-05-01T09:00:00Z')
  const gone = await app.request(path)
  expect(gone.status).toBe(410)
  expect(await gone.text()).toContain('This job is no longer available')
})

test("a closed job's page shows similar open jobs", async () => {
  const app = await createTestApp()
  await app.take([
    listing({ title: 'Rust Engineer', closedAt: '2026-03-01T09:00:00Z' }),
    listing({ title: 'Rust Engineer, Storage' }),
    listing({ title: 'Office Manager', company: 'Offices' }),
  ])

  const page = await app.page(`/jobs/${await app.idOf('Rust Engineer')}`)

  expect(page).toContain('Similar open jobs')
  expect(page).toContain('Rust Engineer, Storage')
  expect(page).not.toContain('Office Manager')
})

test('sample data is marked and not indexed', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Rust Engineer' })], { isDemo: true })

  const response = await app.request(`/jobs/${await app.idOf('Rust Engineer')}`)
  const page = await response.text()

  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(page).toContain('Sample data')
  expect(page).not.toContain('JobPosting')
})

test.each([
  ['/jobs/abc', 400, 'Invalid job ID'],
  ['/job/0', 400, 'Invalid job ID'],
  ['/jobs/999', 404, 'Job Not Found'],
])('%s is %i: %s', async (path, status, title) => {
  const app = await createTestApp()

  const response = await app.request(path)
  const page = await response.text()

  expect(response.status).toBe(status)
  expect(page).toContain(`<h1>${title}</h1>`)
  expect(page).toContain('Back to Jobs')
  expect(app.errors).toEqual([])
})

test('a script in a description never reaches the page', async () => {
  const app = await createTestApp()
  const description = '<p>Safe</p><script>alert(1)</script><img src=x onerror=alert(2)>'
  await app.take([listing({ title: 'Rust Engineer', description, requirements: description })])

  const page = await app.page(`/jobs/${await app.idOf('Rust Engineer')}`)

  expect(page).toContain('<p>Safe</p>')
  expect(page).not.toMatch(/alert\(|onerror/)
})

test.each([
  ['remoteok', 'Remote OK', 'noopener', true],
  ['remotive', 'Remotive', 'nofollow noopener', false],
])('%s is credited on its jobs, as its terms require', async (source, name, rel, isOffered) => {
  const app = await createTestApp()
  const url = `https://${source}.example/jobs/7`
  await app.take([listing({ title: 'Rust Engineer', source, url })])
  const id = await app.idOf('Rust Engineer')

  const page = await app.page(`/jobs/${id}`)
  const answer = await (await app.request(`/api/jobs/${id}`)).json()

  expect(page).toContain(`Found on <span><a href="${url}" target="_blank" rel="${rel}"`)
  expect(page).toContain(`>${name}<span class="sr-only">`)
  expect(page.includes('"@type":"JobPosting"')).toBe(isOffered)
  expect(answer.credits).toEqual([{ name, url, isFollowed: rel === 'noopener' }])
})

test("an employer's own system needs no credit and is shown by its name", async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Rust Engineer', source: 'smartrecruiters' })])

  const page = await app.page(`/jobs/${await app.idOf('Rust Engineer')}`)

  expect(page).not.toContain('Found on')
  expect(page).toMatch(/Source<\/dt><dd[^>]*>SmartRecruiters/)
})
