/**
 * A real OpenSearch cluster for tests: each node is a process in Java, so that it can be killed like one. Maven fetches
 * it once. Without Java or Maven, the tests that need it say that they were not run.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePorts } from '#test/free-ports.ts'
import { needTool } from '#test/optional-tool.ts'

const PROGRAM = path.join(import.meta.dirname, 'node')
const READY_MS = 600_000

export type SearchNodes = {
  /** The addresses of all nodes. */
  urls: string[]
  /** Without a chance to say goodbye. */
  kill(node: number): Promise<void>
  /** As an upgrade does. */
  stop(node: number): Promise<void>
  /** Starts a node again on its data. */
  start(node: number): Promise<void>
  /** Resolves when every copy of every shard is there. */
  untilGreen(): Promise<void>
  /** Bytes of memory in use by each node. */
  memory(): number[]
  close(): Promise<void>
}

type Options = {
  nodes?: number
  /** Where its directory is made. */
  parent?: string
  heapMb?: number
  /** Compiles better and starts slower. */
  isForLong?: boolean
}

/** Null, and the test is skipped, without Java and Maven. */
export async function startSearchNodes(
  skip: (reason: string) => void,
  { nodes: count = 3, heapMb = 512, isForLong = false, parent = os.tmpdir() }: Options = {},
): Promise<SearchNodes | null> {
  const what = 'the search on a cluster was not tried'
  if (!needTool(skip, { name: 'java', version: ['-version'], what })) return null
  if (!needTool(skip, { name: 'mvn', version: ['-v'], what })) return null
  build()
  const directory = fs.mkdtempSync(path.join(parent, 'rolecall-nodes-'))
  const ports = await freePorts(count * 2)
  const nodes = Array.from({ length: count }, (_, at) => ({
    name: `node-${at}`,
    http: ports[at * 2] as number,
    transport: ports[at * 2 + 1] as number,
    process: null as ChildProcess | null,
  }))
  const urls = nodes.map(({ http }) => `http://127.0.0.1:${http}`)

  function run(at: number) {
    const { name, http, transport } = nodes[at] as (typeof nodes)[number]
    const home = path.join(directory, name)
    fs.mkdirSync(path.join(home, 'config'), { recursive: true })
    const settings = {
      'path.home': home,
      'node.name': name,
      'cluster.name': path.basename(directory),
      'network.host': '127.0.0.1',
      'http.port': http,
      'transport.port': transport,
      'http.type': 'netty4',
      'transport.type': 'netty4',
      'discovery.seed_hosts': nodes.map((each) => `127.0.0.1:${each.transport}`).join(),
      'cluster.initial_cluster_manager_nodes': nodes.map((each) => each.name).join(),
      'cluster.routing.allocation.disk.threshold_enabled': false,
      // A killed node is noticed at once by its connections; copies are made again without waiting for it.
      'cluster.routing.allocation.node_concurrent_recoveries': 8,
      'node.processors': 2,
    }
    const log = fs.openSync(path.join(directory, `${name}.log`), 'a')
    const child = spawn(
      'java',
      [
        `-Xms${heapMb}m`,
        `-Xmx${heapMb}m`,
        `-XX:MaxDirectMemorySize=${heapMb / 2}m`,
        ...(isForLong ? [] : ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']),
        `-Djava.io.tmpdir=${home}`,
        `-Dopensearch.path.conf=${path.join(home, 'config')}`,
        '-cp',
        `${PROGRAM}/target/search-node-1.jar:${PROGRAM}/target/lib/*`,
        'SearchNode',
        ...Object.entries(settings).map(([key, value]) => `${key}=${value}`),
      ],
      { stdio: ['pipe', log, log] },
    )
    fs.closeSync(log)
    ;(nodes[at] as (typeof nodes)[number]).process = child
  }

  async function end(at: number, signal: NodeJS.Signals) {
    const child = nodes[at]?.process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await exited
  }

  async function untilHealthy(wanted: string, live: readonly string[]) {
    const until = performance.now() + READY_MS
    while (performance.now() < until) {
      for (const url of live) {
        const health = await fetch(
          `${url}/_cluster/health?wait_for_status=${wanted}&wait_for_no_relocating_shards=true&timeout=5s&wait_for_nodes=>=${live.length}`,
        ).catch(() => null)
        if (health?.status === 200) return
      }
      await delay(200)
    }
    throw new Error(`The cluster is not ${wanted}: see ${directory}`)
  }

  const live = () =>
    urls.filter((_, at) => {
      const child = nodes[at]?.process
      return child && child.exitCode === null && child.signalCode === null
    })

  for (let at = 0; at < count; at++) run(at)
  await untilHealthy('green', urls)
  return {
    urls,
    kill: (node) => end(node, 'SIGKILL'),
    stop: (node) => end(node, 'SIGTERM'),
    async start(node) {
      run(node)
      await untilHealthy('yellow', live())
    },
    untilGreen: () => untilHealthy('green', live()),
    memory: () => nodes.map(({ process }) => residentBytes(process?.pid)),
    async close() {
      await Promise.all(nodes.map((_, at) => end(at, 'SIGKILL')))
      fs.rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Fetches OpenSearch and compiles the program that starts a node, unless that was done. */
function build() {
  if (fs.existsSync(path.join(PROGRAM, 'target', 'lib'))) return
  const { status, stdout, stderr } = spawnSync('mvn', ['-q', '-B', 'package'], {
    cwd: PROGRAM,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Maven could not build the search node:\n${stdout}${stderr}`)
}

function residentBytes(pid: number | undefined): number {
  if (pid === undefined) return 0
  try {
    const [, pages = '0'] = fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
    return Number(pages) * 4_096
  } catch {
    return 0 // it has ended
  }
}
