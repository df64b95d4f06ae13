/**
 * `npm run fit-match` fits the weights and limits of the match score on the pairs that the rules were built with
 * (`BUILT_WITH`), never on others. Method: coordinate descent from the present values over coarse grids, one value at
 * a time, until a round changes nothing. Target: the mean over people of AUC (grade 2 or more), plus Kendall's tau-b
 * of all pairs, minus the shares of fitting pairs below 50 and of poor ones at 70 or more. A change must gain
 * MIN_GAIN, so that noise moves nothing. Prints the values; a person writes them into `match-formula.ts`.
 */
import { MATCH_PARTS } from '#core/match/match.ts'
import { demandsOf } from '#core/match/match-demands.ts'
import { LIMITS, prepare, sumMatch, UNKNOWN, WEIGHTS } from '#core/match/match-formula.ts'
import { personOf } from '#core/match/match-person.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { gradeTau, meanAuc } from './match/grade-figures.ts'
import { TODAY } from './match/pairs.ts'
import { BUILT_WITH, hasGradedPairs, readGradedPairs } from './match/shared-pairs.ts'

const MIN_GAIN = 0.004

type Numbers = Record<string, number>
type Pair = { person: string; grade: number; openings: ReturnType<typeof sumMatch>['parts'][] }

/** Each value that is fitted, with its grid. The weight of the place is what the others leave of 100. */
const GRIDS: Record<string, number[]> = {
  skills: [25, 30, 35, 40, 45, 50],
  title: [20, 25, 30, 35, 40, 45],
  level: [5, 10, 15],
  'unknown skills': [300, 350, 400, 450, 500, 550],
  'few skills': [600, 700, 800, 900, 1000],
  'other work': [400, 500, 600, 700, 800],
  'other level': [650, 750, 850, 1000],
  'few years': [700, 800, 900, 1000],
  closed: [400, 450, 500, 550, 600, 650, 700],
}

if (hasGradedPairs()) fitWeights()
else process.stdout.write('Skipped: the data is missing (../shared/data/match)\n')

function fitWeights() {
  const pairs = readGradedPairs()
    .filter(({ person }) => BUILT_WITH.has(person))
    .map(({ person, grade, cv, job }): Pair => {
      const who = prepare(personOf({ cv, profile: null, today: TODAY }))
      const all = demandsOf(job)
      const openings = [all, ...all.others].map(
        (role) => sumMatch(who, { ...all, ...role, others: [] }, usualRarity).parts,
      )
      return { person, grade, openings }
    })
  const values: Numbers = {
    skills: WEIGHTS.skills,
    title: WEIGHTS.title,
    level: WEIGHTS.level,
    'unknown skills': UNKNOWN.skills,
    'few skills': LIMITS.fewSkills.left,
    'other work': LIMITS.otherWork.left,
    'other level': LIMITS.otherLevel.left,
    'few years': LIMITS.fewYears.left,
    closed: LIMITS.closed.left,
  }
  let best = targetOf(pairs, values)
  process.stdout.write(`before ${best.toFixed(3)}\n`)
  for (let changed = true; changed; ) {
    changed = false
    for (const [name, grid] of Object.entries(GRIDS)) {
      for (const value of grid) {
        const target = targetOf(pairs, { ...values, [name]: value })
        if (target < best + MIN_GAIN) continue
        best = target
        values[name] = value
        changed = true
      }
    }
  }
  process.stdout.write(`after ${best.toFixed(3)}\n${JSON.stringify(values, null, 2)}\n`)
}

function targetOf(pairs: Pair[], values: Numbers): number {
  const place = 100 - of(values, 'skills') - of(values, 'title') - of(values, 'level')
  if (place < 5 || place > 30) return Number.NEGATIVE_INFINITY
  const scored = pairs.map(({ person, grade, openings }) => ({
    person,
    grade,
    score: Math.max(...openings.map((parts) => scoreOf(parts, values, place))),
  }))
  const good = scored.filter(({ grade }) => grade >= 2)
  const poor = scored.filter(({ grade }) => grade === 0)
  const low = good.filter(({ score }) => score < 50).length / good.length
  const high = poor.filter(({ score }) => score >= 70).length / poor.length
  return meanAuc(scored) + gradeTau(scored) - low - high
}

function of(values: Numbers, name: string): number {
  return values[name] ?? 0
}

function scoreOf(parts: Pair['openings'][number], values: Numbers, place: number): number {
  const weights: Numbers = { ...values, place }
  let score = 0
  for (const { part, value } of parts) {
    const own = value ?? (part === 'skills' ? of(values, 'unknown skills') : unknownOf(part))
    score += ((weights[part] ?? 0) * own) / 1000
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
    if (left < 1000) score *= (lefts[part] ?? left) / 1000
  }
  return score
}

function unknownOf(part: string): number {
  return part === 'title' || part === 'level' || part === 'place' ? UNKNOWN[part] : 0
}
