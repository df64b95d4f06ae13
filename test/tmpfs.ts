/** Small file systems in memory, for tests with full or read-only disks. Mounting needs root and Linux. */
import { spawnSync } from 'node:child_process'

/**
 * Words before a command that make it run with `directory` on its own file system, which is gone when the command
 * ends.
 */
export function onTmpfs(directory: string, options: string, prepare = ''): string[] {
  const mount = `mount -t tmpfs -o ${options} none ${directory}`
  return ['unshare', '--mount', 'sh', '-c', `${mount} && { ${prepare} exec "$0" "$@"; }`]
}

/** If false, prints once why tests are skipped. */
export function mayMount(): boolean {
  const [command = '', ...args] = [...onTmpfs('/mnt', 'size=4k'), 'true']
  const may = spawnSync(command, args, { stdio: 'ignore' }).status === 0
  if (!may) console.warn('Tests of full and read-only disks are skipped: mounting needs root.')
  return may
}
