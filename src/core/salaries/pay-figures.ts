/**
 * What is shown about the pay of a role: quartiles with their 90 % intervals, single amounts to draw, and the same by
 * role and by month of publication. Null where there is too little, see pay-floor.ts.
 */
import type { RoleFamily } from '#core/title/role-kind-table.ts'
import { employerQuartiles, type Quartiles, toAdverts } from './employer-quartiles.ts'
import { isAboveFloor } from './pay-floor.ts'
import { type QuartileIntervals, quartileIntervals } from './pay-interval.ts'
import { type PayQuestion, questionText } from './pay-question.ts'

/** An open job with stated pay: the middle of its range, a year, in the currency of the question. */
export type StatedPay = {
  amount: number
  /** Any number that identifies the employer. */
  employer: number
  role: RoleFamily
  /** "2026-11", of its publication, in UTC. */
  month: string
}

/** How much something rests on. */
export type PayBasis = { jobs: number; employers: number }

export type PayFigures = Quartiles & {
  intervals: QuartileIntervals
  /** Ascending: one for each job, or MOST_AMOUNTS evenly spaced ones that represent all. */
  amounts: number[]
  /** Ascending, without months below the floor. */
  months: (PayBasis & { month: string; middle: number })[]
  /** Highest first, without roles below the floor. Empty if the question names a role. */
  roles: (PayBasis & Quartiles & { role: RoleFamily })[]
}

/** The answer to a question about pay. */
export type PayAnswer = PayBasis & {
  /** Open jobs of this role, level and place, whatever they state. */
  total: number
  /** Those of them that state pay in any currency. */
  stated: number
  /** By the currency of their stated pay, most jobs first. */
  currencies: { currency: string; jobs: number }[]
  /** Null below the floor. */
  figures: PayFigures | null
}

export const MOST_AMOUNTS = 300

export const basisOf = (stated: readonly StatedPay[]): PayBasis => ({
  jobs: stated.length,
  employers: new Set(stated.map(({ employer }) => employer)).size,
})

export function payFigures(question: PayQuestion, stated: readonly StatedPay[]): PayFigures | null {
  if (!isAboveFloor(basisOf(stated))) return null
  const adverts = toAdverts(stated)
  return {
    ...rounded(employerQuartiles(adverts)),
    intervals: roundedIntervals(quartileIntervals(adverts, questionText(question))),
    amounts: evenlySpaced(adverts.amounts),
    months: groups(stated, ({ month }) => month)
      .map(({ key, basis, quartiles }) => ({ month: key, ...basis, middle: quartiles.middle }))
      .sort((a, b) => (a.month < b.month ? -1 : 1)),
    roles:
      question.role === null
        ? groups(stated, ({ role }) => role)
            .filter(({ key }) => key !== 'other')
            .map(({ key, basis, quartiles }) => ({ role: key, ...basis, ...quartiles }))
            .sort((a, b) => b.middle - a.middle)
        : [],
  }
}

/** Only those above the floor. */
function groups<Key>(stated: readonly StatedPay[], keyOf: (one: StatedPay) => Key) {
  return [...Map.groupBy(stated, keyOf)].flatMap(([key, members]) => {
    const basis = basisOf(members)
    if (!isAboveFloor(basis)) return []
    return [{ key, basis, quartiles: rounded(employerQuartiles(toAdverts(members))) }]
  })
}

/** The middle amount of each of MOST_AMOUNTS equal groups. */
function evenlySpaced(amounts: Float64Array): number[] {
  const count = Math.min(amounts.length, MOST_AMOUNTS)
  return Array.from({ length: count }, (_, at) =>
    Math.round(amounts[Math.floor(((at + 0.5) / count) * amounts.length)] as number),
  )
}

const rounded = ({ low, middle, high }: Quartiles): Quartiles => ({
  low: Math.round(low),
  middle: Math.round(middle),
  high: Math.round(high),
})

const roundedIntervals = ({ low, middle, high }: QuartileIntervals): QuartileIntervals => {
  const round = ({ from, to }: QuartileIntervals['low']) => ({
    from: Math.round(from),
    to: Math.round(to),
  })
  return { low: round(low), middle: round(middle), high: round(high) }
}
