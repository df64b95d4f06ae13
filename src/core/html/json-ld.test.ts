import { expect, test } from 'vitest'
import { serializeJsonLd } from './json-ld.ts'

test('XS-03 a title cannot end the script element nor begin another', () => {
  const value = { title: '</script><script>__pwned=1</script>', note: '<!--<script>' }
  const page = `<script type="application/ld+json">${serializeJsonLd(value)}</script>`
  expect(page.match(/<script/gi)).toHaveLength(1)
  expect(page.match(/<\/script/gi)).toHaveLength(1)
  expect(page).not.toContain('<!--')
})

test.each([
  [{ a: '<b>&"\u2028\u2029' }, String.raw`{"a":"\u003cb\u003e\u0026\"\u2028\u2029"}`],
  [{ '<k>': [1, null, true] }, String.raw`{"\u003ck\u003e":[1,null,true]}`],
  ['plain', '"plain"'],
])(
  '%j is written without characters that are special in HTML, and reads back equal',
  (value, json) => {
    expect(serializeJsonLd(value)).toBe(json)
    expect(JSON.parse(serializeJsonLd(value))).toEqual(value)
  },
)

test('a value that is not JSON is rejected', () => {
  expect(() => serializeJsonLd(undefined)).toThrow(TypeError)
})
