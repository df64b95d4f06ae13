import { expect, test } from 'vitest'
import { machine, usualPageThreads } from './page-thread-count.ts'

const GB = 2 ** 30

test.each([
  [{ processors: 1, memoryBytes: 8 * GB }, 0],
  [{ processors: 2, memoryBytes: 8 * GB }, 0],
  [{ processors: 3, memoryBytes: 8 * GB }, 1],
  [{ processors: 4, memoryBytes: 8 * GB }, 2],
  [{ processors: 64, memoryBytes: 256 * GB }, 4],
  // A container with many processors and little memory.
  [{ processors: 16, memoryBytes: 3 * GB }, 3],
  [{ processors: 16, memoryBytes: 1 * GB }, 0],
])('%o usually has %i threads that render pages', (machine, threads) => {
  expect(usualPageThreads(machine)).toBe(threads)
})

test('this machine has a processor and memory', () => {
  const { processors, memoryBytes } = machine()
  expect([processors >= 1, memoryBytes > 2 ** 26]).toEqual([true, true])
})
