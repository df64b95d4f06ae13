/** Untrusted XML: complete, in order, with the HTML inside as written, and nothing expanded. */
import { expect, test } from 'vitest'
import { Unreadable } from '#sources/source/source.ts'
import { childOf, childrenOf, readTree, textOf } from './xml-tree.ts'

const read = (text: string) => readTree({ url: 'https://acme.example/feed', text })

test('elements keep their order, attributes and white space', () => {
  const root = read('<?xml version="1.0"?>\n<a><b x="1 &amp; 2">one</b> <i>two</i><b/></a>')
  expect(root.markup).toBe('<b>one</b> <i>two</i><b></b>')
  expect(childrenOf(root, 'b').map(({ text }) => text)).toEqual(['one', ''])
  expect(childOf(root, 'b')?.attributes.get('x')).toBe('1 & 2')
  expect(childOf(root, 'x')).toBeUndefined()
  expect(textOf(root, 'x', 'b')).toBe('one')
})

test('children are found whether they occur never, once or often', () => {
  const root = read('<a><b>1</b><b>007</b><c>3</c><d/></a>')
  const textsOf = (name: string) => childrenOf(root, name).map(({ text }) => text)
  expect(['b', 'c', 'd', 'x'].map(textsOf)).toEqual([['1', '007'], ['3'], [''], []])
  expect(childrenOf(undefined, 'b')).toEqual([])
  expect(['b', 'd', 'x'].map((name) => textOf(root, name))).toEqual(['1', null, null])
})

test('references are decoded once, and CDATA is text', () => {
  const root = read(
    '<a><b>R&amp;amp;D &#8217; &nbsp;x</b><c><![CDATA[<p>a &amp; b</p>]]> tail</c><d>&lt;p&gt;a</d></a>',
  )
  expect(textOf(root, 'b')).toBe('R&amp;D ’ \u00a0x')
  expect(textOf(root, 'c')).toBe('<p>a &amp; b</p> tail')
  expect(textOf(root, 'd')).toBe('<p>a')
})

const lol = '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">]><a>&y;</a>'

test.each([
  lol,
  `<?xml version="1.0"?><!-- <a> -->${lol}`,
  '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
  '<!doctype html><html><p>Hello</html>',
  '<a><b></a>',
  '<a>',
  '{"a":1}',
  '<a>one</a><a>two</a>',
  '<a>one</a> tail',
  '<a><__proto__>x</__proto__></a>',
  `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`,
  'no markup',
])('%s is unreadable', (text) => expect(() => read(text)).toThrow(Unreadable))

test('an unknown reference stays as written, and a document type within a text is text', () => {
  expect(read('<a>&lol; <![CDATA[<!DOCTYPE html>]]></a>').text).toBe('&lol; <!DOCTYPE html>')
})
