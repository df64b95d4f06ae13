/** Structured data of pages: found where it belongs, parsed leniently, never taken from elsewhere. */
import { describe, expect, test } from 'vitest'
import { parseLenientJson } from '#sources/read/lenient-json.ts'
import { Unreadable } from '#sources/source/source.ts'
import { slowPieces } from '#test/linear-time.ts'
import { ldBlocks } from './ld-blocks.ts'

const script = (json: string, type = 'application/ld+json') =>
  `<script type="${type}">${json}</script>`

test('every block of the page is read, however its type is written', () => {
  const page = `${script('{"a":1}')}<p>x</p><SCRIPT id=x TYPE='Application/LD+JSON; charset=utf-8'>[2]</SCRIPT>`
  expect(ldBlocks(page)).toEqual([{ a: 1 }, [2]])
})

test('comments, other scripts, titles and text areas contain no blocks', () => {
  const block = script('{"a":1}')
  const page = `<!-- ${block} --><title>${block}</title><textarea>${block}</textarea><style>${block}</style>
    <script>var x = '<script type="application/ld+json">{"a":1}'</script>${script('{"b":2}')}`
  expect(ldBlocks(page)).toEqual([{ b: 2 }])
})

test('a block that is not JSON does not affect the others', () => {
  expect(ldBlocks(script('{{ template }}') + script('{"b":2}'))).toEqual([{ b: 2 }])
})

test('a page that ends within a block was cut off', () => {
  expect(() => ldBlocks(`${script('{"b":2}')}<script type="application/ld+json">{"a"`)).toThrow(
    Unreadable,
  )
})

describe('lenient JSON', () => {
  test.each([
    ['{"a":"one\ntwo\tthree"}', { a: 'one\ntwo\tthree' }],
    ['{"a":[1,2,],}', { a: [1, 2] }],
    ['{"a":"x,]"}', { a: 'x,]' }],
    ['{"a":"it\\\'s"}', { a: "it's" }],
    ['<!-- {"a":1} -->', { a: 1 }],
    ['//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
    ['/* <![CDATA[ */ {"a":1} /* ]]> */', { a: 1 }],
    ['{"a":1};', { a: 1 }],
    ['\ufeff{"a":1}', { a: 1 }],
    ['{&quot;a&quot;:&quot;R&amp;amp;D&quot;}', { a: 'R&amp;D' }],
    ['{"a":"\\u003cp\\u003e"}', { a: '<p>' }],
    ['{"a":', null],
    ['', null],
    ['undefined', null],
  ])('%j', (text, value) => expect(parseLenientJson(text)).toEqual(value))

  test('a hostile text is parsed quickly', () => {
    const pieces = ['{"a":[', ',', ', ', '\\', '"\n', '; ', '<!--']
    expect(slowPieces(pieces, parseLenientJson)).toEqual([])
  })
})
