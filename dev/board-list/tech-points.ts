/**
 * How likely an employer's jobs are in tech, in points, by all that an open list tells: the source, the token and the
 * company's name. Most tech companies have an invented word for a name, so the source counts too: of the hand-picked
 * employers in boards/starter.tsv, 64 are among Ashby's 3,507 boards of the open lists, 119 among Greenhouse's 6,198,
 * 21 among Lever's 2,420, and 3 among the 5,991 of Workable, Recruitee and Pinpoint.
 */
import { knownSpelling } from '#core/company/company-spellings.ts'
import { COMMON_WORDS, OTHER_TRADES, TECH_WORDS } from './trade-words.ts'

/** Boards with as many points or more are in the first part of the list. */
export const LEAST_TECH_POINTS = 2

const OF_SOURCE: Readonly<Record<string, number>> = { ashby: 2, greenhouse: 1, lever: 1 }

/** A name in the company-spellings table is that of a well-known tech company. */
const KNOWN = 3
const TECH_WORD = 2
/** "ClickHouse", "Trigger.dev" */
const BRAND = 1
const OTHER_TRADE = -3
const OTHER_TRADE_END = -2
const COMMON_WORD = -1

const BRAND_NAME = /\p{Ll}\p{Lu}|\.(?:ai|app|cloud|dev|io|sh|so|tech|xyz)\b/u
/** At the end of a token without hyphens, which nothing else divides. */
const TECH_END =
  /(?:(?<=[^aeiou])ai|labs|(?<=\w{4})io|hq|data|cloud|cyber|robotics|software|soft|games|tech)$/
const TRADE_END =
  /(?:health|care|bio|pharma|therapeutics|capital|foundation|school|academy|energy|insurance|financial|law|medical|clinic|dental|vet)$/

type Listed = { source: string; token: string; company: string }

export function techPoints({ source, token, company }: Listed): number {
  const slug = token.toLowerCase().replace(/(?<!\d)\d{1,4}$/, '')
  const words = new Set([...wordsOf(company), ...(/[-_.]/.test(slug) ? wordsOf(slug) : [])])
  const hasAny = (of: ReadonlySet<string>) => [...words].some((word) => of.has(word))
  const isOtherTrade = hasAny(OTHER_TRADES)
  return [
    OF_SOURCE[source] ?? 0,
    knownSpelling(slug) === null ? 0 : KNOWN,
    hasAny(TECH_WORDS) || TECH_END.test(slug) ? TECH_WORD : 0,
    BRAND_NAME.test(company) ? BRAND : 0,
    isOtherTrade ? OTHER_TRADE : TRADE_END.test(slug) ? OTHER_TRADE_END : 0,
    hasAny(COMMON_WORDS) ? COMMON_WORD : 0,
  ].reduce((sum, points) => sum + points)
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
