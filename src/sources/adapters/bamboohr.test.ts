/** What is odd about BambooHR: nobody documents it, and each opening is asked for by itself. */
import { expect, test } from 'vitest'
import { fixture, gatherAll, worldOf } from '#test/source-answers.ts'
import { bamboohr } from './bamboohr.ts'

test('an opening that is as it was is not asked for again', async () => {
  const asked: string[] = []
  const world = worldOf(
    ({ url }) => {
      asked.push(url)
      return fixture('bamboohr.json')
    },
    { isKnown: () => true },
  )
  const found = await gatherAll(bamboohr, 'acme', world)
  expect(found).toEqual([{ same: '86' }, { same: '87' }, { same: '91' }])
  expect(asked).toHaveLength(1)
})

test('it is off until the operator asks for it', () => {
  expect(bamboohr.terms.offBecause).toMatch(/documents no public interface/)
})
