/** What the search measurement says besides times of questions, each figure beside its bar, and what failed one. */
import { QUERY_CLASSES } from './search-queries.ts'
import type { Measured } from './search-times.ts'

type Row = { what: string; key: string; unit: string; digits: number; most?: number }

/** Bars are for a million listings. */
const ROWS: Row[] = [
  { what: 'Build, merges included', key: 'buildSeconds', unit: 's', digits: 1 },
  {
    what: 'Resident then, V8’s empty pages included',
    key: 'builtResidentMb',
    unit: 'MB',
    digits: 0,
  },
  { what: 'Snapshot', key: 'snapshotMb', unit: 'MB', digits: 0 },
  { what: 'Snapshot written in', key: 'snapshotSeconds', unit: 's', digits: 2 },
  {
    what: 'Snapshot read, opened, first answer',
    key: 'openSeconds',
    unit: 's',
    digits: 2,
    most: 0.5,
  },
  { what: 'Resident when opened', key: 'openedMb', unit: 'MB', digits: 0, most: 800 },
  {
    what: 'Resident after every question twice',
    key: 'residentMb',
    unit: 'MB',
    digits: 0,
    most: 800,
  },
  { what: 'One job added and visible, p50', key: 'addMs', unit: 'ms', digits: 3, most: 1 },
  { what: 'One job added and visible, p95', key: 'addP95Ms', unit: 'ms', digits: 3 },
  { what: 'Jobs added a second, 100 at a time', key: 'addsPerSecond', unit: '', digits: 0 },
  { what: 'Merges after those', key: 'merges', unit: '', digits: 0 },
  { what: 'Merge pause of the writer, p50', key: 'mergeMs', unit: 'ms', digits: 0 },
  { what: 'Merge pause of the writer, longest', key: 'mergeMaxMs', unit: 'ms', digits: 0 },
]

export function ourFigures(ours: Measured, small: Measured, neighbours: Measured[]): string[] {
  const format = (measured: Measured, { key, unit, digits }: Row) => {
    const value = measured.figures[key]
    if (value === null || value === undefined) return '–'
    return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${unit}`.trim()
  }
  const count = (measured: Measured) => measured.rows.toLocaleString('en')
  return [
    `| ours | bar | ${count(ours)} | ${count(small)} |`,
    '|---|---|---|---|',
    ...ROWS.map((row) => {
      const bar = row.most === undefined ? '' : `${row.most} ${row.unit}`
      return `| ${row.what} | ${bar} | ${format(ours, row)} | ${format(small, row)} |`
    }),
    '',
    ...neighbours.map(
      ({ engine, rows, figures }) =>
        `${engine}: ${rows.toLocaleString('en')} listings built in ${figures.buildSeconds?.toFixed(0)} s, ` +
        `${figures.diskMb?.toFixed(0)} MB on disk.`,
    ),
    '',
    `Growth from ${count(small)} to ${count(ours)} listings (p50): ${growth(ours, small)}.`,
    '',
    `Missed bars: ${missedBars(ours).join('; ') || 'none'}.`,
  ]
}

/** How many times as long each class takes; ten times the listings may take ten times as long, and no more. */
function growth(ours: Measured, small: Measured): string {
  const most = ours.rows / small.rows
  return QUERY_CLASSES.map(({ name }) => {
    const times = (ours.classes[name]?.p50 ?? 0) / (small.classes[name]?.p50 ?? 1)
    return `${name} × ${times.toFixed(1)}${times > most ? ' (**more than linear**)' : ''}`
  }).join(', ')
}

function missedBars({ classes, figures }: Measured): string[] {
  const slow = QUERY_CLASSES.flatMap(({ name, bar }) => {
    const { p50 = 0, p95 = 0 } = classes[name] ?? {}
    return [
      ...(bar.p50 !== undefined && p50 > bar.p50 ? [`${name} p50 ${p50.toFixed(2)} ms`] : []),
      ...(p95 > bar.p95 ? [`${name} p95 ${p95.toFixed(2)} ms`] : []),
    ]
  })
  const large = ROWS.flatMap(({ what, key, most, unit }) => {
    const value = figures[key]
    return most !== undefined && value != null && value > most
      ? [`${what.toLowerCase()} ${value.toFixed(2)} ${unit}`]
      : []
  })
  return [...slow, ...large]
}
