import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { Refusal } from '#core/api/refusal.ts'
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

test('work that fails in an outage of the database warns of nothing, and its errors name the outage', () => {
  const stream = new PassThrough({ encoding: 'utf8' })
  const log = createLog('info', stream)
  log.warn({ err: new Refusal('database_away') }, 'mail cannot be sent; trying again')
  log.error({ err: new Refusal('database_away'), path: '/jobs' }, 'page failed')
  log.warn({ err: new Refusal('database_busy') }, 'mail cannot be sent; trying again')
  log.warn({ err: new Error('refused') }, 'mail cannot be sent; trying again')
  const lines = `${stream.read()}`.trim().split('\n')
  expect(
    lines.map((line) => {
      const { msg, reason, path, err } = JSON.parse(line)
      return [msg, reason ?? err.message, path]
    }),
  ).toEqual([
    ['page failed', 'the database is away', '/jobs'],
    ['mail cannot be sent; trying again', 'the database is busy', undefined],
    ['mail cannot be sent; trying again', 'refused', undefined],
  ])
})
