import { expect, test } from 'vitest'
import { wholeText } from './whole-text.ts'

test.each([
  ['both', 'We build.', '<ul><li>Go</li></ul>', /^We build\.\n\n.*Go$/s],
  ['a description alone', 'We build.', null, /^We build\.$/],
  ['requirements alone', null, '<p>Go</p>', /^Go$/],
])('%s', (_, descriptionText, requirementsHtml, whole) => {
  expect(wholeText({ descriptionText, requirementsHtml })).toMatch(whole)
})

test('a listing without words says nothing', () => {
  expect(wholeText({ descriptionText: null, requirementsHtml: null })).toBeNull()
})
