/**
 * The clusters of a data directory: `postgres` is the one that the server uses, `postgres-17` one of an earlier major
 * version that an upgrade keeps until it is confirmed, `postgres-ready` a complete one that only has to be renamed.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'

export const CLUSTER = 'postgres'
export const READY = 'postgres-ready'

export const keptName = (major: number) => `${CLUSTER}-${major}`

export const isCluster = (files: string) => fs.existsSync(path.join(files, 'PG_VERSION'))

/** Whether the built-in database of this directory has been created. */
export const hasCluster = (dataDir: string) => isCluster(path.join(dataDir, CLUSTER))

/** The major version of the cluster that the server uses; null if there is none. */
export function clusterMajor(dataDir: string, name = CLUSTER): number | null {
  const files = path.join(dataDir, name)
  if (!isCluster(files)) return null
  return Number(fs.readFileSync(path.join(files, 'PG_VERSION'), 'utf8'))
}

/** The major versions of the clusters that are kept, the oldest first. */
export function keptMajors(dataDir: string): number[] {
  return fs
    .readdirSync(dataDir)
    .flatMap((name) => /^postgres-(\d+)$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)
}

/** Why these programs can't use the cluster, and what to do about it; null if they can, or can create it. */
export function versionProblem(dataDir: string, name: string, ours: number): string | null {
  const major = clusterMajor(dataDir, name)
  if (major === ours) return null
  if (major === null) {
    if (name !== CLUSTER || keptMajors(dataDir).length === 0) return null
    return (
      `An upgrade of the database in ${dataDir} was interrupted. Nothing is lost: ` +
      'run npm run upgrade-database again.'
    )
  }
  if (major < ours) {
    return (
      `The database in ${dataDir} is of PostgreSQL ${major}, and this version of Rolecall comes with ${ours}: ` +
      'npm run upgrade-database copies everything into a new database and keeps the old one until you confirm. ' +
      'Nothing was changed.'
    )
  }
  const back = keptMajors(dataDir).includes(ours)
    ? `To return to the one from before the upgrade, without what was written since: ${BACK}.`
    : 'Start the version of Rolecall that used it last.'
  return (
    `The database in ${dataDir} is of PostgreSQL ${major}, and this version of Rolecall comes with ${ours}, ` +
    `which is older. ${back} Nothing was changed.`
  )
}

const BACK = 'npm run upgrade-database -- --back'
