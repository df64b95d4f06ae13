/**
 * What a listing states about pay beside its salary: target earnings (OTE), which include commission and are never base
 * pay; salaries for several regions; and whether the salary is gross or net.
 */
import { parseLocation } from '#core/place/place.ts'
import { plausibleSalary, type Salary } from './salary.ts'
import { type Amount, amountsIn } from './salary-amount.ts'
import { isPay } from './salary-evidence.ts'
import { periodBefore } from './salary-period.ts'

export type PayDetails = {
  /** Base pay and commission at target. */
  targetEarnings: Salary | null
  /** In the listing's order; empty, or at least two. */
  regions: RegionalSalary[]
  /** What the salary is stated as. */
  basis: PayBasis | null
}
/** The region as the listing writes it: "New York", "EU". */
export type RegionalSalary = { region: string; salary: Salary }
export type PayBasis = 'gross' | 'net'

/** The longest description we have is 30,000 characters. */
const MAX_TEXT = 100_000
/** A text with more amounts than this is a price list or an attack. */
const MAX_AMOUNTS = 150

/** Null when the texts state nothing of this. The salary line comes before the description. */
export function payDetailsOf(texts: readonly (string | null | undefined)[]): PayDetails | null {
  const read = texts.map((text) => readText(text?.slice(0, MAX_TEXT) ?? ''))
  const targetEarnings = read.map((each) => each.target).find((target) => target !== null) ?? null
  const regions = read.map((each) => each.regions).find((each) => each.length > 0) ?? []
  const basis = read.map((each) => each.basis).find((each) => each !== null) ?? null
  const isEmpty = targetEarnings === null && regions.length === 0 && basis === null
  return isEmpty ? null : { targetEarnings, regions, basis }
}

function readText(text: string) {
  let target: Salary | null = null
  let basis: PayBasis | null = null
  let isBasisRead = false
  const regional: (RegionalSalary & { start: number; end: number })[] = []
  let count = 0
  for (const amount of amountsIn(text)) {
    if (++count > MAX_AMOUNTS) break
    const around = surroundingsOf(text, amount)
    if (isTarget(around)) {
      target ??= salaryAt(text, amount)
      continue
    }
    if (!isPay(text, amount)) continue
    const salary = salaryAt(text, amount)
    if (!salary) continue
    if (!isBasisRead) basis = basisOf(around)
    isBasisRead = true
    const region = regionOf(around)
    if (region) regional.push({ region, salary, start: amount.start, end: amount.endWithPeriod })
  }
  return { target, basis, regions: besideEachOther(regional) }
}

const salaryAt = (text: string, amount: Amount) =>
  plausibleSalary(text, amount, amount.period ?? periodBefore(text, amount.start))

type Around = {
  before: string
  /** Behind the amount, and behind its period too. */
  behind: string
  after: string
}

/** How far a word can be from its amount. */
const REACH = 60

const surroundingsOf = (text: string, { start, end, endWithPeriod }: Amount): Around => ({
  behind: text.slice(end, end + REACH),
  before: text.slice(Math.max(0, start - REACH), start),
  after: text.slice(endWithPeriod, endWithPeriod + REACH),
})

/** Target earnings in the languages that we met; "target base salary" is none. */
const TARGET = [
  'OTE',
  '(?:on|at)[- ]target(?:[- ](?:earnings?|compensation|income))?',
  'total target (?:annual )?(?:cash|compensation|comp|earnings|income)(?: compensation)?',
  'target(?: annual)?(?: total)? (?:earnings|cash|income)(?: compensation)?',
  'Ziel(?:einkommen|jahreseinkommen|verdienst)',
  "à objectifs? atteints?|à l[’']objectif",
  'a objetivos cumplidos|bei 100 ?% Zielerreichung',
].join('|')

/** "$180-200k OTE", "€120k (OTE)": right after the amount, and not the label of the next one. */
const TARGET_AFTER = new RegExp(
  `^[\\s)+]{0,3}(?:(?:gross|total|annual|in|uncapped)\\s){0,2}\\(?(?:${TARGET})(?!\\p{L})`,
  'iu',
)
const NEXT_AMOUNT =
  /^\s?[:=–-]?\s?(?:of |up to |from )?(?:(?:[$€£¥]|[A-Z]{3}\s)\s?\d|\d{1,3}[.,]?\d{3}|\d{1,3}k)/u
/** "OTE: $180k", "on-target earnings of up to £120k". */
const TARGET_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${TARGET})(?!\\p{L})([^.;|\\n\\d$€£¥]{0,30})$`,
  'iu',
)
const BASE = /base|basic|fix|salary|gehalt|salaire/i

function isTarget({ before, after }: Around): boolean {
  const behind = TARGET_AFTER.exec(after)
  if (behind && !NEXT_AMOUNT.test(after.slice(behind[0].length))) return true
  const ahead = TARGET_BEFORE.exec(before)
  return ahead !== null && !BASE.test(ahead[1] ?? '')
}

const NET =
  /(?<!\p{L})(?:net|netto|neto|netti|nett[oi]|net(?:te)?s?|на руки|чистыми|нетто|手取り|after tax|take[- ]home)(?!\p{L})/iu
const GROSS =
  /(?<!\p{L})(?:gross|brutto|brut[eo]?s?|bruto|lord[oi]|bruttó|до вычета|гросс|брутто|before tax|pre-tax|税前|税引前)(?!\p{L})/iu

const BESIDE = 30
const SENTENCE = /[.,;|\n\d]/

/** The words right beside the amount, in its part of the sentence. */
function basisOf({ before, behind }: Around): PayBasis | null {
  const ahead = before.slice(-BESIDE).split(SENTENCE).at(-1)
  const beside = `${ahead} ${behind.slice(0, BESIDE).split(SENTENCE, 1)[0]}`
  const isNet = NET.test(beside)
  const isGross = GROSS.test(beside)
  if (isNet === isGross) return null
  return isNet ? 'net' : 'gross'
}

/** Areas that are no place of their own. */
const AREAS =
  /^(?:the )?(?:EU|EEA|Europe|EMEA|DACH|Nordics|Benelux|LATAM|Latin America|APAC|Asia|MENA|Africa|North America|CEE|rest of (?:the )?(?:US|world|Europe|country)|US remote|remote US|zone [A-E])$/i
const IN_BRACKETS = /^\s?\(([^()\d]{2,40})\)/
const IN_AFTER =
  /^\s(?:base\s)?(?:in|for|within)\s(?:the\s)?([^\d,;.|()\n]{2,40}?)(?=$|[,;.|()\n]|\s(?:and|or|but|while|plus)\s)/
const LABEL_BEFORE =
  /(?:^|[\n|;,.(•]|\s[-–]|\b(?:and|or)\b)\s?(?:in\s|for\s)?(?:the\s)?([^\n|;,.()•\d:]{2,40})[:–-]\s?$/
const IN_BEFORE =
  /(?:^|\s)(?:in|for)\s(?:the\s)?([^\n|;,.()•\d:]{2,40}?),?\s?(?:is|are|:|it is|it’s)?\s?(?:from|between)?\s?$/

function regionOf({ before, after }: Around): string | null {
  const labels = [
    IN_BRACKETS.exec(after)?.[1],
    LABEL_BEFORE.exec(before)?.[1],
    IN_AFTER.exec(after)?.[1],
    IN_BEFORE.exec(before)?.[1],
  ]
  return labels.map((label) => label?.trim() ?? '').find(isRegion) ?? null
}

/** Only what is surely a place: a listing's "(base)" or "Senior:" is none. */
const isRegion = (label: string) =>
  label !== '' && (AREAS.test(label) || parseLocation(label).countries.length > 0)

/** A longer distance means that the amounts belong to different sentences or roles. */
const MAX_APART = 120

function besideEachOther(
  found: readonly (RegionalSalary & { start: number; end: number })[],
): RegionalSalary[] {
  const near = found.filter(
    ({ start, end }, at) =>
      start - (found[at - 1]?.end ?? Number.NEGATIVE_INFINITY) <= MAX_APART ||
      (found[at + 1]?.start ?? Number.POSITIVE_INFINITY) - end <= MAX_APART,
  )
  const distinct = near.filter(
    ({ region }, at) => near.findIndex((other) => other.region === region) === at,
  )
  return distinct.length < 2 ? [] : distinct.map(({ region, salary }) => ({ region, salary }))
}
