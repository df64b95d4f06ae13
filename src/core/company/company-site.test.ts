import { expect, test } from 'vitest'
import { isNamedLike, isOwnMailDomain, isSameSite } from './company-site.ts'

test.each([
  ['www.acme.com', 'acme.com', true],
  ['jobs.acme.co.uk', 'www.acme.co.uk', true],
  ['acme.co.uk', 'birch.co.uk', false],
  ['acme.github.io', 'birch.github.io', false],
  ['acme.com', 'acme.com.evil.example', false],
  ['127.0.0.1', '127.0.0.1', false],
  ['localhost', 'localhost', false],
])('%s and %s: one site is %s', (one, other, same) => expect(isSameSite(one, other)).toBe(same))

const ACME = { name: 'Acme Labs GmbH', website: 'https://www.acme.io/' }

test.each([
  ['acmelabs', true],
  ['acme-labs', true],
  ['acme', true],
  ['acme_hq', true],
  ['webstudio', false],
  ['labs', false],
  ['', false],
])('an account called "%s" is the company’s: %s', (handle, isOwn) =>
  expect(isNamedLike(handle, ACME)).toBe(isOwn),
)

test.each([
  ['acme.io', true],
  ['mail.acme.io', true],
  ['acme.com', true],
  ['acme-partners.com', false],
  ['gmail.com', false],
  ['birch.io', false],
])('mail to %s reaches the company: %s', (domain, isOwn) =>
  expect(isOwnMailDomain(domain, ACME)).toBe(isOwn),
)

test('without a website, only the whole name proves whose mail domain it is', () => {
  const company = { name: 'Acme', website: null }
  expect(['acme.com', 'acme-jobs.com', 'gmx.de'].map((d) => isOwnMailDomain(d, company))).toEqual([
    true,
    false,
    false,
  ])
})
