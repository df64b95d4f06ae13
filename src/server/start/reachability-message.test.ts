/** The startup message about who can reach the server. */
import { expect, test } from 'vitest'
import { reachabilityMessage } from './reachability-message.ts'

test.each([
  ['127.0.0.1', 0, 'for this machine only. Set HOST=0.0.0.0 to open it to the network.'],
  ['127.0.0.1', 1, 'for this machine only. Your proxy on this machine passes requests on to it.'],
  ['::1', 1, 'for this machine only. Your proxy on this machine passes requests on to it.'],
  ['0.0.0.0', 0, 'for everyone who can reach this machine.'],
  [
    '0.0.0.0',
    1,
    'for everyone who can reach this machine. If your proxy runs on this machine, set HOST=127.0.0.1.',
  ],
])('with HOST %s and %i proxies, the server listens %s', (host, trustedProxies, advice) => {
  const name = host.includes(':') ? `[${host}]` : host
  expect(reachabilityMessage({ host, port: 3000, trustedProxies })).toBe(
    `Listening on ${name}:3000, ${advice}`,
  )
})
