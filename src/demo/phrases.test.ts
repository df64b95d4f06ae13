/**
 * Filling in and beginning sentences.
 */
import { expect, test } from 'vitest'
import { escapeHtml, fill, sentenceCase, withArticle } from './phrases.ts'

test('slots are filled, including those in filled-in text', () => {
  expect(fill('help us {task}', { task: 'build {product}', product: 'the lock' })).toBe(
    'help us build the lock',
  )
})

test('an unknown slot is an error, not a gap in an advert', () => {
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

test('a sentence starts with a capital letter', () => expect(sentenceCase('bread')).toBe('Bread'))

test('HTML characters are escaped', () => {
  expect(escapeHtml('Garnet & Loom <b>')).toBe('Garnet &amp; Loom &lt;b&gt;')
})
