/**
 * How far the quartiles of pay would move with other employers: employers, not adverts, are drawn with replacement, the
 * quartiles are computed for each draw, and an interval holds the middle 90 % of them (percentile bootstrap of clusters).
 * The draws follow from the seed, so one question has one answer.
 */
import { seededDraws } from '#core/text/seeded-draws.ts'
import { type Adverts, type Quartiles, voices, weightedQuartiles } from './employer-quartiles.ts'

export type Interval = { from: number; to: number }
export type QuartileIntervals = Record<keyof Quartiles, Interval>

/** Of 100 intervals, 90 should hold the true value. */
const OUTSIDE = 0.1

/** More draws steady the ends of an interval; fewer bound the work where there are many adverts. */
const DRAWS = { most: 1_000, least: 200 }
const MOST_STEPS = 4_000_000

/** Needs at least one advert. */
export function quartileIntervals(adverts: Adverts, seed: string): QuartileIntervals {
  const { amounts, employers } = adverts
  const draw = seededDraws(seed)
  const steps = amounts.length + employers
  const draws = Math.max(DRAWS.least, Math.min(DRAWS.most, Math.floor(MOST_STEPS / steps)))
  const found = { low: [], middle: [], high: [] } as Record<keyof Quartiles, number[]>
  const once = voices(adverts, new Float64Array(employers).fill(1))
  const shares = new Float64Array(employers)
  for (let at = 0; at < draws; at++) {
    shares.fill(0)
    for (let each = 0; each < employers; each++) {
      const owner = Math.floor(draw() * employers)
      shares[owner] = (shares[owner] as number) + (once[owner] as number)
    }
    const { low, middle, high } = weightedQuartiles(adverts, shares, employers)
    found.low.push(low)
    found.middle.push(middle)
    found.high.push(high)
  }
  return {
    low: middleOf(found.low),
    middle: middleOf(found.middle),
    high: middleOf(found.high),
  }
}

function middleOf(values: number[]): Interval {
  const inOrder = values.toSorted((a, b) => a - b)
  const skipped = Math.floor((values.length * OUTSIDE) / 2)
  return {
    from: inOrder[skipped] as number,
    to: inOrder[values.length - 1 - skipped] as number,
  }
}
