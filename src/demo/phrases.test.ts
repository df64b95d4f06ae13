/**
 * Filling in and beginning sentences.
 */
import { expect, test } from 'vitest'
import { escapeHtml, fill, sentenceCase, withArticle } from './phrases.ts'

test('slots are filled, also those inside of what was filled in', () => {
  expect(fill('help us {task}', { task: 'build {product}', product: 'the lock' })).toBe(
    'help us build the lock',
  )
})

test('a slot that nobody knows is an error, not a hole in an advert', () => {
  expect(() => fill('for {nobody}', {})).toThrow('no {nobody} for "for {nobody}"')
})

test.each([
  ['Engineering Manager', 'an Engineering Manager'],
  ['SRE', 'an SRE'],
  ['ML Engineer', 'an ML Engineer'],
  ['HR Generalist', 'an HR Generalist'],
  ['SOC Analyst', 'a SOC Analyst'],
  ['UX Designer', 'a UX Designer'],
  ['iOS Engineer', 'an iOS Engineer'],
  ['Senior Data Engineer', 'a Senior Data Engineer'],
  ['Node.js Developer', 'a Node.js Developer'],
])('%s takes its article by sound', (noun, expected) => expect(withArticle(noun)).toBe(expected))

test('a sentence begins with a capital', () => expect(sentenceCase('bread')).toBe('Bread'))

test('marks of HTML are written out', () => {
  expect(escapeHtml('Garnet & Loom <b>')).toBe('Garnet &amp; Loom &lt;b&gt;')
})
