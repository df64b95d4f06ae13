import { expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { NO_FACTS } from '#core/eligibility/eligibility.ts'
import { parseLocation } from '#core/place/place.ts'
import { EMPTY_PROFILE } from '#core/profile/profile.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { cardMatch } from './card-match.ts'
import type { JobForMatch } from './match-demands.ts'
import { demandsOf } from './match-demands.ts'
import { personOf } from './match-person.ts'
import { scoreMatch } from './match-score.ts'
import { noScoreReason, sentenceForSkills } from './match-words.ts'

const TODAY = '2026-09-01'

const BACKEND: Cv = {
  ...EMPTY_CV,
  label: 'Backend Engineer',
  place: {
    text: 'Berlin, Germany',
    address: null,
    postalCode: null,
    city: 'Berlin',
    region: null,
    countryCode: 'DE',
  },
  work: [
    {
      id: 'w1',
      company: 'A',
      url: null,
      place: null,
      about: null,
      roles: [
        {
          id: 'r1',
          title: 'Backend Engineer',
          start: '2021-01',
          end: 'present',
          place: null,
          summary: null,
          highlights: [{ id: 'l1', text: 'Built payment APIs in Django on PostgreSQL and AWS' }],
        },
      ],
    },
  ],
  skills: [
    { id: 's1', name: 'Skills', level: null, keywords: ['Python (primary)', 'Docker', 'Go'] },
  ],
}

const job = (
  given: Partial<JobForMatch> & { location?: JobForMatch['location'] },
): JobForMatch => ({
  title: 'Backend Engineer',
  company: 'Acme',
  locationText: null,
  location: parseLocation(given.locationText ?? ''),
  workSetting: null,
  jobType: null,
  years: null,
  tags: [],
  salary: null,
  descriptionText: null,
  ...given,
})

const score = (given: Partial<JobForMatch>, cv: Cv | null = BACKEND) =>
  scoreMatch(personOf({ cv, profile: null, today: TODAY }), demandsOf(job(given)), usualRarity)

test('the same work scores high, another profession low', () => {
  const same = score({
    descriptionText: 'Requirements\n- Python\n- Django\n- PostgreSQL\n- Go',
    locationText: 'Berlin, Germany',
    workSetting: 'onsite',
    title: 'Mid-level Backend Engineer',
  })
  const other = score({
    title: 'Account Executive',
    descriptionText: 'Requirements\n- Salesforce\n- Negotiation in HubSpot',
    locationText: 'Berlin, Germany',
  })
  expect(same.score).toBeGreaterThanOrEqual(90)
  expect(same.tier).toBe('perfect')
  expect(other.score).toBeLessThan(30)
})

test('a related skill counts in part, and the requested one is listed as missing', () => {
  const exact = score({ tags: ['PostgreSQL'] })
  const near = score({ tags: ['MySQL'] })
  const none = score({ tags: ['Salesforce'] })
  const skills = (one: typeof exact) => one.parts[0]?.value ?? 0
  expect(skills(near)).toBeLessThan(skills(exact))
  expect(skills(near)).toBeGreaterThan(skills(none))
  expect(near.missingSkills).toEqual([{ skill: 'MySQL', need: 'nice' }])
  expect(exact.matchingSkills).toEqual(['PostgreSQL'])
})

test('the sentence about skills counts the skills that are listed', () => {
  const one = score({ tags: ['Python', 'Kubernetes', 'Terraform'] })
  expect(one.matchingSkills).toEqual(['Python'])
  expect(one.missingSkills.map(({ skill }) => skill)).toEqual(['Kubernetes', 'Terraform'])
  expect(one.parts[0]?.says).toBe('You have 1 of 3 mentioned skills.')
})

const none = { met: 0, all: 0 }
test.each([
  [{ met: 2, all: 2 }, none, false, 'You have 2 of 2 must-have skills.'],
  [{ met: 0, all: 1 }, none, true, 'You have 0 of 1 must-have skill, but you have a related one.'],
  [
    { met: 1, all: 2 },
    { met: 3, all: 4 },
    false,
    'You have 1 of 2 must-have skills, and 3 of 4 mentioned.',
  ],
  [none, { met: 0, all: 2 }, false, 'You have 0 of 2 mentioned skills.'],
  [none, none, false, 'The listing asks for a language, and your CV doesn’t mention any.'],
])('%j required and %j other skills: %s', (required, other, hasRelated, sentence) => {
  expect(sentenceForSkills({ required, other, hasRelated })).toBe(sentence)
})

test('a related skill is mentioned if no requested one is there', () => {
  const skills = (tags: string[]) => score({ tags }).parts[0]?.says
  expect(skills(['MySQL', 'Salesforce'])).toBe(
    'You have 0 of 2 mentioned skills, but you have a related one.',
  )
  expect(skills(['MySQL', 'Python'])).toBe('You have 1 of 2 mentioned skills.')
})

test('unknown parts are named, and the shares are the same for every job', () => {
  const { parts } = score({ tags: ['Python'] })
  expect(parts.filter(({ value }) => value === null).map(({ part }) => part)).toEqual([
    'level',
    'years',
    'place',
    'pay',
    'preferences',
  ])
  expect(parts.map(({ weight }) => weight)).toEqual(score({}).parts.map(({ weight }) => weight))
  expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
})

test('there is no score without a kind of work and skills', () => {
  const nothing = score({ title: 'Berlin' }, EMPTY_CV)
  expect(nothing.score).toBeNull()
  expect(nothing.tier).toBeNull()
})

test('an office in another country lowers the score', () => {
  const tags = ['Python']
  const far = score({ tags, locationText: 'Austin, TX', workSetting: 'onsite' })
  const near = score({ tags, locationText: 'Berlin, Germany', workSetting: 'onsite' })
  const away = score({ tags, locationText: 'Munich, Germany', workSetting: 'onsite' })
  expect(far.score).toBeLessThan(away.score ?? 0)
  expect(away.score).toBeLessThan(near.score ?? 0)
  const says = ({ parts }: typeof far) => parts.find(({ part }) => part === 'place')?.says
  expect([near, away, far].map(says)).toEqual([
    'The location works for you.',
    'You may work there, but you’d have to move.',
    'The job is in another country, and the listing mentions no visa sponsorship.',
  ])
})

test('an office abroad or remote asks nobody to move', () => {
  const facts = { ...NO_FACTS, onSite: ['NL'], visa: true }
  const place = (remote: typeof facts.remote) =>
    score({ eligibility: { facts: { ...facts, remote }, evidence: {} } }).parts[4]?.value
  expect([place(null), place({ in: [], anywhere: false })]).toEqual([0.6, 0.85])
})

test('an opening that names its own place is compared with that place', () => {
  const { parts } = score({
    title: 'Frontend Engineer (Austin, TX), Backend Engineer (Berlin)',
    locationText: 'Austin, TX',
    descriptionText: 'Requirements\n- Python\n- Django',
  })
  expect(parts.find(({ part }) => part === 'place')?.says).toBe('The location works for you.')
})

test('years are counted from dates', () => {
  const { parts } = score({ years: { min: 10, max: null } })
  const years = parts.find(({ part }) => part === 'years')
  expect(years?.value).toBe(0.575)
  expect(years?.says).toBe(
    'The listing asks for 10 years of experience; your CV shows only 5 years in total.',
  )
})

test('pay counts if both sides state it', () => {
  const profile = {
    ...EMPTY_PROFILE,
    jobPreferences: {
      salaryMin: 100_000,
      salaryMax: null,
      remote: 'any' as const,
      jobTypes: [],
      yearsWorked: '1-3' as const,
      locations: [],
    },
  }
  const person = personOf({ cv: BACKEND, profile, today: TODAY })
  const paid = (max: number) =>
    scoreMatch(
      person,
      demandsOf(job({ salary: { min: null, max, currency: 'USD', period: 'year' } })),
      usualRarity,
    ).parts.find(({ part }) => part === 'pay')?.value
  expect([paid(120_000), paid(95_000), paid(80_000), paid(40_000)]).toEqual([1, 0.75, 0.4, 0])
})

test('the order of skills does not matter', () => {
  const one = score({ tags: ['Python', 'Kafka', 'Rust'] })
  const other = score({ tags: ['Rust', 'Python', 'Kafka'] })
  expect(other.score).toBe(one.score)
})

test('without skills a match is never called perfect, and its first reason says so', () => {
  const noSkills = score({ locationText: 'Berlin, Germany', workSetting: 'onsite' })
  expect(noSkills.score).toBeLessThan(90)
  expect(cardMatch(noSkills)?.reasons[0]).toBe('The listing doesn’t mention any skills.')
})

test('a title alone makes a fair match at most', () => {
  expect(score({})).toMatchObject({ score: 69, tier: 'fair' })
})

test('there is no score if not even the kind of work is known, and the missing parts are named', () => {
  const nothing = score({ title: 'Several roles at Acme' })
  expect([nothing.score, nothing.tier]).toEqual([null, null])
  expect(cardMatch(nothing)).toBeNull()
  expect(noScoreReason(nothing.parts)).toBe(
    'The listing doesn’t mention any skills. The listing doesn’t say what kind of work it is. The listing doesn’t state an experience level. The listing doesn’t say where the job is.',
  )
})
