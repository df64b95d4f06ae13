/**
 * `npm run boards -- COMMAND …`: manages boards from the command line. Works beside a running server or alone.
 */
import { parseArgs } from 'node:util'
import { isFailedSubmission, Refusal } from '#core/api/refusal.ts'
import { isCompanyName, MAX_COMPANY } from '#core/boards/board-name.ts'
import { countOf } from '#core/text/count-of.ts'
import { entryOf } from '#core/text/entry-of.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { knownSources } from '#server/gathering/board-service.ts'
import { checkBoard } from '#server/gathering/check-board.ts'
import { boardsByName, findBoards } from '#server/gathering/find-boards.ts'
import { openSourceClient } from '#server/gathering/open-source-client.ts'
import { whyNot } from '#server/gathering/usable-sources.ts'
import { type Env, readEnv } from '#server/process/env.ts'
import { createLog } from '#server/process/log.ts'
import { fromCaller } from '#server/process/run-command.ts'
import { say, warn } from '#server/process/say.ts'
import { isStartProblem, StartProblem } from '#server/process/start-problem.ts'
import { sourceNamed } from '#sources/adapters/sources.ts'
import type { SourceClient } from '#sources/source/board-client.ts'
import { Away, Unreadable } from '#sources/source/source.ts'
import type { BoardState, NewBoard } from '#store/boards.ts'
import * as boards from '#store/boards.ts'
import * as runs from '#store/runs.ts'
import {
  addBoards,
  confirmHeld,
  nameBoard,
  pauseBoard,
  removeBoard,
  resumeBoard,
  runBoardNow,
  undoAddBoards,
} from '#work/gathering/change-boards.ts'
import { runDiscovery } from './discover-boards.ts'
import { importBoards } from './import-boards.ts'

const USAGE = `Usage: npm run boards -- COMMAND
  list [SOURCE]          list all boards and their state
  add ADDRESS…           add a board by its address, one of its jobs, or a company page that links to it
  add SOURCE/BOARD…      add a board by its name, like lever/acme
  discover URL…          look for boards on careers pages and in open lists; with --add, add the new ones
  import                 add all boards that come with Rolecall, some 27,000 of all trades
  import FILE            add the boards of a tab-separated list: source, board and company
  undo TIME              remove the boards that an import added at that time
  pause SOURCE/BOARD…    stop reading it; its jobs stay listed
  resume SOURCE/BOARD…   start reading it again, right away
  name SOURCE/BOARD NAME set the company that its jobs show; without NAME, use the board's own
  remove SOURCE/BOARD…   remove it, and close the jobs that only it listed
  run SOURCE/BOARD…      read it before all others, by a running server or the next npm run gather
  runs [SOURCE/BOARD…]   show the latest runs, and what could not be read
  check SOURCE/BOARD…    read it now and show what is there, without storing anything
  confirm SOURCE/BOARD…  confirm that its missing jobs are gone, and close them`

/** About a day's runs of a board that is read every hour or two. */
const SHOWN_RUNS = 20

/** Commands that mean all boards if none is named. */
const WHOLE = new Set(['list', 'runs', 'import'])
/** Instead of a file: the lists that come with the product. */
const SHIPPED = 'all'

type Command = (given: {
  env: Env
  database: Database
  client: SourceClient
  names: string[]
  /** `--add` of `discover`. */
  isAdding: boolean
}) => Promise<boolean>

async function main(): Promise<number> {
  const { command, names, isAdding } = readArguments()
  const env = readEnv(process.env)
  const database = await openDatabase(env, { log: createLog('error'), share: true })
  const client = openSourceClient(env, contextOf(database))
  try {
    return (await command({ env, database, client, names, isAdding })) ? 0 : 1
  } finally {
    await client.close()
    await database.stop()
  }
}

const contextOf = ({ db }: Database) => ({ db, clock: { now: () => new Date() } })

const COMMANDS: Record<string, Command> = {
  async list({ database, names }) {
    const listed = await boards.list(database.db, names[0] ?? null)
    for (const board of listed) say(lineOf(board))
    say(`${countOf(listed.length, 'board')}.`)
    return true
  },
  add({ env, database, client, names }) {
    return eachFound(client, names, (boards) => addFound(database, env, boards))
  },
  discover({ env, database, client, names, isAdding }) {
    return runDiscovery({ env, db: database.db, client, addresses: names, isAdding, say })
  },
  async import({ env, database, names }) {
    const [name = SHIPPED] = names
    const file = name === SHIPPED ? null : fromCaller(name)
    const parts = { db: database.db, now: new Date(), say, progress: sayProgress }
    const done = await importBoards(parts, file)
    sayProgress('')
    const { added, existing, refused, repeated, at } = done
    const number = (value: number) => value.toLocaleString('en')
    const others = [
      `${number(existing)} already there`,
      ...(repeated > 0 ? [`${number(repeated)} listed twice`] : []),
      ...(refused > 0 ? [`${number(refused)} refused`] : []),
    ]
    say(`${countOf(added, 'board')} added, ${others.join(', ')}.`)
    if (added > 0) say(`To undo: npm run boards -- undo ${at.toISOString()}`)
    for (const source of done.sources) sayWhyNot(source, env)
    if (done.problem !== null) throw new StartProblem(`${name}: ${done.problem}.`)
    return refused === 0
  },
  async undo({ database, names: [time = ''] }) {
    const at = new Date(time)
    if (Number.isNaN(at.getTime())) throw new StartProblem(`"${time}" is not a time.`)
    const { boards: count, closed } = await undoAddBoards(contextOf(database), at)
    say(`${countOf(count, 'board')} removed, which closed ${countOf(closed, 'job')}.`)
    return count > 0
  },
  pause: forEach(async (database, board) => {
    await pauseBoard(contextOf(database), board.id)
    return 'is paused; its jobs stay'
  }),
  resume: forEach(async (database, board) => {
    await resumeBoard(contextOf(database), board.id)
    return 'will be read right away'
  }),
  run: forEach(async (database, board, env) => {
    await runBoardNow(
      { ...contextOf(database), boardService: { sources: knownSources(env) } },
      board.id,
    )
    return 'will be read next, as soon as its host has room'
  }),
  async name({ database, names: [name = '', ...words] }) {
    const board = await requireBoard(database, name)
    const company = words.join(' ').trim()
    if (!isCompanyName(company)) {
      throw new StartProblem(
        `A company name must be one line of at most ${MAX_COMPANY} characters.`,
      )
    }
    await nameBoard(contextOf(database), board.id, company || null)
    say(`${name} will show ${company || 'its own company name'} after its next run.`)
    return true
  },
  async runs({ database, names }) {
    if (names.length > 0) return showRuns({ database, names })
    for (const run of await runs.latest(database.db, { limit: SHOWN_RUNS })) {
      const board = await boards.byId(database.db, run.boardId)
      say(`${board ? `${board.source}/${board.token}` : 'a removed board'}  ${runLine(run)}`)
    }
    return true
  },
  remove: forEach(async (database, board) => {
    const closed = await removeBoard(contextOf(database), board.id)
    return `was removed, which closed ${countOf(closed, 'job')} that only it listed`
  }),
  confirm: forEach(async (database, board) => {
    if (!board.held) throw new Refusal('nothing_held')
    const closed = await confirmHeld(contextOf(database), board.id, board.held)
    return `is confirmed, which closed ${countOf(closed, 'job')}`
  }),
  check({ env, client, names }) {
    return eachFound(client, names, async ([board]) => {
      const { source, token } = board as NewBoard
      try {
        say(`${source}/${token}: ${await checkBoard(client, env, { source, token })}`)
      } catch (error) {
        if (!(error instanceof Away || error instanceof Unreadable)) throw error
        say(`${source}/${token}: ${error.message}`)
        return false
      }
      return true
    })
  },
}

/** Returns whether every name had boards, and `use` succeeded with all of them. */
async function eachFound(
  client: SourceClient,
  names: readonly string[],
  use: (boards: NewBoard[]) => Promise<boolean>,
): Promise<boolean> {
  let isGood = true
  for (const name of names) {
    const found = boardsByName(name) ?? (await findBoards(client, name))
    if ('problem' in found) {
      say(found.problem)
      isGood = false
    } else isGood = (await use(found.boards)) && isGood
  }
  return isGood
}

async function showRuns({ database, names }: { database: Database; names: string[] }) {
  for (const name of names) {
    const board = await requireBoard(database, name)
    say(name)
    for (const run of await runs.ofBoard(database.db, board.id, SHOWN_RUNS)) {
      say(`  ${runLine(run)}`)
      for (const { problem, id, example } of run.examples) {
        say(`    ${id === null ? '' : `${id}: `}${problem}  ${example}`)
      }
    }
  }
  return true
}

function runLine({ startedAt, outcome, sentence }: runs.Run): string {
  return `${startedAt.toISOString()}  ${outcome ?? 'running'}  ${sentence ?? ''}`.trimEnd()
}

async function requireBoard(database: Database, name: string): Promise<BoardState> {
  const [named] = boardsByName(name)?.boards ?? []
  const board = named && (await boards.byToken(database.db, named.source, named.token))
  if (!board)
    throw new StartProblem(
      `There is no board "${name}". Run npm run boards -- list to see all boards.`,
    )
  return board
}

/** Prints a refusal for one board and continues with the rest. */
function forEach(
  work: (database: Database, board: BoardState, env: Env) => Promise<string>,
): Command {
  return async ({ env, database, names }) => {
    let isGood = true
    for (const name of names) {
      try {
        const board = await requireBoard(database, name)
        say(`${name} ${await work(database, board, env)}.`)
      } catch (error) {
        const isOfThis = error instanceof StartProblem || error instanceof Refusal
        if (!isOfThis || isFailedSubmission(error)) throw error
        say(`${name}: ${error.message}`)
        isGood = false
      }
    }
    return isGood
  }
}

async function addFound(database: Database, env: Env, [first, ...others]: NewBoard[]) {
  if (!first) return false
  const { source, token } = first
  const known = sourceNamed(source)
  if (!known) {
    say(`${source}/${token}: there is no such source.`)
    return false
  }
  const count = await addBoards(contextOf(database), [first])
  const soon = whyNot(known, env) ? '' : '; a running server reads it within moments'
  say(`${source}/${token} ${count > 0 ? `was added${soon}` : 'already exists'}.`)
  if (others.length > 0) {
    say(`The page also links to ${others.map((one) => `${one.source}/${one.token}`).join(', ')}.`)
  }
  sayWhyNot(source, env)
  return true
}

function sayWhyNot(name: string, env: Env) {
  const source = sourceNamed(name)
  const reason = source && whyNot(source, env)
  if (reason) say(`${source.title} is not read: ${reason}`)
}

function lineOf(board: BoardState) {
  const { source, token, pausedAt, held, lastRun, listed } = board
  const state = pausedAt ? 'paused' : held ? 'held' : (lastRun?.outcome ?? 'new')
  const name = `${source}/${token}`.padEnd(40)
  return `${name} ${state.padEnd(10)} ${String(listed).padStart(6)}  ${lastRun?.sentence ?? ''}`.trimEnd()
}

/** On one line of a terminal; '' removes it. */
function sayProgress(text: string) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
}

function readArguments() {
  try {
    const options = { add: { type: 'boolean', default: false } } as const
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [name = '', ...names] = positionals
    const command = entryOf(COMMANDS, name)
    const isKnown = command && (names.length > 0 || WHOLE.has(name))
    if (!isKnown || (values.add && name !== 'discover')) throw new StartProblem(USAGE)
    return { command, names, isAdding: values.add }
  } catch (error) {
    throw isStartProblem(error) ? error : new StartProblem(`${(error as Error).message}\n${USAGE}`)
  }
}

process.exitCode = await main().catch((error: unknown) => {
  const isSaid = isStartProblem(error) || error instanceof Refusal
  warn(`${isSaid ? (error as Error).message : (error as Error).stack}`)
  return 1
})
