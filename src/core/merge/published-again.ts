/**
 * Two listings of one board with the same title: one opening that was published again, or one for each of two openings.
 * Who reads the board each day knows; else their dates, ids, pay and words are asked. In doubt they are two openings,
 * which stand on one card and are both kept.
 */
import type { Facts } from './job-comparison.ts'
import type { JobTraces } from './job-traces.ts'
import { TELLING_WORDS } from './title-reading.ts'

type Published = readonly ['same' | 'opening', because: string]

const UNKNOWN = Number.POSITIVE_INFINITY
/** After so long the older listing, if it was ever taken down, is forgotten. */
const MOST_DAYS_AGAIN = 366
/** One text in the same words is a month old when it is posted again, or nearly. */
const LEAST_DAYS_AGAIN = 14

/**
 * Of 300 pairs of real listings in the same words that were published days apart, those with a title that many jobs share
 * ("Senior Software Engineer") stood on their board together seven times of eight; of the others, half had followed one
 * another.
 */
export function comparePublished(facts: Facts, one: JobTraces, other: JobTraces): Published {
  const { together, text, places } = facts
  if (together) return ['opening', 'both stood on one board at once']
  const isPlace = places === 'equal' || (together === false && places === 'within')
  if (!isPlace) return ['opening', 'the same role at another place']
  if (text !== null && text.all < 0.7) return ['opening', 'the same role in other words']
  if (together === false) return ['same', 'published again']
  if (isOtherPay(one, other)) return ['opening', 'the same role for other pay']
  const days = daysBetween(one, other)
  if (days < 1) return ['opening', 'published side by side']
  if (days > MOST_DAYS_AGAIN && days !== UNKNOWN)
    return ['opening', 'published more than a year apart']
  if (isOutOfOrder(one, other)) return ['opening', 'the older id was published later']
  const isOneText = text !== null && text.all >= 0.9 && days >= LEAST_DAYS_AGAIN
  if (one.title.words.length < TELLING_WORDS && !isOneText)
    return ['opening', 'a title that several openings share']
  return ['same', 'published again under a new id']
}

function isOtherPay({ pay }: JobTraces, { pay: other }: JobTraces) {
  return (
    pay !== null &&
    other !== null &&
    pay.currency === other.currency &&
    (pay.min !== other.min || pay.max !== other.max)
  )
}

/** A board counts up. What was published again has the later id; an opening made earlier may have waited. */
function isOutOfOrder(one: JobTraces, other: JobTraces) {
  const [a, b] = [numberOf(one), numberOf(other)]
  if (a === null || b === null || one.postedAt === null || other.postedAt === null) return false
  return a < b !== Date.parse(one.postedAt) < Date.parse(other.postedAt)
}

/** "greenhouse 4195351009" */
function numberOf({ addresses }: JobTraces) {
  const [number] = addresses.flatMap((key) => /^greenhouse (\d{5,15})$/.exec(key)?.[1] ?? [])
  return number === undefined ? null : Number(number)
}

const DAY_MS = 86_400_000

function daysBetween(one: JobTraces, other: JobTraces) {
  if (one.postedAt === null || other.postedAt === null) return UNKNOWN
  return Math.abs(Date.parse(one.postedAt) - Date.parse(other.postedAt)) / DAY_MS
}
