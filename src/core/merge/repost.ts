/**
 * Two listings on one board with the same title: one opening published twice, or two openings.
 * Reading the board every day settles the question; otherwise dates, ids, pay and text are
 * compared. In doubt they are two openings, shown on one card and both kept.
 */

import type { DedupeFeatures } from './dedupe-features.ts'
import type { Facts } from './job-comparison.ts'
import { SPECIFIC_TITLE_WORDS } from './title-reading.ts'

type Published = readonly ['same' | 'opening', because: string]

const UNKNOWN = Number.POSITIVE_INFINITY
/** Listings published further apart than this count as two openings. */
const MOST_DAYS_AGAIN = 366
/**
 * A near-identical text at least this much later is a repost, even under a common title. Most
 * reposts come about a month later.
 */
const LEAST_DAYS_AGAIN = 14

/**
 * Based on 300 pairs of real listings with identical text, published days apart. With a common
 * title ("Senior Software Engineer"), seven of eight pairs were on their board at the same time;
 * with a more specific title, half had replaced one another.
 */
export function compareReposts(
  facts: Facts,
  one: DedupeFeatures,
  other: DedupeFeatures,
): Published {
  const { together, text, places } = facts
  if (together) return ['opening', 'both were on one board at the same time']
  const isPlace = places === 'equal' || (together === false && places === 'within')
  if (!isPlace) return ['opening', 'the same role at another place']
  if (text !== null && text.all < 0.7) return ['opening', 'the same role with another text']
  if (together === false) return ['same', 'republished']
  if (isOtherPay(one, other)) return ['opening', 'the same role with different pay']
  const days = daysBetween(one, other)
  if (days < 1) return ['opening', 'published within a day']
  if (days > MOST_DAYS_AGAIN && days !== UNKNOWN)
    return ['opening', 'published more than a year apart']
  if (isOutOfOrder(one, other)) return ['opening', 'the lower id was published later']
  const isOneText = text !== null && text.all >= 0.9 && days >= LEAST_DAYS_AGAIN
  if (one.title.words.length < SPECIFIC_TITLE_WORDS && !isOneText)
    return ['opening', 'a common title']
  return ['same', 'republished under a new id']
}

function isOtherPay({ pay }: DedupeFeatures, { pay: other }: DedupeFeatures) {
  return (
    pay !== null &&
    other !== null &&
    pay.currency === other.currency &&
    (pay.min !== other.min || pay.max !== other.max)
  )
}

/**
 * Board ids increase over time, so a repost has the higher id. A lower id with a later date is an
 * opening that was created earlier and published later.
 */
function isOutOfOrder(one: DedupeFeatures, other: DedupeFeatures) {
  const [a, b] = [numberOf(one), numberOf(other)]
  if (a === null || b === null || one.postedAt === null || other.postedAt === null) return false
  return a < b !== Date.parse(one.postedAt) < Date.parse(other.postedAt)
}

function numberOf({ addresses }: DedupeFeatures) {
  const [number] = addresses.flatMap((key) => /^greenhouse (\d{5,15})$/.exec(key)?.[1] ?? [])
  return number === undefined ? null : Number(number)
}

const DAY_MS = 86_400_000

function daysBetween(one: DedupeFeatures, other: DedupeFeatures) {
  if (one.postedAt === null || other.postedAt === null) return UNKNOWN
  return Math.abs(Date.parse(one.postedAt) - Date.parse(other.postedAt)) / DAY_MS
}
