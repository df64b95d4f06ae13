import { expect, test } from 'vitest'
import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { monthOf } from '#core/cv/cv-span.ts'
import type { ValueInfos } from '#core/cv/cv-value-infos.ts'
import { takeoverOf } from './cv-takeover.ts'

const NOW = monthOf('2026-03', 'first')

const role = (id: string, dates: { start: string | null; end: string | null }) => ({
  id,
  title: 'Data Engineer',
  ...dates,
  place: null,
  summary: null,
  highlights: [],
})

const CV: Cv = {
  ...EMPTY_CV,
  name: 'Ada Example',
  work: [
    {
      id: 'w1',
      company: 'Acme',
      url: null,
      place: null,
      about: null,
      roles: [role('w1r1', { start: '2022-01', end: 'present' })],
    },
    {
      id: 'w2',
      company: 'Other',
      url: null,
      place: null,
      about: null,
      roles: [role('w2r1', { start: '2018-01', end: '2021-12' })],
    },
  ],
  education: [
    {
      id: 'e1',
      institution: 'Example University',
      url: null,
      place: null,
      degree: 'BSc',
      area: 'Physics',
      start: '2014',
      end: '2017',
      score: null,
      courses: [],
      highlights: [],
    },
  ],
}

const take = (cv: Partial<Cv>, unsure: string[] = []) => {
  const marks: ValueInfos['marks'] = Object.fromEntries(
    unsure.map((key) => [key, { sure: 'unsure', lines: [] }]),
  )
  return takeoverOf({ cv: { ...CV, ...cv }, marks, text: '', nowMonth: NOW })
}

test.each<[string, string[], { jobs: string[]; degrees: number; years: number | null }]>([
  ['nothing in doubt', [], { jobs: ['Acme', 'Other'], degrees: 1, years: 8 }],
  ['a doubtful title', ['w2r1.title'], { jobs: ['Acme'], degrees: 1, years: null }],
  ['a doubtful start', ['w1r1.start'], { jobs: ['Other'], degrees: 1, years: null }],
  ['a doubtful employer', ['w1.company'], { jobs: ['Other'], degrees: 1, years: null }],
  ['a doubtful school', ['e1.institution'], { jobs: ['Acme', 'Other'], degrees: 0, years: 8 }],
  ['a doubtful place of a job', ['w1r1.place'], { jobs: ['Acme', 'Other'], degrees: 1, years: 8 }],
])('with %s, the rest is taken over and all of it is offered', (_, unsure, taken) => {
  const { certain, all } = take({}, unsure)
  expect(certain.experience.map(({ company }) => company)).toEqual(taken.jobs)
  expect(certain.education).toHaveLength(taken.degrees)
  expect(certain.experienceYears).toBe(taken.years)
  expect(all.experience).toHaveLength(2)
  expect(all.education).toHaveLength(1)
})

test('a doubtful name is not taken over', () => {
  expect(take({}).certain.name).toBe('Ada Example')
  expect(take({}, ['name']).certain.name).toBeNull()
})

test('a job without a date is doubtful, unless its owner edited it', () => {
  const [acme] = CV.work as [Cv['work'][number]]
  const cv = { ...CV, work: [{ ...acme, roles: [role('w1r1', { start: null, end: null })] }] }
  const given = { cv, text: '', nowMonth: NOW }
  expect(takeoverOf({ ...given, marks: {} }).certain.experience).toEqual([])
  const marks: ValueInfos['marks'] = { 'w1r1.title': { sure: 'yours', lines: [] } }
  expect(takeoverOf({ ...given, marks }).certain.experience).toHaveLength(1)
})

test('years of experience are in doubt if a job has no end', () => {
  const [acme, other] = CV.work as [Cv['work'][number], Cv['work'][number]]
  const open = { ...other, roles: [role('w2r1', { start: '2018-01', end: null })] }
  expect(take({ work: [acme, open] }).certain.experienceYears).toBeNull()
})

test('skills are taken over if they are certain, and all of them are offered', () => {
  const skills = [{ id: 'k1', name: null, level: null, keywords: ['Python', 'Rust (basic)'] }]
  expect(take({ skills }).certain.skills).toEqual(['Python'])
  expect(take({ skills }).all.skills).toEqual(['Python', 'Rust'])
})
