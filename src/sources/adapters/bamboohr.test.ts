/** Specific to BambooHR: an undocumented API, and one request per opening. */
import { expect, test } from 'vitest'
import { contextOf, fixture, gatherAll } from '#test/source-answers.ts'
import { bamboohr } from './bamboohr.ts'

test('an unchanged opening is not requested again', async () => {
  const asked: string[] = []
  const context = contextOf(
    ({ url }) => {
      asked.push(url)
      return fixture('bamboohr.json')
    },
    { isKnown: () => true },
  )
  const found = await gatherAll(bamboohr, 'acme', context)
  expect(found).toEqual([{ same: '86' }, { same: '87' }, { same: '91' }])
  expect(asked).toHaveLength(1)
})

test('the source is off until the operator turns it on', () => {
  expect(bamboohr.terms.offBecause).toMatch(/does not document a public API/)
})
