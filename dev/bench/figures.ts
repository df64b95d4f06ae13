/** What measurements have in common: their options, how times are summed up, and where the figures are written. */
import * as fs from 'node:fs'
import * as os from 'node:os'
import { parseArgs } from 'node:util'

export type Figure = readonly [what: string, measured: string]
export type Times = ReturnType<typeof percentiles>

const FILE = 'docs/measured.md'
/** What was typed after `npm run bench --`. */
const TYPED = process.argv.slice(2)

/** What was given as `--name VALUE`, or the defaults; a number where the default is one. */
export function optionsOr<Options extends Record<string, string | number>>(
  defaults: Options,
): Options {
  const { values } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(
      Object.keys(defaults).map((name) => [name, { type: 'string' as const }]),
    ),
  })
  const entries = Object.entries(defaults).map(([name, value]) => {
    const given = values[name] ?? value
    return [name, typeof value === 'number' ? Number(given) : given]
  })
  return Object.fromEntries(entries) as Options
}

export function percentiles(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}

/** Such as "p50 8.7, p95 45.8 ms". */
export function formatTimes(times: Times, ...names: (keyof Times)[]): string {
  return `${names.map((name) => `${name} ${times[name].toFixed(1)}`).join(', ')} ms`
}

/** Such as "3 read, 1 crashed". */
export const formatCounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')

export const formatNumber = (value: number): string => Math.round(value).toLocaleString('en')

export function writeFigures(figures: readonly Figure[]): void {
  const rows = figures.map(([what, value]) => `| ${what} | ${value} |`)
  writeMeasured(['| what | measured |', '|---|---|', ...rows])
}

/**
 * Writes lines of Markdown into docs/measured.md between the marks of this measurement, such as `<!-- bench cv -->`,
 * below the command, the day and the machine.
 */
export function writeMeasured(lines: readonly string[]): void {
  const mark = ['bench', ...TYPED.slice(0, 1).filter((name) => !name.startsWith('-'))].join(' ')
  const text = fs.readFileSync(FILE, 'utf8')
  const begin = `<!-- ${mark} -->`
  const start = text.indexOf(begin)
  const end = text.indexOf(`<!-- /${mark} -->`)
  if (start === -1 || end === -1)
    throw new Error(`${FILE} lacks the marks for these figures (${begin} …)`)

  const cpu = os.cpus()
  const command = ['npm run bench', ...(TYPED.length > 0 ? ['--', ...TYPED] : [])].join(' ')
  const machine = `${cpu.length} × ${cpu[0]?.model.replace(/@.*/, '').trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.version}`
  const day = new Date().toISOString().slice(0, 10)
  const heading = `\`${command}\`, ${day}, ${machine}.`
  const block = [begin, '', heading, '', ...lines.map(wrapped), ''].join('\n')
  fs.writeFileSync(FILE, text.slice(0, start) + block + text.slice(end))
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Wraps prose at 120 characters, as in every document. Tables stay as they are. */
const wrapped = (line: string) =>
  line.startsWith('|')
    ? line
    : line.replace(/(?=.{121}).{1,120}(?= ) /g, (part) => `${part.trimEnd()}\n`)
