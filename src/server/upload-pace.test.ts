import { expect, test } from 'vitest'
import { createUploadPace } from './upload-pace.ts'

test('the first upload begins at once, the others a gap apart, and who would wait too long is refused', async () => {
  const clock = { ms: 1_000 }
  const waits: number[] = []
  const pace = createUploadPace({
    gapMs: 100,
    longestMs: 250,
    now: () => clock.ms,
    wait: async (ms) => void waits.push(ms),
  })

  await pace()
  expect(waits).toEqual([])
  await pace()
  await pace()
  expect(waits).toEqual([100, 200])
  await expect(pace()).rejects.toMatchObject({ code: 'readers_busy', retryAfterSeconds: 1 })

  clock.ms += 120 // the refused one took no place
  await pace()
  expect(waits).toEqual([100, 200, 180])

  clock.ms += 10_000
  await pace()
  expect(waits).toHaveLength(3)
})
