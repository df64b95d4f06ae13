/**
 * Lighthouse's four scores for a page on its simulated phone. Lighthouse takes a hundred megabytes, so it is installed
 * here only.
 */
import { execFileSync, type StdioOptions } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

const VERSION = '13.5.0'
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
const TIMES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

export function lighthouseScores(
  address: string,
  directory: string,
  chromium: string | null,
): string {
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit']
  const home = path.join(directory, 'lighthouse')
  const cli = path.join(home, 'node_modules/lighthouse/cli/index.js')
  if (!fs.existsSync(cli)) {
    const flags = '--no-save --no-audit --no-fund --prefix'.split(' ')
    execFileSync('npm', ['install', ...flags, home, `lighthouse@${VERSION}`], { stdio })
  }
  const report = path.join(directory, 'report.json')
  const output = ['--quiet', '--output=json', `--output-path=${report}`]
  execFileSync(process.execPath, [cli, address, ...output, `--chrome-flags=${CHROME_FLAGS}`], {
    stdio,
    env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
  })
  const { categories, audits } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    categories: Record<string, { title: string; score: number }>
    audits: Record<string, { displayValue?: string }>
  }
  const scores = Object.values(categories).map(
    ({ title, score }) => `${title} ${Math.round(score * 100)}`,
  )
  const times = TIMES.map(
    (id) => `${id.replace(/(\w)\w+-?/g, '$1').toUpperCase()} ${audits[id]?.displayValue}`,
  )
  return [...scores, ...times].join(', ')
}
