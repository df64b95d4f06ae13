/**
 * Connects to the public internet only. A name is looked up once, all its addresses must be public, only those
 * addresses are connected to, and the socket's remote address is checked again. Proxy environment variables are
 * ignored.
 */
import { isIP, type LookupFunction, connect as openSocket } from 'node:net'
import { Agent, buildConnector } from 'undici'
import type { HostAndPort } from '#server/process/env.ts'
import { createNameLookup } from './name-lookup.ts'
import { isLocalName, isPublicAddress } from './public-address.ts'
import { RequestProblem } from './request-problem.ts'
import { createSystemLookup } from './system-lookup.ts'

export type FoundAddress = { address: string; family: number }
export type FindAddresses = (host: string) => Promise<readonly FoundAddress[]>

export type SafeAgentOptions = {
  /** Hosts named by the operator, in the form of `hostAndPort`: they may be anywhere. */
  allow?: readonly string[]
  ports?: readonly number[]
  /** Replaces the system's lookup (for hosts named by the operator) and DNS (for all others). */
  findAddresses?: FindAddresses
  /** How to connect once the addresses are known. Tests replace it to see what would be connected to. */
  connector?: (lookup: LookupFunction) => buildConnector.connector
  /** All requests go to this address in plain HTTP: a fake internet for development. */
  detour?: HostAndPort | null
  /** undici's own limits, for requests that libraries make. */
  limits?: Pick<Agent.Options, 'headersTimeout' | 'bodyTimeout' | 'maxResponseSize'>
}

export type SafeAgent = Agent & {
  /** Throws RequestProblem for an address that isn't even tried. */
  requireSafe(url: URL): void
}

const WEB_PORTS = [80, 443]
const MAX_HEADER_BYTES = 16 * 1024
const CONNECT_MS = 10_000

/** "example.org:443", "[::1]:8080". */
export function hostAndPort(url: URL): string {
  return `${url.hostname}:${portOf(url)}`
}

export function createSafeAgent({
  allow = [],
  ports = WEB_PORTS,
  findAddresses,
  connector = (lookup) =>
    buildConnector({ lookup, allowH2: false, timeout: CONNECT_MS, rejectUnauthorized: true }),
  detour = null,
  limits = {},
}: SafeAgentOptions = {}): SafeAgent {
  const named = new Set(allow)
  const system = createSystemLookup()
  const toNamed = connector(lookupWith(findAddresses ?? system, () => true))
  const toPublic = connector(
    lookupWith(findAddresses ?? createNameLookup({ system }), isPublicAddress),
  )

  const connect: buildConnector.connector = (options, done) => {
    if (detour) return void detoured(detour, done)
    const host = options.hostname.replace(/^\[|\]$/g, '')
    const port = options.port || (options.protocol === 'https:' ? '443' : '80')
    const isNamed = named.has(`${isIP(host) === 6 ? `[${host}]` : host}:${port}`)
    if (isNamed) return void toNamed(options, done)
    if (!ports.includes(Number(port))) return done(new RequestProblem('bad_address'), null)
    if (isBlockedHost(host)) return done(new RequestProblem('blocked_address'), null)
    toPublic(options, (error, socket) => {
      if (error) return done(error, null)
      if (isPublicAddress(socket.remoteAddress ?? '')) return done(null, socket)
      socket.destroy()
      done(new RequestProblem('blocked_address'), null)
    })
  }

  const agent = new Agent({ connect, allowH2: false, maxHeaderSize: MAX_HEADER_BYTES, ...limits })
  return Object.assign(agent, {
    requireSafe(url: URL) {
      if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        throw new RequestProblem('bad_address')
      }
      if (!named.has(hostAndPort(url)) && !detour) {
        if (!ports.includes(portOf(url))) throw new RequestProblem('bad_address')
        if (isBlockedHost(url.hostname.replace(/^\[|\]$/g, ''))) {
          throw new RequestProblem('blocked_address')
        }
      }
      if (url.username || url.password) throw new RequestProblem('bad_address')
    },
  })
}

const isBlockedHost = (host: string) =>
  isIP(host) === 0 ? isLocalName(host) : !isPublicAddress(host)

function portOf({ port, protocol }: URL): number {
  return Number(port || (protocol === 'https:' ? 443 : 80))
}

/**
 * Answers the way `net.connect` asks: with one address, or with all of them so it can try the next if one fails.
 */
function lookupWith(find: FindAddresses, mayBe: (address: string) => boolean): LookupFunction {
  return (host, { all }, done) => {
    find(host).then(
      (found) => {
        const [first] = found
        const isSafe = first !== undefined && found.every(({ address }) => mayBe(address))
        if (!isSafe) done(new RequestProblem(first ? 'blocked_address' : 'unreachable'), '', 0)
        else if (all) done(null, [...found])
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    )
  }
}

function detoured(to: HostAndPort, done: buildConnector.Callback): void {
  const socket = openSocket(to)
  socket.once('connect', () => done(null, socket))
  socket.once('error', (error) => done(error, null))
}
