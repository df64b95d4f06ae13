import { expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { parseLocation } from '#core/place/place.ts'
import { usualRarity } from '#core/skill/skill-rarity.ts'
import { cvEvidence } from './cv-evidence.ts'
import { MATCH_RULES } from './match.ts'
import { demandsOf, type JobForMatch } from './match-demands.ts'
import { personOf } from './match-person.ts'
import { reportMatch } from './match-report.ts'
import { scoreMatch } from './match-score.ts'

const TODAY = '2026-09-01'

const role = (
  id: string,
  title: string,
  start: string,
  highlights: [id: string, text: string][],
) => ({
  id,
  title,
  start,
  end: 'present' as const,
  place: null,
  summary: null,
  highlights: highlights.map(([line, text]) => ({ id: line, text })),
})
const job = (id: string, company: string, roles: Cv['work'][number]['roles']) => ({
  id,
  company,
  url: null,
  place: null,
  about: null,
  roles,
})

const CV: Cv = {
  ...EMPTY_CV,
  label: 'Problem solver',
  place: {
    text: 'Berlin, Germany',
    address: null,
    postalCode: null,
    city: 'Berlin',
    region: null,
    countryCode: 'DE',
  },
  work: [
    job('w1', 'Acme', [
      role('r1', 'Backend Engineer', '2021-09', [
        ['h1', 'Looked after the office plants'],
        ['h2', 'Built services in Django with Kafka'],
      ]),
    ]),
  ],
  education: [
    {
      id: 'e1',
      institution: 'TU Berlin',
      url: null,
      place: null,
      degree: 'BSc',
      area: 'Computer Science',
      start: null,
      end: '2020',
      score: null,
      courses: [],
      highlights: [],
    },
  ],
  skills: [
    {
      id: 's1',
      name: 'Skills',
      level: null,
      keywords: ['Word', 'Python (primary)', 'MySQL', 'Go', 'C#', 'AI'],
    },
  ],
  languages: [{ id: 'g1', language: 'English', fluency: 'C1' }],
}

const LISTING: JobForMatch = {
  title: 'Senior Backend Engineer',
  company: 'Widgets',
  locationText: 'Berlin',
  location: parseLocation('Berlin'),
  workSetting: 'hybrid',
  jobType: null,
  level: 'senior',
  years: { min: 5, max: null },
  tags: [],
  salary: null,
  descriptionText: `Requirements
- Python, Go and C#
- Kafka
- PostgreSQL
- Terraform
- 5+ years of experience
- Bachelor's degree in Computer Science
- German C1
- A sense of humour in all weathers`,
}

const report = (cv = CV, listing = LISTING) =>
  reportMatch({ cv, profile: null, job: listing, today: TODAY, rarity: usualRarity })

const verdictOn = (wanted: string) => {
  const found = report().findings.find(
    ({ requirement }) =>
      (requirement.kind === 'skill' && requirement.anyOf.includes(wanted)) ||
      requirement.kind === wanted,
  )
  return found && [found.verdict, found.proofs.map(({ id }) => id)]
}

test.each([
  ['Python', 'met', ['s1']],
  ['Go', 'met', ['s1']],
  ['C#', 'met', ['s1']],
  ['Kafka', 'met', ['h2']],
  ['PostgreSQL', 'partly', ['s1']],
  ['Terraform', 'gap', []],
  ['years', 'met', ['r1']],
  ['degree', 'met', ['e1']],
  ['language', 'gap', []],
  ['place', 'met', ['place']],
  ['other', 'unknown', []],
])('%s is %s, shown by %j', (wanted, verdict, proofs) => {
  expect(verdictOn(wanted)).toEqual([verdict, proofs])
})

test('the score is the one a card shows, with the version of the rules', () => {
  const person = personOf({ cv: CV, profile: null, today: TODAY })
  const { findings, assessment, changes, notToClaim, ...score } = report()
  expect(score).toEqual(scoreMatch(person, demandsOf(LISTING), usualRarity))
  expect(score.rules).toBe(MATCH_RULES)
  expect([findings, assessment, changes, notToClaim].every((list) => list.length > 0)).toBe(true)
})

test('what nothing shows is not to be claimed, and what is near is not either', () => {
  expect(report().notToClaim).toEqual(['PostgreSQL', 'Terraform'])
})

test('changes rest on lines of the CV', () => {
  expect(report().changes).toEqual([
    {
      says: 'Put “Backend Engineer” under your name in place of “Problem solver”: it says that you do this work.',
      proofs: [{ id: 'r1', text: 'Backend Engineer' }],
    },
    {
      says: 'Add to your list of skills Kafka: your CV shows it, but only in the text of what you did.',
      proofs: [{ id: 'h2', text: 'Built services in Django with Kafka' }],
    },
    {
      says: 'Begin “Skills” with Python (primary), Go and C#.',
      proofs: [{ id: 's1', text: 'Word, Python (primary), MySQL, Go, C#, AI' }],
    },
    {
      says: 'Under “Backend Engineer” at Acme, put the line first that shows most of what is asked for.',
      proofs: [{ id: 'h2', text: 'Built services in Django with Kafka' }],
    },
  ])
})

test('the assessment is told in sentences', () => {
  expect(report().assessment).toEqual([
    '“Senior Backend Engineer” is the work that your CV shows, as in “Backend Engineer”.',
    'Of 6 skills that it asks for, your CV shows 4: Python, Go, C# and Kafka.',
    'Nothing in it shows Terraform.',
    'You come near PostgreSQL with what you have done.',
    'It asks for 5 years; your CV shows 5 years. It is where you are.',
    'One thing that it asks cannot be told from a CV.',
  ])
})

test('an empty CV is told what cannot be told, and is not scored on nothing', () => {
  const { score, findings } = report(EMPTY_CV, {
    ...LISTING,
    title: 'Berlin',
    descriptionText: null,
  })
  expect(score).toBeNull()
  expect(findings.every(({ verdict }) => verdict !== 'met')).toBe(true)
})

test('every proof is a part of the CV', () => {
  const ids = new Set([...cvEvidence(CV).map(({ id }) => id), 'e1', 'g1', 'place', 'r1'])
  const proofs = report().findings.flatMap(({ proofs: own }) => own)
  expect(proofs.filter(({ id }) => !ids.has(id))).toEqual([])
})
