import { expect, onTestFinished, test, vi } from 'vitest'
import type { TypesetDocument } from '#core/documents/typeset.ts'
import { createTypesetCache } from './typeset-cache.ts'

const PAGE: TypesetDocument = {
  files: [],
  pages: 1,
  fits: true,
  density: 'normal',
  leftOut: [],
  missingCharacters: [],
}

function createFor(options?: Parameters<typeof createTypesetCache>[0]) {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const made: string[] = []
  const cache = createTypesetCache(options)
  const get = (asked: string) =>
    cache.get(asked, async () => {
      made.push(asked)
      return PAGE
    })
  return { cache, get, made }
}

test('a document requested several times, at once or in turn, is made once', async () => {
  const { get, made } = createFor()
  await Promise.all([get('Ada'), get('Ada')])
  expect(await get('Ada')).toBe(PAGE)
  expect(made).toEqual(['Ada'])
  await get('Grace')
  expect(made).toEqual(['Ada', 'Grace'])
})

test('a document is dropped a minute after it was made, however often it was used', async () => {
  const { get, made } = createFor()
  await get('Ada')
  vi.advanceTimersByTime(59_000)
  await get('Ada')
  expect(made).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  await get('Ada')
  expect(made).toHaveLength(2)
  expect(vi.getTimerCount()).toBe(1)
})

test('of more than eight documents, the least recently used is dropped', async () => {
  const { get, made } = createFor()
  for (const asked of '12345678') await get(asked)
  await get('1')
  await get('9')
  expect(vi.getTimerCount()).toBe(8)
  await get('1')
  expect(made).toHaveLength(9)
  await get('2')
  expect(made).toHaveLength(10)
})

test('a document that failed is made again', async () => {
  const { cache, get } = createFor()
  const failed = cache.get('Ada', () => Promise.reject(new Error('broken')))
  await expect(failed).rejects.toThrow('broken')
  expect(await get('Ada')).toBe(PAGE)
})

test('clearing drops everything', async () => {
  const { cache, get, made } = createFor()
  await get('Ada')
  cache.clear()
  expect(vi.getTimerCount()).toBe(0)
  await get('Ada')
  expect(made).toHaveLength(2)
})
