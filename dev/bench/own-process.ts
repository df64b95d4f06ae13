/** Runs a script of ours in a process of its own, so that its memory and its time are its own too. */
import { spawn } from 'node:child_process'

const CORE = '1'

/** What the script prints, as JSON. What it says on the way goes to our own standard error. */
export const run = <Result>(script: string, args: (string | number)[]) =>
  resultOf<Result>([process.execPath, script, ...args.map(String)])

/** The same on one core, which whatever it starts has to share. */
export function runPinned<Result>(
  script: string,
  args: (string | number)[],
  flags: string[] = [],
): Promise<Result> {
  const onOneCore = process.platform === 'linux' ? ['taskset', '-c', CORE] : []
  return resultOf([...onOneCore, process.execPath, ...flags, script, ...args.map(String)])
}

async function resultOf<Result>([command = '', ...args]: string[]): Promise<Result> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (data) => {
    said += data
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
  return JSON.parse(said) as Result
}
