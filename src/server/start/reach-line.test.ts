/** What the server advises at its start about who can reach it. */
import { expect, test } from 'vitest'
import { reachLine } from './reach-line.ts'

test.each([
  ['127.0.0.1', 0, 'for this machine only. HOST=0.0.0.0 opens it to the network.'],
  ['127.0.0.1', 1, 'for this machine only. Your proxy on this machine passes requests on to it.'],
  ['::1', 1, 'for this machine only. Your proxy on this machine passes requests on to it.'],
  ['0.0.0.0', 0, 'for everyone who can reach this machine.'],
  [
    '0.0.0.0',
    1,
    'for everyone who can reach this machine. If your proxy runs on this machine, set HOST=127.0.0.1.',
  ],
])('at %s with %i proxies it listens %s', (host, trustedProxies, advice) => {
  const name = host.includes(':') ? `[${host}]` : host
  expect(reachLine({ host, port: 3000, trustedProxies })).toBe(
    `It listens on ${name}:3000, ${advice}`,
  )
})
