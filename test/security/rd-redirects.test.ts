/** After signing in, people are only redirected to our own paths, however an address is spelled. */
import { expect, test } from 'vitest'
import { createTestApp } from '../app.ts'
import { browser, PASSWORD, signUp } from '../sign-up.ts'

const FOREIGN = [
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/..//evil.example',
  'http://rolecall.test@evil.example/',
]

const leadsTo = (answer: Response) => answer.headers.get('location')

test("RD-01 no spelling of another site's address is followed after signing in", async () => {
  const app = await createTestApp()
  const { email, request } = await signUp(app)
  for (const next of FOREIGN) {
    const query = `next=${encodeURIComponent(next)}`
    expect(leadsTo(await request(`/auth/signin?${query}`)), next).toBe('/dashboard')
    const page = await app.page(`/auth/signin?${query}`)
    const carried = [...page.matchAll(/name="next" value="([^"]*)"/g)].map(([, value]) => value)
    expect(
      carried.filter((value) => !value?.startsWith('/auth/signin')),
      next,
    ).toEqual([])
    const fields = { intent: 'login', email, password: PASSWORD, next }
    expect(leadsTo(await browser(app).submit('/auth/signin', fields)), next).toBe('/dashboard')
  }
})

test('RD-01 signing in redirects to one of our paths, with its query', async () => {
  const app = await createTestApp()
  const { request } = await signUp(app)
  const next = '/jobs?query=c%2B%2B&page=2#results'
  const answer = await request(`/auth/signin?next=${encodeURIComponent(next)}`)
  expect(leadsTo(answer)).toBe(next)
})
