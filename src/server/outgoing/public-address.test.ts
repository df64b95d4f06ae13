import { expect, test } from 'vitest'
import { isLocalName, isPublicAddress } from './public-address.ts'

test.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
  '2001:200::1',
  '3ffe:ffff::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '0.0.0.0',
  '10.255.255.255',
  '100.127.255.255',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.0',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.255.255',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.251',
  '239.255.255.250',
  '255.255.255.255',
  '168.63.129.16',
  '::',
  '::1',
  '::1.1.1.1',
  '::ffff:1.1.1.1',
  '64:ff9b::101:101',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:1ff::1',
  '2001:db8::1',
  '2002:101:101::1',
  '3fff:fff::1',
  '5f00::1',
  'fc00::1',
  'fdff::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '',
  'localhost',
  '1.1.1',
  '0x1.1.1.1',
  '1.1.1.1 ',
])('%j is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  ['localhost', true],
  ['a.b.localhost', true],
  ['localhost.', true],
  ['metadata.google.internal', true],
  ['printer.local', true],
  ['home.arpa', true],
  ['mylocalhost', false],
  ['local.example.org', false],
  ['internal.example', false],
])('the name %s is local: %s', (host, isLocal) => {
  expect(isLocalName(host)).toBe(isLocal)
})
