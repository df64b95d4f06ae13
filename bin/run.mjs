/**
 * node bin/run.mjs [--build] SCRIPT [ARGUMENT…]: makes the checkout ready, then runs SCRIPT on the product's
 * own Node. Passes signals on; when this process dies, the script hears it on its channel.
 */
import { spawn } from 'node:child_process'
import * as os from 'node:os'
import { alone, build, install, node, root } from './ready.mjs'

const [first, ...rest] = process.argv.slice(2)
const args = first === '--build' ? rest : [first, ...rest]

alone(() => {
  install()
  if (first === '--build') build()
})

const child = spawn(
  node,
  ['--disable-proto=delete', '--disable-warning=ExperimentalWarning', ...args],
  {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Where the person stood: file names they gave are meant from there.
    env: { ...process.env, CALLED_FROM: process.env.INIT_CWD ?? process.cwd() },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// Under npm, its death is a wish to stop as well: nobody else would hear Ctrl-C.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 1_000).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]))
