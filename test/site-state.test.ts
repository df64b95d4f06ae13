/** The banner and maintenance mode, and the ceiling for uploaded files. */
import { expect, test } from 'vitest'
import { createTestApp } from './app.ts'
import { signUpOperator } from './operators.ts'
import { browser, PASSWORD, signUp } from './sign-up.ts'

const SITE = '/admin/site'

test('a banner is shown on every page in its time, as plain text', async () => {
  const app = await createTestApp({ now: '2026-03-02T09:00:00Z' })
  const olga = await signUpOperator(app)
  const banner = {
    intent: 'banner.set',
    text: '<b>New</b> terms',
    link: '/terms',
    from: '2026-03-02T10:00',
    until: '2026-03-02T11:00',
  }
  expect((await olga.submit(SITE, banner)).headers.get('location')).toBe(`${SITE}?said=banner`)
  expect(await app.page('/guides')).not.toContain('terms</span>')
  app.setNow('2026-03-02T10:00:00Z')
  const page = await app.page('/guides')
  expect(page).toContain('&lt;b&gt;New&lt;/b&gt; terms')
  expect(page).toContain('More about this')
  app.setNow('2026-03-02T11:00:00Z')
  expect(await app.page('/guides')).not.toContain('More about this')

  const bad = await olga.submit(SITE, {
    ...banner,
    text: ' ',
    link: 'javascript:x',
    until: banner.from,
  })
  expect(bad.status).toBe(422)
  const said = await bad.text()
  expect(said).toContain('Enter a text of at most')
  expect(said).toContain('Enter a path like')
  expect(said).toContain('after the beginning')
  app.setNow('2026-03-02T10:30:00Z')
  await olga.submit(SITE, { intent: 'banner.clear' })
  expect(await app.page('/guides')).not.toContain('More about this')
})

test('during maintenance only operators see the site, and programs get a problem document', async () => {
  const app = await createTestApp()
  const olga = await signUpOperator(app)
  const ada = await signUp(app, 'Ada')
  await olga.submit(SITE, { intent: 'maintenance.start', note: 'Back at <noon>' })

  for (const who of [browser(app), ada]) {
    const answer = await who.request('/jobs')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toContain('Down for maintenance')
    expect(page).toContain('Back at &lt;noon&gt;')
  }
  for (const path of ['/api/jobs', '/api/me', '/mcp']) {
    const answer = await ada.request(path)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({ status: 503, code: 'maintenance' })
  }
  expect((await ada.request('/jobs.rss')).status).toBe(503)
  const tried = await ada.send('POST', '/api/me/applications', { jobTitle: 'x' })
  expect(tried.status).toBe(503)
  expect((await app.request('/livez')).status).toBe(200)
  expect((await app.request('/readyz')).status).toBe(200)
  expect((await app.request('/robots.txt')).status).toBe(200)
  expect(await app.metrics()).toContain('\nrolecall_maintenance 1\n')

  const page = await olga.page('/jobs')
  expect(page).toContain('Maintenance mode is on: only operators see this site.')
  const login = await browser(app).submit('/auth/login', {
    intent: 'login',
    email: olga.email,
    password: PASSWORD,
  })
  expect(login.headers.get('location')).toMatch(/^\/auth\/two-factor/)

  await olga.submit(SITE, { intent: 'maintenance.end' })
  expect((await ada.request('/jobs')).status).toBe(200)
  expect(await app.metrics()).toContain('\nrolecall_maintenance 0\n')
  expect(app.errors).toEqual([])
})

test('UP-14 uploads are refused once all files together are as large as the operator allows', async () => {
  const app = await createTestApp({ settings: { filesMaxBytes: 100 } })
  const ada = await signUp(app, 'Ada')
  const upload = (text: string) => {
    const body = new FormData()
    body.set('kind', 'document')
    body.set('file', new File([text], 'note.txt', { type: 'text/plain' }))
    return ada.request('/api/me/files', { method: 'POST', body })
  }
  expect((await upload('x'.repeat(90))).status).toBe(200)
  const full = await upload('y'.repeat(11))
  expect(full.status).toBe(507)
  expect(await full.json()).toMatchObject({ code: 'files_full' })
  expect((await upload('z'.repeat(10))).status).toBe(200)
  expect(await app.metrics()).toContain('rolecall_files_bytes 100')
})
