import { expect, test } from 'vitest'
import { type EligibilityFacts, NO_FACTS } from '#core/eligibility/eligibility.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { createRandom } from '#test/search/random-jobs.ts'
import { randomDemands, randomPerson } from '#test/search/random-matches.ts'
import { toJobMatch } from './job-match.ts'
import type { MatchDemands, SkillAsk, SkillDemand } from './match-demands.ts'
import { type PreparedPerson, prepare } from './match-formula.ts'
import { matchLines, statementsOf } from './match-lines.ts'
import type { MatchPerson } from './match-person.ts'
import { compareMatch } from './match-score.ts'
import { countSkills } from './skill-facts.ts'

const asked = (ask: SkillAsk, names: string): SkillDemand[] =>
  names.split(',').map((skill) => ({ skill, ask, isOr: false, isMain: false }))

const JOB: MatchDemands = {
  skills: asked('must', 'Go,PostgreSQL,Kafka'),
  kinds: ['backend'],
  level: 'senior',
  years: null,
  others: [],
  reach: 'remote',
  places: [],
  eligibility: { ...NO_FACTS, remote: { in: [], anywhere: true } },
  jobType: null,
  payUsd: null,
}

const PERSON: MatchPerson = {
  skills: ['Go', 'PostgreSQL', 'Docker'].map((skill) => ({
    skill,
    evidence: 'recent',
    months: 30,
  })),
  stack: { Go: 8 },
  worked: null,
  titles: [],
  kinds: [{ kind: 'backend', agedYears: 0 }],
  level: 'senior',
  months: 72,
  home: ['PL', 'PL/warsaw'],
  wished: [],
  rights: { citizenOf: [], mayWorkIn: [], needsVisa: false },
  staysPut: false,
  remote: null,
  jobTypes: [],
  languages: [],
  minPayUsd: null,
}

const lines = (job: Partial<MatchDemands>, person: Partial<MatchPerson>) => {
  const prepared = prepare({ ...PERSON, ...person })
  const compared = compareMatch(prepared, { ...JOB, ...job }, usualRarity)
  const { why, gap } = matchLines({ ...compared, person: prepared.person })
  return [why, gap]
}

const ON_SITE: Partial<MatchDemands> = {
  reach: 'onsite',
  places: ['PL/warsaw'],
  eligibility: { ...NO_FACTS, onSite: ['PL'] },
}
const PAID = { payUsd: { min: null, max: 90_000 } }

test.each<[string, Partial<MatchDemands>, Partial<MatchPerson>, string | null, string | null]>([
  [
    'skills and a place',
    {},
    {},
    'Go, PostgreSQL, 2 of 3 must-haves · remote from Poland',
    'Missing: Kafka',
  ],
  [
    'everything shown',
    { skills: asked('must', 'Go') },
    {},
    'Go, 1 of 1 must-have · remote from Poland',
    null,
  ],
  [
    'skills that are only mentioned',
    { skills: asked('named', 'Go,Rust') },
    {},
    'Go, 1 of 2 mentioned skills · remote from Poland',
    'Missing: Rust',
  ],
  [
    'pluses do not count beside must-haves',
    { skills: [...asked('must', 'Go'), ...asked('nice', 'Rust')] },
    {},
    'Go, 1 of 1 must-have · remote from Poland',
    null,
  ],
  [
    'an alternative is one must-have',
    {
      skills: [
        { skill: 'Go', ask: 'must', isOr: false, isMain: false },
        { skill: 'Rust', ask: 'must', isOr: true, isMain: false },
      ],
    },
    {},
    'Go, 1 of 1 must-have · remote from Poland',
    null,
  ],
  [
    'another stack than the one the job is built on',
    { skills: [{ skill: 'Ruby', ask: 'must', isOr: false, isMain: true }, ...asked('must', 'Go')] },
    {},
    'Go, 1 of 2 must-haves · remote from Poland',
    'Missing: Ruby · built on Ruby; you’ve mainly worked with Go',
  ],
  [
    'no skill shown',
    { skills: asked('must', 'Salesforce,HubSpot'), kinds: ['backend'] },
    {},
    'The kind of work you’ve done · remote from Poland',
    'Missing: Salesforce and HubSpot',
  ],
  [
    'many missing',
    { skills: asked('must', 'Go,Rust,C++,Kafka,Scala,Elixir') },
    {},
    'Go, 1 of 6 must-haves · remote from Poland',
    'Missing: Rust, C++, Kafka and 2 others',
  ],
  [
    'no skills asked',
    { skills: [] },
    {},
    'The kind of work you’ve done · remote from Poland',
    null,
  ],
  [
    'a CV without skills',
    {},
    { skills: [] },
    'The kind of work you’ve done · remote from Poland',
    'Missing: Go, PostgreSQL and Kafka',
  ],
  [
    'no place known',
    { skills: asked('must', 'Go') },
    { home: [] },
    'Go, 1 of 1 must-have · remote',
    null,
  ],
  [
    'a country with an article',
    { skills: asked('must', 'Go') },
    { home: ['US/austin'] },
    'Go, 1 of 1 must-have · remote from the United States',
    null,
  ],
  [
    'an office in town',
    { ...ON_SITE, skills: asked('must', 'Go') },
    {},
    'Go, 1 of 1 must-have · on-site near you',
    null,
  ],
  [
    'an office elsewhere',
    { ...ON_SITE, places: ['PL/gdansk'], skills: asked('must', 'Go') },
    {},
    'Go, 1 of 1 must-have',
    'Requires a move',
  ],
  [
    'remote from other countries of the EU',
    {
      skills: asked('must', 'Go'),
      eligibility: { ...NO_FACTS, remote: { in: ['CZ'], anywhere: false } },
    },
    {},
    'Go, 1 of 1 must-have',
    'Remote, but not from Poland',
  ],
  [
    'remote from other countries, for a person of two',
    {
      skills: asked('must', 'Go'),
      eligibility: { ...NO_FACTS, remote: { in: ['CZ'], anywhere: false } },
    },
    { home: ['PL/warsaw', 'DE/berlin'] },
    'Go, 1 of 1 must-have',
    'Remote, but not from your country',
  ],
  [
    'remote, but not from there',
    {
      skills: asked('must', 'Go'),
      eligibility: { ...NO_FACTS, remote: { in: ['US'], anywhere: false } },
    },
    {},
    'Go, 1 of 1 must-have',
    'Not open to people in your country',
  ],
  [
    'a higher level and more years',
    { skills: asked('must', 'Go'), level: 'director', years: { min: 10, max: null } },
    {},
    'Go, 1 of 1 must-have · remote from Poland',
    'A director-level role; your CV suggests a senior one · asks for 10 years, your CV shows 6 years',
  ],
  [
    'other work',
    { skills: asked('must', 'Go'), kinds: ['sales'] },
    {},
    'Go, 1 of 1 must-have · remote from Poland',
    'A different kind of work',
  ],
  [
    'pay without a wish',
    { skills: asked('must', 'Go'), ...PAID },
    {},
    'Go, 1 of 1 must-have · remote from Poland',
    null,
  ],
  [
    'pay that meets a wish',
    { skills: asked('must', 'Go'), ...PAID },
    { minPayUsd: 80_000 },
    'Go, 1 of 1 must-have · remote from Poland · meets your minimum salary',
    null,
  ],
  [
    'pay below a wish, and another job type',
    { skills: asked('must', 'Go'), ...PAID, jobType: 'contract' },
    { minPayUsd: 120_000, jobTypes: ['full_time'] },
    'Go, 1 of 1 must-have · remote from Poland',
    'Salary below your minimum · not the job type you prefer',
  ],
  [
    'neither the job type nor the workplace',
    { ...ON_SITE, skills: asked('must', 'Go'), jobType: 'contract' },
    { remote: 'hybrid', jobTypes: ['full_time'] },
    'Go, 1 of 1 must-have · on-site near you',
    'Not the job type you prefer · not the workplace you prefer',
  ],
  [
    'an office for somebody who wants remote work only',
    { ...ON_SITE, skills: asked('must', 'Go'), jobType: 'full_time' },
    { remote: 'remote_only', jobTypes: ['full_time'] },
    'Go, 1 of 1 must-have · on-site near you',
    'Not remote',
  ],
  [
    'nothing that speaks for it',
    { ...ON_SITE, places: ['PL/gdansk'], skills: asked('must', 'Salesforce'), kinds: ['sales'] },
    {},
    null,
    'Missing: Salesforce · a different kind of work · requires a move',
  ],
  ['nothing known', { skills: [], kinds: [], reach: null, eligibility: NO_FACTS }, {}, null, null],
])('%s', (_, job, person, why, gap) => {
  expect(lines(job, person)).toEqual([why, gap])
})

const ABROAD = [
  'In another country, no visa sponsorship mentioned',
  'The job is in another country, and the listing mentions no visa sponsorship.',
]
const CLOSED = [
  'Not open to people in your country',
  'The job isn’t open to people in your country.',
]

test.each<[string, Partial<EligibilityFacts>, string[]]>([
  ['an office abroad', { onSite: ['US'] }, ABROAD],
  ['permission to work there', { permit: ['US'] }, ABROAD],
  ['people who are there already', { onSite: ['US'], isLocal: true }, CLOSED],
  ['citizens', { onSite: ['US'], citizens: ['US'], visa: true }, CLOSED],
  ['residents', { onSite: ['US'], residents: ['US'] }, CLOSED],
  ['an excluded country', { onSite: ['DE'], except: ['PL'] }, CLOSED],
])('the line and the sentence say what keeps people away: %s', (_, facts, said) => {
  const job = { ...JOB, ...ON_SITE, skills: asked('must', 'Go'), places: [] }
  const eligibility = { ...NO_FACTS, ...facts }
  const compared = compareMatch(prepare(PERSON), { ...job, eligibility }, usualRarity)
  const sentence = compared.score.parts.find(({ part }) => part === 'place')?.says
  const { gap } = matchLines({ ...compared, person: PERSON })
  expect([gap, sentence]).toEqual(said)
})

test('over thousands of pairs, the lines repeat what chips and parts say, and no wish that nobody has', () => {
  const random = createRandom(18)
  const people = Array.from({ length: 40 }, () => prepare(randomPerson(random)))
  const jobs = Array.from({ length: 100 }, () => randomDemands(random))
  for (const prepared of people) {
    for (const job of jobs) checkLines(prepared, job)
  }
})

function checkLines(prepared: PreparedPerson, job: MatchDemands) {
  const { person } = prepared
  const compared = compareMatch(prepared, job, usualRarity)
  const match = toJobMatch(prepared, compared)
  const { score, parts } = compared.score
  if (score === null) {
    expect([match.score, match.gap, match.shown, match.missing]).toEqual([null, null, [], []])
    return
  }
  const { required, other } = countSkills(compared.skills)
  const asked = required.all > 0 ? required : other
  const counts = /(\d+) of (\d+) (?:must-have|mentioned skill)/.exec(match.why ?? '')
  if (counts) expect(counts.slice(1).map(Number)).toEqual([asked.met, asked.all])
  const missing = /^Missing: ([^·]+?)(?: ·|$)/.exec(match.gap ?? '')?.[1]
  expect(missing !== undefined).toBe(asked.met < asked.all)
  const value = (name: string) => parts.find(({ part }) => part === name)?.value ?? null
  if (/near you|remote from/.test(match.why ?? '')) expect(value('place')).toBe(1)
  if (/requires a move|another country|not open/i.test(match.gap ?? ''))
    expect(value('place')).toBeLessThan(1)
  const all = `${match.why ?? ''} ${match.gap ?? ''}`
  if (/minimum/.test(all)) expect(person.minPayUsd).toBeGreaterThan(0)
  if (/you prefer/.test(all))
    expect(person.jobTypes.length > 0 || ![null, 'any'].includes(person.remote)).toBe(true)
  for (const { part, left } of parts) {
    if (part !== 'skills' && left < 1) expect(match.gap, part).not.toBeNull()
  }
}

test.each<[string | null, string[]]>([
  [null, []],
  ['Missing: Kafka', ['Missing: Kafka']],
  ['Go, 1 of 2 must-haves · remote from Poland', ['Go, 1 of 2 must-haves', 'Remote from Poland']],
])('the statements of %j are %j', (line, statements) =>
  expect(statementsOf(line)).toEqual(statements),
)
