/** What a change opens equals, job for job, changing the person and matching everything again. */
import { expect, test } from 'vitest'
import { JOB_TYPES, type JobId } from '#core/job/job.ts'
import type { MatchDemands } from '#core/match/match-demands.ts'
import { prepare, sumMatch } from '#core/match/match-formula.ts'
import type { MatchPerson } from '#core/match/match-person.ts'
import {
  canLearn,
  FIT_FROM,
  MOST_OPENED,
  middlePay,
  payRange,
  personIf,
  type WhatIf,
  wishesToLoosen,
} from '#core/match/what-if.ts'
import { metroKey } from '#core/place/metro-area.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import type { RoleKind } from '#core/title/role-kind-table.ts'
import type { JobDocument } from '#search/segments/document.ts'
import { createEngine } from '#test/search/engine.ts'
import { createRandom, type Random } from '#test/search/random-jobs.ts'
import { randomDemands, randomPerson } from '#test/search/random-matches.ts'
import { madeDocument } from '#test/search/sample-document.ts'
import { aliases, reopened } from '#test/search/sample-engine.ts'

const EVERY_JOB = 10_000
const KINDS: readonly RoleKind[] = ['software', 'backend', 'frontend', 'devops']

const someKinds = (random: Random) => KINDS.filter(() => random.chance(0.4))

/** Of a few kinds of work, so that many jobs nearly fit, and sometimes asking for a language. */
function demandsNearby(random: Random): MatchDemands {
  const demands = randomDemands(random)
  const language = {
    skill: random.chance(0.5) ? 'German' : 'French',
    ask: 'title',
    isOr: false,
    isMain: false,
  } as const
  const isAsked = random.chance(0.1)
  return {
    ...demands,
    skills: isAsked ? [...demands.skills, language] : demands.skills,
    kinds: someKinds(random),
    others: demands.others.map((role) => ({ ...role, kinds: someKinds(random) })),
  }
}

function personNearby(random: Random): MatchPerson {
  const person = randomPerson(random)
  return {
    ...person,
    kinds: someKinds(random).map((kind) => ({ kind, agedYears: random.below(6) })),
    languages: random.chance(0.5) ? ['German', 'English'].slice(random.below(2)) : [],
    level: random.chance(0.7) ? 'senior' : person.level,
  }
}

/** All changes that the answer may be about. */
function everyChange(person: MatchPerson, jobs: readonly MatchDemands[]): WhatIf[] {
  const roles = jobs.flatMap((job) => [job, ...job.others])
  const skills = new Set(roles.flatMap(({ skills }) => skills.map(({ skill }) => skill)))
  const keys = new Set(jobs.flatMap(({ places }) => places))
  const places = new Set([...keys].flatMap((key) => [metroKey(key), key.slice(0, 2)]))
  return [
    ...[...skills]
      .filter((skill) => canLearn(prepare(person), skill))
      .map((skill): WhatIf => ({ kind: 'skill', skill })),
    ...(person.home.length === 0
      ? []
      : [...places].map((place): WhatIf => ({ kind: 'place', place }))),
    ...wishesToLoosen(person, JOB_TYPES),
  ]
}

/** The jobs that fit this person by the formula. */
function fitting(person: MatchPerson, jobs: readonly JobDocument[]): JobDocument[] {
  const prepared = prepare(person)
  return jobs.filter(
    ({ demands }) => demands && (sumMatch(prepared, demands, usualRarity).score ?? -1) >= FIT_FROM,
  )
}

const pays = (jobs: readonly JobDocument[]) =>
  payRange(
    jobs.flatMap(
      ({ demands }) => middlePay(demands?.payUsd?.min ?? null, demands?.payUsd?.max ?? null) ?? [],
    ),
  )

test.each([1, 2, 3, 4, 5, 6])(
  'seed %d: what 12 people could change opens exactly the jobs that matching everything again would',
  (seed) => {
    const random = createRandom(seed)
    const documents = Array.from({ length: 500 }, (_, at) =>
      madeDocument({
        id: at + 1,
        postedAt: 1_000 * random.below(400),
        demands: random.chance(0.97) ? demandsNearby(random) : null,
      }),
    )
    const options = { aliases }
    let engine = createEngine(options)
    for (let start = 0; start < documents.length; start += 200) {
      engine.put(documents.slice(start, start + 200))
    }
    while (engine.merge()) {}
    if (seed % 2 === 0) engine = reopened(engine, options)
    engine.remove([3, 77, 400] as JobId[])
    const open = documents.filter(({ id }) => ![3, 77, 400].includes(id))
    const read = open.flatMap(({ demands }) => demands ?? [])
    const opened = { skill: 0, place: 0, job_type: 0, work_setting: 0, pay: 0 }

    for (let number = 0; number < 12; number++) {
      const person = personNearby(random)
      const named = JSON.stringify(person)
      const answer = engine.whatIf(person, EVERY_JOB)
      const now = fitting(person, open)
      expect(answer.fitting, named).toEqual({ count: now.length, pay: pays(now) })

      const rest = open.filter((job) => !now.includes(job))
      const expected = everyChange(person, read).flatMap((whatIf) => {
        const jobs = fitting(personIf(person, whatIf), rest)
        return jobs.length === 0 ? [] : [{ whatIf, jobs }]
      })
      for (const { whatIf, count, ids, pay } of answer.opened) {
        const same = expected.find((each) => JSON.stringify(each.whatIf) === JSON.stringify(whatIf))
        const jobs = same?.jobs ?? []
        const what = `${JSON.stringify(whatIf)} for ${named}`
        expect(
          ids.toSorted((a, b) => a - b),
          what,
        ).toEqual(jobs.map(({ id }) => id))
        expect({ count, pay }, what).toEqual({ count: jobs.length, pay: pays(jobs) })
        opened[whatIf.kind] += count
      }
      for (const kind of ['skill', 'place', 'job_type', 'work_setting', 'pay'] as const) {
        const counts = (of: { kind: string; count: number }[]) =>
          of.flatMap((each) => (each.kind === kind ? each.count : [])).sort((a, b) => b - a)
        const best = counts(expected.map(({ whatIf, jobs }) => ({ ...whatIf, count: jobs.length })))
        const named = counts(answer.opened.map(({ whatIf, count }) => ({ ...whatIf, count })))
        expect(named, `${kind} for ${named}`).toEqual(best.slice(0, MOST_OPENED[kind]))
      }
    }
    expect(opened.skill).toBeGreaterThan(50)
    expect(opened.place + opened.job_type + opened.work_setting + opened.pay).toBeGreaterThan(50)
  },
)

test('the newest jobs are named, and their pay is named from 20 salaries on', () => {
  const asks = (skills: string[]): MatchDemands => ({
    skills: skills.map((skill) => ({ skill, ask: 'must', isOr: false, isMain: false })),
    ...{ kinds: ['backend'], level: 'senior', years: null, others: [], reach: 'remote' },
    places: [],
    eligibility: randomDemands(createRandom(1)).eligibility,
    jobType: null,
    payUsd: { min: 90_000, max: 110_000 },
  })
  const person: MatchPerson = {
    ...randomPerson(createRandom(1)),
    skills: [{ skill: 'Python', evidence: 'recent', months: 60 }],
    kinds: [{ kind: 'backend', agedYears: 0 }],
    level: 'senior',
    ...{
      home: [],
      wished: [],
      rights: { citizenOf: [], mayWorkIn: [], needsVisa: false },
      staysPut: false,
      languages: [],
      remote: null,
      jobTypes: [],
      minPayUsd: null,
    },
  }
  const engine = createEngine({ aliases })
  engine.put(
    Array.from({ length: 20 }, (_, at) =>
      madeDocument({
        id: at + 1,
        postedAt: 1_000 * at,
        demands: asks(['Rust', 'Kubernetes', 'Solidity']),
      }),
    ),
  )
  const { opened } = engine.whatIf(person, 3)
  const [best] = opened
  expect(best).toEqual({
    whatIf: { kind: 'skill', skill: 'Rust' },
    count: 20,
    ids: [20, 19, 18],
    pay: { count: 20, low: 100_000, high: 100_000 },
  })
})
