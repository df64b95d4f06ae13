/** For tests: random people and random requirements of jobs, including unusual ones. */
import { type EligibilityFacts, NO_FACTS } from '#core/eligibility/eligibility.ts'
import { JOB_TYPES } from '#core/job/job.ts'
import type { MatchDemands, Reach, RoleDemands, SkillAsk } from '#core/match/match-demands.ts'
import { type MatchPerson, SKILL_EVIDENCE_KINDS } from '#core/match/match-person.ts'
import { REMOTE_PREFERENCES } from '#core/profile/profile-choices.ts'
import { ROLE_KINDS } from '#core/title/role-kind-table.ts'
import { TITLE_LEVELS } from '#core/title/title-level.ts'
import type { Random } from './random-jobs.ts'

const SKILLS =
  'Python,Java,Kotlin,Go,C,C++,C#,React,Git,Django,PostgreSQL,MySQL,Kubernetes,Communication,Excel,Rust,Solidity,Agile'.split(
    ',',
  )
const STACKS = ['Python', 'Java', 'Kotlin', 'Go', 'C', 'C++', '.NET', 'React', 'Rust', 'Solidity']
const PLACES = ['DE', 'DE/berlin', 'DE/munich', 'GB/london', 'GB', 'US/austin', 'US', 'IN/pune']
const ASKS: readonly SkillAsk[] = ['title', 'must', 'named', 'nice']
const REACHES: readonly Reach[] = ['remote', 'hybrid', 'onsite']
const FACTS: readonly EligibilityFacts[] = [
  NO_FACTS,
  { ...NO_FACTS, remote: { in: [], anywhere: true } },
  { ...NO_FACTS, remote: { in: ['DE', 'eu'], anywhere: false } },
  { ...NO_FACTS, onSite: ['DE'] },
  { ...NO_FACTS, onSite: ['US'], visa: true },
  { ...NO_FACTS, remote: { in: [], anywhere: false }, permit: ['GB'] },
  { ...NO_FACTS, onSite: ['DE'], citizens: ['DE'] },
]

const pick = <Item>(random: Random, items: readonly Item[]) =>
  items[random.below(items.length)] as Item
const several = <Item>(random: Random, items: readonly Item[], most: number) => [
  ...new Set(Array.from({ length: random.below(most + 1) }, () => pick(random, items))),
]
const maybe = <Item>(random: Random, make: () => Item) => (random.chance(0.3) ? null : make())

export function randomDemands(random: Random): MatchDemands {
  return {
    ...randomRole(random),
    others: random.chance(0.9) ? [] : [randomRole(random), randomRole(random)],
    reach: maybe(random, () => pick(random, REACHES)),
    places: several(random, PLACES, 3),
    eligibility: pick(random, FACTS),
    jobType: maybe(random, () => pick(random, JOB_TYPES)),
    payUsd: maybe(random, () => ({
      min: maybe(random, () => random.below(200_000)),
      max: random.chance(0.6) ? null : random.below(400_000),
    })),
  }
}

function randomRole(random: Random): RoleDemands {
  const most = pick(random, [0, 3, 8, 18])
  return {
    skills: several(random, SKILLS, most).map((skill) => ({
      skill,
      ask: pick(random, ASKS),
      isOr: random.chance(0.25),
      isMain: random.chance(0.3),
    })),
    kinds: several(random, ROLE_KINDS, 3),
    level: maybe(random, () => pick(random, TITLE_LEVELS)),
    years: maybe(random, () => {
      const min = random.below(16)
      return { min, max: random.chance(0.5) ? null : min + random.below(5) }
    }),
  }
}

export function randomPerson(random: Random): MatchPerson {
  return {
    skills: several(random, SKILLS, pick(random, [0, 4, 12])).map((skill) => ({
      skill,
      evidence: pick(random, SKILL_EVIDENCE_KINDS),
      months: random.below(120),
    })),
    stack: maybe(random, () =>
      Object.fromEntries(several(random, STACKS, 3).map((name) => [name, 1 + random.below(8)])),
    ),
    worked: maybe(random, () => several(random, SKILLS, 6)),
    titles: [],
    kinds: several(random, ROLE_KINDS, pick(random, [0, 2, 5])).map((kind) => ({
      kind,
      agedYears: random.below(15),
    })),
    level: maybe(random, () => pick(random, TITLE_LEVELS)),
    months: maybe(random, () => random.below(300)),
    home: several(random, PLACES, 1),
    wished: several(random, PLACES, 2),
    staysPut: random.chance(0.2),
    rights: {
      citizenOf: several(random, ['DE', 'GB', 'IN', 'eu'], 1),
      mayWorkIn: several(random, ['US', 'GB'], 1),
      needsVisa: random.chance(0.2),
    },
    remote: maybe(random, () => pick(random, REMOTE_PREFERENCES)),
    jobTypes: several(random, JOB_TYPES, 2),
    languages: [],
    minPayUsd: maybe(random, () => random.below(200_000)),
  }
}
