/** `npm run bench -- match`: how fast a person's best matches are found. `--rows N`, `--rounds N`. */
import { parseArgs } from 'node:util'
import { type Figure, writeFigures } from './figures.ts'
import { runPinned } from './own-process.ts'

type Percentiles = { p50: number; p95: number; max: number }
type Result = {
  demands: number
  residentMb: number
  first: Percentiles
  asks: [what: string, times: Percentiles][]
}

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '10' },
  },
})

const rows = Number(values.rows)
const result = await runPinned<Result>(
  'dev/bench/match-ours.ts',
  [rows, values.rounds],
  ['--expose-gc', '--max-old-space-size=12288'],
)
const ms = ({ p50, p95, max }: Percentiles) =>
  `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, max ${max.toFixed(1)} ms`
const figures: Figure[] = [
  [
    'Open jobs, and skills asked for by each',
    `${rows.toLocaleString('en')}, ${result.demands.toFixed(1)}`,
  ],
  ['A person’s very first question: first 100', ms(result.first)],
  ...result.asks.map(([what, times]): Figure => [`Best match: ${what}`, ms(times)]),
]
const given = process.argv.slice(2).join(' ')
writeFigures(figures, { mark: 'bench match', command: `npm run bench -- ${given}` })
