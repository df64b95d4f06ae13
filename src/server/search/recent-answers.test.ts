import { expect, test } from 'vitest'
import { createRecentAnswers } from './recent-answers.ts'

function counter() {
  const asked: number[] = []
  return { asked, load: async () => asked.push(asked.length) }
}

test('an answer is shared for a second from when it was asked for, by key', async () => {
  let ms = 0
  const recent = createRecentAnswers({ now: () => ms })
  const { asked, load } = counter()

  const together = await Promise.all([recent.read('home', load), recent.read('home', load)])
  ms = 999
  const later = await recent.read('home', load)
  const other = await recent.read('companies:1', load)
  ms = 1_000
  const last = await recent.read('home', load)

  expect([...together, later, other, last]).toEqual([1, 1, 1, 2, 3])
  expect(asked).toHaveLength(3)
})

test('a failure reaches those who wait for it, and nobody later', async () => {
  const recent = createRecentAnswers({ now: () => 0 })
  const failing = () => Promise.reject(new Error('away'))

  const together = await Promise.allSettled([
    recent.read('home', failing),
    recent.read('home', failing),
  ])

  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await recent.read('home', async () => 'back')).toBe('back')
})

test('without an age, everybody gets an answer of their own', async () => {
  const recent = createRecentAnswers({ maxAgeMs: 0 })
  const { load } = counter()

  expect(await Promise.all([recent.read('home', load), recent.read('home', load)])).toEqual([1, 2])
})
