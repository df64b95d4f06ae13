import { expect, test } from 'vitest'
import { toSentence } from './sentence.ts'

test.each([
  ['no such board', 'No such board.'],
  ['It answers 500.', 'It answers 500.'],
  ['the answer says "Wait."', 'The answer says "Wait."'],
  ['jobs.lever.co answers 500', 'jobs.lever.co answers 500.'],
  ['boards-api.greenhouse.io is slow.', 'boards-api.greenhouse.io is slow.'],
  ['https://acme.example/ is gone', 'https://acme.example/ is gone.'],
  ['"gb" is no country', '"gb" is no country.'],
  ['  gone ', 'Gone.'],
  ['', ''],
])('"%s" becomes "%s"', (said, sentence) => {
  expect(toSentence(said)).toBe(sentence)
})
