import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createNameLookup } from './name-lookup.ts'
import { createSafeFetch } from './safe-fetch.ts'

const LIMITS = { totalMs: 100, maxBytes: 1_000, maxRedirects: 0 }
const AT_ONCE = 20
const NOBODY = () => Promise.reject(new Error('the system is not asked'))

test('F46 a request ends at its own time limit, however long the name lookup takes', async () => {
  const safe = createSafeFetch({ connector: () => () => {} }) // it never gets as far as a connection
  const asked = safe.ask({ url: 'https://silent.example.org/', limits: LIMITS })
  await expect(asked).rejects.toMatchObject({ code: 'slow' })

  const away = new AbortController()
  const limits = { ...LIMITS, totalMs: 60_000 }
  const left = safe.ask({ url: 'https://silent.example.org/', limits, signal: away.signal })
  away.abort()
  await expect(left).rejects.toMatchObject({ code: 'cancelled' })
})

test('F46 files can be read while many names wait for a silent resolver', async () => {
  const server = await silentResolver()
  const find = createNameLookup({
    system: NOBODY,
    makeResolver() {
      const resolver = new Resolver()
      resolver.setServers([server.address])
      onTestFinished(() => resolver.cancel())
      return resolver
    },
  })
  for (let nth = 0; nth < AT_ONCE; nth++) find(`silent-${nth}.example.org`).catch(() => {})
  await expect.poll(server.asked).toBe(2 * AT_ONCE)
  expect(await readFile(new URL(import.meta.url), 'utf8')).toContain('F46')
})

test('F46 a silent name delays no other name', async () => {
  const find = createNameLookup({
    system: NOBODY,
    makeResolver: () => ({
      resolve4: (host: string) =>
        host.startsWith('silent') ? new Promise<never>(() => {}) : Promise.resolve(['1.1.1.1']),
      resolve6: () => Promise.reject(dnsError('ENODATA')),
    }),
  })
  for (let nth = 0; nth < AT_ONCE; nth++) void find(`silent-${nth}.example.org`)
  expect(await find('example.org')).toEqual([{ address: '1.1.1.1', family: 4 }])
})

test.each([
  ['both', ['1.1.1.1'], ['2606:4700::1'], ['1.1.1.1', '2606:4700::1']],
  ['the one that succeeded', ['1.1.1.1'], 'ETIMEOUT', ['1.1.1.1']],
  ["the system's, if DNS doesn't have the name", 'ENOTFOUND', 'ENOTFOUND', ['127.0.0.1']],
  ["the system's, if there is no DNS", 'ECONNREFUSED', 'ECONNREFUSED', ['127.0.0.1']],
  ["the system's, if DNS fails", 'ENODATA', 'ETIMEOUT', ['127.0.0.1']],
] as const)('of an IPv4 and an IPv6 query the answer is %s', async (_, four, six, expected) => {
  const answer = async (of: readonly string[] | string) => {
    if (typeof of === 'string') throw dnsError(of)
    return [...of]
  }
  const find = createNameLookup({
    system: async () => [{ address: '127.0.0.1', family: 4 }],
    makeResolver: () => ({ resolve4: () => answer(four), resolve6: () => answer(six) }),
  })
  const found = await find('example.org').then(
    (addresses) => addresses.map(({ address }) => address),
    ({ code }: { code: string }) => code,
  )
  expect(found).toEqual(expected)
})

const dnsError = (code: string) => Object.assign(new Error(code), { code })

/** A name server on this machine that receives queries and never answers. */
async function silentResolver() {
  const socket = createSocket('udp4')
  let asked = 0
  socket.on('message', () => {
    asked += 1
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  onTestFinished(() => void socket.close())
  return { address: `127.0.0.1:${socket.address().port}`, asked: () => asked }
}
