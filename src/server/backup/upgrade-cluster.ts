/**
 * Moves the built-in database to the major version of PostgreSQL that comes with the product: a backup of the old one,
 * read with its own programs, is restored into a new one, and compared with it. The old one is kept beside it until the
 * operator confirms. A kill at any moment leaves at least one complete database; running it again finishes.
 */
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import {
  CLUSTER,
  clusterMajor,
  isCluster,
  keptMajors,
  keptName,
  READY,
} from '#server/database/kept-clusters.ts'
import { type Binaries, fetchBinaries } from '#server/database/postgres-binaries.ts'
import {
  type Cluster,
  createDatabase,
  databaseUrl,
  endOrphan,
  launch,
  prepareCluster,
  stopServer,
} from '#server/database/postgres-cluster.ts'
import { alreadyRunning, takeLock } from '#server/process/data-dir.ts'
import { productVersion, readMigrations } from '#server/process/project-root.ts'
import { StartProblem } from '#server/process/start-problem.ts'
import { backUp } from './back-up.ts'
import { checkArchive } from './check-archive.ts'
import { restore } from './restore.ts'

/** The new cluster until it is complete. */
const NEXT = 'postgres-next'
const DUMP = 'upgrade.backup'
const PROGRAMS = 'earlier-postgres'
/** A checkpoint of a large database takes a while. */
const STOP_LIMIT_MS = 120_000

type Say = (sentence: string) => void

/** `ours` are the programs that come with the product. Throws StartProblem while a server uses the directory. */
export async function upgradeCluster(dataDir: string, ours: Binaries, say: Say): Promise<void> {
  // Also while a server runs: what is left to finish has no database of our version in its place.
  if (clusterMajor(dataDir) === ours.major) return say(describe(dataDir, ours.major))
  return alone(dataDir, async () => {
    finishRenames(dataDir)
    const major = clusterMajor(dataDir)
    if (major === null) throw new StartProblem(`There is no database in ${dataDir}.`)
    if (major === ours.major) return say(describe(dataDir, major))
    if (major > ours.major) {
      throw new StartProblem(
        `The database is of PostgreSQL ${major}, which is newer than ${ours.major}, the one that comes with this version.`,
      )
    }
    say(
      `The database is of PostgreSQL ${major}; this version of Rolecall comes with ${ours.major}.`,
    )
    const leftOver = [NEXT, `${NEXT}.new`, DUMP].map((name) => path.join(dataDir, name))
    const removeLeftOver = () => {
      for (const place of leftOver) fs.rmSync(place, { recursive: true, force: true })
    }
    removeLeftOver()
    try {
      const programs = path.join(dataDir, PROGRAMS)
      say(`Fetching PostgreSQL ${major} to read it …`)
      const binaries = await fetchBinaries(major, programs)
      await copyCluster({ dataDir, from: binaries, to: ours, say })
      fs.rmSync(programs, { recursive: true, force: true })
      // Given up by going back.
      fs.rmSync(path.join(dataDir, keptName(ours.major)), { recursive: true, force: true })
      rename(dataDir, NEXT, READY)
      finishRenames(dataDir)
    } finally {
      removeLeftOver()
    }
    say(
      `Done. The database is of PostgreSQL ${ours.major}; the old one is kept in ${path.join(dataDir, keptName(major))}.`,
    )
  })
}

/** Goes back to the database from before an upgrade. What was written since stays in the other one, which is kept. */
export function goBack(dataDir: string, say: Say): Promise<void> {
  return alone(dataDir, async () => {
    const major = clusterMajor(dataDir)
    const earlier = keptMajors(dataDir).filter((it) => major === null || it < major)
    const [oldest] = earlier
    const kept = major === null ? oldest : earlier.at(-1)
    if (kept === undefined)
      throw new StartProblem('No database from before an upgrade is kept here.')
    if (major !== null) rename(dataDir, CLUSTER, keptName(major))
    rename(dataDir, keptName(kept), CLUSTER)
    dropSnapshot(dataDir)
    say(
      `The database of PostgreSQL ${kept} is back, as it was before the upgrade. ` +
        'Start the version of Rolecall that used it.',
    )
  })
}

/** Deletes the databases that are kept. */
export function confirmUpgrade(dataDir: string, say: Say): Promise<void> {
  return alone(dataDir, async () => {
    finishRenames(dataDir)
    const major = clusterMajor(dataDir)
    const kept = keptMajors(dataDir)
    if (major === null || kept.length === 0) throw new StartProblem('No old database is kept here.')
    for (const it of kept) {
      fs.rmSync(path.join(dataDir, keptName(it)), { recursive: true })
      say(`Deleted the database of PostgreSQL ${it}. In use is the one of PostgreSQL ${major}.`)
    }
  })
}

async function copyCluster({
  dataDir,
  from,
  to,
  say,
}: {
  dataDir: string
  from: Binaries
  to: Binaries
  say: Say
}) {
  const file = path.join(dataDir, DUMP)
  await withServer(dataDir, { name: CLUSTER, binaries: from }, (url) =>
    backUp(url, {
      ...{ file, backupKeys: null, secretKeys: null, keysFoundIn: '' },
      ...{ product: productVersion(), now: new Date(), objects: 'all' },
    }),
  )
  const archive = await checkArchive(file, null)
  say(`Read ${archive.totals.rows.toLocaleString('en')} rows.`)
  await withServer(dataDir, { name: NEXT, binaries: to }, (url) =>
    restore(url, {
      ...{ file, backupKeys: null, archive, migrations: readMigrations(), keepSessions: true, say },
      beforeCommit() {},
    }),
  )
}

/** Runs the server of a cluster, which is created if it isn't there, for as long as `work` takes. */
async function withServer<T>(
  dataDir: string,
  which: { name: string; binaries: Binaries },
  work: (url: string) => Promise<T>,
): Promise<T> {
  const socketDir = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-'))
  try {
    const cluster: Cluster = prepareCluster(dataDir, socketDir, which)
    endOrphan(cluster)
    const server = await launch(cluster)
    try {
      await createDatabase(socketDir)
      return await work(databaseUrl(socketDir))
    } finally {
      await stopServer(server, STOP_LIMIT_MS)
    }
  } finally {
    fs.rmSync(socketDir, { recursive: true, force: true })
  }
}

async function alone(dataDir: string, work: () => Promise<void>) {
  if (!fs.existsSync(dataDir)) throw new StartProblem(`There is no database in ${dataDir}.`)
  const lock = await takeLock(dataDir)
  if (!lock) throw new StartProblem(alreadyRunning(dataDir))
  try {
    await work()
  } finally {
    lock.close()
  }
}

/** Puts a complete new cluster in place, also after a kill between the two renames, or after going back was killed. */
function finishRenames(dataDir: string) {
  const isReady = isCluster(path.join(dataDir, READY))
  const major = clusterMajor(dataDir)
  if (isReady) {
    if (major !== null) rename(dataDir, CLUSTER, keptName(major))
    rename(dataDir, READY, CLUSTER)
    return dropSnapshot(dataDir)
  }
  const [oldest] = keptMajors(dataDir)
  if (major === null && oldest !== undefined) rename(dataDir, keptName(oldest), CLUSTER)
}

/** On the disk before anything else happens. */
function rename(dataDir: string, from: string, to: string) {
  fs.renameSync(path.join(dataDir, from), path.join(dataDir, to))
  const directory = fs.openSync(dataDir, 'r')
  fs.fsyncSync(directory)
  fs.closeSync(directory)
}

/** The saved search index of the other database. */
const dropSnapshot = (dataDir: string) =>
  fs.rmSync(path.join(dataDir, 'search.snapshot'), { force: true })

function describe(dataDir: string, major: number): string {
  const kept = keptMajors(dataDir)
  const now = `There is nothing to upgrade: the database is of PostgreSQL ${major}, as this version of Rolecall needs it.`
  if (kept.length === 0) return now
  return `${now} An old one of PostgreSQL ${kept.join(' and ')} is kept; -- --confirm deletes it.`
}
