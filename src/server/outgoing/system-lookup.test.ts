import { expect, test } from 'vitest'
import { createSystemLookup } from './system-lookup.ts'

test('two names are looked up at a time, the others in order of arrival', async () => {
  const asked: string[] = []
  const answers = new Map<string, (problem?: Error) => void>()
  const find = createSystemLookup((host) => {
    asked.push(host)
    return new Promise((resolve, reject) => {
      answers.set(host, (problem) =>
        problem ? reject(problem) : resolve([{ address: '1.1.1.1', family: 4 }]),
      )
    })
  })
  const found = ['a', 'b', 'c', 'd'].map((host) =>
    find(host).catch((error: Error) => error.message),
  )
  await expect.poll(() => asked).toEqual(['a', 'b'])
  answers.get('b')?.(new Error('no such name'))
  await expect.poll(() => asked).toEqual(['a', 'b', 'c'])
  answers.get('a')?.()
  await expect.poll(() => asked).toEqual(['a', 'b', 'c', 'd'])
  for (const answer of answers.values()) answer()
  const one = [{ address: '1.1.1.1', family: 4 }]
  expect(await Promise.all(found)).toEqual([one, 'no such name', one, one])
})

test('localhost is found without a resolver', async () => {
  const found = await createSystemLookup()('localhost')
  expect(found.map(({ address }) => address)).toContain('127.0.0.1')
})
