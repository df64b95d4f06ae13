import { expect, test } from 'vitest'
import { createPageStore, type StoredPage } from './page-store.ts'

const page = (bytes: number, begunAt = 0): StoredPage => ({
  compressed: Buffer.alloc(bytes),
  at: 0,
  headers: [],
  begunAt,
})

test('the least recently used pages go first when the bytes are used up', () => {
  const store = createPageStore(30_000)
  store.put('/a', page(8_000))
  store.put('/b', page(8_000))
  store.put('/c', page(8_000))
  store.get('/a', 1)
  store.put('/d', page(8_000))

  expect(['/a', '/b', '/c', '/d'].map((address) => store.get(address, 1) !== null)).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(store.size()).toBe(3)
  expect(store.bytes()).toBeLessThanOrEqual(30_000)
})

test('a page that is replaced or outdated gives its bytes back', () => {
  const store = createPageStore(30_000)
  store.put('/a', page(8_000))
  const before = store.bytes()
  store.put('/a', page(8_000))
  expect(store.bytes()).toBe(before)

  expect(store.get('/a', 2_000)).toBeNull()
  expect([store.size(), store.bytes()]).toEqual([0, 0])
})

test('a page of more bytes than there are is not stored, and neither is any without bytes', () => {
  const store = createPageStore(5_000)
  store.put('/a', page(6_000))
  const none = createPageStore(0)
  none.put('/a', page(1))

  expect([store.size(), none.size()]).toEqual([0, 0])
})

test('a changed index outdates pages that are a second old, but not those begun after it', () => {
  const store = createPageStore(30_000)
  store.put('/old', page(10, 0))
  store.outdate(500)
  store.put('/new', page(10, 501))

  expect(store.get('/old', 999)).not.toBeNull()
  expect(store.get('/old', 1_000)).toBeNull()
  expect(store.get('/new', 2_500)).not.toBeNull()
  expect(store.get('/new', 2_501)).toBeNull()
})
