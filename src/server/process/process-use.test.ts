/** What a process takes, as this system tells it. */
import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { useOf } from './process-use.ts'

test('a process that works takes memory and time', async () => {
  const before = await useOf(process.pid)
  const until = performance.now() + 100
  while (performance.now() < until);
  const after = await useOf(process.pid)
  expect(before.residentBytes).toBeGreaterThan(10 * 1024 * 1024)
  expect(after.cpuMs).toBeGreaterThan(before.cpuMs)
})

test('one that has ended, or never began, takes nothing', async () => {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await new Promise((resolve) => child.once('close', resolve))
  expect(await useOf(child.pid)).toEqual({ residentBytes: 0, cpuMs: 0 })
  expect(await useOf(undefined)).toEqual({ residentBytes: 0, cpuMs: 0 })
})
