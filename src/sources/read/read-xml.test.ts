/** XML of strangers: whole, without entities of its own, read the same whether a child comes once or often. */
import { expect, test } from 'vitest'
import { Unreadable } from '#sources/source/source.ts'
import { childrenOf, childText, readXml, textOf } from './read-xml.ts'

const read = (text: string) => readXml({ url: 'https://acme.example/xml', text })

test.each([
  '<a><b></a>',
  '<a>',
  'a',
  '{"a":1}',
  '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  '<!doctype html><html><p>Hello</html>',
  '<a>'.repeat(2_000) + '</a>'.repeat(2_000),
])('%s is unreadable', (text) => expect(() => read(text)).toThrow(Unreadable))

test('children are told whether they come never, once or often', () => {
  const { a } = read('<a><b>1</b><b>2</b><c>3</c><d/></a>')
  expect(childrenOf(a, 'b')).toEqual(['1', '2'])
  expect(childrenOf(a, 'c')).toEqual(['3'])
  expect(childrenOf(a, 'x')).toEqual([])
  expect(childrenOf('', 'x')).toEqual([])
  expect(childText(a, 'b')).toBe('1')
  expect(childText(a, 'd')).toBe('')
  expect(childText(a, 'x')).toBeNull()
})

test('raw sections keep their signs, text loses one escape, and numbers stay text', () => {
  const { a } = read(
    '<a><b><![CDATA[<p>a &amp; b</p>]]></b><c>&lt;p&gt;a &amp;amp; b</c><d>007</d></a>',
  )
  expect(childText(a, 'b')).toBe('<p>a &amp; b</p>')
  expect(childText(a, 'c')).toBe('<p>a &amp; b')
  expect(childText(a, 'd')).toBe('007')
  expect(textOf({ b: 'x' })).toBeNull()
})
