/**
 * Serves made company sites on one local port. `agent` makes their names look public, as for real hosts: the checks of
 * addresses run, and only the last step, the connection, leads here.
 */
import type { ServerResponse } from 'node:http'
import { connect as openSocket } from 'node:net'
import { createGzip } from 'node:zlib'
import type { FoundAddress, SafeAgentOptions } from '#server/outgoing/safe-agent.ts'
import { canary } from '../canary.ts'
import type { MadeAnswer, MadeSite } from './made-site.ts'

const PUBLIC: FoundAddress = { address: '93.184.215.14', family: 4 }
const PRIVATE: FoundAddress = { address: '10.0.0.5', family: 4 }
/** Between two writes without end: the reader and the sites share one thread. */
const PAUSE_MS = 2
const CHUNK = Buffer.alloc(64 * 1024, '<p>x</p>')

export async function serveSites(sites: readonly MadeSite[]) {
  /** Nothing may connect to it: pages link and redirect there. */
  const hidden = await canary()
  const pages = new Map(sites.flatMap((site) => Object.entries(site.pages)))
  const server = await canary((request, response) => {
    const page = pages.get(`${request.headers.host}${request.url}`) ?? { status: 404 }
    answer(response, typeof page === 'string' ? { body: page } : page, `${hidden.port}`)
  })
  const dialled: string[] = []
  const agent: SafeAgentOptions = {
    findAddresses: async (host) => [host.startsWith('private.') ? PRIVATE : PUBLIC],
    connector: (lookup) => (options, done) => {
      lookup(options.hostname, { all: true }, (error, found) => {
        if (error) return done(error, null)
        const [first] = found as FoundAddress[]
        dialled.push(options.hostname)
        const socket = openSocket(server.port, '127.0.0.1', () => done(null, socket))
        Object.defineProperty(socket, 'remoteAddress', { value: first?.address })
        socket.once('error', () => {})
      })
    },
  }
  return {
    agent,
    hidden,
    dialled,
    /** "host/path" of every request, without robots.txt. */
    asked: () =>
      server.asked
        .filter(({ path }) => path !== '/robots.txt')
        .map(({ headers, path }) => `${headers.host}${path}`),
    everything: () => server.asked.map(({ headers, path }) => `${headers.host}${path}`),
  }
}

function answer(response: ServerResponse, page: MadeAnswer, hiddenPort: string): void {
  const { status = 200, type = 'text/html; charset=utf-8', location, body = '', encoding } = page
  response.on('error', () => {})
  if (page.endless === 'headers') {
    pour(response, () => response.socket?.write(LONG_HEADER))
    return
  }
  response.writeHead(status, {
    'content-type': type,
    ...(location && { location: location.replace('CANARY', hiddenPort) }),
    ...(encoding && { 'content-encoding': encoding }),
  })
  if (page.endless === 'bytes') pour(response, () => response.write(CHUNK))
  else if (page.endless === 'gzip') {
    const bomb = createGzip()
    bomb.pipe(response)
    pour(response, () => bomb.write(CHUNK))
  } else if (page.endless === 'drip') {
    const drip = setInterval(() => response.write('<'), 1_000)
    response.on('close', () => clearInterval(drip))
  } else response.end(typeof body === 'string' ? body.replaceAll('CANARY', hiddenPort) : body)
}

const LONG_HEADER = `HTTP/1.1 200 OK\r\n${Array.from({ length: 2_000 }, (_, at) => `x-${at}: y\r\n`).join('')}`

/** Writes until the other side has had enough. */
function pour(response: ServerResponse, write: () => unknown): void {
  let isOpen = true
  response.on('close', () => {
    isOpen = false
  })
  const next = () => {
    if (!isOpen || response.destroyed) return
    write()
    setTimeout(next, PAUSE_MS)
  }
  next()
}
