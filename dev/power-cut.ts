/**
 * `node bin/run.mjs --build dev/power-cut.ts [--cuts 20] [--seed 1]` repeatedly cuts the power of a server. Its data
 * directory is a file system in an image. In the middle of an import and of concurrent views all its processes are
 * frozen and the image is copied: data that was written but not yet flushed to disk is missing from the copy. The next
 * server starts on that copy, where every acknowledged listing and view must be present. Prints one line of figures.
 * Mounting needs root and Linux. TMPDIR=/dev/shm makes the copies faster.
 */

import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createAcknowledgedWrites, ended } from './acknowledged-writes.ts'
import { seededNumbers } from './seeded-numbers.ts'

const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    port: { type: 'string', default: '3191' },
    inside: { type: 'boolean', default: false },
  },
})

/** Sparse: takes only as much space as was ever written. */
const DISK = '4G'

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  process.stderr.write('A power cut needs Linux and root: it mounts a file system.\n')
  process.exit(1)
}
if (!values.inside) {
  // In a separate mount namespace, nothing stays mounted, however this ends.
  const again = ['--mount', process.execPath, ...process.argv.slice(1), '--inside']
  process.exit(spawnSync('unshare', again, { stdio: 'inherit' }).status ?? 1)
}

const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'rolecall-cut-'))
const disk = path.join(directory, 'disk.img')
const copy = path.join(directory, 'copy.img')
const mounted = path.join(directory, 'mounted')
const random = seededNumbers(Number(values.seed))
const dataDir = path.join(mounted, 'data')
const writes = createAcknowledgedWrites({ dataDir, port: Number(values.port) })
let damaged = 0

process.env.TMPDIR = directory // for the servers' sockets
fs.mkdirSync(mounted)
run('truncate', '--size', DISK, disk)
run('mkfs.ext4', '-q', '-F', disk)
run('mount', '-o', 'loop', disk, mounted)
let server = await writes.startServer()
for (let cut = 1; cut <= Number(values.cuts); cut++) {
  await writes.writeUntilKilled(`cut-${cut}`, random(), () => cutPower(server))
  putCopyInPlace()
  server = await writes.startServer()
  process.stderr.write(`\r${cut}/${values.cuts}, ${writes.figures().listings} listings`)
}
process.stderr.write('\n')
await writes.check()
server.kill('SIGTERM')
await ended(server)
run('umount', mounted)
fs.rmSync(directory, { recursive: true, force: true })

const { listings, views, lost, slowestStartMs } = writes.figures()
process.stdout.write(
  `${values.cuts} power cuts (seed ${values.seed}): ${listings} listings and ${views} views acknowledged, ` +
    `${lost} lost; ${damaged} file systems damaged; slowest start after a cut ${Math.round(slowestStartMs)} ms\n`,
)
process.exitCode = lost + damaged === 0 ? 0 : 1

/** Leaves in `copy` what the disk held at one moment, and ends all processes of the server. */
async function cutPower(server: ChildProcess) {
  const frozen = await freeze(server.pid as number)
  // The kernel may flush while we copy. A copy that equals the disk afterwards shows a single moment.
  do run('cp', '--sparse=always', disk, copy)
  while (!isSameFile(disk, copy))
  for (const pid of frozen) process.kill(pid, 'SIGKILL')
  await ended(server)
  await allGone(frozen)
}

/** Throws if `cmp` is missing or cannot read the files. */
function isSameFile(one: string, other: string): boolean {
  const { status, error } = spawnSync('cmp', ['--quiet', one, other])
  if (status === 0 || status === 1) return status === 0
  throw error ?? new Error(`cmp ended with ${status}`)
}

/** Mounting replays the journal of the file system, as after a real power cut. */
function putCopyInPlace() {
  run('umount', mounted)
  fs.renameSync(copy, disk)
  run('mount', '-o', 'loop', disk, mounted)
  run('umount', mounted)
  if (spawnSync('e2fsck', ['-f', '-n', disk]).status !== 0) damaged++
  run('mount', '-o', 'loop', disk, mounted)
}

/** Stops a process and all its descendants, each before its children so that none is added; returns their ids. */
async function freeze(pid: number): Promise<number[]> {
  process.kill(pid, 'SIGSTOP')
  const tasks = () => fs.readdirSync(`/proc/${pid}/task`)
  const isStopped = (task: string) =>
    /^.*\) [TZ] /.test(fs.readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8'))
  while (!tasks().every(isStopped)) await delay(1)
  const children = tasks().flatMap((task) =>
    fs.readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  const below: number[] = []
  for (const child of children) below.push(...(await freeze(Number(child))))
  return [pid, ...below]
}

/** Waits for the end of all processes, because files stay open until then. */
async function allGone(pids: readonly number[]) {
  const isThere = (pid: number) => {
    try {
      return !/^.*\) [XZ] /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))
    } catch {
      return false
    }
  }
  while (pids.some(isThere)) await delay(5)
}

function run(command: string, ...args: string[]) {
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}
