import { expect, test } from 'vitest'
import { LOW_BYTES, WELL_BYTES, watchDisk } from './disk-watch.ts'

test('F05 a warning is logged once before the disk is full, and a message once it has space again', () => {
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
    'warn the disk of DATA_DIR is almost full; once it is, nothing can be saved',
    'info the disk of DATA_DIR has space again',
  ])
})
