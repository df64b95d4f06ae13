import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { currentRequestId, inRequest } from './request-scope.ts'

test('each log line of a request has its id, also after a wait, and no other line has one', async () => {
  const stream = new PassThrough({ encoding: 'utf8' })
  const log = createLog('info', stream)
  await Promise.all(
    ['one', 'two'].map((id) =>
      inRequest({ requestId: id, network: '192.0.2.1' }, async () => {
        await Promise.resolve()
        log.warn({ id: currentRequestId() }, 'within')
      }),
    ),
  )
  log.info({}, 'outside')
  const lines = `${stream.read()}`.trim().split('\n')
  expect(
    lines.map((line) => {
      const { msg, id, requestId } = JSON.parse(line)
      return [msg, id, requestId]
    }),
  ).toEqual([
    ['within', 'one', 'one'],
    ['within', 'two', 'two'],
    ['outside', undefined, undefined],
  ])
  expect(currentRequestId()).toBeNull()
})
