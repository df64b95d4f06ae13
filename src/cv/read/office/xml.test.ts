import { expect, test } from 'vitest'
import { child, descendants, parseXml } from './xml.ts'

test('elements have names, attributes, text and children in order', () => {
  const root = parseXml(
    `<?xml version="1.0"?><!-- a > b --><a x="1 > 0" y='&amp;&#65;&#x42;'>R&amp;D<b/><![CDATA[<c>]]> end</a>`,
  )
  const a = child(root, 'a')
  expect({ ...a?.attributes }).toEqual({ x: '1 > 0', y: '&AB' })
  expect(a?.children.map((it) => (typeof it === 'string' ? it : it.name))).toEqual([
    'R&D',
    'b',
    '<c>',
    ' end',
  ])
})

test('malformed XML is read as far as possible', () => {
  expect(descendants(parseXml('<a><b>one</c></b><b>two'), 'b').map((b) => b.children)).toEqual([
    ['one'],
    ['two'],
  ])
  expect(parseXml('<a b="')?.children).toEqual([])
})

test.each([
  '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  '<a><!ENTITY x "y"></a>',
  '<!doctype a><a/>',
  '<a>'.repeat(1_000),
])('%s is not read at all', (xml) => {
  expect(parseXml(xml)).toBeNull()
})

test('attribute names do not reach prototypes', () => {
  const root = parseXml('<a __proto__="x" constructor="y"/>')
  expect(Object.keys(child(root, 'a')?.attributes ?? {})).toEqual(['__proto__', 'constructor'])
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

test.each([
  ['brackets', '<'.repeat(200_000)],
  ['attributes', `<a ${'b="c" '.repeat(100_000)}>`],
  ['quotes', `<a ${'"'.repeat(200_001)}>`],
  ['entities', `<a>${'&#'.repeat(200_000)}</a>`],
  ['ends', '</a>'.repeat(100_000)],
  ['names', `<${'a'.repeat(200_000)}>`],
])('hostile %s are read quickly', { timeout: 5_000 }, (_, xml) => {
  expect(() => parseXml(xml)).not.toThrow()
})
