import { expect, test } from 'vitest'
import { ENTRIES } from './place-names.ts'

test('no name keeps the markers of its table', () => {
  const names = [...ENTRIES].flatMap(([name, { readings }]) => [
    name,
    ...readings.flatMap(({ city, region, state }) => [city, region, state]),
  ])
  expect(names.length).toBeGreaterThan(3_000)
  expect(names.filter((name) => name && /[?~=]/.test(name))).toEqual([])
})
