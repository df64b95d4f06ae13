/**
 * `npm run boards -- COMMAND …`: what the operator does with boards from the command line. Works beside a running server
 * or alone.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { isUnanswered, Refusal } from '#core/api/refusal.ts'
import { parseBoardList } from '#core/boards/board-list.ts'
import { isCompanyName, MAX_COMPANY } from '#core/boards/board-name.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { knownSources } from '#server/gathering/board-desk.ts'
import { checkBoard } from '#server/gathering/check-board.ts'
import { boardsByName, findBoards } from '#server/gathering/find-boards.ts'
import { openSourceClient } from '#server/gathering/open-source-client.ts'
import { whyNot } from '#server/gathering/usable-sources.ts'
import { type Env, readEnv } from '#server/process/env.ts'
import { createLog } from '#server/process/log.ts'
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
} from '#work/gathering/change-boards.ts'

const USAGE = `Usage: npm run boards -- COMMAND
  list [SOURCE]          all boards, and how they are
  add ADDRESS…           a board's address, one of its jobs', or a company's page that shows it
  add SOURCE/BOARD…      the same by name, like lever/acme
  import FILE            a list: source, board and company, with tabs between them
  pause SOURCE/BOARD…    read no more; what is listed stays
  resume SOURCE/BOARD…   read again, at once
  name SOURCE/BOARD NAME what its jobs show as their company; without NAME, what the board says
  remove SOURCE/BOARD…   forget it, and close what only it listed
  run SOURCE/BOARD…      read it before all others, by the server that runs or the next npm run gather
  runs [SOURCE/BOARD…]   the last runs, and what could not be read
  check SOURCE/BOARD…    read it now and tell what is there; nothing is stored
  confirm SOURCE/BOARD…  what vanished from it at once is gone indeed`

/** A day of a board that is read every hour or two. */
const SHOWN_RUNS = 20

/** Commands that name no board mean all of them. */
const WHOLE = new Set(['list', 'runs'])

type Command = (given: {
  env: Env
  database: Database
  client: SourceClient
  names: string[]
}) => Promise<boolean>

const say = (text: string) => process.stdout.write(`${text}\n`)

async function main(): Promise<number> {
  const { command, names } = readArguments()
  const env = readEnv(process.env)
  const database = await openDatabase(env, { log: createLog('error'), share: true })
  const client = openSourceClient(env, { now: () => new Date() })
  try {
    return (await command({ env, database, client, names })) ? 0 : 1
  } finally {
    await client.close()
    await database.stop()
  }
}

const worldOf = ({ db }: Database) => ({ db, clock: { now: () => new Date() } })

const COMMANDS: Record<string, Command> = {
  async list({ database, names }) {
    const listed = await boards.list(database.db, names[0] ?? null)
    for (const board of listed) say(lineOf(board))
    say(`${listed.length.toLocaleString('en')} boards.`)
    return true
  },
  async add({ env, database, client, names }) {
    let isGood = true
    for (const name of names) {
      const found = boardsByName(name) ?? (await findBoards(client, name))
      if ('problem' in found) {
        say(found.problem)
        isGood = false
      } else isGood = (await addFound(database, env, found.boards)) && isGood
    }
    return isGood
  },
  async import({ env, database, names }) {
    const [file = ''] = names
    const { boards: listed, odd } = parseBoardList(readFile(file))
    for (const { line, problem } of odd) say(`line ${line}: ${problem}`)
    const unknown = listed.filter(({ source }) => !sourceNamed(source))
    for (const { source, token } of unknown) say(`${source}/${token}: there is no such source`)
    const known = listed.filter((board) => !unknown.includes(board))
    const count = await addBoards(worldOf(database), known)
    say(`${count} boards are new, ${known.length - count} were there.`)
    for (const source of new Set(known.map((board) => board.source))) sayWhyNot(source, env)
    return odd.length + unknown.length === 0
  },
  pause: forEach(async (database, board) => {
    await pauseBoard(worldOf(database), board.id)
    return 'is paused; its jobs stay'
  }),
  resume: forEach(async (database, board) => {
    await resumeBoard(worldOf(database), board.id)
    return 'is read again'
  }),
  run: forEach(async (database, board, env) => {
    await runBoardNow({ ...worldOf(database), boardDesk: { sources: knownSources(env) } }, board.id)
    return 'is next'
  }),
  async name({ database, names: [name = '', ...words] }) {
    const board = await requireBoard(database, name)
    const company = words.join(' ').trim()
    if (!isCompanyName(company)) {
      throw new StartProblem(`A company’s name is one line of at most ${MAX_COMPANY} characters.`)
    }
    await nameBoard(worldOf(database), board.id, company || null)
    say(`${name} is ${company ? `of ${company}` : 'named by itself'} once it is read.`)
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
    const closed = await removeBoard(worldOf(database), board.id)
    return `is removed; ${closed} jobs that only it listed are closed`
  }),
  confirm: forEach(async (database, board) => {
    if (!board.held) throw new Refusal('nothing_held')
    const closed = await confirmHeld(worldOf(database), board.id, board.held)
    return `has lost them: ${closed} jobs are closed`
  }),
  async check({ env, client, names }) {
    let isGood = true
    for (const name of names) {
      const found = boardsByName(name) ?? (await findBoards(client, name))
      if ('problem' in found) {
        say(found.problem)
        isGood = false
        continue
      }
      const { source, token } = found.boards[0] as NewBoard
      try {
        say(`${source}/${token}: ${await checkBoard(client, env, { source, token })}`)
      } catch (error) {
        if (!(error instanceof Away || error instanceof Unreadable)) throw error
        say(`${source}/${token}: ${error.message}`)
        isGood = false
      }
    }
    return isGood
  },
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
  return `${startedAt.toISOString()}  ${outcome ?? 'goes on'}  ${sentence ?? ''}`.trimEnd()
}

async function requireBoard(database: Database, name: string): Promise<BoardState> {
  const [named] = boardsByName(name)?.boards ?? []
  const board = named && (await boards.byToken(database.db, named.source, named.token))
  if (!board) throw new StartProblem(`There is no board "${name}". list shows them.`)
  return board
}

/** A refusal for one board is printed, and the rest go on. */
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
        if (!isOfThis || isUnanswered(error)) throw error
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
  const count = await addBoards(worldOf(database), [first])
  const soon = whyNot(known, env) ? '' : '; a server that runs reads it within moments'
  say(`${source}/${token} ${count > 0 ? `is added${soon}` : 'was there'}.`)
  if (others.length > 0) {
    say(`The page also names ${others.map((one) => `${one.source}/${one.token}`).join(', ')}.`)
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

/** A file's name is meant from where the person stood. */
function readFile(file: string) {
  try {
    return fs.readFileSync(path.resolve(process.env.CALLED_FROM ?? '.', file), 'utf8')
  } catch {
    throw new StartProblem(`${file} cannot be read.`)
  }
}

function readArguments() {
  try {
    const [name = '', ...names] = parseArgs({ options: {}, allowPositionals: true }).positionals
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!command || (names.length === 0 && !WHOLE.has(name))) throw new StartProblem(USAGE)
    return { command, names }
  } catch (error) {
    throw isStartProblem(error) ? error : new StartProblem(`${(error as Error).message}\n${USAGE}`)
  }
}

process.exitCode = await main().catch((error: unknown) => {
  const isSaid = isStartProblem(error) || error instanceof Refusal
  process.stderr.write(`${isSaid ? (error as Error).message : (error as Error).stack}\n`)
  return 1
})
