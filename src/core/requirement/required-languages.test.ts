import { expect, test } from 'vitest'
import { requiredLanguages } from './required-languages.ts'

test.each<[string, string | null, string | null, string[]]>([
  ['the description', 'Requirements:\n- Fluent German and English', null, ['de', 'en']],
  ['the requirements', 'We build tools.', '<ul><li>Fluent French is required</li></ul>', ['fr']],
  ['a plus', 'Requirements:\n- Spanish is a plus', null, []],
  ['nothing', null, null, []],
])('languages are read from %s', (_, descriptionText, requirementsHtml, languages) =>
  expect(requiredLanguages({ descriptionText, requirementsHtml })).toEqual(languages),
)
