/** JSON Resume export and import: nothing is lost without a note. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { fortyCvs } from '#test/forty-cvs.ts'
import { madeCv } from '#test/sample-cv.ts'
import { fromJsonResume, toJsonResume } from './json-resume.ts'

/** As serialized. */
const travelled = (value: object): unknown => JSON.parse(JSON.stringify(value))

function withoutMeta(value: object): Record<string, unknown> {
  const { meta: _, $schema: __, ...fields } = travelled(value) as Record<string, unknown>
  return fields
}

test.each([...fortyCvs(), { about: 'a CV with everything', cv: madeCv }])(
  'exporting and importing $about changes nothing',
  ({ cv }) => {
    expect(fromJsonResume(travelled(toJsonResume(cv)))).toEqual({ cv, notes: [] })
  },
)

test('edited fields take precedence over the copy under meta', () => {
  const out = travelled(toJsonResume(madeCv)) as { basics: { name: string } }
  out.basics.name = 'Ada Edited'
  expect(fromJsonResume(out).cv.name).toBe('Ada Edited')
})

const word = fc
  .stringMatching(/^[A-Za-zÀ-ž][\w À-ž.,&+#()/-]{0,30}[A-Za-z0-9]$/)
  .map((it) => it.replace(/ +/g, ' '))
const year = fc.integer({ min: 1950, max: 2030 })
const two = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((it) => `${it}`.padStart(2, '0'))
const date = fc.oneof(
  year.map(String),
  fc.tuple(year, two(1, 12)).map((it) => it.join('-')),
  fc.tuple(year, two(1, 12), two(1, 28)).map((it) => it.join('-')),
)
const words = fc.array(word, { minLength: 1, maxLength: 4 })
const some = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(fields, { requiredKeys: [Object.keys(fields)[0] as string] })
const list = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.array(some(fields), { minLength: 1, maxLength: 4 })
const dates = { startDate: date, endDate: date }

/** All fields of the format that the CV has; employers' names differ, since one with two roles is a separate test. */
const resumes = some({
  basics: some({
    name: word,
    label: word,
    image: fc.webUrl(),
    email: fc.constant('ada@example.org'),
    phone: fc.constant('+49 30 1234567'),
    url: fc.webUrl(),
    summary: fc.array(word, { minLength: 1, maxLength: 3 }).map((it) => it.join('\n')),
    location: some({
      city: word,
      address: word,
      postalCode: word,
      region: word,
      countryCode: fc.constantFrom('DE', 'US'),
    }),
    profiles: list({ network: word, username: word, url: fc.webUrl() }),
  }),
  work: list({
    position: word,
    name: word,
    url: fc.webUrl(),
    location: word,
    description: word,
    ...dates,
    summary: word,
    highlights: words,
  }),
  volunteer: list({
    organization: word,
    position: word,
    url: fc.webUrl(),
    ...dates,
    summary: word,
    highlights: words,
  }),
  education: list({
    institution: word,
    url: fc.webUrl(),
    area: word,
    studyType: word,
    ...dates,
    score: word,
    courses: words,
  }),
  awards: list({ title: word, date, awarder: word, summary: word }),
  certificates: list({ name: word, date, issuer: word, url: fc.webUrl() }),
  publications: list({
    name: word,
    publisher: word,
    releaseDate: date,
    url: fc.webUrl(),
    summary: word,
  }),
  skills: list({ name: word, level: word, keywords: words }),
  languages: list({ language: word, fluency: word }),
  interests: list({ name: word, keywords: words }),
  references: list({ name: word, reference: word }),
  projects: list({
    name: word,
    description: word,
    highlights: words,
    keywords: words,
    ...dates,
    url: fc.webUrl(),
    roles: words,
    entity: word,
  }),
})

test('importing and exporting any resume changes nothing', () => {
  fc.assert(
    fc.property(resumes, (resume) => {
      const { cv, notes } = fromJsonResume(travelled(resume))
      expect(notes).toEqual([])
      expect(Cv.safeParse(cv).success).toBe(true)
      expect(withoutMeta(toJsonResume(cv))).toEqual(travelled(resume))
    }),
    { numRuns: 300, seed: 5 },
  )
})

test('any input gives a valid CV and throws nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.jsonValue(),
        resumes.map((it) => ({ ...it, work: [it, null, 5, 'x'] })),
      ),
      (value) => {
        const { cv } = fromJsonResume(value)
        expect(Cv.safeParse(cv).error).toBeUndefined()
      },
    ),
    { numRuns: 500, seed: 6 },
  )
})

test('unknown fields and changed values are reported', () => {
  const { cv, notes } = fromJsonResume({
    basics: { name: 'Ada\u0000  Example', birthday: '1990', summary: 'a'.repeat(6_000) },
    work: [{ company: 'Acme', startDate: 'Jan 2019', salary: 5, highlights: 'one' }, 'odd'],
    education: [{ score: 1.5, institution: { name: 'x' } }],
    hobbies: ['chess'],
    meta: { theme: 'even' },
  })
  expect(cv).toMatchObject({
    name: 'Ada Example',
    work: [{ company: 'Acme' }],
    education: [{ score: '1.5' }],
  })
  expect(notes.map(({ path, kind }) => `${path} ${kind}`).sort()).toEqual([
    'basics.birthday unknown',
    'basics.name changed',
    'basics.summary shortened',
    'education[0].institution unknown',
    'education[0].score changed',
    'hobbies unknown',
    'work[0].highlights unknown',
    'work[0].salary unknown',
    'work[0].startDate changed',
    'work[1] unknown',
  ])
})

test('consecutive positions at one employer become its roles', () => {
  const at = { name: 'Acme', location: 'Berlin' }
  const { cv } = fromJsonResume({
    work: [
      { ...at, position: 'Lead', startDate: '2020' },
      { ...at, position: 'Engineer', startDate: '2018', endDate: '2020' },
      { name: 'Other', position: 'Intern' },
    ],
  })
  expect(
    cv.work.map(({ company, roles }) => [company, roles.map(({ title, end }) => [title, end])]),
  ).toEqual([
    [
      'Acme',
      [
        ['Lead', 'present'],
        ['Engineer', '2020'],
      ],
    ],
    ['Other', [['Intern', null]]],
  ])
})

test('prototypes cannot be reached', () => {
  fromJsonResume(
    JSON.parse(
      '{"__proto__":{"polluted":1},"basics":{"__proto__":{"polluted":1}},"constructor":{"prototype":{"polluted":1}}}',
    ),
  )
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test.each([null, 5, 'text', [], {}])('%j is an empty CV', (value) => {
  expect(fromJsonResume(value).cv).toEqual(EMPTY_CV)
})
