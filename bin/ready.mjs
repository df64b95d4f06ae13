/**
 * Prepares a checkout to run: installs what is missing, builds what is stale. Plain JavaScript without
 * dependencies, because it runs before any are installed, on whatever Node (20 or newer) the machine has.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..')
/** The Node version that the product runs on, from the npm package `node`. */
export const node = path.join(root, 'node_modules/.bin/node')

/** An unpacked release is built already, and comes without what building needs. `npm run release` writes this file. */
const isRelease = fs.existsSync(path.join(root, 'release.json'))

const lock = path.join(root, '.ready.lock')
const installedStamp = path.join(root, 'node_modules/.installed')
const builtStamp = path.join(root, 'build/.built')

const SECOND_MS = 1_000

/** Inputs of the build. */
const SOURCES = [
  'src',
  'public',
  'bin/reader-snapshot.mjs',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

/**
 * Installs, and builds if asked to, what is missing or stale. Writes nothing if everything is there, so a copy that is
 * ready can be read-only.
 */
export function prepare(asked) {
  if (isInstalled() && (!asked.build || isBuilt())) return
  alone(() => {
    install()
    if (asked.build) build()
  })
}

/** Whether nothing has to be installed or built. */
export const isReady = () => isInstalled() && isBuilt()

/**
 * Runs `work` exclusively in this checkout: if two terminals start it at once, the second finds everything done.
 * Takes over a lock whose owner has died.
 */
function alone(work) {
  for (let said = false; !takeLock(); said = true) {
    if (!said) say('Waiting for another command that is preparing this checkout …')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  process.on('exit', releaseLock)
  work()
  releaseLock()
}

function isInstalled() {
  return read(installedStamp) === hashOf(['package-lock.json']) && runs(node)
}

function install() {
  if (isInstalled()) return
  say('Installing dependencies, which takes a minute or two …')
  const kinds = isRelease ? '--omit=dev' : '--include=dev'
  run('npm', ['ci', kinds, '--no-audit', '--no-fund', '--loglevel=error'])
  // Where install scripts are blocked, the `node` package couldn't run its own.
  if (!runs(node)) run(process.execPath, ['installArchSpecificPackage.js'], 'node_modules/node')
  if (isRelease) run(node, ['bin/reader-snapshot.mjs'])
  fs.writeFileSync(installedStamp, hashOf(['package-lock.json']))
}

function isBuilt() {
  return isRelease || read(builtStamp) === hashOf(SOURCES)
}

function build() {
  if (isBuilt()) return
  const wanted = hashOf(SOURCES)
  say('Building …')
  run(node, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'])
  run(node, ['bin/compress-assets.mjs'])
  run(node, ['bin/reader-snapshot.mjs', '--bundle'])
  fs.writeFileSync(builtStamp, wanted)
}

/** Creating a hard link is atomic: a lock always contains its owner's pid. */
function takeLock() {
  const named = `${lock}.${process.pid}`
  try {
    fs.writeFileSync(named, String(process.pid))
    fs.linkSync(named, lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  } finally {
    fs.rmSync(named, { force: true })
  }
  const owner = read(lock)
  if (owner === null) return false // just released: the next attempt gets it
  if (Number(owner) !== process.pid && isOwner(Number(owner))) return false
  fs.rmSync(lock, { force: true })
  return takeLock()
}

function releaseLock() {
  if (read(lock) === String(process.pid)) fs.rmSync(lock, { force: true })
}

/** A dead owner's pid may have been reused by a process that started after the lock was created. */
function isOwner(pid) {
  if (!isAlive(pid)) return false
  const began = beganAt(pid)
  const madeAt = fs.statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  return began === null || madeAt === undefined || began <= madeAt + SECOND_MS
}

/** In milliseconds since 1970, to the second; null if `ps` is missing, as in small images. */
function beganAt(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  return Date.parse(stdout?.trim() ?? '') || null
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return pid > 0
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Leaves out tests: changing one doesn't make the build stale. */
function hashOf(names) {
  const hash = createHash('sha256')
  for (const file of names.flatMap((name) => filesBelow(path.join(root, name)))) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(place) {
  const stat = fs.statSync(place, { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [place]
  return fs
    .readdirSync(place)
    .sort()
    .flatMap((name) => filesBelow(path.join(place, name)))
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

const runs = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0

function run(command, args, directory = '.') {
  const { status, error } = spawnSync(command, args, {
    cwd: path.join(root, directory),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status === 0) return
  say(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`)
  process.exit(1)
}

const say = (text) => process.stderr.write(`${text}\n`)
