/**
 * The browser for end-to-end tests and measurements: an installed one, else Debian's package where we may install it,
 * else Playwright's own.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The path of a browser, which is installed now if necessary. Null means Playwright's own, which Playwright finds
 * itself.
 */
export function findChromium(): string | null {
  const given = process.env.CHROMIUM
  if (given) return given
  const found = PLACES.find((place) => fs.existsSync(place))
  if (found) return found

  const isRoot = process.getuid?.() === 0
  if (isRoot && fs.existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
    const installed = PLACES.find((place) => fs.existsSync(place))
    if (installed) return installed
  }
  run('node_modules/.bin/playwright', ['install', 'chromium'])
  return null
}

function run(command: string, args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  if (status !== 0) {
    process.stderr.write(
      `No browser could be installed (${command} ${args.join(' ')} failed).\n` +
        'Install Chromium and set CHROMIUM to its path.\n',
    )
    process.exit(1)
  }
}
