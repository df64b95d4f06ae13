/** "Find Company Details" through pages and the API: what is found, kept, renewed and removed, and who may ask. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { PLAIN_SITES } from './company-sites/plain-sites.ts'
import { serveSites } from './company-sites/site-server.ts'
import { signUpOperator } from './operators.ts'
import { listing } from './sample-listings.ts'
import { browser, signUp } from './sign-up.ts'

type Details = {
  website: string | null
  careerPage: string | null
  hrEmail: string | null
  companyEmail: string | null
  linkedinPage: string | null
  contactMethods: { description: string; value: string }[]
  fallback: boolean
  message: string | null
  suggestions: { label: string; href: string }[]
  evidence: { value: string; source: string; sourceUrl: string | null; foundOn: string }[]
}

const CONTACTS = '/api/me/companies/alder-systems/contacts'
const PAGE = '/dashboard/company-details/alder-systems'

/** Alder Systems is the first of the made sites. */
const job = (description: string, more: object = {}) =>
  listing({
    title: 'Clock Engineer',
    company: 'Alder Systems',
    companyWebsite: 'https://alder.example',
    description,
    ...more,
  })

async function given({ readsSites = true } = {}) {
  const sites = await serveSites(PLAIN_SITES)
  const app = await createTestApp(readsSites ? { companySites: sites.agent } : {})
  return { app, sites }
}

async function detailsFor(
  person: { request: TestApp['request'] },
  path = CONTACTS,
): Promise<Details> {
  const answer = await person.request(path)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Details
}

test('the six fields come from the listing and the website, each with its page and day', async () => {
  const { app } = await given()
  await app.take([job('<p>Questions? Write to jane.doe@alder.example.</p>')])
  const ada = await signUp(app, 'Ada')

  const details = await detailsFor(ada)

  expect(details).toMatchObject({
    website: 'https://alder.example/',
    careerPage: 'https://alder.example/careers',
    hrEmail: 'jobs@alder.example',
    companyEmail: 'hello@alder.example',
    linkedinPage: 'https://www.linkedin.com/company/alder-systems',
    fallback: false,
    message: null,
  })
  expect(details.contactMethods.map(({ description, value }) => `${description} ${value}`)).toEqual(
    [
      'GitHub https://github.com/aldersystems',
      'Phone +14155550134',
      'Contact form https://alder.example/contact',
      'Job board https://jobs.lever.co/acme',
      'Named in a listing jane.doe@alder.example',
    ],
  )
  expect(details.evidence.find(({ value }) => value === 'jobs@alder.example')).toEqual({
    value: 'jobs@alder.example',
    source: 'site',
    sourceUrl: 'https://alder.example/careers',
    foundOn: '2026-03-02',
  })
  const id = await app.idOf('Clock Engineer')
  expect(details.evidence.find(({ value }) => value.startsWith('jane'))).toMatchObject({
    source: 'listing',
    sourceUrl: `/jobs/${id}`,
  })
  expect(app.errors).toEqual([])
})

test('without the operator’s setting, no website is requested', async () => {
  const { app, sites } = await given({ readsSites: false })
  await app.take([job('<p>Apply at jobs@alder.example</p>')])
  const details = await detailsFor(await signUp(app, 'Ada'))
  expect([details.hrEmail, details.companyEmail]).toEqual(['jobs@alder.example', null])
  expect(sites.everything()).toEqual([])
})

test('a website is read once a month for everybody, and a sample company’s never', async () => {
  const { app, sites } = await given()
  await app.take([job('<p>A job.</p>')])
  await app.take([job('<p>A job.</p>', { id: 'x', company: 'Ginkgo Data' })], { isDemo: true })
  const [ada, eve] = [await signUp(app, 'Ada'), await signUp(app, 'Eve')]
  await detailsFor(ada)
  const once = sites.asked().length
  expect(once).toBeGreaterThan(2)
  await detailsFor(eve)
  await detailsFor(eve, '/api/me/companies/ginkgo-data/contacts')
  expect(sites.asked().length).toBe(once)
  app.setNow('2026-03-31T09:00:00Z')
  await detailsFor(await signUp(app, 'Later Ada'))
  expect(sites.asked().length).toBe(once)
  app.setNow('2026-04-01T09:00:00Z')
  await detailsFor(await signUp(app, 'Latest Ada'))
  expect(sites.asked().length).toBe(2 * once)
})

test('several people who ask at once cause one reading', async () => {
  const { app, sites } = await given()
  await app.take([job('<p>A job.</p>')])
  const people = [await signUp(app, 'Ada'), await signUp(app, 'Eve'), await signUp(app, 'Bob')]
  const answers = await Promise.all(people.map((person) => detailsFor(person)))
  const homes = sites.asked().filter((address) => address === 'alder.example/')
  expect(homes.length).toBe(1)
  const read = answers.filter(({ hrEmail }) => hrEmail === 'jobs@alder.example')
  expect(read.length).toBeGreaterThan(0)
  for (const other of answers.filter((answer) => !read.includes(answer))) {
    expect(other.message).toBe('We’re still reading the company’s website. Try again in a minute.')
  }
})

test('what was not found is said, with the ways that remain', async () => {
  const { app } = await given()
  await app.take([
    job('<p>A job.</p>', { companyWebsite: null, company: 'Silent Works', source: 'remotive' }),
  ])
  const ada = await signUp(app, 'Ada')
  const details = await detailsFor(ada, '/api/me/companies/silent-works/contacts')
  const id = await app.idOf('Clock Engineer')
  expect(details).toMatchObject({
    website: null,
    hrEmail: null,
    companyEmail: null,
    fallback: true,
    contactMethods: [],
    suggestions: [
      { label: 'Apply through the listing: Clock Engineer', href: `/jobs/${id}` },
      { label: 'See all open jobs at Silent Works', href: '/companies/silent-works' },
      {
        label: 'Search LinkedIn for Silent Works',
        href: 'https://www.linkedin.com/search/results/companies/?keywords=Silent+Works',
      },
    ],
  })
})

test('visitors are sent to sign in and back, from the card, the job and the company', async () => {
  const { app } = await given()
  await app.take([job('<p>A job.</p>')])
  const id = await app.idOf('Clock Engineer')
  const visitor = browser(app)
  const way = (page: string) => `href="/auth/signin?next=${encodeURIComponent(page)}"`
  for (const path of ['/jobs', `/jobs/${id}`]) {
    expect(await visitor.page(path)).toContain(way(`${PAGE}?job=${id}`))
  }
  expect(await visitor.page('/companies/alder-systems')).toContain(way(PAGE))
  const answer = await visitor.request(PAGE)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(`/auth/login?next=${encodeURIComponent(PAGE)}`)
  expect((await visitor.request(CONTACTS)).status).toBe(401)
})

test('the page works without a script, and says how a company can have it removed', async () => {
  const { app } = await given()
  await app.take([job('<p>A job.</p>')])
  const ada = await signUp(app, 'Ada')
  const id = await app.idOf('Clock Engineer')
  expect(await ada.page(`/jobs/${id}`)).toContain(`href="${PAGE}?job=${id}"`)
  const page = await ada.page(PAGE)
  expect(page).toContain('mailto:jobs@alder.example')
  expect(page).toContain('Represent this company?')
  expect((await ada.request('/dashboard/company-details/no-such')).status).toBe(404)
})

test('look-ups are limited for each account', async () => {
  const { app } = await given({ readsSites: false })
  await app.take([job('<p>A job.</p>')])
  const [ada, eve] = [await signUp(app, 'Ada'), await signUp(app, 'Eve')]
  for (let at = 0; at < 40; at++) await detailsFor(ada)
  const refused = await ada.request(CONTACTS)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'too_many_lookups' })
  expect(refused.headers.get('retry-after')).toBe('90')
  await detailsFor(eve)
})

test('a removed address is gone everywhere and does not come back', async () => {
  const { app } = await given()
  await app.take([job('<p>Apply at jobs@alder.example</p>')])
  const olga = await signUpOperator(app)
  expect((await detailsFor(olga)).hrEmail).toBe('jobs@alder.example')

  await olga.submit('/admin/contacts', { intent: 'address', address: ' Jobs@alder.example ' })

  expect((await detailsFor(olga)).hrEmail).toBe(null)
  app.setNow('2026-04-10T09:00:00Z')
  const later = await signUp(app, 'Ada')
  expect((await detailsFor(later)).hrEmail).toBe(null)
  const kept = await app.services.db.selectFrom('contact_removals').selectAll().execute()
  expect(kept.length).toBe(1)
  expect(JSON.stringify(kept)).not.toContain('jobs@')
  expect(kept[0]).toMatchObject({ masked: 'j…@alder.example', company_name: 'Alder Systems' })
})

test('an address that was removed when removals were kept by their spelling stays removed', async () => {
  const { app } = await given()
  await app.services.db
    .insertInto('contact_removals')
    .values({
      subject: createHash('sha256').update('value:https://www.alder.example/careers').digest(),
      kind: 'careers',
      removed_at: new Date('2026-03-01T09:00:00Z'),
    })
    .execute()
  await app.take([job('<p>Look at https://www.alder.example/careers for more.</p>')])
  const { careerPage } = await detailsFor(await signUp(app, 'Ada'))
  expect(careerPage).not.toBe('https://www.alder.example/careers')
})

test('an address is removed in whatever spelling it is typed', async () => {
  const { app } = await given()
  await app.take([job('<p>A job.</p>')])
  const olga = await signUpOperator(app)
  const before = await detailsFor(olga)
  expect(before.linkedinPage).not.toBe(null)
  for (const address of [
    '+1 (415) 555-0134',
    'https://linkedin.com/company/Alder-Systems/',
    'HELLO@Alder.example',
    'alder.example/careers/',
  ]) {
    const answer = await olga.submit('/admin/contacts', { intent: 'address', address })
    expect(answer.headers.get('location')).toBe('/admin/contacts?done=address')
  }
  const after = await detailsFor(olga)
  expect(after).toMatchObject({ linkedinPage: null, companyEmail: null })
  expect(after.careerPage).not.toBe('https://alder.example/careers')
  expect(after.contactMethods.map(({ value }) => value)).not.toContain('+14155550134')
  const page = await olga.page('/admin/contacts')
  expect(page).toContain('Phone +14…34 of Alder Systems')
  expect(page).toContain('Company email h…@alder.example of Alder Systems')
  expect(page).toContain('LinkedIn page linkedin.com/co… of Alder Systems')
})

test('an address that is not shown, or no address, is answered as that', async () => {
  const { app } = await given({ readsSites: false })
  await app.take([job('<p>Questions? Write to Jane.Doe@alder.example.</p>')])
  const olga = await signUpOperator(app)
  const id = await app.idOf('Clock Engineer')

  const answer = await olga.submit('/admin/contacts', {
    intent: 'address',
    address: 'jane.doe@alder.example',
  })

  const location = answer.headers.get('location') ?? ''
  expect(location).toBe(`/admin/contacts?done=later&job=${id}`)
  const page = (await olga.page(location)).replaceAll('<!-- -->', '')
  expect(page).toContain('Not shown anywhere at present. It won’t be shown if it’s found later.')
  expect(page).toContain('It still appears in the text of this job:')
  expect(page).toContain(`href="/jobs/${id}"`)
  expect(page).toContain('Email j…@alder.example (not shown when it was removed)')

  for (const address of ['call us', 'javascript:alert(1)', '12']) {
    const refused = await olga.submit('/admin/contacts', { intent: 'address', address })
    expect(await refused.text()).toContain('Enter an email address, a phone number or a link.')
    const sent = await olga.send('POST', '/api/admin/contact-removals', { address })
    expect(sent.status).toBe(422)
  }
})

test('a removed company shows nothing and is not read, until it is undone', async () => {
  const { app, sites } = await given()
  await app.take([job('<p>Apply at jobs@alder.example</p>')])
  const olga = await signUpOperator(app)
  await olga.submit('/admin/contacts', { intent: 'company', company: '/companies/alder-systems' })
  const details = await detailsFor(olga)
  expect(details).toMatchObject({ website: null, hrEmail: null, evidence: [] })
  expect(details.message).toBe('Alder Systems asked us not to show its contact details.')
  expect(sites.everything()).toEqual([])

  const list = await olga.request('/api/admin/contact-removals')
  const { removals } = (await list.json()) as { removals: { id: string; company: string }[] }
  expect(removals).toMatchObject([{ company: 'alder-systems' }])
  await olga.send('DELETE', `/api/admin/contact-removals/${removals[0]?.id}`)
  expect((await detailsFor(olga)).hrEmail).toBe('jobs@alder.example')
})

test('operators remove through the API, and everybody else gets 404', async () => {
  const { app } = await given({ readsSites: false })
  await app.take([job('<p>Apply at jobs@alder.example</p>')])
  const olga = await signUpOperator(app)
  const ada = await signUp(app, 'Ada')
  const body = { address: 'jobs@alder.example' }
  expect((await ada.send('POST', '/api/admin/contact-removals', body)).status).toBe(404)
  expect((await ada.request('/admin/contacts')).status).toBe(404)
  const sent = await olga.send('POST', '/api/admin/contact-removals', body)
  expect(await sent.json()).toMatchObject({ companies: [], jobs: [{ title: 'Clock Engineer' }] })
  expect(
    (await olga.send('POST', '/api/admin/contact-removals', { company: 'nobody' })).status,
  ).toBe(404)
  expect((await olga.send('POST', '/api/admin/contact-removals', { who: 'x' })).status).toBe(422)
  expect((await detailsFor(ada)).hrEmail).toBe(null)
})

test('a form that cannot be read is shown again with the reason', async () => {
  const { app } = await given({ readsSites: false })
  const olga = await signUpOperator(app)
  const answer = await olga.submit('/admin/contacts', { intent: 'company', company: 'nobody' })
  expect(await answer.text()).toContain('We don’t know this company.')
})

test('when the website is learnt or changes, what was kept before is found again', async () => {
  const { app } = await given()
  await app.take([job('<p>A job.</p>', { companyWebsite: null, source: 'remotive' })])
  const ada = await signUp(app, 'Ada')
  expect(await detailsFor(ada)).toMatchObject({ website: null, hrEmail: null, fallback: true })

  const setWebsite = (website: string) =>
    app.services.db
      .updateTable('companies')
      .set({ website })
      .where('slug', '=', 'alder-systems')
      .execute()
  await setWebsite('https://alder.example')
  expect(await detailsFor(ada)).toMatchObject({
    website: 'https://alder.example/',
    hrEmail: 'jobs@alder.example',
    fallback: false,
  })

  await setWebsite('https://birch.invalid')
  expect(await detailsFor(ada)).toMatchObject({ website: 'https://birch.invalid/', hrEmail: null })
})

test('the page leads back to the job one came from, and to the operator with the company’s name', async () => {
  const { app } = await given({ readsSites: false })
  await app.take([job('<p>A job.</p>'), job('<p>B</p>', { id: 'b', title: 'Bell Engineer' })])
  const ada = await signUp(app, 'Ada')
  for (const title of ['Clock Engineer', 'Bell Engineer']) {
    const id = await app.idOf(title)
    const page = (await ada.page(`${PAGE}?job=${id}`)).replaceAll('<!-- -->', '')
    expect(page).toMatch(new RegExp(`href="/jobs/${id}" class="back-link">.*?${title}</a>`))
    expect(page).toContain(`Apply through the listing: ${title}`)
    expect(page).toContain('From the company’s listings and its job board.')
  }
  expect(await ada.page(PAGE)).toContain('href="/contact?company=alder-systems"')
  expect(await ada.page('/contact?company=alder-systems')).toContain(
    'value="Contact details of Alder Systems"',
  )
  expect((await ada.request('/contact?company=no-such')).status).toBe(200)
})

test('the page shows the applications at the company and whom the person noted there', async () => {
  const { app } = await given({ readsSites: false })
  await app.take([job('<p>A job.</p>'), job('<p>B</p>', { id: 'b', title: 'Bell Engineer' })])
  const ada = await signUp(app, 'Ada')
  expect(await ada.page(PAGE)).not.toContain('In your tracker')
  const jobId = await app.idOf('Clock Engineer')
  const added = await ada.send('POST', '/api/me/applications', { jobId, stage: 'Applied' })
  const { id } = (await added.json()) as { id: number }
  await ada.send('POST', `/api/me/applications/${id}/contacts`, {
    name: 'Robin Weber',
    role: 'Recruiter',
    email: 'robin@alder.example',
  })
  const page = (await ada.page(PAGE)).replaceAll('<!-- -->', '')
  expect(page).toContain('In your tracker')
  expect(page).toContain(`href="/dashboard/job-tracker/${id}">Clock Engineer</a>`)
  expect(page).toContain('Robin Weber, Recruiter')
  expect(page).toContain('href="mailto:robin@alder.example"')
  // Among several jobs, no listing is suggested to somebody who came from none.
  expect(page).not.toContain('Apply through the listing')
  expect(await (await signUp(app, 'Eve')).page(PAGE)).not.toContain('Robin Weber')
})
