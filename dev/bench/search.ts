/**
 * `npm run bench -- search` measures our engine with a million generated listings and with a tenth of them, each figure
 * beside its bar. `--rows N`, `--rounds N`.
 */
import * as path from 'node:path'
import { formatNumber, optionsOr, percentiles, type Times, writeMeasured } from './figures.ts'
import { makeDirectory, run, stayOnOneCore } from './measured-process.ts'
import type { Built, EngineFigures } from './search-engine.ts'
import { QUERY_CLASSES } from './search-queries.ts'

type Row = [what: string, key: string, unit: string, digits: number, most?: number]

/** Bars are for a million listings. */
const ROWS: Row[] = [
  ['Build, including merges', 'buildSeconds', 's', 1, 40],
  ['Resident memory after that, including V8’s empty pages', 'builtResidentMb', 'MB', 0, 900],
  ['Snapshot', 'snapshotMb', 'MB', 0],
  ['Snapshot written in', 'snapshotSeconds', 's', 2],
  ['Snapshot read, opened, first answer', 'openSeconds', 's', 2, 0.5],
  ['Resident memory after opening', 'openedMb', 'MB', 0, 800],
  ['Resident memory after every question twice', 'residentMb', 'MB', 0, 800],
  ['One job added and visible, p50', 'addMs', 'ms', 3, 1],
  ['One job added and visible, p95', 'addP95Ms', 'ms', 3],
  ['Jobs added a second, 100 at a time', 'addsPerSecond', '', 0],
  ['Merges after those', 'merges', '', 0],
  ['Merge pause of the writer, p50', 'mergeMs', 'ms', 0],
  ['Merge pause of the writer, longest', 'mergeMaxMs', 'ms', 0],
]

const { rows, rounds } = optionsOr({ rows: 1_000_000, rounds: 20 })
const counts = [rows, Math.round(rows / 10)]
stayOnOneCore()
const measured: Built[] = []
for (const count of counts) measured.push(await measure(count))
const [all, tenth] = measured as [Built, Built]
const heads = counts.map(formatNumber).join(' | ')

writeMeasured([
  `| questions | bar | ${heads} |`,
  '|---|---|---|---|',
  ...QUERY_CLASSES.map(({ name, bar }) => {
    const most = `${bar.p50 === undefined ? '' : `p50 ${bar.p50}, `}p95 ${bar.p95}`
    const times = measured.map(({ classes }) => formatClass(classes[name] ?? percentiles([])))
    return `| ${name} | ${most} | ${times.join(' | ')} |`
  }),
  '',
  `| index | bar | ${heads} |`,
  '|---|---|---|---|',
  ...ROWS.map(([what, key, unit, digits, most]) => {
    const values = measured.map(({ figures }) => {
      const value = figures[key]?.toLocaleString('en', { maximumFractionDigits: digits })
      return value === undefined ? '–' : `${value} ${unit}`.trim()
    })
    return `| ${what} | ${most === undefined ? '' : `${most} ${unit}`} | ${values.join(' | ')} |`
  }),
  '',
  `Growth from ${formatNumber(counts[1] ?? 0)} to ${formatNumber(rows)} listings (p50): ${growth()}.`,
  '',
  `Missed bars: ${missedBars().join('; ') || 'none'}.`,
])

async function measure(count: number): Promise<Built> {
  process.stderr.write(`${count} listings\n`)
  const script = 'dev/bench/search-engine.ts'
  const snapshot = path.join(makeDirectory(), 'snapshot')
  const built = await run<Built>(script, ['build', snapshot, count, rounds], ['--expose-gc'])
  const opened = await run<EngineFigures>(script, ['open', snapshot], ['--expose-gc'])
  return { ...built, figures: { ...built.figures, ...opened } }
}

function formatClass(times: Times): string {
  const digitsOf = (ms: number) => (ms >= 100 ? 0 : ms >= 10 ? 1 : ms >= 0.1 ? 2 : 3)
  return [times.p50, times.p95, times.max].map((ms) => ms.toFixed(digitsOf(ms))).join(' / ')
}

/** How many times as long each class takes. Ten times the listings may take at most ten times as long. */
function growth(): string {
  return QUERY_CLASSES.map(({ name }) => {
    const times = (all.classes[name]?.p50 ?? 0) / (tenth.classes[name]?.p50 ?? 1)
    return `${name} × ${times.toFixed(1)}${times > 10 ? ' (**more than linear**)' : ''}`
  }).join(', ')
}

function missedBars(): string[] {
  const slow = QUERY_CLASSES.flatMap(({ name, bar }) =>
    (['p50', 'p95'] as const).flatMap((share) => {
      const ms = all.classes[name]?.[share] ?? 0
      return ms > (bar[share] ?? Number.POSITIVE_INFINITY)
        ? [`${name} ${share} ${ms.toFixed(2)} ms`]
        : []
    }),
  )
  const large = ROWS.flatMap(([what, key, unit, , most = Number.POSITIVE_INFINITY]) => {
    const value = all.figures[key] ?? 0
    return value > most ? [`${what.toLowerCase()} ${value.toFixed(2)} ${unit}`] : []
  })
  return [...slow, ...large]
}
