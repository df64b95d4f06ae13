/**
 * `npm run bench -- search`: our engine with a million made listings, beside PostgreSQL full text and SQLite FTS5 with
 * the same listings and questions. `--rows N`, `--neighbours-rows N`, `--only ours`, `--rounds N`, and `--profile`, which
 * leaves a CPU profile of our answers.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { writeMeasured } from './figures.ts'
import { runPinned } from './own-process.ts'
import { ourFigures } from './search-figures.ts'
import { QUERY_CLASSES } from './search-queries.ts'
import type { Measured, Times } from './search-times.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rows: { type: 'string', default: '1000000' },
    'neighbours-rows': { type: 'string', default: '100000' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    profile: { type: 'boolean', default: false },
  },
})

/** Slow engines need fewer: their times vary less than they last. */
const NEIGHBOURS_ROUNDS = 3
const OUR_FLAGS = ['--expose-gc', '--max-old-space-size=12288']

const rows = Number(values.rows)
const snapshotFile = path.join(os.tmpdir(), `rolecall-search-${process.pid}.snapshot`)
const profileFile = path.join(os.tmpdir(), `rolecall-search-${process.pid}.cpuprofile`)
const ours = await measureOurs(rows, values.profile ? [profileFile] : [])
const small = await measureOurs(Math.round(rows / 10), [])
const neighbours = values.only === 'ours' ? [] : await measureNeighbours()

const given = process.argv.slice(2).join(' ')
writeMeasured(
  [...timesTable([ours, small, ...neighbours]), '', ...ourFigures(ours, small, neighbours)],
  { mark: 'bench search', command: `npm run bench -- ${given}` },
)
if (values.profile) process.stdout.write(`CPU profile: ${profileFile}\n`)

async function measureOurs(count: number, more: string[]): Promise<Measured> {
  process.stderr.write(`ours, ${count} listings\n`)
  const built = await runPinned<Measured>(
    'dev/bench/search-ours.ts',
    [count, values.rounds, snapshotFile, ...more],
    OUR_FLAGS,
  )
  const opened = await runPinned<Measured['figures']>(
    'dev/bench/search-opened.ts',
    [snapshotFile],
    OUR_FLAGS,
  )
  fs.rmSync(snapshotFile)
  return { ...built, figures: { ...built.figures, ...opened } }
}

async function measureNeighbours(): Promise<Measured[]> {
  const count = Number(values['neighbours-rows'])
  const measured: Measured[] = []
  for (const script of ['search-postgres.ts', 'search-sqlite.ts']) {
    process.stderr.write(`${script}, ${count} listings\n`)
    measured.push(await runPinned(`dev/bench/${script}`, [count, NEIGHBOURS_ROUNDS]))
  }
  return measured
}

function timesTable(all: Measured[]): string[] {
  const heads = all.map(({ engine, rows }) => `${engine}, ${rows.toLocaleString('en')}`)
  const cells = QUERY_CLASSES.map(({ name, bar }) => [
    name,
    bar.p50 === undefined ? `p95 ${bar.p95}` : `p50 ${bar.p50}, p95 ${bar.p95}`,
    ...all.map(({ classes }) => formatTimes(classes[name])),
  ])
  return [
    `| questions | bar | ${heads.join(' | ')} |`,
    `|---|---|${all.map(() => '---').join('|')}|`,
    ...cells.map((row) => `| ${row.join(' | ')} |`),
  ]
}

function formatTimes(times: Times | undefined): string {
  if (!times) return '–'
  const { p50, p95, max, unanswered } = times
  const note = unanswered > 0 ? ` (${unanswered} given up)` : ''
  return [p50, p95, max].map(formatMs).join(' / ') + note
}

/** Two figures that mean something. */
function formatMs(ms: number): string {
  if (ms >= 100) return Math.round(ms).toLocaleString('en')
  return ms.toFixed(ms >= 10 ? 1 : ms >= 0.1 ? 2 : 3)
}
