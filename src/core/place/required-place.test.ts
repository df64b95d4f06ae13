import { expect, test } from 'vitest'
import { requiredPlace } from './required-place.ts'

test.each([
  ['Must be based in Berlin', 'Berlin', ['DE'], true],
  ['This role is based in San Francisco, CA.', 'San Francisco, CA', ['US'], true],
  ['We are hiring in Lisbon and Porto', 'Lisbon and Porto', ['PT'], false],
  ['Remote within Germany', 'Germany', ['DE'], false],
  ['Must be able to work in-person in Austin, TX (5 days/week)', 'Austin, TX', ['US'], true],
])('%s', (sentence, text, countries, isOnSite) => {
  expect(requiredPlace(sentence)).toMatchObject({ text, countries, isOnSite })
})

test('a place that is only mentioned is not required', () => {
  expect(requiredPlace('Our customers are in Berlin and Paris')).toBeNull()
  expect(requiredPlace('You must be kind')).toBeNull()
})
