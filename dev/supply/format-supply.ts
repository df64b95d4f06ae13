/** The results of a simulation of the supply as tables of text. */
import type { Simulation } from './simulate-supply.ts'
import type { HostFigures } from './supply-figures.ts'

/** Untruths and troubles that are printed of each kind; the others are only counted. */
const SHOWN = 8

type Column = [title: string, of: (host: HostFigures) => string]

const whole = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 })
const hours = (value: number | null) => (value === null ? 'not all' : value.toFixed(2))
const percent = (value: number | null) => (value === null ? '–' : `${(value * 100).toFixed(1)} %`)

const COLUMNS: readonly Column[] = [
  ['source', ({ source }) => source],
  ['boards', ({ boards }) => whole(boards)],
  ['first sweep, h', ({ sweepHours }) => hours(sweepHours)],
  ['limit used in it', ({ sweepUse }) => percent(sweepUse)],
  ['requests', ({ requests }) => whole(requests)],
  ['limits broken', ({ broken }) => whole(broken)],
  ['last day: requests', ({ lastDay }) => whole(lastDay.requests)],
  ['runs', ({ lastDay }) => whole(lastDay.runs)],
  ['limits broken', ({ lastDay }) => whole(lastDay.broken)],
  ['boards with jobs', ({ lastDay }) => whole(lastDay.expected)],
  ['read within 24 h', ({ lastDay }) => percent(lastDay.readShare)],
  ['longest, h', ({ lastDay }) => hours(lastDay.longestHours)],
]

export function formatSupply(simulation: Simulation): string {
  const { boards, jobs, hosts, memoryMb, compared, troubles } = simulation
  const lines = [
    `${whole(boards)} boards with ${whole(jobs)} open jobs at the beginning`,
    '',
    row(COLUMNS.map(([title]) => title)),
    row(COLUMNS.map(() => '---')),
    ...hosts.map((host) => row(COLUMNS.map(([, of]) => of(host)))),
    '',
    `Memory after each quarter of the first sweep, and at the end: ${memoryMb.map((mb) => `${whole(mb)} MB`).join(', ')}`,
  ]
  for (const { hour, compared: of } of compared) {
    const { untruths, open, closed, unknown } = of
    lines.push(
      `Hour ${hour.toFixed(1)}: ${whole(open)} jobs must be open, ${whole(closed)} closed, ${whole(unknown)} cannot be known; ` +
        `${untruths.length} untruths`,
    )
    for (const [kind, some] of Map.groupBy(untruths, (one) => one.kind)) {
      lines.push(`  ${kind}: ${some.length}`)
      for (const { what } of some.slice(0, SHOWN)) lines.push(`    ${what}`)
    }
  }
  for (const [what, count] of [...troubles].slice(0, SHOWN))
    lines.push(`Logged ${count} times: ${what}`)
  return `${lines.join('\n')}\n`
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
