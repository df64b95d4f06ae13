/** A program beside the servers that is started again a moment after it was killed, as by systemd. */
import { type ChildProcess, spawn } from 'node:child_process'
import net from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { ended } from '#dev/acknowledged-writes.ts'
import { TOOL_ENV } from '#test/optional-tool.ts'
import type { Part } from './part.ts'
import { waitUntil } from './wait-until.ts'

/** Longer than systemd's own 100 ms. */
const PAUSE_MS = 1_000
/** It ends with us, even if we fail. */
const WITH_US = ['setpriv', '--pdeathsig', 'KILL']

export type Program = Part & { close(): Promise<void> }

/** Resolves when it listens on `port`. `before` is put before the command, like `unshare`. */
export async function runProgram(
  name: string,
  { command, port, before = [] }: { command: string[]; port: number; before?: string[] },
): Promise<Program> {
  let child = await start()

  async function start(): Promise<ChildProcess> {
    const [file = '', ...args] = [...before, ...WITH_US, ...command]
    const started = spawn(file, args, { env: TOOL_ENV, stdio: ['ignore', 'ignore', 'inherit'] })
    await waitUntil(`${name} listens`, () => isListening(port), started)
    return started
  }

  async function end(signal: NodeJS.Signals) {
    child.kill(signal)
    await ended(child)
  }

  return {
    name,
    async kill() {
      await end('SIGKILL')
      await delay(PAUSE_MS)
      child = await start()
    },
    close: () => end('SIGKILL'),
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
