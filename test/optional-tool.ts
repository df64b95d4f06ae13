/** Programs that not every machine has. A test that needs a missing one says so and counts as skipped, never as passed. */
import { spawnSync } from 'node:child_process'

/** Debian installs servers where only root's PATH looks. */
const PATHS = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`

export const TOOL_ENV = { ...process.env, PATH: PATHS }

/** `version` are the arguments that print a version. Skips the test if the tool is missing; `what` is then not run. */
export function needTool(
  skip: (reason: string) => void,
  { name, version, what }: { name: string; version: string[]; what: string },
): boolean {
  if (spawnSync(name, version, { env: TOOL_ENV }).status === 0) return true
  const reason = `NOT RUN: ${[name, ...version].join(' ')} fails here, so ${what}`
  process.stderr.write(`${reason}\n`)
  skip(reason)
  return false
}

/** What a tool says when it refuses something; '' if it accepts it. */
export function refusalOf(name: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(name, args, { env: TOOL_ENV, encoding: 'utf8' })
  return status === 0 ? '' : `${stdout}${stderr}` || `${name} ended with ${status}`
}
