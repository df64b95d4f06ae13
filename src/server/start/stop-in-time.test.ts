import { expect, test } from 'vitest'
import { stopInTime } from './stop-in-time.ts'

test('F48 a part that never stops does not delay the others, and is named in the log', async () => {
  const stopped: string[] = []
  const said: unknown[] = []
  const quick = (name: string) => async () => void stopped.push(name)
  await stopInTime(
    [
      { untilMs: 30, parts: { silent: () => new Promise(() => {}), requests: quick('requests') } },
      { untilMs: 60, parts: { broken: () => Promise.reject(new Error('broken')) } },
      { untilMs: 90, parts: { database: quick('database'), none: () => undefined } },
    ],
    { info() {}, error() {}, warn: (fields) => void said.push(fields) },
  )
  expect(stopped).toEqual(['requests', 'database'])
  expect(said).toEqual([{ part: 'silent' }, { part: 'broken', reason: 'Error: broken' }])
})
