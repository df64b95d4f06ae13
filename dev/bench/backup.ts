/**
 * `npm run bench -- backup` backs up the running product while people search and jobs change, restores that into an
 * empty place, starts a server on it, and checks that nothing is missing or damaged. `--rows 100000`, `--files 10000`,
 * `--rate 50`, and `--seconds 60` of load, in which the backup is made. Everything shares the machine.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import type { AccountId } from '#core/account/account.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as files from '#store/files.ts'
import { brokenInvariants } from '#test/broken-invariants.ts'
import { signUp } from '#test/sign-up.ts'
import { removeDemo } from '#work/import/import-listings.ts'
import { changeJobs, importFirst } from './changing-jobs.ts'
import { type Figure, formatNumber, formatTimes, optionsOr, writeFigures } from './figures.ts'
import { makeDirectory } from './measured-process.ts'
import { countOf, startProduct } from './running-product.ts'
import { askSteadily } from './steady-client.ts'

const {
  rows,
  files: fileCount,
  rate,
  seconds,
} = optionsOr({ rows: 100_000, files: 10_000, rate: 50, seconds: 60 })
/** As large as a CV of two pages. */
const FILE_BYTES = 60_000
/** Each has as many files as one may keep. */
const FILES_EACH = 100
const WARM_UP_SECONDS = 20
const ALONE_SECONDS = 30
const MB = 1e6

const [source, target, directory] = [makeDirectory(), makeDirectory(), makeDirectory()]
const before = await startProduct({ dataDir: path.join(source, 'data') })
await importFirst(before.db, rows)
await removeDemo({ db: before.db })
await addFiles(before.db)
await askSteadily(rate, WARM_UP_SECONDS)
const alone = await askSteadily(rate, ALONE_SECONDS)
const [beside, savedIn] = await Promise.all([
  askSteadily(rate, seconds),
  secondsOf(() => command('backup', [directory], { DATA_DIR: path.join(source, 'data') })),
  changeJobs(before.db, { count: rows, seconds }),
])
await before.stop()

const [name = ''] = fs.readdirSync(directory)
const file = path.join(directory, name)
const dataDir = path.join(target, 'data')
const restoredIn = await secondsOf(() => command('restore', [file], { DATA_DIR: dataDir }))
const after = await startProduct({ dataDir })
const [open, kept, broken] = await Promise.all([
  countOf(),
  contentsOf(after.db),
  brokenInvariants(after.db),
])
await after.stop()

const figures: Figure[] = [
  ['Jobs, and files of 60 KB', `${formatNumber(rows)}, ${formatNumber(fileCount)}`],
  ['Backup, with its file', `${savedIn.toFixed(1)} s, ${megabytes(fs.statSync(file).size)}`],
  ['Searches before it', formatTimes(timesOf(alone), 'p50', 'p95', 'p99')],
  ['Searches beside it', formatTimes(timesOf(beside), 'p50', 'p95', 'p99')],
  ['Errors of searches', `${alone.errors.length + beside.errors.length}`],
  ['Restore', `${restoredIn.toFixed(1)} s`],
  ['Start on it, until ready', `${(after.readyMs / 1000).toFixed(1)} s`],
  ['From the beginning of the restore until people are served', servedAfter()],
  ['Open jobs found afterwards', formatNumber(open)],
  ['Files with the right content afterwards', formatNumber(kept)],
  ['Broken invariants', String(broken.length)],
]
writeFigures(figures)
const missed = [
  kept !== fileCount && `${fileCount - kept} files are missing or damaged`,
  open < rows && `only ${open} jobs are open`,
  broken.length > 0 && `broken: ${JSON.stringify(broken.slice(0, 5))}`,
].filter(Boolean)
process.stdout.write(`Missed bars: ${missed.join('; ') || 'none'}\n`)
if (missed.length > 0) process.exitCode = 1

function servedAfter() {
  return `${(restoredIn + after.readyMs / 1000).toFixed(1)} s`
}

function megabytes(bytes: number) {
  return `${formatNumber(bytes / MB)} MB`
}

/** The product's command, as people type it. Throws what it prints if it fails. */
async function command(name: string, args: string[], settings: Record<string, string>) {
  const script = `src/server/commands/${name}.ts`
  await promisify(execFile)(process.execPath, [script, ...args], {
    env: { ...process.env, ...settings, LOG_LEVEL: 'silent' },
  })
}

async function secondsOf(task: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await task()
  return (performance.now() - began) / 1000
}

function timesOf({ kinds }: Awaited<ReturnType<typeof askSteadily>>) {
  if (!kinds.all) throw new Error('Nothing was searched')
  return kinds.all
}

async function addFiles(db: Db) {
  for (let person = 0; person * FILES_EACH < fileCount; person++) {
    const email = `person-${person}@example.org`
    const { id } = await signUp(before, `Person ${person}`, email, `10.1.${person}.1`)
    await inTransaction(db, async (tx) => {
      for (let n = person * FILES_EACH; n < Math.min(fileCount, (person + 1) * FILES_EACH); n++) {
        await files.add(tx, { ...fileOf(n), accountId: id as AccountId }, new Date())
      }
    })
  }
}

/** The content follows from the number, so that it can be compared afterwards. Like a PDF, it can't be compressed. */
function fileOf(number: number): files.NewFile {
  const content = new Uint8Array(FILE_BYTES)
  for (let at = 0; at < FILE_BYTES; at += 32) {
    content.set(createHash('sha256').update(`${number} ${at}`).digest(), at)
  }
  return {
    ...{ kind: 'cv', name: `${number}.pdf`, mediaType: 'application/pdf', isScanned: false },
    ...{ content, objectName: null },
  }
}

/** How many files have the content that they were given. */
async function contentsOf(db: Db): Promise<number> {
  let right = 0
  for (let from = 0; from < fileCount; from += FILES_EACH) {
    const numbers = Array.from({ length: FILES_EACH }, (_, at) => from + at)
    const { rows: found } = await sql<{ name: string; content: Buffer }>`
      select name, content from files join file_contents on file_id = id
       where name = any(${numbers.map((number) => `${number}.pdf`)})`.execute(db)
    right += found.filter(({ name, content }) =>
      content.equals(fileOf(Number.parseInt(name, 10)).content),
    ).length
  }
  return right
}
