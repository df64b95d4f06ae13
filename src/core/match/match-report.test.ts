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

test('the report has the same score as the card, and the version of the rules', () => {
  const person = personOf({ cv: CV, profile: null, today: TODAY })
  const { findings, assessment, changes, notToClaim, opening, ...score } = report()
  expect(opening).toBeNull()
  expect(score).toEqual(scoreMatch(person, demandsOf(LISTING), usualRarity))
  expect(score.rules).toBe(MATCH_RULES)
  expect([findings, assessment, changes, notToClaim].every((list) => list.length > 0)).toBe(true)
})

test('missing and related skills must not be claimed', () => {
  expect(report().notToClaim).toEqual(['PostgreSQL', 'Terraform'])
})

test('suggested changes cite lines of the CV', () => {
  expect(report().changes).toEqual([
    {
      says: 'Change your headline from “Problem solver” to “Backend Engineer”, to show that you do this work.',
      proofs: [{ id: 'r1', text: 'Backend Engineer' }],
    },
    {
      says: 'Add Kafka to your list of skills: your CV only mentions it in descriptions of your work.',
      proofs: [{ id: 'h2', text: 'Built services in Django with Kafka' }],
    },
    {
      says: 'Put Python (primary), Go and C# first in “Skills”.',
      proofs: [{ id: 's1', text: 'Word, Python (primary), MySQL, Go, C#, AI' }],
    },
    {
      says: 'Under “Backend Engineer” at Acme, put this line first: it shows the most requested skills.',
      proofs: [{ id: 'h2', text: 'Built services in Django with Kafka' }],
    },
  ])
})

test('the assessment consists of sentences', () => {
  expect(report().assessment).toEqual([
    '“Senior Backend Engineer” is the same kind of job as “Backend Engineer”, which you’ve done.',
    'You show 4 of 7 must-have skills: Python, Go, C# and Kafka.',
    'Missing from your CV: Terraform and German.',
    'You have skills related to PostgreSQL.',
    'The listing asks for 5 years of experience; your CV shows 5 years in total. The location works for you.',
    'One requirement can’t be checked against a CV. Check it yourself.',
  ])
})

test('an empty CV has no score and meets no requirement', () => {
  const { score, findings } = report(EMPTY_CV, {
    ...LISTING,
    title: 'Berlin',
    descriptionText: null,
  })
  expect(score).toBeNull()
  expect(findings.every(({ verdict }) => verdict !== 'met')).toBe(true)
})

test('every proof refers to a part of the CV', () => {
  const ids = new Set([...cvEvidence(CV).map(({ id }) => id), 'e1', 'g1', 'place', 'r1'])
  const proofs = report().findings.flatMap(({ proofs: own }) => own)
  expect(proofs.filter(({ id }) => !ids.has(id))).toEqual([])
})
