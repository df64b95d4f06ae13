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

const verdictOn = (field: string | null, degree: string, area: string | null) => {
  const entry = { id: 'e1', institution: 'Harbour College', url: null, place: null, degree, area }
  const rest = { start: null, end: '2020', score: null, courses: [], highlights: [] }
  const cv = { ...EMPTY_CV, education: [{ ...entry, ...rest }] }
  const person = personOf({ cv, profile: null, today: TODAY })
  const demands = demandsOf(jobFacts(LISTING))
  const judging = { cv, prepared: prepare(person), demands, evidence: cvEvidence(cv), today: TODAY }
  const common = { id: 'q1', need: 'must' as const, quote: 'A degree', orEquivalent: false }
  return judgeRequirement({ kind: 'degree', degree: 'bachelor', field, ...common }, judging).verdict
}

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
