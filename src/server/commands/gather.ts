/**
 * `npm run gather -- [SOURCE[/BOARD]…]`: reads every board that is due, or the named ones, once. If there are no
 * boards yet, adds the list that ships with the product. Works beside a running server or alone.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isFailedSubmission } from '#core/api/refusal.ts'
import { parseBoardName } from '#core/boards/board-name.ts'
import { countOf } from '#core/text/count-of.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { openInstanceClock } from '#server/database/instance-clock.ts'
import { type Gathered, gatherTaken, sourcesOf } from '#server/gathering/gather-next.ts'
import { createListingReaders } from '#server/gathering/listing-readers.ts'
import { openSourceClient } from '#server/gathering/open-source-client.ts'
import { createRoomWait } from '#server/gathering/room-wait.ts'
import { readStarterBoards } from '#server/gathering/shipped-boards.ts'
import { usableSources, whyNot } from '#server/gathering/usable-sources.ts'
import { wantedBoards } from '#server/gathering/wanted-boards.ts'
import { noContact } from '#server/outgoing/user-agent.ts'
import { type Env, readEnv } from '#server/process/env.ts'
import { faultPoint } from '#server/process/fault-point.ts'
import { createLog } from '#server/process/log.ts'
import { runCommand } from '#server/process/run-command.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import { sourceNamed } from '#sources/adapters/sources.ts'
import * as boardLeases from '#store/board-leases.ts'
import * as boards from '#store/boards.ts'
import { addBoards } from '#work/gathering/change-boards.ts'
import { closeEnded } from '#work/gathering/close-ended.ts'
import { takeBoard } from '#work/gathering/take-board.ts'
import { LeaseLost } from '#work/import/write-listings.ts'
import { formatRun, formatTotals, RUN_HEADER } from './gather-report.ts'

/** Consecutive refusals before the command gives up: a busy database recovers, one that is gone doesn't. */
const MOST_REFUSALS = 6
const PAUSE_MS = 10_000

const USAGE = `Usage: npm run gather -- [SOURCE[/BOARD]…]
  without names  every board that is due
  greenhouse     all boards of that source that are not paused, due or not
  lever/acme     that board, even if it is paused`

await runCommand(main)

async function main(): Promise<number> {
  const names = readNames()
  const env = readEnv(process.env)
  const { publicUrl, operator } = env.settings
  const log = createLog('error')
  const database = await openDatabase(env, { log, share: true })
  const clock = await openInstanceClock({ db: database.db, log })
  const client = openSourceClient(env, { clock, db: database.db })
  const readers = createListingReaders()
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
  try {
    if (names.length === 0) await addStarters(database, env)
    const named = names.length > 0 ? await boardsOf(database, names, env) : null
    const reached = faultPoint(process.env)
    const services = {
      db: database.db,
      clock,
      log,
      readAll: readers.read,
      ...(reached && { reached }),
    }
    const parts = {
      services,
      client,
      sources: usableSources(env),
      gate: env.gather.gate,
      signal: stopping.signal,
    }
    const missing = env.fakeInternet ? null : noContact({ publicUrl, email: operator.email })
    if (missing) process.stderr.write(`${missing}\n`)
    process.stdout.write(RUN_HEADER)
    const began = performance.now()
    const sources = sourcesOf(parts)
    const takeNext = named
      ? wantedBoards(named, (wanted) => takeBoard(services, sources, wanted))
      : createRoomWait({
          take: () => takeBoard(services, sources),
          isAnyDue: () =>
            boardLeases.isAnyDue(
              database.db,
              sources.map(({ name }) => name),
              clock.now(),
            ),
          delay: (ms) => delay(ms, undefined, { signal: stopping.signal }).catch(() => {}),
          signal: stopping.signal,
          say: (sentence) => process.stderr.write(`${sentence}\n`),
        })
    const done: Gathered[] = []

    async function work() {
      let refused = 0
      while (!stopping.signal.aborted) {
        try {
          const taken = await takeNext()
          if (!taken) return
          const gathered = await gatherTaken(parts, taken)
          refused = 0
          done.push(gathered)
          process.stdout.write(formatRun(gathered))
        } catch (error) {
          if (error instanceof LeaseLost) process.stderr.write(`${error.message}\n`)
          else if (isFailedSubmission(error) && ++refused < MOST_REFUSALS) {
            process.stderr.write(`${error.message} Trying again in ${PAUSE_MS / 1_000} seconds.\n`)
            await delay(PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => {})
          } else throw error
        }
      }
    }
    await Promise.all(Array.from({ length: env.gather.atOnce }, work))
    await closeEnded(services)
    process.stdout.write(formatTotals(done, (performance.now() - began) / 1_000))
    return isGood(done, named !== null) ? 0 : 1
  } finally {
    clock.stop()
    await client.close()
    await readers.stop()
    await database.stop()
  }
}

/** Among many boards, some always fail; boards that were named must all be read. */
function isGood(done: readonly Gathered[], isNamed: boolean) {
  const read = done.filter(
    ({ result }) => !['unreadable', 'away', 'stopped'].includes(result.outcome),
  )
  return isNamed
    ? read.length === done.length && done.length > 0
    : read.length > 0 || done.length === 0
}

async function addStarters({ db }: Database, env: Env) {
  if ((await boards.count(db)) > 0) return
  const usable = usableSources(env)
  const added = readStarterBoards().filter(({ source }) => usable.has(source))
  const services = { db, clock: { now: () => new Date() } }
  const count = await addBoards(services, added, { isStarter: true })
  const later = added.filter(({ canWait }) => canWait).length
  process.stdout.write(
    `There were no boards yet. Added ${countOf(count, 'board')}: ` +
      `${(count - later).toLocaleString('en')} to read now, ${later.toLocaleString('en')} over the next six hours.\n`,
  )
}

/** Board ids, and whether each was named individually: naming a source doesn't read its paused boards. */
async function boardsOf({ db }: Database, names: readonly string[], env: Env) {
  const named = new Map<number, boolean>()
  for (const name of names) {
    const { source, token } = parseBoardName(name) ?? { source: name, token: null }
    const known = sourceNamed(source)
    if (!known) throw new StartProblem(`There is no source "${source}".`)
    const reason = whyNot(known, env)
    if (reason) throw new StartProblem(`${known.title} is not read: ${reason}`)
    const found = (await boards.list(db, source)).filter(
      (board) => token === null || board.token === token,
    )
    if (found.length === 0) {
      throw new StartProblem(
        `There is no board "${name}". Run npm run boards -- list to see all boards.`,
      )
    }
    const wanted = found.filter(({ pausedAt }) => token !== null || pausedAt === null)
    if (wanted.length === 0) throw new StartProblem(`All boards of ${known.title} are paused.`)
    for (const { id } of wanted) named.set(id, token !== null || named.get(id) === true)
  }
  return named
}

function readNames(): string[] {
  try {
    return parseArgs({ options: {}, allowPositionals: true }).positionals
  } catch (error) {
    throw new StartProblem(`${(error as Error).message}\n${USAGE}`)
  }
}
