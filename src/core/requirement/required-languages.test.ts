import { expect, test } from 'vitest'
import { requiredLanguages } from './required-languages.ts'

test.each([
  ['Requirements:\n- Fluent German and English', ['de', 'en']],
  ['Requirements:\n- Spanish is a plus', []],
  ['', []],
])('%j requires %j', (text, languages) => expect(requiredLanguages(text)).toEqual(languages))
