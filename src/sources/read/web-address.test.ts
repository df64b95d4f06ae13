/** Links of pages as absolute addresses. */
import { expect, test } from 'vitest'
import { hostOf, pathOf, webAddress } from './web-address.ts'

const PAGE = 'https://Acme.example/careers/list?page=2#top'

test.each([
  ['https://acme.example/a b#x', 'https://acme.example/a%20b'],
  ['http://acme.example', 'http://acme.example'],
  ['//jobs.acme.example/1', 'https://jobs.acme.example/1'],
  ['/jobs/1?x=../y', 'https://Acme.example/jobs/1?x=../y'],
  ['jobs/1', 'https://Acme.example/careers/jobs/1'],
  ['./jobs/../1', 'https://Acme.example/careers/1'],
  ['../../../1', 'https://Acme.example/1'],
  ['?page=3', 'https://Acme.example/careers/list?page=3'],
  ['#apply', null],
  ['', null],
  ['javascript:alert(1)', null],
  ['mailto:jobs@acme.example', null],
  ['https://user@acme.example/', null],
  ['https://', null],
  [`https://acme.example/${'a'.repeat(2_000)}`, null],
  [17, null],
  [null, null],
])('%s', (href, address) => expect(webAddress(href, PAGE)).toBe(address))

test('a relative address without a page is null', () => {
  expect(webAddress('/jobs/1')).toBeNull()
  expect(webAddress('/jobs/1', 'no page')).toBeNull()
})

test('host and path are returned without prefix, query and fragment', () => {
  expect(hostOf('https://WWW.Acme.example/a')).toBe('acme.example')
  expect(hostOf('acme.example')).toBeNull()
  expect(pathOf(PAGE)).toBe('/careers/list')
  expect(pathOf('https://acme.example')).toBe('')
})
