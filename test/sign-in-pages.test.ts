/** The sign-in pages, used as by a browser without JavaScript. */
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { listing } from './sample-listings.ts'
import { codeFor, cookieJar, newestMail, PASSWORD, signUp } from './sign-up.ts'

/** A browser without JavaScript, which keeps cookies and does not follow redirects. */
function visitor(app: TestApp) {
  const jar = cookieJar()
  const request = async (path: string, init: RequestInit = {}) => {
    const answer = await app.request(path, {
      ...init,
      headers: { cookie: jar.header(), 'sec-fetch-site': 'same-origin' },
    })
    jar.take(answer)
    return answer
  }
  return {
    request,
    submit: (path: string, fields: Record<string, string>) =>
      request(path, { method: 'POST', body: new URLSearchParams(fields) }),
    /** The name in the header of a signed-in person. */
    name: async () =>
      /aria-label="Account menu for ([^"]*)"/.exec(await (await request('/')).text())?.[1],
  }
}

const leadsTo = (answer: Response) => answer.headers.get('location')

test('a visitor signs up, enters the code from the email, and continues where they were going', async () => {
  const app = await createTestApp()
  const ada = visitor(app)
  const email = 'ada@example.org'

  const signedUp = await ada.submit('/auth/signup', {
    intent: 'signup',
    name: ' Ada Example ',
    email,
    password: PASSWORD,
    next: '/jobs?query=rust',
  })
  const verify = '/auth/verify?email=ada%40example.org&next=%2Fjobs%3Fquery%3Drust'
  expect(leadsTo(signedUp)).toBe(verify)
  expect(await (await ada.request(verify)).text()).toContain(`<strong>${email}</strong>`)

  const code = await codeFor(app, email)
  const verified = await ada.submit('/auth/verify', {
    intent: 'verify',
    email,
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
    next: '/jobs?query=rust',
  })
  expect(leadsTo(verified)).toBe('/jobs?query=rust')
  expect(await ada.name()).toBe('Ada Example')
  expect(app.errors).toEqual([])
})

test('the input is kept beside the error', async () => {
  const app = await createTestApp()
  const ada = visitor(app)
  const fields = { intent: 'signup', email: 'ada@example.org', password: PASSWORD }

  const nameless = await ada.submit('/auth/signup', { ...fields, name: '  ' })
  expect(nameless.status).toBe(422)
  const page = await nameless.text()
  expect(page).toContain('Please provide your full name')
  expect(page).toContain('value="ada@example.org"')

  const short = await ada.submit('/auth/signup', { ...fields, name: 'Ada', password: 'short' })
  expect(await short.text()).toMatch(/at least 8 characters/)
})

test('a wrong password and an unknown address get the same answer', async () => {
  const app = await createTestApp()
  const { email } = await signUp(app)
  const attempt = async (address: string, password: string) => {
    const answer = await visitor(app).submit('/auth/login', {
      intent: 'login',
      email: address,
      password,
    })
    const page = (await answer.text())
      .replaceAll(address, 'ADDRESS')
      .replaceAll(/nonce="[^"]*"/g, '')
    return { status: answer.status, page }
  }
  const wrong = await attempt(email, 'not-the-password')
  expect(wrong.status).toBe(401)
  expect(wrong.page).toContain('Wrong email address or password.')
  const unknown = await attempt('nobody@example.org', 'not-the-password')
  expect({ ...unknown, page: withoutMoment(unknown.page) }).toEqual({
    ...wrong,
    page: withoutMoment(wrong.page),
  })
})

/** Removes React's data for the browser, whose key order depends on the time. */
const withoutMoment = (page: string) => page.replace(/<script[\s\S]*?<\/script>/g, '')

test('signing in with an unconfirmed address sends a new code', async () => {
  const app = await createTestApp()
  const ada = visitor(app)
  const email = 'ada@example.org'
  const password = PASSWORD
  await ada.submit('/auth/signup', { intent: 'signup', name: 'Ada', email, password })
  const first = (await newestMail(app, email)).id

  const answer = await ada.submit('/auth/login', { intent: 'login', email, password })
  expect(leadsTo(answer)).toBe('/auth/verify?email=ada%40example.org')
  expect((await newestMail(app, email)).id).not.toBe(first)
  expect(await ada.name()).toBeUndefined()
})

test('a code from an email signs in without a password', async () => {
  const app = await createTestApp()
  const { email, name } = await signUp(app)
  const ada = visitor(app)
  const asked = await ada.submit('/auth/login', { intent: 'code', email })
  expect(leadsTo(asked)).toBe('/auth/code?email=ada.example%40example.org')
  const wrong = await ada.submit('/auth/code', { intent: 'verify', email, code: '00000' })
  expect(await wrong.text()).toContain(
    'This code is wrong or expired, or was requested in another browser. Check it, or request a new one.',
  )

  const code = await codeFor(app, email)
  const answer = await ada.submit('/auth/code', { intent: 'verify', email, code })
  expect(leadsTo(answer)).toBe('/dashboard')
  expect(await ada.name()).toBe(name)
})

test('a signed-in person is redirected', async () => {
  const app = await createTestApp()
  const ada = await signUp(app)
  for (const path of ['/auth/signin', '/auth/login', '/auth/signup', '/auth/code']) {
    expect(leadsTo(await ada.request(path))).toBe('/dashboard')
  }
})

test('the address determines which of the two tabs is open', async () => {
  const app = await createTestApp()
  const title = async (path: string) => /<h1[^>]*>([^<]*)</.exec(await app.page(path))?.[1]
  expect(await title('/auth/signup')).toBe('Create your account')
  expect(await title('/auth/signin')).toBe('Welcome back')
  expect(await title('/auth/login')).toBe('Welcome back')
  expect(await title('/auth/anything')).toBe('Welcome back')
})

test('sign-in pages are never cached', async () => {
  const app = await createTestApp()
  const { headers } = await app.request('/auth/signin')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('a forgotten password is reset with the link from the email, which works once', async () => {
  const app = await createTestApp()
  const { email, name } = await signUp(app)
  const ada = visitor(app)
  const asked = await ada.submit('/auth/recover', { intent: 'recover', email })
  expect(leadsTo(asked)).toBe('/auth/recover?sent=ada.example%40example.org')
  const unknown = 'nobody@example.org'
  const nobody = await ada.submit('/auth/recover', { intent: 'recover', email: unknown })
  expect(leadsTo(nobody)).toBe('/auth/recover?sent=nobody%40example.org')

  const { body_text } = await newestMail(app, email)
  const token = /\/auth\/reset\?token=(\S+)/.exec(body_text)?.[1] ?? ''
  // Email programs open links by themselves.
  for (let opened = 0; opened < 3; opened++) {
    expect((await ada.request(`/auth/reset?token=${token}`)).status).toBe(200)
  }
  const password = 'another-otter-lamp-43'
  const reset = () => ada.submit('/auth/reset', { intent: 'reset', token, password })
  expect(leadsTo(await reset())).toBe('/auth/signin?said=new-password')
  expect(await (await reset()).text()).toContain('This link has expired or was already used')

  expect(await ada.name()).toBeUndefined()
  await ada.submit('/auth/login', { intent: 'login', email, password })
  expect(await ada.name()).toBe(name)
})

test('the job that a visitor wanted to save is saved once they are signed in', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Rust Engineer' })])
  const job = `${await app.idOf('Rust Engineer')}`
  const { id, email } = await signUp(app)
  const ada = visitor(app)
  const path = `/auth/signin?next=${encodeURIComponent(`/jobs/${job}`)}&save=${job}`
  const page = await (await ada.request(path)).text()
  expect(page).toContain('Rust Engineer')
  expect(page).toContain(`name="save" value="${job}"`)

  const fields = { intent: 'login', email, password: PASSWORD, next: `/jobs/${job}`, save: job }
  expect(leadsTo(await ada.submit('/auth/signin', fields))).toBe(`/jobs/${job}`)
  const saved = await app.services.db
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('account_id', '=', id)
    .execute()
  expect(saved.map(({ job_id }) => `${job_id}`)).toEqual([job])

  const ben = visitor(app)
  const gone = await ben.submit('/auth/signin', { ...fields, save: '999999' })
  expect(leadsTo(gone)).toBe(
    `/auth/not-saved?reason=job_not_found&next=${encodeURIComponent(`/jobs/${job}`)}`,
  )
  expect(await ben.name()).toBe('Ada Example')
})

test('the job that a visitor wanted to save is saved on whichever device the emailed link is opened', async () => {
  const app = await createTestApp()
  await app.take([listing({ title: 'Rust Engineer' })])
  const save = `${await app.idOf('Rust Engineer')}`
  const next = `/jobs/${save}?from=list`
  const { id, email } = await signUp(app)
  const asked = await visitor(app).submit('/auth/code', { intent: 'link', email, next, save })
  expect(leadsTo(asked)).toContain('sent=link')

  const { link, fields } = await followed(app, email)
  expect(link).toMatch(/^\/auth\/link\?token=/)
  expect(fields).toMatchObject({ next, save })
  const ada = visitor(app)
  expect(leadsTo(await ada.submit('/auth/link', fields))).toBe(next)
  const saved = await app.services.db
    .selectFrom('saved_jobs')
    .select(['account_id', 'job_id'])
    .execute()
  expect(saved.map((it) => [it.account_id, `${it.job_id}`])).toEqual([[id, save]])
})

test('an emailed link leads to the dashboard instead of another site', async () => {
  const app = await createTestApp()
  const { email } = await signUp(app)
  const asked = { intent: 'link', email, next: '//evil.example', save: 'x' }
  await visitor(app).submit('/auth/code', asked)
  const { link, fields } = await followed(app, email)
  expect(link).toMatch(/^\/auth\/link\?token=[^&]+$/)
  expect(leadsTo(await visitor(app).submit('/auth/link', fields))).toBe('/dashboard')
})

/** The link in the newest email, and the fields of its form. */
async function followed(app: TestApp, email: string) {
  const { body_text: text } = await newestMail(app, email)
  const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '')
  const page = await (await visitor(app).request(link.pathname + link.search)).text()
  const form = /class="auth-form".*?<\/form>/s.exec(page)?.[0] ?? ''
  const hidden = form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  const fields = Object.fromEntries([...hidden].map(([, name, value]) => [name, value]))
  return { link: link.pathname + link.search, fields }
}

test('after too many tries the Retry-After header matches the wait on the page', async () => {
  const app = await createTestApp()
  const home = visitor(app)
  const fields = { email: 'ada@example.org', password: 'not-the-password-1' }
  let answer = await home.submit('/auth/signin', fields)
  for (let index = 0; answer.status !== 429 && index < 40; index++) {
    answer = await home.submit('/auth/signin', fields)
  }
  app.setNow(new Date(app.services.clock.now().getTime() + 45_000).toISOString())
  answer = await home.submit('/auth/signin', fields)
  const seconds = Number(answer.headers.get('Retry-After'))
  expect(seconds).toBeLessThan(60)
  expect(await answer.text()).toContain(`${seconds} seconds`)
})

test('a sign-up form submitted without one of its buttons signs up', async () => {
  const app = await createTestApp()
  const fields = { name: 'Ada', email: 'ada@example.org', password: PASSWORD }
  const answer = await visitor(app).submit('/auth/signup', fields)
  expect(answer.headers.get('Location')).toMatch(/^\/auth\/verify/)
})
