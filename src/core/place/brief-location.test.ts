import { expect, test } from 'vitest'
import { briefLocation } from './brief-location.ts'

test.each([
  ['Stockholm, Sweden / Berlin, Germany / Malmö, Sweden', 'Stockholm, Sweden +2 more'],
  ['Austin, TX; Denver, CO; Boston, MA', 'Austin, TX +2 more'],
  ['New York | London', 'New York | London'],
  ['San Francisco, California / New York City, New York', 'San Francisco, California +1 more'],
  ['Copenhagen / Edinburgh', 'Copenhagen / Edinburgh'],
  ['Berlin, Germany', 'Berlin, Germany'],
  ['London, UK or Kraków, Poland', 'London, UK or Kraków, Poland'],
  ['', ''],
])('%s is shortened to %s', (text, brief) => expect(briefLocation(text)).toBe(brief))
