import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { logAcceptErrors } from './http-server.ts'

test('F08 connections that cannot be accepted do not end the process and are logged once a second', () => {
  const server = createServer()
  const logged: object[] = []
  let now = 0
  logAcceptErrors(server, {
    log: { info() {}, warn() {}, error: (fields) => logged.push(fields) },
    now: () => now,
  })
  const noFile = Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' })
  for (now of [0, 1, 999, 1_000, 1_001]) server.emit('error', noFile)
  expect(logged).toEqual([
    { reason: 'accept EMFILE', code: 'EMFILE' },
    { reason: 'accept EMFILE', code: 'EMFILE' },
  ])
})
