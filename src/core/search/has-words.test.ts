import { expect, test } from 'vitest'
import { hasWords } from './has-words.ts'

test.each([
  ['rust', true],
  ['C++', true],
  ['"OR"', true],
  ['go OR', true],
  ['or', true],
  ['日本', true],
  ['', false],
  ['🦄', false],
  ['!!! -', false],
  ['""', false],
  ['OR', false],
  ['OR OR 🦄', false],
])('%j has words: %j', (text, expected) => expect(hasWords(text)).toBe(expected))
