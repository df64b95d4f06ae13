import { expect, test } from 'vitest'
import { EMPTY_CV } from '#core/cv/cv.ts'
import { jobFacts } from '#core/job/job-facts.ts'
import { Listing } from '#core/job/listing.ts'
import { cvEvidence } from './cv-evidence.ts'
import { demandsOf } from './match-demands.ts'
import { prepare } from './match-formula.ts'
import { personOf } from './match-person.ts'
import { judgeRequirement } from './requirement-finding.ts'

const LISTING = Listing.parse({ source: 'file', id: '1', title: 'Engineer', company: 'Acme' })
const TODAY = '2026-09-01'

const findingOn = (
  field: string | null,
  degree: string,
  area: string | null,
  end: string | null = '2020',
) => {
  const entry = { id: 'e1', institution: 'Harbour College', url: null, place: null, degree, area }
  const rest = { start: null, end, score: null, courses: [], highlights: [] }
  const cv = { ...EMPTY_CV, education: [{ ...entry, ...rest }] }
  const person = personOf({ cv, profile: null, today: TODAY })
  const demands = demandsOf(jobFacts(LISTING))
  const judging = { cv, prepared: prepare(person), demands, evidence: cvEvidence(cv), today: TODAY }
  const common = { id: 'q1', need: 'must' as const, quote: 'A degree', orEquivalent: false }
  return judgeRequirement({ kind: 'degree', degree: 'bachelor', field, ...common }, judging)
}

const verdictOn = (...given: Parameters<typeof findingOn>) => findingOn(...given).verdict

const SOFTWARE = 'computer science or software engineering'

test.each([
  [SOFTWARE, 'BSc', 'Computer Science', 'met'],
  [SOFTWARE, 'BSc Computer Science', null, 'met'],
  [SOFTWARE, 'BSc', 'Informatics', 'met'],
  ['computer science', 'BSc', 'Software Engineering', 'met'],
  ['computer science or engineering', 'BEng', 'Civil Engineering', 'met'],
  ['it', 'BSc', 'Information Technology', 'met'],
  ['a related field', 'BSc', 'Political Science', 'met'],
  [null, 'BSc', null, 'met'],
  ['law', 'BA', 'Law', 'met'],
  [SOFTWARE, 'BSc', 'Political Science', 'partly'],
  [SOFTWARE, 'BEng', 'Civil Engineering', 'partly'],
  ['it', 'BA', 'Political Studies', 'partly'],
  ['it', 'BSc', 'Nutrition', 'partly'],
  ['physics', 'BSc', 'Physiotherapy and Politics', 'partly'],
  [SOFTWARE, 'BSc', null, 'unknown'],
  [SOFTWARE, 'Bachelor of Science', null, 'unknown'],
  [SOFTWARE, 'Doctor of Philosophy', null, 'unknown'],
])('a required degree in %j and a %s in %j give %s', (asked, degree, area, verdict) => {
  expect(verdictOn(asked, degree, area)).toBe(verdict)
})

test.each<[string, string | null, string, string]>([
  ['BSc', '2027-06', 'partly', 'yours is in progress (BSc, Physics, until Jun 2027).'],
  ['BSc', '2027', 'partly', 'yours is in progress (BSc, Physics, until 2027).'],
  ['BSc', 'present', 'partly', 'yours is in progress (BSc, Physics).'],
  ['BSc (expected)', null, 'partly', 'yours is in progress (BSc (expected), Physics).'],
  ['BSc', '2026', 'met', 'and you have one.'],
  ['BSc', null, 'met', 'and you have one.'],
  ['BSc (not completed)', '2019', 'gap', 'your CV doesn’t list one.'],
])('a %s until %s is %s', (degree, end, verdict, says) => {
  const found = findingOn(null, degree, 'Physics', end)
  expect(found.verdict).toBe(verdict)
  expect(found.says).toMatch(new RegExp(`${says.replace(/[().]/g, '\\$&')}$`))
})

test('a degree that is held counts beside one that is in progress', () => {
  const entry = { institution: 'Uni', url: null, place: null, area: 'Physics', start: null }
  const rest = { score: null, courses: [], highlights: [] }
  const cv = {
    ...EMPTY_CV,
    education: [
      { id: 'e1', ...entry, degree: 'MSc', end: '2027', ...rest },
      { id: 'e2', ...entry, degree: 'BSc', end: '2024', ...rest },
    ],
  }
  const person = personOf({ cv, profile: null, today: TODAY })
  const demands = demandsOf(jobFacts(LISTING))
  const judging = { cv, prepared: prepare(person), demands, evidence: cvEvidence(cv), today: TODAY }
  const asked = { id: 'q1', need: 'must' as const, quote: 'A degree', field: null }
  const judge = (degree: 'bachelor' | 'master') =>
    judgeRequirement({ kind: 'degree', degree, orEquivalent: false, ...asked }, judging)
  expect(judge('bachelor')).toMatchObject({ verdict: 'met', proofs: [{ id: 'e2' }] })
  expect(judge('master')).toMatchObject({ verdict: 'partly', proofs: [{ id: 'e1' }] })
})

test('years of a language are those in roles that name it, not in the same kind of work', () => {
  const role = (id: string, start: string, end: string, text: string) => ({
    id,
    title: 'Backend Developer',
    start,
    end,
    place: null,
    summary: null,
    highlights: [{ id: `${id}h`, text }],
  })
  const cv = {
    ...EMPTY_CV,
    work: [
      {
        ...{ id: 'w1', company: 'Acme', url: null, place: null, about: null },
        roles: [
          role('r1', '2020-01', '2023-12', 'Built an API in Python.'),
          role('r2', '2010-01', '2019-12', 'Maintained a PHP shop.'),
        ],
      },
    ],
  }
  const person = personOf({ cv, profile: null, today: TODAY })
  const demands = demandsOf(jobFacts(LISTING))
  const judging = { cv, prepared: prepare(person), demands, evidence: cvEvidence(cv), today: TODAY }
  const common = { id: 'q1', need: 'must' as const, quote: '10 years of Python' }
  const years = { min: 10, max: null }
  const { verdict, says } = judgeRequirement(
    { kind: 'years', years, of: 'Python', ...common },
    judging,
  )
  expect(verdict).toBe('gap')
  expect(says).toBe('The listing asks for 10 years of Python; your CV shows 4 years of Python.')
})
