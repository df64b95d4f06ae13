/** Checks the database of the instance: version, locale, safety, use, the clock beside its own, boards and emails. */

import type { Settings } from '#core/settings/settings.ts'
import { countOf } from '#core/text/count-of.ts'
import { requireVersion } from '#server/database/database.ts'
import { findRunningPostgres } from '#server/database/embedded-postgres.ts'
import { SYSTEM_ID } from '#server/database/replica-watch.ts'
import { poolingProblem } from '#server/database/session-pooling.ts'
import { databaseName } from '#server/database/wait-for-database.ts'
import type { Env } from '#server/process/env.ts'
import { readMigrations } from '#server/process/project-root.ts'
import { isStartProblem } from '#server/process/start-problem.ts'
import { type Client, openClient } from '#store/client.ts'
import { type DatabaseFacts, readDatabaseFacts, readFileBytes } from '#store/database-facts.ts'
import { type Finding, fix, note, ok, type Verdict } from './finding.ts'

const ANSWER_LIMIT_MS = 10_000
const HOUR_MS = 3_600_000
/** The server logs a warning from here on. */
const FAR_OFF_MS = 5_000
/** Beside our own connections, an operator and a backup need some. */
const MAX_USED_SHARE = 0.85
const MAX_FAILING_SHARE = 0.1
const NAMED_BOARDS = 5

export async function checkDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'> &
    Partial<Pick<Env, 'directUrl' | 'replicaUrl'>> & { settings: Pick<Settings, 'filesMaxBytes'> },
  now: () => number,
): Promise<Finding[]> {
  const about = 'Database'
  try {
    const url = env.directUrl ?? env.databaseUrl ?? (await findRunningPostgres(env.dataDir))
    if (url === null) {
      const line = `Not checked: no server runs with ${env.dataDir}. Start it, or set DATA_DIR, and run this again.`
      return [{ about, state: 'unknown', lines: [line] }]
    }
    const isOwn = env.databaseUrl !== null
    const pooler = await checkPooler(env)
    // Nothing else is certain behind it.
    if (pooler?.state === 'fix') return [pooler]
    const client = await openClient(url, { name: 'rolecall-doctor', answerMs: ANSWER_LIMIT_MS })
    try {
      const before = now()
      const facts = await readDatabaseFacts(client)
      const findings = [
        ...(isOwn ? [] : [{ about: 'Built-in database', ...ok(`To look into it: psql '${url}'`) }]),
        ...judgeDatabase(facts, {
          migrations: Object.keys(readMigrations()),
          askedAt: before,
        }),
        ...(pooler ? [pooler] : []),
        ...(env.replicaUrl ? [await checkReplica(env.replicaUrl, client)] : []),
      ]
      const { filesMaxBytes } = env.settings
      if (filesMaxBytes === null || facts.migrations === null) return findings
      const verdict = judgeFiles(await readFileBytes(client), filesMaxBytes)
      return [...findings, { about: 'Files', ...verdict }]
    } finally {
      await client.leave()
    }
  } catch (error) {
    const { message } = error as Error
    const whose = env.databaseUrl ? `DATABASE_URL (${databaseName(env.databaseUrl)}): ` : ''
    const advice = isStartProblem(error) ? [] : ['Check that it runs, and the user and password.']
    return [{ about, ...fix(`${whose}${message}`, ...advice) }]
  }
}

type Addresses = Partial<Pick<Env, 'databaseUrl' | 'directUrl'>>

/** Null without a database of the operator's, and where there is nothing to say. */
async function checkPooler({ databaseUrl = null, directUrl = null }: Addresses) {
  if (databaseUrl === null) return null
  const about = 'Pooler'
  const problem = await poolingProblem({ databaseUrl, directUrl })
  if (problem !== null) return { about, ...fix(problem) }
  if (directUrl === null) return null
  const client = await openClient(databaseUrl, {
    name: 'rolecall-doctor',
    answerMs: ANSWER_LIMIT_MS,
  })
  try {
    const { rows } = await client.query<{ limit: string; role: string }>(
      `select current_setting('statement_timeout') as limit, current_user as role`,
    )
    const { limit, role } = rows[0] ?? { limit: '', role: '' }
    if (limit !== '0') return { about, ...ok(`Statements end after ${limit}.`) }
    const line = 'Statements have no time limit there: one that nobody waits for any more goes on.'
    return { about, ...note(line, `Run: alter role ${role} set statement_timeout = '60s';`) }
  } finally {
    await client.leave()
  }
}

async function checkReplica(replicaUrl: string, primary: Client): Promise<Finding> {
  const about = 'Replica'
  const advice = 'Until then everything is read from DATABASE_URL.'
  try {
    const client = await openClient(replicaUrl, {
      name: 'rolecall-doctor',
      answerMs: ANSWER_LIMIT_MS,
    })
    try {
      const { isReplica, system } = await identify(client)
      const ours = await identify(primary)
      if (system !== ours.system) {
        return { about, ...fix('DATABASE_REPLICA_URL leads to another database.', advice) }
      }
      if (!isReplica) {
        return {
          about,
          ...fix('DATABASE_REPLICA_URL leads to a server that is no replica.', advice),
        }
      }
      return { about, ...ok('It follows this database. /metrics has its lag.') }
    } finally {
      await client.leave()
    }
  } catch (error) {
    return { about, ...fix(`DATABASE_REPLICA_URL: ${(error as Error).message}`, advice) }
  }
}

async function identify(client: Client) {
  const { rows } = await client.query<{ isReplica: boolean; system: string }>(
    `select pg_is_in_recovery() as "isReplica", (${SYSTEM_ID}) as system`,
  )
  return rows[0] as { isReplica: boolean; system: string }
}

/** Above this share of FILES_MAX_GB, an operator has to think about more. */
const MAX_FILES_SHARE = 0.9

/** Bytes. */
export function judgeFiles(bytes: number, max: number): Verdict {
  const found = `Uploaded files have ${gigabytes(bytes)} of FILES_MAX_GB, ${gigabytes(max)}.`
  if (bytes < max * MAX_FILES_SHARE) return ok(found)
  return fix(found, 'Uploads are refused beyond that. Raise it, or look for unusual accounts.')
}

const gigabytes = (bytes: number) => `${(bytes / 2 ** 30).toFixed(1)} GB`

type Known = {
  /** File names of this version's. */
  migrations: readonly string[]
  /** This machine's time just before the database was asked: milliseconds since 1970. */
  askedAt: number
}

export function judgeDatabase(facts: DatabaseFacts, { migrations, askedAt }: Known): Finding[] {
  return [
    { about: 'Database', ...judgeServer(facts, migrations) },
    { about: 'Locale', ...judgeLocale(facts) },
    { about: 'Durability', ...judgeDurability(facts) },
    { about: 'Connections', ...judgeConnections(facts) },
    { about: 'Clock', ...judgeClock(askedAt - facts.nowMs) },
    ...(facts.boards ? [{ about: 'Boards', ...judgeBoards(facts.boards) }] : []),
    ...(facts.oldestMailAt
      ? [{ about: 'Waiting email', ...judgeMail(facts.nowMs - facts.oldestMailAt.getTime()) }]
      : []),
    ...(facts.content ? [{ about: 'Content', ...judgeContent(facts.content) }] : []),
  ]
}

function judgeServer({ version, migrations }: DatabaseFacts, known: readonly string[]): Verdict {
  const major = Math.floor(version / 10_000)
  const found = `PostgreSQL ${major}.${version % 10_000}. No extensions are needed.`
  try {
    requireVersion(major)
  } catch (error) {
    return fix((error as Error).message)
  }
  if (migrations === null) return note(found, 'It is empty: the first start creates the tables.')
  const newer = migrations.filter((name) => !known.includes(name))
  if (newer.length > 0) {
    return fix(found, `A newer version has changed it (${newer.join(', ')}). Run that version.`)
  }
  const due = known.filter((name) => !migrations.includes(name))
  return due.length > 0 ? note(found, `The next start runs ${due.join(', ')}.`) : ok(found)
}

function judgeLocale({ encoding, collation, collationVersion, actualVersion }: DatabaseFacts) {
  const found = `${encoding}, collation ${collation}.`
  if (encoding !== 'UTF8') {
    return fix(
      found,
      'Names and texts in other scripts can’t be stored. Create a database in UTF-8.',
    )
  }
  if (collationVersion !== actualVersion) {
    return fix(
      `${found} Indexes were made with version ${collationVersion} of its rules; the system has ${actualVersion}.`,
      'Rows may not be found. Run: reindex database DATABASE; alter database DATABASE refresh collation version;',
    )
  }
  return ok(found)
}

function judgeDurability({ unsafe }: DatabaseFacts): Verdict {
  if (unsafe.length === 0) return ok('What was acknowledged is on the disk.')
  return fix(
    `${unsafe.join(', ')}: what people saved can be lost when the machine stops.`,
    'Turn on each of these in postgresql.conf.',
  )
}

function judgeConnections({
  connections,
  maxConnections,
  oldestTransactionAt,
  nowMs,
}: DatabaseFacts) {
  const found = `${connections} of ${maxConnections} connections are used.`
  const openMs = oldestTransactionAt ? nowMs - oldestTransactionAt.getTime() : 0
  if (openMs > HOUR_MS) {
    return fix(
      found,
      `A transaction has been open for ${Math.floor(openMs / HOUR_MS)} hours, so every server reads the changes since then again and again.`,
      'Find it in pg_stat_activity by xact_start, and end it.',
    )
  }
  if (connections / maxConnections > MAX_USED_SHARE) {
    return fix(
      found,
      'Raise max_connections: each server uses up to 23, each of its PAGE_THREADS 3, and a backup one more.',
    )
  }
  return ok(found)
}

/** `aheadMs`: how far this machine's clock is ahead of the database's. */
export function judgeClock(aheadMs: number): Verdict {
  const away = `${(Math.abs(aheadMs) / 1_000).toFixed(1)} s ${aheadMs > 0 ? 'ahead of' : 'behind'}`
  if (Math.abs(aheadMs) < 1_000) return ok('It agrees with the database’s within a second.')
  const found = `It is ${away} the database’s, which all servers use.`
  return Math.abs(aheadMs) > FAR_OFF_MS
    ? fix(found, 'Run an NTP client, such as systemd-timesyncd or chrony, on both machines.')
    : note(found)
}

function judgeBoards({ all, held, failing, names }: NonNullable<DatabaseFacts['boards']>): Verdict {
  const found = `Of ${all} boards that aren’t paused, ${failing} failed at their last try, and ${held} are held.`
  const worst = names.slice(0, NAMED_BOARDS).map((name) => `Failing: ${name}`)
  if (held > 0) {
    return fix(found, 'Decide at /admin/sources?health=held whether their jobs are gone.', ...worst)
  }
  if (failing > all * MAX_FAILING_SHARE) {
    return fix(
      found,
      'See /admin/sources?health=failing, and whether this machine reaches them.',
      ...worst,
    )
  }
  return failing > 0 ? note(found, ...worst) : ok(found)
}

function judgeContent(content: NonNullable<DatabaseFacts['content']>): Verdict {
  const { operators, sampleJobs, maintenanceSince } = content
  const lines = [
    ...(maintenanceSince
      ? [
          `Maintenance mode has been on since ${maintenanceSince.toISOString()}. npm run site -- no-maintenance ends it.`,
        ]
      : []),
    ...(sampleJobs > 0
      ? [
          `${countOf(sampleJobs, 'open job')} are invented samples. npm run import -- --replace-demo FILE replaces them.`,
        ]
      : []),
    ...(operators === 0
      ? ['Nobody is an operator yet. npm run operator -- code prints a code that makes one.']
      : []),
  ]
  return lines.length > 0
    ? note(...lines)
    : ok('There are no sample jobs, and there is an operator.')
}

function judgeMail(ageMs: number): Verdict {
  const minutes = Math.max(0, Math.round(ageMs / 60_000))
  const found = `The oldest has been waiting for ${minutes} minutes.`
  return ageMs > HOUR_MS
    ? fix(found, 'The log, and the column problem of the table outbox, say why.')
    : ok(found)
}
