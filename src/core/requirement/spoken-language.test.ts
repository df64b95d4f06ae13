import { expect, test } from 'vitest'
import { fluencyOf, languageName, spokenLanguages } from './spoken-language.ts'

test.each([
  ['Fluent in English and German', ['en fluent', 'de fluent']],
  ['German (B2) is a plus', ['de working']],
  ['Polish & English fluency', ['pl fluent', 'en fluent']],
  ['Sehr gute Deutschkenntnisse', ['de fluent']],
  ['We sell to the French market', []],
  ['A Greek restaurant below the office', []],
])('the languages in “%s”', (sentence, languages) => {
  const found = spokenLanguages(sentence)
  expect(found.map(({ language, fluency }) => `${language} ${fluency}`)).toEqual(languages)
})

test('fluency is read from the words of a CV', () => {
  expect(['Native speaker', 'C1', 'B2', 'Basic', 'yes'].map(fluencyOf)).toEqual([
    'native',
    'fluent',
    'working',
    'basic',
    null,
  ])
  expect(languageName('de')).toBe('German')
})
