import { expect, test } from 'vitest'
import { LOW_BYTES, WELL_BYTES, watchDisk } from './disk-watch.ts'

test('F05 a disk that gets full is said once before it is, and once when it has room again', () => {
  const said: string[] = []
  let left: number | null = WELL_BYTES
  const watch = watchDisk({
    dataDir: '/data',
    log: {
      warn: (_, message) => void said.push(`warn ${message}`),
      info: (_, message) => void said.push(`info ${message}`),
    },
    free: () => left,
  })
  for (left of [LOW_BYTES, LOW_BYTES - 1, 0, LOW_BYTES + 1, null, LOW_BYTES - 1, WELL_BYTES + 1]) {
    watch.look()
  }
  watch.stop()

  expect(said).toEqual([
    'warn the disk of DATA_DIR is nearly full: nothing can be saved once it is',
    'info the disk of DATA_DIR has room again',
  ])
})
