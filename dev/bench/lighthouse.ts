/** Lighthouse's four scores for a page on its simulated phone. It is fetched here alone: it weighs a hundred megabytes. */
import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

const VERSION = '13.5.0'

export function lighthouseScores(
  address: string,
  directory: string,
  chromium: string | null,
): string {
  const home = path.join(directory, 'lighthouse')
  const cli = path.join(home, 'node_modules/lighthouse/cli/index.js')
  if (!fs.existsSync(cli)) {
    const args = [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--prefix',
      home,
      `lighthouse@${VERSION}`,
    ]
    execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  const report = path.join(directory, 'report.json')
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  execFileSync(
    process.execPath,
    [
      cli,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--chrome-flags=${flags}`,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) },
    },
  )
  const { categories, audits } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    categories: Record<string, { title: string; score: number }>
    audits: Record<string, { displayValue?: string }>
  }
  const scores = Object.values(categories).map(
    ({ title, score }) => `${title} ${Math.round(score * 100)}`,
  )
  const times = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(
    (id) => `${id.replace(/(\w)\w+-?/g, '$1').toUpperCase()} ${audits[id]?.displayValue}`,
  )
  return [...scores, ...times].join(', ')
}
