/**
 * What limits the match: the score of graded pairs if some of its parts were as a reader judged them, and the others as
 * we read them. The sum is made again from its parts without the limits of `highestScore`, so it differs a little from
 * the score.
 */
import { demandsOf } from '#core/match/match-demands.ts'
import {
  LIMITS,
  prepare,
  skillsValue,
  sumMatch,
  UNKNOWN,
  usualSkills,
  WEIGHTS,
} from '#core/match/match-formula.ts'
import { personOf } from '#core/match/match-person.ts'
import { keepAboveFair } from '#core/match/stack-fit.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { kendallTau, meanArea } from './figures.ts'
import { TODAY } from './pairs.ts'
import type { GradedPair, ReadParts } from './shared-pairs.ts'

const PARTS = ['skills', 'title', 'level', 'place'] as const
type Part = (typeof PARTS)[number]
/** In thousandths; `left` is what the part leaves of the score. */
type Value = { value: number; left: number }
type Judged = Record<Part, Value> & { years: Value; kept: number }

/** A pair graded this or better is a job for the person. */
const FITTING = 2
const NOTHING_LEFT_OUT = 1000

/** By the steps that the job is above the person, from -3 to 3. */
const LEVELS = [0, 250, 850, 1000, 700, 250, 0]
const TITLES = [0, 450, 1000]
const PLACES = {
  open: { value: 1000, left: 1000 },
  friction: { value: 600, left: LIMITS.withEffort.left },
  blocked: { value: 0, left: LIMITS.closed.left },
}

/** Markdown. Throws if the pairs have no parts. */
export function partsTable(pairs: readonly GradedPair[]): string {
  const both = pairs.map((pair) => {
    if (pair.parts === null) throw new Error('These pairs have no parts: role, level, place, must')
    return { ...pair, ours: ourParts(pair), theirs: theirParts(pair.parts) }
  })
  const rows = SETS.map((set) => {
    const scored = both.map(({ person, grade, ours, theirs }) => ({
      ...{ person, grade },
      score: scoreOf(set, ours, theirs),
    }))
    const figures = [kendallTau(scored), meanArea(scored, FITTING)].map((one) => one.toFixed(3))
    return `| ${[set.join(', ') || 'none', ...figures].join(' | ')} |`
  })
  return ['| parts as the reader judged them | tau-b | AUC |', '|---|---|---|', ...rows].join('\n')
}

const SETS: (readonly Part[])[] = [
  [],
  ...PARTS.map((part) => [part]),
  ['skills', 'title'],
  ['skills', 'title', 'level'],
  PARTS,
]

function ourParts({ cv, job }: GradedPair): Judged {
  const who = prepare(personOf({ cv, profile: null, today: TODAY }))
  const { parts, kept } = sumMatch(who, demandsOf(job), usualRarity)
  const title = parts.find(({ part }) => part === 'title')?.value ?? null
  const unknown = { ...UNKNOWN, skills: usualSkills(title), years: 0 }
  const of = (name: Part | 'years') => {
    const { value = null, left = NOTHING_LEFT_OUT } = parts.find(({ part }) => part === name) ?? {}
    return { value: value ?? unknown[name], left }
  }
  return {
    ...{ skills: of('skills'), title: of('title'), level: of('level'), place: of('place') },
    ...{ years: of('years'), kept },
  }
}

function theirParts({ role, level, place, must }: ReadParts): Judged {
  const { otherTrade, otherWork, otherLevel, fewSkills } = LIMITS
  const share = Math.floor(1000 * must)
  return {
    skills: {
      value: skillsValue(share, NOTHING_LEFT_OUT, 0),
      left: share < fewSkills.below ? fewSkills.left : NOTHING_LEFT_OUT,
    },
    title: {
      value: TITLES[role] ?? 0,
      left: [otherTrade.left, otherWork.left][role] ?? NOTHING_LEFT_OUT,
    },
    level: {
      value: LEVELS[level + 3] ?? 0,
      left: Math.abs(level) > 1 ? otherLevel.left : NOTHING_LEFT_OUT,
    },
    place: PLACES[place],
    years: { value: 0, left: NOTHING_LEFT_OUT },
    kept: NOTHING_LEFT_OUT,
  }
}

function scoreOf(set: readonly Part[], ours: Judged, theirs: Judged): number {
  const of = (part: Part) => (set.includes(part) ? theirs : ours)[part]
  const base = PARTS.reduce((sum, part) => sum + WEIGHTS[part] * of(part).value, 0)
  const years = set.includes('level') ? theirs.years : ours.years
  const lefts = [of('skills'), of('title'), of('level'), years, of('place')]
  const sum = lefts.reduce((rest, { left }) => Math.floor((rest * left) / 1000), base)
  return keepAboveFair(sum, set.includes('skills') ? theirs.kept : ours.kept)
}
