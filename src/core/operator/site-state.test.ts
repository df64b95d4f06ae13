import { expect, test } from 'vitest'
import {
  bannerAt,
  formatInstant,
  parseBannerLink,
  parseBannerText,
  parseInstant,
} from './site-state.ts'

const at = (time: string) => new Date(`2026-03-02T${time}:00Z`)

test.each([
  [null, null, '09:00', true],
  ['09:00', null, '08:59', false],
  ['09:00', null, '09:00', true],
  [null, '10:00', '09:59', true],
  [null, '10:00', '10:00', false],
])('from %s until %s: at %s it is shown: %s', (from, until, now, isShown) => {
  const banner = {
    text: 'Hello',
    link: null,
    from: from === null ? null : at(from),
    until: until === null ? null : at(until),
  }
  expect(bannerAt(banner, at(now))).toEqual(isShown ? { text: 'Hello', link: null } : null)
})

test('no banner is shown as none', () => {
  expect(bannerAt(null, at('09:00'))).toBeNull()
})

test.each([
  ['  Two\r\n lines\t', 'Two lines'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['a\u202eb\u2066c\u0000d\u2028e', 'abc d e'],
  ['x'.repeat(300), 'x'.repeat(300)],
  ['x'.repeat(301), null],
  ['\u202e \n', null],
])('the text %j is kept as %j', (text, kept) => {
  expect(parseBannerText(text)).toBe(kept)
})

test.each([
  ['', null],
  [' /jobs?q=react ', '/jobs?q=react'],
  ['https://status.example.org', 'https://status.example.org/'],
  ['//evil.example', 'invalid'],
  ['http://example.org', 'invalid'],
  ['javascript:alert(1)', 'invalid'],
  ['https://user@example.org', 'invalid'],
  ['example.org', 'invalid'],
  [`https://example.org/${'x'.repeat(500)}`, 'invalid'],
])('the link %j is kept as %j', (text, kept) => {
  expect(parseBannerLink(text)).toBe(kept)
})

test.each([
  ['', null],
  ['2026-03-02T09:30', '2026-03-02T09:30'],
  ['2026-03-02T09:30:00Z', '2026-03-02T09:30'],
  ['2026-13-02T09:30', 'invalid'],
  ['tomorrow', 'invalid'],
])('the instant %j is read as %j', (text, read) => {
  const parsed = parseInstant(text)
  expect(parsed instanceof Date ? formatInstant(parsed) : parsed).toBe(read)
})
