/** Codes in unsent mail are for whoever sits at the machine: every way to be somebody else is refused. */
import { expect, test } from 'vitest'
import { mayReadInbox } from './own-machine.ts'

type Case = {
  publicUrl?: string
  mailIsConfigured?: boolean
  socketAddress?: string | undefined
  trustedProxies?: number
  headers?: Record<string, string>
}

function may(given: Case) {
  const { publicUrl = 'http://localhost:3000', mailIsConfigured = false } = given
  return mayReadInbox(
    { publicUrl, mailIsConfigured },
    {
      socketAddress: 'socketAddress' in given ? given.socketAddress : '127.0.0.1',
      trustedProxies: given.trustedProxies ?? 0,
      headers: new Headers({ host: 'localhost:3000', ...given.headers }),
    },
  )
}

test.each<[string, Case]>([
  ['a browser here', {}],
  ['over IPv6', { socketAddress: '::1', headers: { host: '[::1]:3000' } }],
  ['over IPv4 on a socket for both', { socketAddress: '::ffff:127.0.0.1' }],
  ['by number', { headers: { host: '127.0.0.1:3000' } }],
  ['another loopback number', { socketAddress: '127.8.9.1' }],
  ['an address of this machine as public one', { publicUrl: 'http://127.0.0.1:3000' }],
])('the inbox is read by %s', (_, given) => {
  expect(may(given)).toBe(true)
})

test.each<[string, Case]>([
  ['once mail is sent', { mailIsConfigured: true }],
  ['from the network', { socketAddress: '192.168.1.7' }],
  ['from an address that begins alike', { socketAddress: '12.7.0.1' }],
  ['from an unknown socket', { socketAddress: undefined }],
  ['with a public address', { publicUrl: 'https://jobs.example.org' }],
  ['behind a proxy that was announced', { trustedProxies: 1 }],
  ['by a proxy that was not', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['by one that speaks RFC 7239', { headers: { forwarded: 'for=127.0.0.1' } }],
  ['by one that only says it was there', { headers: { via: '1.1 cache' } }],
  ['under a foreign name that leads here', { headers: { host: 'rebound.evil.test:3000' } }],
  ['under a name that looks like ours', { headers: { host: 'localhost.evil.test' } }],
  ['under a number in a name', { headers: { host: '127.0.0.1.evil.test' } }],
  ['under no name', { headers: { host: '' } }],
])('the inbox is not read %s', (_, given) => {
  expect(may(given)).toBe(false)
})
