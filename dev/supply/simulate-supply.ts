/**
 * The product's gatherers on fake hosts, in simulated time and on a real database: choosing, leasing, pacing, reading,
 * storing and ending runs are the product's own. Only the network, the clock and the waiting are replaced. What the
 * product does takes no time, so the figures are those of the hosts' limits, and the real time is that of the product.
 */
import { sql } from 'kysely'
import { formatJobGate, type JobGate } from '#core/boards/job-gate.ts'
import { startGatherer } from '#server/gathering/gatherer.ts'
import { createLanePace, type LanePace } from '#server/gathering/lane-pace.ts'
import { createSourceClient } from '#server/gathering/source-client.ts'
import type { UsableSource } from '#server/gathering/usable-sources.ts'
import { sourceNamed } from '#sources/adapters/sources.ts'
import type { Db } from '#store/db.ts'
import { addBoards } from '#work/gathering/change-boards.ts'
import type { WriteServices } from '#work/import/write-listings.ts'
import { type Compared, compareSupply } from './compare-supply.ts'
import { createFakeHosts, type HostCounts } from './fake-hosts.ts'
import { createSimulatedTime } from './simulated-time.ts'
import { type SupplyOptions, supplyBoards } from './supply-boards.ts'
import { type HostFigures, hostFigures } from './supply-figures.ts'
import { trackStatements } from './track-statements.ts'

export type SimulationOptions = SupplyOptions & {
  /** With no boards or jobs in it. */
  db: Db
  readAll?: WriteServices['readAll']
  gate: JobGate
  /** Boards that a server reads at once, and servers that share the boards. */
  atOnce: number
  servers: number
  /** Simulated; the last day is the one whose figures are those of the steady state. */
  hours: number
  onHour?: (progress: Progress) => void
}

export type Progress = { hour: number; read: number; boards: number }

export type Simulation = {
  boards: number
  /** Open jobs on all boards at the beginning, taken or not. */
  jobs: number
  hosts: HostFigures[]
  /** After the first sweep, and at the end. */
  compared: { hour: number; compared: Compared }[]
  /** Resident memory of this process, with the fake hosts in it, as a quarter of all boards each was read, and at the end. */
  memoryMb: number[]
  /** What the product logged as a warning or an error. */
  troubles: Map<string, number>
}

/** All paces of hosts are multiples of it, so that no limit is kept by rounding. */
const GRAIN_MS = 125
/** Idle servers look for due boards less often than real ones, because each look costs real time. */
const POLL_MS = 30_000
const HOUR_MS = 3_600_000
const DAY_HOURS = 24
const STEP_MS = HOUR_MS / 12
const QUARTERS = 4
const MB = 1024 * 1024

export async function simulateSupply(options: SimulationOptions): Promise<Simulation> {
  const { db, begin, gate, readAll, hours, slowness } = options
  const time = createSimulatedTime(begin, { grainMs: GRAIN_MS })
  const endTracking = trackStatements(time)
  try {
    const boards = supplyBoards(options)
    const hosts = createFakeHosts(boards, time, options)
    const troubles = new Map<string, number>()
    const count = (fields: object, message: string) => {
      const { board = '', err } = fields as { board?: string; err?: Error }
      const [source] = board.split('/')
      const kind = [source, message.replaceAll(/\d+/g, 'N'), err?.message ?? ''].join(' ')
      troubles.set(kind, (troubles.get(kind) ?? 0) + 1)
    }
    const log = { info() {}, warn: count, error: count }
    const services = {
      db,
      clock: time.clock,
      log,
      ...(readAll && {
        readAll: (listings: Parameters<typeof readAll>[0]) => time.during(() => readAll(listings)),
      }),
    }
    await time.during(() => addBoards(services, boards))
    await sql`analyze boards`.execute(db)
    const sources = new Map<string, UsableSource>(
      boards.flatMap(({ source: name }) => {
        const source = sourceNamed(name)
        return source ? [[name, { source, keys: {} }] as const] : []
      }),
    )
    const servers = Array.from({ length: options.servers }, () => {
      const client = createSourceClient({
        clock: time.clock,
        identity: { version: '0', publicUrl: 'http://rolecall.example', email: null },
        safe: hosts.safe,
        delay: time.delay,
        lanes: slower(createLanePace({ db, clock: time.clock, delay: time.delay }), slowness),
      })
      const gatherer = startGatherer(
        { services, log, client, sources, gate },
        { atOnce: options.atOnce, wait: time.delay, pollMs: POLL_MS },
      )
      return { client, gatherer }
    })

    const memoryMb: number[] = []
    const compared: Simulation['compared'] = []
    let before: ReadonlyMap<string, HostCounts> = new Map()
    const compareNow = async (hour: number) => {
      const now = time.clock.now()
      const takesAll = formatJobGate(gate) === 'all'
      compared.push({
        hour,
        compared: await compareSupply({ ...options, hosts, boards, takesAll, now }),
      })
    }
    let read = 0
    for (let atMs = 0; atMs < hours * HOUR_MS; ) {
      atMs += STEP_MS
      await time.passUntil(new Date(begin.getTime() + atMs))
      if (read < boards.length) {
        read = await readBoards(db)
        while (read >= (boards.length * (memoryMb.length + 1)) / QUARTERS)
          memoryMb.push(residentMb())
        if (read === boards.length) await compareNow(atMs / HOUR_MS)
      }
      if (atMs % HOUR_MS !== 0) continue
      const hour = atMs / HOUR_MS
      options.onHour?.({ hour, read, boards: boards.length })
      if (hour === hours - DAY_HOURS) before = copyOf(hosts.counts)
    }
    await Promise.all(servers.map(({ gatherer }) => gatherer.stop()))
    await Promise.all(servers.map(({ client }) => client.close()))
    memoryMb.push(residentMb())
    await compareNow(hours)
    return {
      boards: boards.length,
      jobs: boards.reduce((sum, { jobs }) => sum + jobs, 0),
      hosts: await hostFigures(db, {
        boards,
        counts: hosts.counts,
        before,
        begin,
        slowness,
        hours,
      }),
      compared,
      memoryMb,
      troubles,
    }
  } finally {
    endTracking()
  }
}

const slower = (pace: LanePace, times: number): LanePace => ({
  ...pace,
  turn: (lane, signal) =>
    pace.turn({ ...lane, secondsBetween: lane.secondsBetween * times }, signal),
})

/** Boards whose first run has ended, whatever it found. */
async function readBoards(db: Db): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select count(*)::int as read from boards where last_run_at is not null`.execute(db)
  return rows[0]?.read ?? 0
}

const residentMb = () => process.memoryUsage.rss() / MB

const copyOf = (counts: ReadonlyMap<string, HostCounts>) =>
  new Map([...counts].map(([source, of]) => [source, { ...of }]))
