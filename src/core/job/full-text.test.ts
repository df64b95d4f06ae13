import { expect, test } from 'vitest'
import { fullText } from './full-text.ts'

test.each([
  ['description and requirements', 'We build.', '<ul><li>Go</li></ul>', /^We build\.\n\n.*Go$/s],
  ['only a description', 'We build.', null, /^We build\.$/],
  ['only requirements', null, '<p>Go</p>', /^Go$/],
])('the full text has %s', (_, descriptionText, requirementsHtml, whole) => {
  expect(fullText({ descriptionText, requirementsHtml })).toMatch(whole)
})

test('a listing without text gives null', () => {
  expect(fullText({ descriptionText: null, requirementsHtml: null })).toBeNull()
})
