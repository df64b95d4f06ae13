/** Untrusted fields: whatever they contain, the result fits a listing. */
import { expect, test } from 'vitest'
import {
  address,
  amount,
  firstLine,
  flag,
  heading,
  html,
  joinHtml,
  line,
  placeLine,
  placesLine,
  requireId,
  requireTitle,
  unescapeOnce,
} from './read-field.ts'

test.each<[unknown, string | null]>([
  [' Senior\u00a0 Engineer\n', 'Senior Engineer'],
  ['R&amp;D', 'R&D'],
  ['R&amp;amp;D', 'R&D'],
  ['Caf&eacute; &#8211; Host', 'Café – Host'],
  ['Q&A, AT&T, a&b;', 'Q&A, AT&T, a&b;'],
  ['a\0b\u200bc', 'a b c'],
  ['Cook \ud83d', 'Cook'],
  ['MecÃ¡nico weâ€™re', 'Mecánico we’re'],
  [42, '42'],
  ['', null],
  [' \n', null],
  [Number.NaN, null],
  [null, null],
  [undefined, null],
  [['x'], null],
  [{ name: 'x' }, null],
])('%j is the line %j', (value, expected) => expect(line(value)).toBe(expected))

test('a line is cut without half a character at its end', () => {
  expect(line('a'.repeat(10), 4)).toBe('aaaa')
  expect(line('&amp;'.repeat(4), 4)).toBe('&&&&')
  expect(line(`${' '.repeat(20)}a`, 4)).toBe('a')
  expect(line('abc😀', 4)?.isWellFormed()).toBe(true)
})

test('the first line with text is used', () => {
  expect(firstLine(null, ' ', 'b', 'c')).toBe('b')
  expect(firstLine(null, {})).toBeNull()
})

test.each<[unknown, number | null]>([
  [60000, 60000],
  ['60000', 60000],
  [' 22.5', 22.5],
  [0, null],
  ['0', null],
  [-5, null],
  ['60k', null],
  ['', null],
  [null, null],
  [true, null],
  [[60000], null],
  [1e12, null],
  [Number.POSITIVE_INFINITY, null],
])('%j is the amount %s', (value, expected) => expect(amount(value)).toBe(expected))

test.each<[unknown, string | null]>([
  ['https://acme.example/careers?gh_jid=12#apply', 'https://acme.example/careers?gh_jid=12#apply'],
  [' http://acme.example ', 'http://acme.example'],
  ['https://müller.example:8443/a', 'https://müller.example:8443/a'],
  ['https://acme.example:50443/jobs', 'https://acme.example:50443/jobs'],
  ['https://acme.example:99999/jobs', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//acme.example/a', null],
  ['/careers/1', null],
  ['https://acme.example/a b', null],
  ['https://user:secret@acme.example/', null],
  ['https://', null],
  ['https://-/', null],
  [`https://acme.example/${'a'.repeat(2_000)}`, null],
  [null, null],
])('%j is the address %j', (value, expected) => expect(address(value)).toBe(expected))

test.each<[unknown, boolean | null]>([
  [true, true],
  [false, false],
  ['true', true],
  ['false', false],
  [1, true],
  [0, false],
  ['yes', null],
  [null, null],
  [{}, null],
])('%j is the flag %s', (value, expected) => expect(flag(value)).toBe(expected))

test('text escaped twice is unescaped once', () => {
  expect(unescapeOnce('&lt;p class=&quot;a&quot;&gt;a &amp;lt; b&#39;s &#x26;amp;&lt;/p&gt;')).toBe(
    '<p class="a">a &lt; b\'s &amp;</p>',
  )
  expect(unescapeOnce('&amp;#38; &#38;amp; &#0060;b&#X3e; &amp;amp;')).toBe('&#38; &amp; <b> &amp;')
  expect(unescapeOnce('&nbsp;&eacute;&#8211; & &amp')).toBe('&nbsp;&eacute;&#8211; & &amp')
})

test('HTML keeps its escapes; empty HTML is null and zero bytes are removed', () => {
  expect(html(' <p>a &amp; b</p>')).toBe(' <p>a &amp; b</p>')
  expect(html('a\0b')).toBe('ab')
  expect(html('<p>SeniorÂ\u00a0Engineer</p>')).toBe('<p>Senior\u00a0Engineer</p>')
  expect(html(' \n')).toBeNull()
  expect(html(12)).toBeNull()
  expect(html('x'.repeat(300_000))).toHaveLength(200_000)
  expect(joinHtml('<p>a</p>', null, '<p>b</p>')).toBe('<p>a</p>\n<p>b</p>')
  expect(joinHtml(null, null)).toBeNull()
  expect(heading('You & <me>')).toBe('<h3>You &amp; &lt;me></h3>')
})

test('places are listed once each', () => {
  expect(placesLine(['Berlin', null, 'Paris', 'Berlin'])).toBe('Berlin; Paris')
  expect(placesLine([null])).toBeNull()
})

test('a place consists of its parts, each once', () => {
  expect(placeLine('Berlin', ' Berlin ', undefined, '', 'Germany')).toBe('Berlin, Germany')
  expect(placeLine(null, {}, ' ')).toBeNull()
})

test('an item without a readable id or title is odd', () => {
  expect(requireId({ id: 12 })).toBe('12')
  expect(() => requireId({ id: null })).toThrow('the item has no id')
  expect(() => requireId({ id: 'x'.repeat(400) })).toThrow('the id is too long')
  expect(requireTitle(' Miller ', '1')).toBe('Miller')
  expect(() => requireTitle('', '1')).toThrow('the item has no title')
  expect(() => requireTitle('M\ufffdller', '1')).toThrow('the title has a wrong charset')
})
