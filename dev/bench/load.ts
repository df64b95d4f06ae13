/** Asks one address as fast as it is answered, from a process of its own on another core. */
import { execFileSync } from 'node:child_process'

const CONNECTIONS = 4
const WARM_UP = 200
const REQUESTS = 2_000

export type Load = { perSecond: number; p50: string; p95: string }

export function loadOf(address: string): Load {
  const onSecondCore = process.platform === 'linux' ? ['taskset', '-c', '1'] : []
  const [command = '', ...args] = [...onSecondCore, process.execPath, 'dev/bench/asker.ts']
  const numbers = [CONNECTIONS, WARM_UP, REQUESTS].map(String)
  return JSON.parse(
    execFileSync(command, [...args, address, ...numbers], { encoding: 'utf8' }),
  ) as Load
}
