import { expect, test } from 'vitest'
import { readHtmlPage } from '#core/html/html-page.ts'
import { distinctContacts, pageContacts } from './page-contacts.ts'

const COMPANY = { name: 'Acme', website: 'https://acme.com/' }
const read = (html: string, kind: 'home' | 'contact' | 'team' = 'home') =>
  pageContacts(readHtmlPage(html), { url: 'https://acme.com/', kind, company: COMPANY })
const values = (html: string, kind?: 'home' | 'contact' | 'team') =>
  read(html, kind).contacts.map(({ kind, value }) => `${kind} ${value}`)

test.each([
  ['<p>jobs@acme.com', ['hr jobs@acme.com']],
  ['<a href="mailto:info@acme.com">x</a>', ['company info@acme.com']],
  ['<p>jane.doe@acme.com noreply@acme.com jobs@other.com jobs@gmail.com', []],
  ['<a class="__cf_email__" data-cfemail="2a40454859 6a"></a>', []],
  [`<span data-cfemail="${seal('jobs@acme.com')}">[email protected]</span>`, ['hr jobs@acme.com']],
  ['<div hidden><p>jobs@acme.com</div><p>hr@acme.com', ['hr hr@acme.com']],
  ['<noscript><p>jobs@acme.com</noscript>', ['hr jobs@acme.com']],
  ['<svg><title>jobs@acme.com</title></svg>', []],
  ['<a href="https://x.com/acme">X</a>', ['profile https://x.com/acme']],
  ['<a href="https://x.com/intent/tweet">X</a><a href="https://x.com/other">X</a>', []],
  [
    '<a href="https://de.linkedin.com/company/Acme/?a=1">in</a>',
    ['linkedin https://www.linkedin.com/company/acme'],
  ],
  ['<a href="javascript:alert(1)">Careers</a>', []],
])('%s states %j', (html, expected) => expect(values(html)).toEqual(expected))

test('phone numbers on a page about the team belong to persons', () => {
  const html = '<a href="tel:+15551230000">Ada</a>'
  expect([values(html), values(html, 'team')]).toEqual([['phone +15551230000'], []])
})

test('a form counts only on a page about contact', () => {
  const html = '<form method="post"><textarea></textarea></form>'
  expect([values(html), values(html, 'contact')]).toEqual([[], ['form https://acme.com/']])
})

test.each([
  ['<a href="/careers">Careers</a>', 'https://acme.com/careers'],
  ['<a href="/x">We’re hiring!</a>', 'https://acme.com/x'],
  ['<a href="/x">Jobs at Acme</a>', 'https://acme.com/x'],
  ['<a href="/jobs/1">Engineer</a><a href="/jobs">All jobs</a>', 'https://acme.com/jobs'],
  ['<a href="https://jobs.lever.co/acme">Jobs</a>', 'https://jobs.lever.co/acme'],
  ['<a href="https://careers.other.com/">Careers</a>', undefined],
  ['<a href="https://10.0.0.1/careers">Careers</a>', undefined],
  [
    '<base href="https://acme.com/de/"><a href="karriere">Karriere</a>',
    'https://acme.com/de/karriere',
  ],
])('%s links the careers page %s', (html, expected) =>
  expect(read(html).pages.careers?.href).toBe(expected),
)

test('structured data of another organization does not count', () => {
  const data = (name: string) =>
    `<script type="application/ld+json">{"@type":"Organization","name":"${name}","email":"info@acme.com",
     "sameAs":"https://www.linkedin.com/company/whatever"}</script>`
  expect(values(data('Acme'))).toEqual([
    'company info@acme.com',
    'linkedin https://www.linkedin.com/company/whatever',
  ])
  expect(values(data('Birch'))).toEqual([])
})

test('no trap adds more than eight of a kind', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({
    kind: 'hr' as const,
    value: `${at}`,
    about: null,
  }))
  expect(distinctContacts(many).length).toBe(8)
})

function seal(text: string): string {
  const bytes = [0x2a, ...Array.from(text, (character) => character.charCodeAt(0) ^ 0x2a)]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
