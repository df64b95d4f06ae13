/** Runs the steps of a check one after another, prints how long each took, and stops at the first failure. */
import { spawnSync } from 'node:child_process'
import { styleText } from 'node:util'

export type Step = { name: string; command: string; args: string[]; env?: Record<string, string> }

export function runSteps(steps: Step[]): void {
  for (const { name, command, args, env } of steps) {
    const began = performance.now()
    process.stdout.write(styleText('bold', `▸ ${name}\n`))
    const { status } = spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    if (status !== 0) {
      process.stdout.write(styleText('red', `✗ ${name}: ${command} ${args.join(' ')}\n`))
      process.exit(1)
    }
    process.stdout.write(`  ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  }
}
