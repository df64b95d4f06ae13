/**
 * Computes the score of `core/match/match-formula.ts` for every row of a segment. Each part of the formula except
 * skills depends on values that many rows share, so the formula itself is called once for each such value; a row then
 * costs a few lookups and additions. What a part adds to the base, whether it is known and what it leaves of the score
 * travel as one number. An advert with several openings has the score of the best of them.
 */
import { NO_FACTS } from '#core/eligibility/eligibility.ts'
import { JOB_TYPES } from '#core/job/job.ts'
import type { MatchPartName } from '#core/match/match.ts'
import type { MatchDemands } from '#core/match/match-demands.ts'
import {
  ASK_WEIGHTS,
  cut,
  ENOUGH_SKILLS,
  evidenceOf,
  FULL_SKILLS,
  highestScore,
  isEnough,
  knownOfSeveral,
  placePartOf,
  prepare,
  type Rarity,
  roundScore,
  skillsKnown,
  skillsLeft,
  skillsValue,
  sumMatch,
  UNKNOWN as UNKNOWN_VALUES,
  usualSkills,
  WEIGHTS,
} from '#core/match/match-formula.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import {
  attends,
  isNear,
  openTo,
  type PlaceFit,
  placeStep,
  withMove,
} from '#core/match/match-place.ts'
import {
  keepAboveFair,
  mainValue,
  NO_STACK,
  type SideValues,
  stackLeft,
} from '#core/match/stack-fit.ts'
import { TITLE_LEVELS } from '#core/title/title-level.ts'
import {
  askOf,
  type DemandTables,
  eachPlace,
  eligibilityAt,
  eligibilityNumber,
  isMainEntry,
  isOrEntry,
  isTitleEntry,
  NO_PAY,
  NO_YEARS,
  NOT_READ,
  REACHES,
  reachAt,
  SKILL_NUMBERS,
  skillOf,
} from '#search/segments/demand-columns.ts'
import { createOpenings, type Opening } from '#search/segments/openings.ts'
import type { Segment } from '#search/segments/segment.ts'
import { textOf } from '#search/structures/string-table.ts'

/** Takes the place of a score if too little is known. */
export const UNKNOWN = 255

export type MatchScorer = {
  /** Reads what is new in the tables. */
  follow(tables: DemandTables): void
  /**
   * Copies the rows at positions `from` to `to` without those that certainly have less than `least` because of their
   * kinds of work, which most have; returns how many are left. -1 is the score of a job that was not read.
   */
  takeHopeful(segment: Segment, range: RowRange, least: number, into: Uint16Array): number
  /**
   * Writes the scores of the rows at positions `from` to `to`, each at its row. May write 0 for a job whose score is
   * certainly lower than `least`.
   */
  score(segment: Segment, rows: RowRange, least: number, into: Scores): void
  /** How many openings an advert has; it must have been read by the rules. */
  openingsOf(segment: Segment, row: number): number
  /**
   * What the score of an opening is made of; null if even with every skill and every wish met, and without a move, it
   * would be lower than `least`. The object is the same each time, and may be changed to see what another person would
   * score.
   */
  partsOf(segment: Segment, at: RowOpening, least: number): RowParts | null
  /** The score of these parts; UNKNOWN if too little is known. */
  scoreOf(parts: RowParts): number
  /** How much a skill weighs as this entry asks for it, times GAIN_UNIT, plus its weight times what the person shows. */
  gainOf(entry: number): number
  /** The parts of other preferences, indexed as `RowParts.wishAt`, and of another desired pay. */
  wishesOf(person: MatchPerson): Int32Array
  payOf(segment: Segment, row: number, minPayUsd: number): number
}

/**
 * Parts as numbers, see `partOf`. `near`: the place for somebody who needs no move. `skills`: the sum of `gainOf` over the entries from `from` to `to`, alternatives
 * counted once. `stack`: what those that the job is built on leave of the points above "fair".
 */
export type RowParts = {
  title: number
  level: number
  year: number
  /** The number of the places. */
  where: number
  place: number
  near: number
  wish: number
  wishAt: number
  pay: number
  skills: number
  stack: number
  /** Whether only the title asks for skills. */
  isTitleAlone: boolean
  entries: Uint16Array
  from: number
  to: number
}

/**
 * By row. `known`: how much a score rests on, in hundredths, to order equal scores; half of it for several openings.
 * `step`: a `PlaceStep`, which comes before the score among good matches.
 */
export type Scores = { score: Uint8Array; known: Uint8Array; step: Uint8Array }

export type RowOpening = { row: number; opening: number }

export type RowRange = { rows: Uint16Array; from: number; to: number }

/** value × 1024 + what is left, both in thousandths; the highest bit is set if the part is known. */
const LEFT_BITS = 10
const LEFT_MASK = 2 ** LEFT_BITS - 1
const KNOWN_BIT = 2 ** 24
/** A part that is unknown and cuts nothing. */
export const NO_PART = 1000
/** For skills: weight * 2^16 + weight * value in eighths. Enough for two hundred skills of the rarest kind. */
const GAIN_BITS = 16
export const GAIN_UNIT = 2 ** GAIN_BITS
const GAIN_MASK = GAIN_UNIT - 1
const NOT_COMPUTED = -1
/** The number of entries without their "or" bit. */
const ENTRIES = 2 ** 15
const ENTRY_MASK = ENTRIES - 1

const NOTHING: MatchDemands = {
  skills: [],
  kinds: [],
  level: null,
  years: null,
  reach: null,
  places: [],
  eligibility: NO_FACTS,
  jobType: null,
  payUsd: null,
  others: [],
}
/** Above all sums, and below those of all scores. */
const ANY_SUM = 2 ** 30
const NOT_READ_SUM = -1000
/** The least sum that is rounded to this score. */
const leastSumOf = (score: number) => score * 1000 - 500
/** In place of the title's part, for an advert with several openings. */
const SEVERAL = -2

export function createMatchScorer(
  person: MatchPerson,
  rarity: Rarity,
  openings = createOpenings(),
): MatchScorer {
  const prepared = prepare(person)
  const knowsSkills = person.skills.length > 0
  const minPay = person.minPayUsd ?? 0
  let tables: DemandTables | null = null

  /** What this part of the formula gives for a job about which nothing else is known. */
  function partOf(part: MatchPartName, demands: Partial<MatchDemands>, who = prepared): number {
    const { parts } = sumMatch(who, { ...NOTHING, ...demands }, rarity)
    const found = parts.find((each) => each.part === part)
    if (!found || found.value === null) return NO_PART
    return KNOWN_BIT + found.value * 2 ** LEFT_BITS + found.left
  }

  const levels = Int32Array.from([null, ...TITLE_LEVELS], (level) => partOf('level', { level }))
  const years = Int32Array.from({ length: 256 }, (_, min) =>
    min === NO_YEARS ? NO_PART : partOf('years', { years: { min, max: null } }),
  )
  const wishesOf = (who: MatchPerson) =>
    Int32Array.from(
      [null, ...JOB_TYPES].flatMap((jobType) =>
        REACHES.map((reach) =>
          partOf('preferences', { jobType, reach }, { ...prepared, person: who }),
        ),
      ),
    )
  const wishes = wishesOf(person)
  // Indexed by the share of the desired pay that is offered, in hundredths. More than all of it counts as all.
  const wisher = { ...prepared, person: { ...person, minPayUsd: 10_000 } }
  const pays = Int32Array.from({ length: 101 }, (_, share) =>
    partOf('pay', { payUsd: { min: null, max: Math.max(1, share * 100) } }, wisher),
  )
  const gains = new Uint32Array(ENTRIES)
  /** By the number of a skill: what `mainValue` gives. */
  const stacks: ReturnType<typeof mainValue>[] = []
  const sides: SideValues = { front: NO_STACK, back: NO_STACK, both: NO_STACK, core: NO_STACK }
  let knownSkills = 0
  let kinds = new Int32Array(0)
  /**
   * What a job with this title and everything else at its best would sum to, in thousandths; the first is of jobs that
   * were not read. Indexed as `demandKinds`.
   */
  let mosts = new Int32Array(0)
  /** By the number of the set of kinds. */
  const titles: number[] = []
  let wheres = new Int32Array(0)
  /** The same without a move. */
  let nearWheres = new Int32Array(0)
  let reaches = new Uint8Array(0)
  /** By the number of a where. */
  let steps = new Uint8Array(0)
  /** By the number of the facts, and of the place. */
  const opens = new Map<number, PlaceFit | null>()
  const nears = new Map<number, boolean>()

  function follow(now: DemandTables) {
    tables = now
    for (; knownSkills < now.skills.size; knownSkills++) {
      const skill = textOf(now.skills, knownSkills)
      const value = prepared.skills.get(skill) ?? 0
      stacks[knownSkills] = mainValue(prepared, skill)
      for (let entry = knownSkills; entry < ENTRIES; entry += SKILL_NUMBERS) {
        const weight = ASK_WEIGHTS[askOf(entry)] * rarity(skill)
        gains[entry] = weight * 2 ** GAIN_BITS + weight * value
      }
    }
    const newKinds = kinds.length
    kinds = longer(kinds, now.kinds.size)
    mosts = longer(mosts, now.kinds.size + 1, NOT_READ_SUM)
    for (let at = newKinds; at < kinds.length; at++) {
      const [first, other] = openings.of(now, at)
      const own = other ? SEVERAL : titleOf(first as Opening)
      kinds[at] = own
      mosts[at + 1] = own === SEVERAL ? ANY_SUM : mostWith(own)
    }
    wheres = longer(wheres, now.wheres.size, NOT_COMPUTED)
    nearWheres = longer(nearWheres, now.wheres.size)
    reaches = grown(reaches, wheres.length)
    steps = grown(steps, wheres.length)
  }

  function titleOf({ kinds: set }: Opening): number {
    const known = titles[set] ?? partOf('title', { kinds: [...(openings.kindSets[set] ?? [])] })
    titles[set] = known
    return known
  }

  function readWhere(number: number): number {
    const from = tables as DemandTables // `follow` is always called first
    const reach = reachAt(from, number)
    let count = 0
    let hasNear = false
    eachPlace(from, number, (place) => {
      count++
      hasNear ||= isNearAt(from, place)
    })
    const isFar = count > 0 && !hasNear && attends(REACHES[reach] ?? null)
    const open = openAt(from, eligibilityNumber(from, number))
    const fit = open && withMove(person, open, isFar && open.verdict !== 'no')
    const part = placePart(fit)
    wheres[number] = part
    nearWheres[number] = placePart(open)
    reaches[number] = reach
    steps[number] = placeStep(person, fit)
    return part
  }

  function placePart(fit: PlaceFit | null): number {
    const { value, left } = placePartOf(fit?.value ?? null)
    return value === null ? NO_PART : KNOWN_BIT + value * 2 ** LEFT_BITS + left
  }

  function openAt(from: DemandTables, number: number): PlaceFit | null {
    const known = opens.get(number)
    if (known !== undefined) return known
    const open = openTo(person, eligibilityAt(from, number))
    opens.set(number, open)
    return open
  }

  function isNearAt(from: DemandTables, place: number): boolean {
    const known = nears.get(place)
    if (known !== undefined) return known
    const near = isNear(person, textOf(from.places, place))
    nears.set(place, near)
    return near
  }

  function skillsOf(demandSkills: Uint16Array, start: number, end: number): number {
    let sum = 0
    let hasMain = false
    let isTitleAlone = true
    for (let at = start; at < end; at++) {
      const entry = demandSkills[at] as number
      isTitleAlone &&= isTitleEntry(entry)
      if (entry < ENTRIES || at === start) sum += gains[entry & ENTRY_MASK] as number
      else sum += joined(demandSkills, start, at)
      hasMain ||= isMainEntry(entry)
    }
    parts.isTitleAlone = isTitleAlone
    parts.stack = hasMain ? stackOfRow(demandSkills, start, end) : 1000
    return sum
  }

  /** What is left by the skills that the job is built on. */
  function stackOfRow(entries: Uint16Array, start: number, end: number): number {
    sides.front = NO_STACK
    sides.back = NO_STACK
    sides.both = NO_STACK
    sides.core = NO_STACK
    for (let at = start; at < end; at++) {
      const entry = entries[at] as number
      const stack = isMainEntry(entry) ? stacks[skillOf(entry)] : null
      if (!stack) continue
      sides[stack.side] = Math.max(sides[stack.side], stack.value)
    }
    return stackLeft(sides)
  }

  /** What an alternative changes about those before it: together they weigh as the lightest and gain as the best. */
  function joined(entries: Uint16Array, start: number, at: number): number {
    let first = at - 1
    while (first > start && isOrEntry(entries[first] as number)) first--
    return groupGain(entries, first, at + 1) - groupGain(entries, first, at)
  }

  function groupGain(entries: Uint16Array, from: number, to: number): number {
    let weight = Number.POSITIVE_INFINITY
    let value = 0
    for (let at = from; at < to; at++) {
      const entry = entries[at] as number
      const gain = gains[entry & ENTRY_MASK] as number
      const own = gain >>> GAIN_BITS
      weight = Math.min(weight, own)
      value = Math.max(value, own === 0 ? 0 : (gain & GAIN_MASK) / own)
    }
    return weight * 2 ** GAIN_BITS + weight * value
  }

  /** Of the row that was read last. */
  const parts: RowParts = {
    title: NO_PART,
    level: NO_PART,
    year: NO_PART,
    where: 0,
    place: NO_PART,
    near: NO_PART,
    wish: NO_PART,
    wishAt: 0,
    pay: NO_PART,
    skills: 0,
    stack: 1000,
    isTitleAlone: false,
    entries: new Uint16Array(0),
    from: 0,
    to: 0,
  }

  /** What decides first: most rows need no more. */
  function readParts(segment: Segment, row: number, title: number, where: number) {
    let place = wheres[where] as number
    if (place === NOT_COMPUTED) place = readWhere(where)
    parts.title = title
    parts.level = levels[segment.demandLevel[row] as number] as number
    parts.year = years[segment.yearsMin[row] as number] as number
    parts.where = where
    parts.place = place
    parts.near = nearWheres[where] as number
  }

  function readRest(segment: Segment, row: number) {
    const reach = reaches[parts.where] as number
    parts.wishAt = (segment.demandJobType[row] as number) * REACHES.length + reach
    parts.wish = wishes[parts.wishAt] as number
    parts.entries = segment.demandSkills
    parts.from = segment.demandStarts[row] as number
    parts.to = segment.demandStarts[row + 1] as number
    parts.skills = skillsOf(parts.entries, parts.from, parts.to)
    parts.pay = payOf(segment, row, minPay)
  }

  const several = (segment: Segment, row: number) =>
    openings.of(tables as DemandTables, (segment.demandKinds[row] as number) - 1)

  const title = (segment: Segment, row: number) =>
    kinds[(segment.demandKinds[row] as number) - 1] as number

  function readOpening(segment: Segment, row: number, own: Opening | null) {
    const where = own?.where ?? (segment.demandWhere[row] as number)
    readParts(segment, row, own ? titleOf(own) : title(segment, row), where)
    if (own === null || own.isFirst) return
    parts.level = levels[own.level] as number
    parts.year = years[own.yearsMin] as number
  }

  function readOpeningRest(segment: Segment, row: number, own: Opening | null) {
    readRest(segment, row)
    if (own === null || own.isFirst) return
    parts.entries = own.entries
    parts.from = 0
    parts.to = own.entries.length
    parts.skills = skillsOf(own.entries, 0, own.entries.length)
  }

  function partsOf(segment: Segment, { row, opening }: RowOpening, least: number) {
    const first = title(segment, row)
    const own = first === SEVERAL ? (several(segment, row)[opening] as Opening) : null
    if (mostWith(own ? titleOf(own) : first) + 500 < least * 1000) return null
    readOpening(segment, row, own)
    const { place } = parts
    parts.place = parts.near
    const canReach = mostOf(parts) + 500 >= least * 1000
    parts.place = place
    if (!canReach) return null
    readOpeningRest(segment, row, own)
    return parts
  }

  /** With this title, and everything else at its best. */
  const mostWith = (part: number) =>
    cut(addedByTitle(part) + (WEIGHTS.skills + WEIGHTS.level + WEIGHTS.place) * 1000, leftOf(part))

  /** With every skill, and every wish met. */
  const mostOf = (row: RowParts) => cutBy(baseOf(row) + WEIGHTS.skills * 1000, 1000, row)

  const baseOf = ({ title, level, place }: RowParts) =>
    addedByTitle(title) +
    added(level, WEIGHTS.level, UNKNOWN_VALUES.level) +
    added(place, WEIGHTS.place, UNKNOWN_VALUES.place)

  function scoreRow(segment: Segment, row: number, kind: number, least: number): number {
    const own = kinds[kind - 1] as number
    if (own === SEVERAL) return scoreBest(segment, row)
    readParts(segment, row, own, segment.demandWhere[row] as number)
    // Even with every skill the score would be too low.
    if (mostOf(parts) + 500 < least * 1000) return 0
    readRest(segment, row)
    return scoreOf(parts)
  }

  function scoreOf(row: RowParts): number {
    const { title, level, place, skills } = row
    const weights = skills >>> GAIN_BITS
    const isKnown = weights > 0 && knowsSkills
    const evidence = isKnown ? evidenceOf(weights, row.isTitleAlone && title >= KNOWN_BIT) : 0
    const share = isKnown ? Math.floor((1000 * (skills & GAIN_MASK)) / (8 * weights)) : 0
    const usual = usualSkills(valueIn(title))
    const value = isKnown ? skillsValue(share, evidence, usual) : usual
    const left = isKnown ? skillsLeft(share, evidence) : 1000
    known = skillsKnown(evidence) + weightOf(title, WEIGHTS.title)
    known += weightOf(level, WEIGHTS.level) + weightOf(place, WEIGHTS.place)
    const isComparable = title >= KNOWN_BIT || evidence * FULL_SKILLS >= ENOUGH_SKILLS * 1000
    if (!isComparable || !isEnough(known, valueIn(title))) return UNKNOWN
    const sum = cutBy(baseOf(row) + WEIGHTS.skills * value, left, row)
    const offered = cut(cut(sum, leftOf(row.pay)), leftOf(row.wish))
    const kept = isKnown ? keepAboveFair(offered, row.stack) : offered
    grounds.share = isKnown ? share : null
    grounds.evidence = evidence
    grounds.title = valueIn(title)
    grounds.place = valueIn(place)
    grounds.known = known
    return roundScore(kept, highestScore(grounds))
  }

  /** Of equal openings the first. */
  function scoreBest(segment: Segment, row: number): number {
    let best = UNKNOWN
    let bestKnown = 0
    let bestWhere = 0
    for (const [at, own] of several(segment, row).entries()) {
      readOpening(segment, row, own)
      readOpeningRest(segment, row, own)
      const score = scoreOf(parts)
      if (at === 0 || (score !== UNKNOWN && (best === UNKNOWN || score > best))) {
        best = score
        bestKnown = known
        bestWhere = parts.where
      }
    }
    known = knownOfSeveral(bestKnown)
    parts.where = bestWhere
    return best
  }

  function payOf({ wantedPayMin, wantedPayMax }: Segment, row: number, wanted: number): number {
    if (wanted === 0) return NO_PART
    const most = wantedPayMax[row] as number
    const offered = most === NO_PAY ? (wantedPayMin[row] as number) : most
    if (offered === NO_PAY || offered === 0) return NO_PART
    return pays[Math.floor(Math.min(100, (100 * offered) / wanted))] as number
  }

  function takeHopeful(
    { demandKinds }: Segment,
    { rows, from, to }: RowRange,
    least: number,
    into: Uint16Array,
  ): number {
    const leastSum = Math.max(NOT_READ_SUM, leastSumOf(least))
    let kept = 0
    for (let at = from; at < to; at++) {
      const row = rows[at] as number
      into[kept] = row
      kept += Number((mosts[demandKinds[row] as number] as number) >= leastSum)
    }
    return kept
  }

  /** Of the row that was scored last. */
  let known = 0
  const grounds: Parameters<typeof highestScore>[0] = {
    share: null,
    evidence: 0,
    title: null,
    place: null,
    known: 0,
  }

  function score(segment: Segment, { rows, from, to }: RowRange, least: number, into: Scores) {
    const { demandKinds } = segment
    const leastSum = leastSumOf(least)
    for (let at = from; at < to; at++) {
      const row = rows[at] as number
      const kind = demandKinds[row] as number
      known = 0
      if (kind === NOT_READ) {
        into.score[row] = UNKNOWN
        into.step[row] = 0
      } else if ((mosts[kind] as number) < leastSum) {
        // most jobs are of another kind of work
        into.score[row] = 0
      } else {
        into.score[row] = scoreRow(segment, row, kind, least)
        into.step[row] = steps[parts.where] as number
      }
      into.known[row] = known
    }
  }

  return {
    follow,
    score,
    takeHopeful,
    openingsOf: (segment, row) =>
      title(segment, row) === SEVERAL ? several(segment, row).length : 1,
    partsOf,
    scoreOf,
    gainOf: (entry) => gains[entry & ENTRY_MASK] as number,
    wishesOf,
    payOf,
  }
}

const leftOf = (part: number) => part & LEFT_MASK
const valueIn = (part: number) => (part < KNOWN_BIT ? null : (part - KNOWN_BIT) >>> LEFT_BITS)

/** What a part adds to the base; `unknown` is its value if it is not known. */
const added = (part: number, weight: number, unknown: number) =>
  weight * (part < KNOWN_BIT ? unknown : (part - KNOWN_BIT) >>> LEFT_BITS)

const addedByTitle = (part: number) => added(part, WEIGHTS.title, UNKNOWN_VALUES.title)

const weightOf = (part: number, weight: number) => (part < KNOWN_BIT ? 0 : weight)

/** In the order of MATCH_PARTS, as the formula does. */
function cutBy(base: number, skills: number, { title, level, year, place }: RowParts): number {
  const shown = cut(cut(base, skills), leftOf(title))
  return cut(cut(cut(shown, leftOf(level)), leftOf(year)), leftOf(place))
}

function grown(array: Uint8Array<ArrayBuffer>, length: number) {
  const more = new Uint8Array(length)
  more.set(array)
  return more
}

function longer(array: Int32Array<ArrayBuffer>, length: number, filler = 0) {
  if (array.length >= length) return array
  const more = new Int32Array(length).fill(filler, array.length)
  more.set(array)
  return more
}
