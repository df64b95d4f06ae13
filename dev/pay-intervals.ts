/**
 * `npm run pay-intervals -- FILE [--halvings 500]` measures the 90 % intervals of medians on listings (JSON Lines, plain
 * or gzip): the employers of a role in one currency are halved at random, and the interval of one half is widened to that
 * of a difference of two such medians. It should hold the other half's median in about 90 of 100 halvings.
 */
import { parseArgs } from 'node:util'
import { salaryOf } from '#core/pay/salary.ts'
import { statedMiddle } from '#core/pay/stated-middle.ts'
import { employerQuartiles, toAdverts } from '#core/salaries/employer-quartiles.ts'
import { isAboveFloor } from '#core/salaries/pay-floor.ts'
import { quartileIntervals } from '#core/salaries/pay-interval.ts'
import { readTitle } from '#core/title/read-title.ts'
import { type FileEnd, readLines } from '#server/commands/read-lines.ts'
import { seededNumbers } from './seeded-numbers.ts'

type Stated = { amount: number; employer: number }
type Line = { title: string; company: string; salary?: Parameters<typeof salaryOf>[0]['salary'] }

/** By role family and currency, and all roles of each currency together. */
async function readGroups(file: string): Promise<Map<string, Stated[]>> {
  const groups = new Map<string, Stated[]>()
  const employers = new Map<string, number>()
  const end: FileEnd = { problem: null }
  for await (const line of readLines(file, end)) {
    if (!('text' in line)) continue
    const { title, company, salary = null } = JSON.parse(line.text) as Line
    const read = salaryOf({ salary, salaryText: null, description: null })
    const amount = statedMiddle(read)
    if (read === null || amount === null) continue
    const employer = employers.get(company) ?? employers.size
    employers.set(company, employer)
    const { family } = readTitle({ title })
    for (const key of [`${read.currency} ${family}`, `${read.currency} all roles`]) {
      groups.set(key, [...(groups.get(key) ?? []), { amount, employer }])
    }
  }
  if (end.problem !== null) throw new Error(end.problem)
  return groups
}

/** Of twice as many employers and jobs as figures need, so that both halves can have figures. */
const isLarge = (stated: readonly Stated[]) =>
  isAboveFloor({ jobs: stated.length / 2, employers: employersOf(stated).length / 2 })

const employersOf = (stated: readonly Stated[]) => [
  ...new Set(stated.map(({ employer }) => employer)),
]

function measure(groups: [string, Stated[]][], halvings: number): string {
  const random = seededNumbers(20)
  const held = new Map<string, { held: number; of: number }>()
  for (let done = 0; done < halvings; ) {
    const [name, stated] = groups[Math.floor(random() * groups.length)] as [string, Stated[]]
    const [one, other] = halve(stated, random)
    if (!hasFigures(one) || !hasFigures(other)) continue
    done++
    const so = held.get(name) ?? { held: 0, of: 0 }
    held.set(name, { held: so.held + Number(holds(one, other, `${done}`)), of: so.of + 1 })
  }
  const rows = [...held].sort(([a], [b]) => (a < b ? -1 : 1))
  const sum = rows.reduce((total, [, one]) => total + one.held, 0)
  const lines = rows.map(([name, one]) => `${name}: ${one.held} of ${one.of}`)
  return [...lines, `held ${sum} of ${halvings}: ${((100 * sum) / halvings).toFixed(1)} %`].join(
    '\n',
  )
}

function halve(stated: readonly Stated[], random: () => number): [Stated[], Stated[]] {
  const inOrder = employersOf(stated)
    .map((employer) => ({ employer, at: random() }))
    .sort((a, b) => a.at - b.at)
  const first = new Set(
    inOrder.slice(0, Math.floor(inOrder.length / 2)).map(({ employer }) => employer),
  )
  return [
    stated.filter(({ employer }) => first.has(employer)),
    stated.filter(({ employer }) => !first.has(employer)),
  ]
}

const hasFigures = (stated: readonly Stated[]) =>
  isAboveFloor({ jobs: stated.length, employers: employersOf(stated).length })

/** A difference of two independent medians varies by the square root of two more than one of them. */
function holds(one: Stated[], other: Stated[], seed: string): boolean {
  const adverts = toAdverts(one)
  const { middle } = employerQuartiles(adverts)
  const { from, to } = quartileIntervals(adverts, seed).middle
  const found = employerQuartiles(toAdverts(other)).middle
  return (
    found >= middle - Math.SQRT2 * (middle - from) && found <= middle + Math.SQRT2 * (to - middle)
  )
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { halvings: { type: 'string', default: '500' } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (file === undefined) throw new Error('Usage: npm run pay-intervals -- FILE [--halvings 500]')
  const groups = [...(await readGroups(file))].filter(([, stated]) => isLarge(stated))
  console.info(measure(groups, Number(values.halvings)))
}

if (import.meta.main) await main()
