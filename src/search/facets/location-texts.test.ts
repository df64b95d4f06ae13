import { expect, test } from 'vitest'
import { createStringTable, numberOf } from '#search/structures/string-table.ts'
import { createRandom } from '#test/search/random-jobs.ts'
import { createLocationTexts } from './location-texts.ts'

const LOCATIONS = ['berlin · germany', '', 'bern', 'new york, ny', 'erlangen · germany', 'b']

function locationTexts(texts: string[]) {
  const table = createStringTable()
  for (const text of texts) numberOf(table, text)
  // a new copy each time, as in each publication
  return { table, located: createLocationTexts(() => ({ ...table })) }
}

test.each([
  ['ber', [0, 2]],
  ['germany', [0, 4]],
  ['e', [0, 2, 3, 4]],
  ['berlin · germany', [0]],
  ['york, n', [3]],
  ['b', [0, 2, 5]],
  ['nb', []],
  ['germanyb', []],
  ['mars', []],
  ['', [0, 1, 2, 3, 4, 5]],
])('%j is found in the locations %j, and never across two of them', (text, expected) => {
  const { located } = locationTexts(LOCATIONS)
  const found = [...located.having(text)].flatMap((has, number) => (has ? [number] : []))
  expect(found).toEqual(expected)
})

test('without locations nothing is found', () => {
  expect([...locationTexts([]).located.having('x')]).toEqual([])
})

test('locations added later are found', () => {
  const random = createRandom(3)
  const { table, located } = locationTexts([])
  const texts: string[] = []
  for (let round = 0; round < 40; round++) {
    for (let more = random.below(30); more > 0; more--) {
      const text = random.below(3_000).toString(4)
      if (numberOf(table, text) === texts.length) texts.push(text)
    }
    const asked = random.below(64).toString(4)
    expect([...located.having(asked)]).toEqual(texts.map((text) => (text.includes(asked) ? 1 : 0)))
  }
  expect(texts.length).toBeGreaterThan(300)
})
