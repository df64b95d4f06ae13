/** XML with order: HTML that stands in a feed as elements comes out as it stood, and nothing is expanded. */
import { expect, test } from 'vitest'
import { Unreadable } from '#sources/source/source.ts'
import { childOf, childrenOf, readTree, textOf } from './xml-tree.ts'

const read = (text: string) => readTree({ url: 'https://acme.example/feed', text })

test('elements keep their order, their attributes and the blanks between them', () => {
  const root = read('<?xml version="1.0"?>\n<a><b x="1 &amp; 2">one</b> <i>two</i><b/></a>')
  expect(root.markup).toBe('<b>one</b> <i>two</i><b></b>')
  expect(childrenOf(root, 'b').map(({ text }) => text)).toEqual(['one', ''])
  expect(childOf(root, 'b')?.attributes.get('x')).toBe('1 & 2')
  expect(childOf(root, 'x')).toBeUndefined()
  expect(textOf(root, 'x', 'b')).toBe('one')
})

test('references are replaced once, and sections are text', () => {
  const root = read(
    '<a><b>R&amp;amp;D &#8217; &nbsp;x</b><c><![CDATA[<p>a &amp; b</p>]]> tail</c></a>',
  )
  expect(textOf(root, 'b')).toBe('R&amp;D ’ \u00a0x')
  expect(textOf(root, 'c')).toBe('<p>a &amp; b</p> tail')
})

const lol = '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">]><a>&y;</a>'

test.each([
  lol,
  `<?xml version="1.0"?><!-- <a> -->${lol}`,
  '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
  '<a><b></a>',
  '<a>one</a><a>two</a>',
  '<a>one</a> tail',
  '<a><__proto__>x</__proto__></a>',
  `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`,
  'no markup',
])('%s is unreadable', (text) => expect(() => read(text)).toThrow(Unreadable))

test('an unknown reference stays as it is written, and a document type within a text is text', () => {
  expect(read('<a>&lol; <![CDATA[<!DOCTYPE html>]]></a>').text).toBe('&lol; <!DOCTYPE html>')
})
