/** Runs a script of ours on one core and in a process of its own, so that its memory is its own too. */
import { spawn } from 'node:child_process'

const CORE = '1'

/** What the script prints, as JSON. What it says on the way goes to our own standard error. */
export async function runPinned<Result>(
  script: string,
  args: (string | number)[],
  flags: string[] = [],
): Promise<Result> {
  const onOneCore = process.platform === 'linux' ? ['taskset', '-c', CORE] : []
  const [command = '', ...rest] = [
    ...[...onOneCore, process.execPath, ...flags, script],
    ...args.map(String),
  ]
  const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (data) => {
    said += data
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${script} ended with ${code}`)
  return JSON.parse(said) as Result
}
