/** Tests every check both ways: a good CV without findings, and one change per check that triggers it. */
import { expect, test } from 'vitest'
import { madeCv, sampleReading } from '#test/sample-cv.ts'
import type { Cv, CvRole } from './cv.ts'
import { type CheckCode, CV_CHECKS, checkCv, countFindings, SEVERITIES } from './cv-check.ts'
import type { CvReading } from './cv-reading.ts'
import { monthOf } from './cv-span.ts'
import { currentValueInfos } from './cv-value-infos.ts'
import { toStoredReading } from './stored-reading.ts'

const NOW = monthOf('2026-03', 'first')
const line = (id: string, text: string) => ({ id, text })

const [work] = madeCv.work
const [lead, engineer] = work?.roles ?? []
if (!work || !lead || !engineer) throw new Error('the made CV has two roles')

const LINES = [line('w1r2h1', 'Moved 40 services to Kubernetes.')]
const GOOD: Cv = {
  ...madeCv,
  work: [{ ...work, roles: [lead, { ...engineer, highlights: LINES }] }],
}

const READING: CvReading = {
  ...sampleReading,
  marks: { ...sampleReading.marks, 'w1r1.title': { sure: 'sure', lines: [5] } },
  unread: [],
}

function found(cv: Cv, reading: CvReading | null) {
  const kept = reading && toStoredReading(reading, 1)
  const live = kept ? currentValueInfos(cv, cv, kept) : { marks: {}, unread: [] }
  return checkCv({ cv, reading: kept, live, nowMonth: NOW })
}

const withRoles = (...roles: Partial<CvRole>[]): Partial<Cv> => ({
  work: [{ ...work, roles: roles.map((role, at) => ({ ...lead, id: `w1r${at + 1}`, ...role })) }],
})
const withLines = (...texts: string[]) =>
  withRoles({ highlights: texts.map((text, at) => line(`w1r1h${at + 1}`, text)) })
const past = { start: '2020-01', end: '2021-12' }
const skills = (keywords: string[], level: string | null = null) => ({
  skills: [{ id: 'k1', name: null, level, keywords }],
})
const box = (height: number) => ({ x: 0, y: 0, width: 100, height })

/** What changes in the good CV and its reading. */
const BAD: Record<CheckCode, { cv?: Partial<Cv>; reading?: Partial<CvReading> }> = {
  no_name: { cv: { name: null } },
  no_email: { cv: { email: null } },
  odd_email: { cv: { email: 'ada at example.org' } },
  no_phone: { cv: { phone: null } },
  odd_phone: { cv: { phone: '0123' } },
  no_place: { cv: { place: null } },
  street_address: {
    cv: { place: { ...(madeCv.place as NonNullable<Cv['place']>), address: '1 High Street' } },
  },
  no_links: { cv: { links: [], url: null } },
  private_facts: {
    cv: {
      other: [{ id: 'o1', heading: 'Personal', lines: [line('o1l1', 'Marital status: married')] }],
    },
  },
  no_dates: { cv: withRoles({ start: null, end: null }) },
  no_end: { cv: withRoles({ end: null }) },
  backwards_dates: { cv: withRoles({ start: '2022-05', end: '2021-04' }) },
  future_date: { cv: withRoles({ start: '2027' }) },
  date_gap: { cv: withRoles({ start: '2025-01' }, { start: '2019-06', end: '2023-12' }) },
  overlap: {
    cv: {
      work: [
        ...GOOD.work,
        { ...work, id: 'w2', company: 'Other', roles: [{ ...lead, id: 'w2r1' }] },
      ],
    },
  },
  mixed_precision: { cv: withRoles({}, { start: '2019', end: '2021-12' }) },
  years_only: { cv: withRoles({ start: '2020' }) },
  not_newest_first: { cv: withRoles(past, {}) },
  no_work: { cv: { work: [] } },
  no_education: { cv: { education: [] } },
  no_skills: { cv: skills([]) },
  no_summary: { cv: { summary: [] } },
  long_summary: { cv: { summary: [line('s1', 'word '.repeat(91))] } },
  incomplete_entry: { cv: { work: [{ ...work, company: '' }] } },
  repeated_entry: { cv: withRoles({}, {}) },
  no_highlights: { cv: withRoles({ highlights: [] }) },
  many_highlights: { cv: withLines(...Array.from({ length: 9 }, (_, at) => `Built ${at} tools.`)) },
  old_detail: {
    cv: withRoles(
      {},
      {
        start: '2005-01',
        end: '2010-12',
        highlights: ['a', 'b', 'c', 'd'].map((text, at) => line(`w1r2h${at}`, `Wrote ${text}.`)),
      },
    ),
  },
  many_skills: { cv: skills(Array.from({ length: 41 }, (_, at) => `Skill ${at}`)) },
  skill_ratings: { cv: skills(['SQL 80%']) },
  weak_opening: { cv: withLines('Responsible for 4 services.') },
  no_numbers: { cv: withLines('Built tools.', 'Cut costs.', 'Wrote docs.') },
  long_line: { cv: withLines(`Built 2 ${'things '.repeat(36)}.`) },
  first_person: { cv: withLines('I built 3 tools.') },
  cliche: { cv: { summary: [line('s1', 'A hard-working team player.')] } },
  mixed_tense: {
    cv: withRoles(
      {},
      { ...past, highlights: [line('a', 'Led 5 people.'), line('b', 'Manage 2.')] },
    ),
  },
  repeated_verb: { cv: withLines(...[1, 2, 3, 4].map((count) => `Built ${count} tools.`)) },
  shouting: { cv: withLines('BUILT THE LARGEST PLATFORM OF THE COUNTRY IN 2 YEARS.') },
  mixed_full_stops: { cv: withLines('Built 1 tool.', 'Cut costs.', 'Wrote docs') },
  odd_skill_spelling: { cv: skills(['postgresql', 'Python']) },
  no_text: { reading: { troubles: ['no_text'] } },
  unmapped_letters: { reading: { troubles: ['unmapped_letters'] } },
  encrypted: { reading: { troubles: ['encrypted'] } },
  damaged: { reading: { troubles: ['damaged'] } },
  timed_out: { reading: { troubles: ['timed_out'] } },
  columns: { reading: { troubles: ['columns'] } },
  cut: { reading: { troubles: ['cut'] } },
  many_pages: { reading: { pages: [1, 2, 3].map(() => ({ width: 595, height: 842 })) } },
  small_type: {
    reading: { lines: READING.lines.map((it, at) => ({ ...it, box: box(at < 8 ? 7 : 12) })) },
  },
  old_format: { reading: { format: 'doc' } },
  photo: { cv: { image: 'me.jpg' } },
  nothing_read: { cv: { work: [], education: [], skills: [] } },
  unsure_value: { reading: { marks: { ...READING.marks, label: { sure: 'unsure', lines: [1] } } } },
  unread_line: { reading: { unread: [13] } },
}

test('a good CV has no findings', () => {
  expect(found(GOOD, READING)).toEqual([])
})

test.each(Object.entries(BAD))('%s is found', (code, { cv, reading }) => {
  const finding = found({ ...GOOD, ...cv }, { ...READING, ...reading }).find(
    (it) => it.code === code,
  )
  expect(finding?.places.length).toBeGreaterThan(0)
})

test('there are at least 25 checks, each with full texts and a unique code', () => {
  expect(CV_CHECKS.length).toBeGreaterThanOrEqual(25)
  expect(new Set(CV_CHECKS.map(({ code }) => code)).size).toBe(CV_CHECKS.length)
  for (const { title, meaning, todo, severity } of CV_CHECKS) {
    expect([title, meaning, todo].every((text) => text.length > 10)).toBe(true)
    expect(SEVERITIES).toContain(severity)
  }
})

test.each<[CheckCode, unknown[]]>([
  ['no_email', [{ kind: 'value', key: 'email', text: '' }]],
  ['no_work', [{ kind: 'list', list: 'work' }]],
  ['weak_opening', [{ kind: 'value', key: 'w1r1h1', text: 'Responsible for 4 services.' }]],
  ['columns', [{ kind: 'file' }]],
  ['unread_line', [{ kind: 'line', line: 13, text: 'Driving licence B' }]],
  [
    'future_date',
    [{ kind: 'value', key: 'w1r1.start', text: 'Lead Engineer at Acme Ltd: 2027 – Present' }],
  ],
  ['unsure_value', [{ kind: 'value', key: 'label', text: 'Data Engineer' }]],
])('%s says where to fix it', (code, places) => {
  const { cv, reading } = BAD[code]
  const all = found({ ...GOOD, ...cv }, { ...READING, ...reading })
  expect(all.find((it) => it.code === code)?.places).toEqual(places)
})

test('the most severe findings come first, and findings are counted by severity', () => {
  const all = found({ ...GOOD, email: null, phone: null, skills: [] }, null)
  expect(all.map(({ code }) => code)).toEqual(['no_email', 'no_skills', 'no_phone'])
  expect(countFindings(all)).toEqual({ must: 1, should: 1, could: 1 })
})

test.each<[string, Partial<Cv>, CheckCode]>([
  [
    'a short gap',
    withRoles({ start: '2024-01' }, { start: '2019-06', end: '2023-08' }),
    'date_gap',
  ],
  [
    'study between two positions',
    {
      ...withRoles({ start: '2024-01' }, { start: '2017-01', end: '2021-12' }),
      education: madeCv.education.map((it) => ({ ...it, start: '2022', end: '2023' })),
    },
    'date_gap',
  ],
  ['a later role at the same company', withRoles({}, past), 'overlap'],
  ['present tense in a current role', withLines('Lead 5 people.', 'Managed 2.'), 'mixed_tense'],
  [
    'a first word that every object has as a property',
    withRoles(
      {},
      { ...past, highlights: [line('a', 'Led 5 people.'), line('b', 'Constructor of 2.')] },
    ),
    'mixed_tense',
  ],
  ['an abbreviation', withLines('Kept IT systems of 2 sites.'), 'first_person'],
  ['a name in capitals', withLines('Used SQL, AWS and GCP on 3 sites.'), 'shouting'],
])('%s is not a finding', (_, change, code) => {
  expect(found({ ...GOOD, ...change }, READING).map((it) => it.code)).not.toContain(code)
})

test('hostile texts are checked quickly', { timeout: 5_000 }, () => {
  const text = `${'a '.repeat(2_400)}${'-'.repeat(100)}`
  const lines = Array.from({ length: 100 }, (_, at) => line(`h${at}`, text))
  expect(() => found({ ...GOOD, ...withRoles({ highlights: lines }) }, READING)).not.toThrow()
})
