/**
 * node bin/run.mjs [--build] SCRIPT [ARGUMENT…]: prepares the checkout, then runs SCRIPT with the product's own
 * Node. Passes signals on; if this process dies, the script notices on its IPC channel.
 */
import { spawn } from 'node:child_process'
import * as os from 'node:os'
import * as path from 'node:path'
import { node, prepare, root } from './ready.mjs'

const [first, ...rest] = process.argv.slice(2)
const args = first === '--build' ? rest : [first, ...rest]

prepare({ build: first === '--build' })

const child = spawn(
  node,
  ['--disable-proto=delete', '--disable-warning=ExperimentalWarning', ...args],
  {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Keeps what Node made of our files, so that the next command starts sooner.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      // glibc otherwise keeps 40 MB more of what was given back.
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...process.env,
      // The caller's directory: the file names they give are relative to it.
      CALLED_FROM: process.env.INIT_CWD ?? process.cwd(),
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// If npm dies, stop too: nothing else would pass Ctrl-C on.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 1_000).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]))
