/**
 * `npm run fit-match [-- FOLDER…]` fits the weights and limits of the match score on graded pairs (`match/shared-pairs.ts`)
 * and says what to expect of people that they were not fitted on. Method: coordinate descent from the present values
 * over coarse grids, one value at a time, until a round changes nothing. Target: the mean over people of AUC (grade 2 or
 * more), plus Kendall's tau-b of all pairs, minus the shares of fitting pairs below 50 and of poor ones at 70 or more. A
 * change must gain MIN_GAIN, so that noise moves nothing. Each person is also scored with values fitted on everybody
 * else; that line is what counts. Prints the values; a person writes them into `match-formula.ts`.
 */
import { MATCH_PARTS } from '#core/match/match.ts'
import { demandsOf } from '#core/match/match-demands.ts'
import {
  LIMITS,
  prepare,
  sumMatch,
  UNKNOWN,
  usualSkills,
  WEIGHTS,
} from '#core/match/match-formula.ts'
import { personOf } from '#core/match/match-person.ts'
import { keepAboveFair } from '#core/match/stack-fit.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { kendallTau, meanArea } from './match/figures.ts'
import { TODAY } from './match/pairs.ts'
import { hasGradedPairs, readGradedPairs, SHARED_PAIRS } from './match/shared-pairs.ts'

const MIN_GAIN = 0.004
const FITTING = 2

type Numbers = Record<string, number>
type Opening = Pick<ReturnType<typeof sumMatch>, 'parts' | 'kept'>
type Pair = { person: string; grade: number; openings: Opening[] }
type Scored = { person: string; grade: number; score: number }

/** Each value that is fitted, with its grid. The weight of the place is what the others leave of 100. */
const GRIDS: Record<string, number[]> = {
  skills: [25, 30, 35, 40, 45, 50],
  title: [20, 25, 30, 35, 40, 45],
  level: [5, 10, 15],
  'unknown place': [500, 600, 700, 800, 900],
  'few skills': [600, 700, 800, 900, 1000],
  'other work': [400, 500, 600, 700, 800],
  'other level': [650, 750, 850, 1000],
  'few years': [700, 800, 900, 1000],
  closed: [400, 450, 500, 550, 600, 650, 700],
}

const PRESENT: Numbers = {
  skills: WEIGHTS.skills,
  title: WEIGHTS.title,
  level: WEIGHTS.level,
  'unknown place': UNKNOWN.place,
  'few skills': LIMITS.fewSkills.left,
  'other work': LIMITS.otherWork.left,
  'other level': LIMITS.otherLevel.left,
  'few years': LIMITS.fewYears.left,
  closed: LIMITS.closed.left,
}

function readPairs(folder: string): Pair[] {
  return readGradedPairs(folder).map(({ person, grade, cv, job }) => {
    const who = prepare(personOf({ cv, profile: null, today: TODAY }))
    const all = demandsOf(job)
    const openings = [all, ...all.others].map((role) =>
      sumMatch(who, { ...all, ...role, others: [] }, usualRarity),
    )
    return { person: `${folder} ${person}`, grade, openings }
  })
}

function fitWeights(pairs: Pair[]) {
  const people = [...new Set(pairs.map(({ person }) => person))]
  const fitted = fitValues(pairs)
  const eachByOthers = people.flatMap((who) => {
    const values = fitValues(pairs.filter(({ person }) => person !== who))
    return scoresOf(
      pairs.filter(({ person }) => person === who),
      values,
    )
  })
  const lines = [
    figuresOf('as they are', scoresOf(pairs, PRESENT)),
    figuresOf('fitted', scoresOf(pairs, fitted)),
    figuresOf('each person by values fitted on the others', eachByOthers),
    JSON.stringify(fitted, null, 2),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function fitValues(pairs: Pair[]): Numbers {
  const values = { ...PRESENT }
  let best = targetOf(scoresOf(pairs, values))
  for (let changed = true; changed; ) {
    changed = false
    for (const [name, grid] of Object.entries(GRIDS)) {
      for (const value of grid) {
        if (!isWhole({ ...values, [name]: value })) continue
        const target = targetOf(scoresOf(pairs, { ...values, [name]: value }))
        if (target < best + MIN_GAIN) continue
        best = target
        values[name] = value
        changed = true
      }
    }
  }
  return values
}

const placeWeight = (values: Numbers) =>
  100 - of(values, 'skills') - of(values, 'title') - of(values, 'level')

/** Whether the weights leave a sensible one for the place. */
const isWhole = (values: Numbers) => placeWeight(values) >= 5 && placeWeight(values) <= 30

const scoresOf = (pairs: Pair[], values: Numbers): Scored[] =>
  pairs.map(({ person, grade, openings }) => ({
    person,
    grade,
    score: Math.max(...openings.map((opening) => scoreOf(opening, values))),
  }))

function targetOf(scored: Scored[]): number {
  const { low, high } = tailsOf(scored)
  return meanArea(scored, FITTING) + kendallTau(scored) - low - high
}

function tailsOf(scored: Scored[]) {
  const good = scored.filter(({ grade }) => grade >= FITTING)
  const poor = scored.filter(({ grade }) => grade === 0)
  return {
    low: good.filter(({ score }) => score < 50).length / good.length,
    high: poor.filter(({ score }) => score >= 70).length / poor.length,
  }
}

function figuresOf(name: string, scored: Scored[]): string {
  const { low, high } = tailsOf(scored)
  const figures = [kendallTau(scored), meanArea(scored, FITTING), low, high]
  return `${name}: tau-b, AUC, low, high ${figures.map((one) => one.toFixed(3)).join(' ')}`
}

function of(values: Numbers, name: string): number {
  return values[name] ?? 0
}

function scoreOf({ parts, kept }: Opening, values: Numbers): number {
  const weights: Numbers = { ...values, place: placeWeight(values) }
  const title = parts.find(({ part }) => part === 'title')?.value ?? null
  let score = 0
  for (const { part, value } of parts) {
    const known = value ?? (part === 'skills' ? usualSkills(title) : unknownOf(part, values))
    score += ((weights[part] ?? 0) * known) / 1000
  }
  const lefts: Numbers = {
    skills: of(values, 'few skills'),
    title: of(values, 'other work'),
    level: of(values, 'other level'),
    years: of(values, 'few years'),
    place: of(values, 'closed'),
  }
  for (const part of MATCH_PARTS) {
    const left = parts.find((one) => one.part === part)?.left ?? 1000
    const isFitted = part !== 'place' || left === LIMITS.closed.left
    if (left < 1000) score *= ((isFitted ? lefts[part] : null) ?? left) / 1000
  }
  return keepAboveFair(score * 1000, kept) / 1000
}

function unknownOf(part: string, values: Numbers): number {
  if (part === 'place') return of(values, 'unknown place')
  return part === 'title' || part === 'level' ? UNKNOWN[part] : 0
}

const folders = process.argv.length > 2 ? process.argv.slice(2) : [SHARED_PAIRS]
if (folders.every(hasGradedPairs)) fitWeights(folders.flatMap(readPairs))
else process.stdout.write('Skipped: the data is missing (../shared/data/match)\n')
