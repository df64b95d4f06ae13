/**
 * `npm run board-list -- FILE…` makes the lists that ship, boards/tech.tsv and boards/more.tsv, out of open lists:
 * files with source, token and company, separated by tabs. Names are tidied, and boards that are not shipped are left
 * out (dev/board-list). The first list has the boards that answer with one request and are probably those of tech
 * companies; the second has the others. What boards/starter.tsv lists is in neither. Prints counts; the same files
 * give the same lists.
 */
import * as fs from 'node:fs'
import * as path from 'node:path'
import { countOf } from '#core/text/count-of.ts'
import { sourceNamed } from '#sources/adapters/sources.ts'
import { LEAST_TECH_POINTS, techPoints } from './board-list/tech-points.ts'
import { tidyCompany } from './board-list/tidy-company.ts'
import { whyNotShipped } from './board-list/why-not-shipped.ts'

type Listed = { source: string; token: string; company: string }

const keyOf = ({ source, token }: Listed) => `${source}\t${token.toLowerCase()}`

const files = process.argv.slice(2)
if (files.length === 0) {
  process.stderr.write('Usage: npm run board-list -- FILE…\n')
  process.exit(1)
}
const starters = new Set(readRows('boards/starter.tsv').map(keyOf))
const boards = new Map<string, Listed>()
const leftOut = new Map<string, number>()
const names = { missing: 0, changed: 0 }
const from = process.env.CALLED_FROM ?? '.'
for (const row of files.flatMap((file) => readRows(path.resolve(from, file)))) {
  const why = starters.has(keyOf(row))
    ? 'in boards/starter.tsv'
    : boards.has(keyOf(row))
      ? 'listed twice'
      : whyNotShipped(row)
  if (why !== null) {
    leftOut.set(why, (leftOut.get(why) ?? 0) + 1)
    continue
  }
  const company = tidyCompany(row.company, row.token)
  if (row.company === '') names.missing++
  else if (row.company !== company) names.changed++
  boards.set(keyOf(row), { ...row, company })
}
const parts = Map.groupBy(boards.values(), (board) => (isTech(board) ? 'tech' : 'more'))
write('boards/tech.tsv', 'Boards of tech companies that answer with one request', parts.get('tech'))
write('boards/more.tsv', 'The other boards of the open lists', parts.get('more'))
say(`Names: ${names.missing} were missing, ${names.changed.toLocaleString('en')} were tidied.`)
for (const [why, count] of leftOut) say(`Left out: ${count.toLocaleString('en')}, ${why}.`)

function isTech(board: Listed): boolean {
  const { isOneAnswer = false } = sourceNamed(board.source) ?? {}
  return isOneAnswer && techPoints(board) >= LEAST_TECH_POINTS
}

function readRows(file: string): Listed[] {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t') && !line.startsWith('#'))
    .map((line) => {
      const [source = '', token = '', company = ''] = line.split('\t').map((part) => part.trim())
      return { source, token, company }
    })
}

function write(file: string, title: string, listed: readonly Listed[] = []) {
  const lines = listed.map(({ source, token, company }) => `${source}\t${token}\t${company}`).sort()
  const head = `# ${title}: source, token and company, with tabs between them.\n# Made by npm run board-list; boards/README.md says from what, and has its licenses.\n`
  fs.writeFileSync(file, `${head}\n${lines.join('\n')}\n`)
  const kilobytes = Math.round(fs.statSync(file).size / 1_000)
  const bySource = [...Map.groupBy(listed, ({ source }) => source)]
    .map(([source, of]) => `${source} ${of.length.toLocaleString('en')}`)
    .join(', ')
  say(`${file}: ${countOf(listed.length, 'board')}, ${kilobytes} KB (${bySource}).`)
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
