/** What a process takes, as this system tells it. */
import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { resourceUseOf } from './process-use.ts'

test('a working process uses memory and time', async () => {
  const before = await resourceUseOf(process.pid)
  const until = performance.now() + 100
  while (performance.now() < until);
  const after = await resourceUseOf(process.pid)
  expect(before.residentBytes).toBeGreaterThan(10 * 1024 * 1024)
  expect(after.cpuMs).toBeGreaterThan(before.cpuMs)
})

test('a process that has ended or never started uses nothing', async () => {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await new Promise((resolve) => child.once('close', resolve))
  expect(await resourceUseOf(child.pid)).toEqual({ residentBytes: 0, cpuMs: 0 })
  expect(await resourceUseOf(undefined)).toEqual({ residentBytes: 0, cpuMs: 0 })
})
