/**
 * The fake internet: one port on this machine that answers for every host by name, as the applicant systems do for
 * their boards. FAKE_INTERNET directs the product here.
 */
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FakeBoard, FakeWorld } from './fake-world.ts'
import { boardOn } from './shown-board.ts'
import { sendAnswer } from './spoil-answer.ts'
import type { FakeSystem } from './system.ts'
import { SYSTEMS } from './systems.ts'

export type FakeInternet = {
  port: number
  setDay(day: number): void
  /** Boards that were read although their robots.txt forbids it. */
  trespasses: readonly string[]
  counts: { requests: number; unchanged: number; lost: number }
  close(): Promise<void>
}

export async function startFakeInternet(
  { boards, firstDay }: FakeWorld,
  { port = 0 }: { port?: number } = {},
): Promise<FakeInternet> {
  const byName = new Map(boards.map((board) => [`${board.source}/${board.token}`, board]))
  const trespasses: string[] = []
  const counts = { requests: 0, unchanged: 0, lost: 0 }
  let day = 0
  let paused = new Set<string>()

  function boardAt(url: URL): { system: FakeSystem; board: FakeBoard; name: string } | null {
    for (const system of SYSTEMS) {
      const token = system.boardOf(url)
      if (token === null) continue
      const name = `${system.source}/${token}`
      const board = byName.get(name)
      return board ? { system, board, name } : null
    }
    return null
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    const url = new URL(`https://${request.headers.host ?? 'nowhere.example'}${path}`)
    counts.requests++
    if (url.pathname === '/robots.txt') {
      response.writeHead(200, { 'content-type': 'text/plain' }).end(robotsOf(url, boards, day))
      return
    }
    const found = boardAt(url)
    if (!found) {
      counts.lost++
      response.writeHead(404).end('nothing here')
      return
    }
    const on = boardOn(found.board, day, firstDay)
    if (on.trouble === 'forbidden') trespasses.push(found.name)
    if (on.trouble === 'pause' && !paused.has(found.name)) {
      paused.add(found.name)
      response.writeHead(429, { 'retry-after': '1' }).end()
      return
    }
    const etag = etagOf([url.search, on.claimed, ...on.shown.map(shownMark)])
    if (on.says !== 'nothing' && request.headers['if-none-match'] === etag) {
      counts.unchanged++
      response.writeHead(304, { etag }).end()
      return
    }
    const whole = found.system.answer(url, on)
    if (!whole) response.writeHead(404).end('no such job')
    else await sendAnswer(on.trouble, { response, answer: whole, etag, path })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${(error as Error).stack}\n`)
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    setDay(next) {
      day = next
      paused = new Set()
    },
    trespasses,
    counts,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

type Marked = { number: number; version: number; title: string }
const shownMark = ({ number, version, title }: Marked) => `${number} ${version} ${title}`

const etagOf = (parts: readonly unknown[]) =>
  `"${createHash('sha1').update(JSON.stringify(parts)).digest('base64url')}"`

/** The paths at which boards with their own host answer. */
const OWN_PATHS = ['/api/offers/', '/xml', '/jobs.json']

function robotsOf({ host }: URL, boards: readonly FakeBoard[], day: number): string {
  const addresses = OWN_PATHS.map((path) => new URL(`https://${host}${path}`))
  const isForbidden = boards.some(
    ({ source, token, troubles }) =>
      troubles.get(day) === 'forbidden' &&
      SYSTEMS.some(
        (system) =>
          system.source === source && addresses.some((url) => system.boardOf(url) === token),
      ),
  )
  return `User-agent: *\n${isForbidden ? 'Disallow: /' : 'Allow: /'}\n`
}
