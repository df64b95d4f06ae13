/**
 * The browser for end-to-end tests and measurements: the headless shell, which takes a quarter less processor time than
 * a whole Chromium, installed from Debian where we may; else an installed Chromium, else Playwright's own shell.
 */
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

const SHELL = '/usr/bin/chromium-headless-shell'
const OTHERS = [
  { name: 'firefox-esr', file: '/usr/bin/firefox-esr' },
  { name: 'webkit2gtk-driver', file: '/usr/bin/WebKitWebDriver' },
  { name: 'xvfb', file: '/usr/bin/Xvfb' },
]
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The path of a browser, which is installed now if necessary. Null means Playwright's own, which Playwright finds
 * itself. Exits with a message if there is none and none can be installed.
 */
export function findChromium(): string | null {
  const given = process.env.CHROMIUM
  if (given) return given
  if (fs.existsSync(SHELL) || installs([path.basename(SHELL)])) return SHELL
  const found = PLACES.find((place) => fs.existsSync(place))
  if (found) return found
  if (!run('node_modules/.bin/playwright', ['install', '--only-shell', 'chromium'])) {
    process.stderr.write(
      'No browser could be installed. Install Chromium and set CHROMIUM to its path.\n',
    )
    process.exit(1)
  }
  return null
}

/** Firefox, WebKit and its screen, for the journeys that are also made there; they are skipped without them. */
export function installOtherBrowsers(): void {
  const missing = OTHERS.filter(({ file }) => !fs.existsSync(file))
  if (missing.length > 0) installs(missing.map((it) => it.name))
}

/** Whether Debian's packages are there now. Only root may, and not every distribution has them. */
function installs(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return false
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  return run('apt-get', ['update', '-qq']) && run('apt-get', install)
}

/** Whether the command succeeded. */
function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}
