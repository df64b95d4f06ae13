import { expect, test } from 'vitest'
import { visitorNetwork } from './visitor-address.ts'

const SOCKET = '198.51.100.7'

test.each<[string | undefined, number, string]>([
  // RL-01: only a trusted proxy can say where a visitor comes from.
  [undefined, 0, SOCKET],
  ['203.0.113.9', 0, SOCKET],
  ['203.0.113.9', 1, '203.0.113.9'],
  ['203.0.113.9, 192.0.2.1', 1, '192.0.2.1'],
  ['203.0.113.9, 192.0.2.1', 2, '203.0.113.9'],
  ['6.6.6.6, 203.0.113.9, 192.0.2.1', 2, '203.0.113.9'],
  ['6.6.6.6,203.0.113.9,192.0.2.1', 2, '203.0.113.9'],
  ['203.0.113.9', 2, SOCKET],
  [undefined, 1, SOCKET],
  ['', 1, SOCKET],
  ['203.0.113.9,', 1, SOCKET],
  ['unknown', 1, SOCKET],
  ['_hidden', 1, SOCKET],
  ['203.0.113.999', 1, SOCKET],
  ["203.0.113.9' or 1=1", 1, SOCKET],
  ['203.0.113.9:4711', 1, '203.0.113.9'],
  ['[2001:db8:1:2::9]:4711', 1, '2001:db8:1:2::'],
  ['[2001:db8:1:2::9]', 1, '2001:db8:1:2::'],
  ['::ffff:203.0.113.9', 1, '203.0.113.9'],
  ['a,'.repeat(5_000), 1, SOCKET],
])('X-Forwarded-For "%s" behind %i proxies is %s', (forwardedFor, proxies, network) =>
  expect(visitorNetwork(SOCKET, forwardedFor, proxies)).toBe(network),
)

test.each([
  // RL-02: one visitor, one spelling.
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
  ['2001:db8:1:2::192.0.2.1', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['::', '0:0:0:0::'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:198.51.100.7', '198.51.100.7'],
  ['::ffff:c633:6407', '198.51.100.7'],
  ['0:0:0:0:0:ffff:198.51.100.7', '198.51.100.7'],
  ['0000:0000:0000:0000:0000:ffff:c633:6407', '198.51.100.7'],
  ['198.51.100.7', '198.51.100.7'],
  ['', 'unknown'],
  ['/run/rolecall.sock', 'unknown'],
])('the socket %s is the network %s', (socket, network) =>
  expect(visitorNetwork(socket, undefined, 0)).toBe(network),
)

test('sockets without an address count as one unknown visitor', () => {
  expect(visitorNetwork(undefined, undefined, 0)).toBe('unknown')
  expect(visitorNetwork(undefined, 'nonsense', 1)).toBe('unknown')
})
