import { expect, test } from 'vitest'
import { Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { monthOf } from '#core/cv/cv-span.ts'
import { EMPTY_PROFILE } from './profile.ts'
import { analysisOf, cvToProfile, hasFound, profileToCv } from './profile-cv.ts'

const NOW = monthOf('2026-03', 'first')
const nobody = { name: null, email: null }

const PROFILE = {
  ...EMPTY_PROFILE,
  bio: 'Builds data platforms.\n\nLikes tests.',
  website: 'https://ada.example',
  skills: ['SQL', 'Go'],
  experience: [
    {
      company: 'Acme',
      position: 'Lead',
      duration: 'Jan 2022 – Present',
      description: ['Led five'],
    },
    { company: 'ACME', position: 'Engineer', duration: '2020 – 2021', description: [] },
    { company: 'Other', position: 'Intern', duration: '3 months', description: [''] },
  ],
  education: [
    { institution: 'Uni', degree: 'BSc', field: 'Physics', graduationYear: 2019 },
    { institution: 'School', degree: 'A levels', field: '', graduationYear: null },
  ],
}

test('the CV of a profile has all its data', () => {
  const cv = profileToCv(PROFILE, { name: 'Ada Example', email: 'ada@example.org' })
  expect(Cv.parse(cv)).toEqual(cv)
  expect(cv).toMatchObject({
    name: 'Ada Example',
    label: 'Lead',
    email: 'ada@example.org',
    url: 'https://ada.example',
    summary: [
      { id: 's1', text: 'Builds data platforms.' },
      { id: 's2', text: 'Likes tests.' },
    ],
    skills: [{ keywords: ['SQL', 'Go'] }],
    education: [
      { institution: 'Uni', degree: 'BSc', area: 'Physics', end: '2019' },
      { institution: 'School', degree: 'A levels', area: null, end: null },
    ],
  })
  expect(cv.work.map(({ company, roles }) => [company, roles.length])).toEqual([
    ['Acme', 2],
    ['Other', 1],
  ])
  expect(cv.work[0]?.roles[0]).toMatchObject({
    id: 'w1r1',
    start: '2022-01',
    end: 'present',
    highlights: [{ id: 'w1r1h1', text: 'Led five' }],
  })
  expect(cv.work[1]?.roles[0]).toMatchObject({ start: null, summary: '3 months', highlights: [] })
})

test('an empty profile gives an empty CV', () => {
  expect(profileToCv(EMPTY_PROFILE, nobody)).toEqual(EMPTY_CV)
})

test('a profile survives the conversion to a CV and back', () => {
  const { bio, website, skills, experience, education, name } = cvToProfile(
    profileToCv(PROFILE, { name: 'Ada Example', email: null }),
    NOW,
  )
  expect({ bio, website, skills, name }).toEqual({
    bio: 'Builds data platforms.\nLikes tests.',
    website: 'https://ada.example',
    skills: ['SQL', 'Go'],
    name: 'Ada Example',
  })
  expect(education).toEqual(PROFILE.education)
  expect(experience).toEqual([
    PROFILE.experience[0],
    { ...PROFILE.experience[1], company: 'Acme' },
    { company: 'Other', position: 'Intern', duration: '', description: ['3 months'] },
  ])
})

test('the analysis of a CV is a short summary', () => {
  const analysis = analysisOf(profileToCv(PROFILE, nobody))
  expect(analysis).toMatchObject({
    skills: ['SQL', 'Go'],
    experience: [
      { company: 'Acme', position: 'Lead', duration: 'Jan 2022 – Present' },
      { company: 'Acme', position: 'Engineer', duration: '2020 – 2021' },
      { company: 'Other', position: 'Intern', duration: '' },
    ],
    education: PROFILE.education,
    summary: 'Builds data platforms.\nLikes tests.',
  })
  expect([hasFound(analysis), hasFound(analysisOf(EMPTY_CV))]).toEqual([true, false])
})

test('data that does not fit a profile is cut or left out', () => {
  const role = profileToCv(PROFILE, nobody).work[0]?.roles[0]
  if (!role) throw new Error('the profile has no role')
  const read = cvToProfile(
    {
      ...EMPTY_CV,
      name: 'N'.repeat(400),
      url: 'not an address',
      work: [
        { id: 'w1', company: '', url: null, place: null, about: null, roles: [role] },
        {
          id: 'w2',
          company: 'Acme',
          url: null,
          place: null,
          about: null,
          roles: [{ ...role, highlights: [{ id: 'h1', text: `${'word '.repeat(150)}` }] }],
        },
      ],
      skills: [{ id: 'k1', name: null, level: null, keywords: ['x'.repeat(100), 'Go', 'go'] }],
    },
    NOW,
  )
  expect(read.name).toHaveLength(100)
  expect(read.website).toBeNull()
  expect(read.skills).toEqual(['Go'])
  expect(read.experience.map(({ company }) => company)).toEqual(['Acme'])
  expect(read.experience[0]?.description[0]?.length).toBeLessThanOrEqual(500)
})

test.each([
  [[], null],
  [[['2020-01', '2021-12']], 2],
  [
    [
      ['2020-01', '2021-12'],
      ['2021-01', '2022-12'],
    ],
    3,
  ],
  [[['2025-03', 'present']], 1],
  [[['2030', '2031']], 0],
  [[[null, '2020']], null],
])('roles at %j are %j years of work', (spans, years) => {
  const roles = spans.map(([start, end], at) => ({
    id: `r${at}`,
    title: 'x',
    start: start as string | null,
    end: end as string,
    place: null,
    summary: null,
    highlights: [],
  }))
  const work =
    roles.length > 0 ? [{ id: 'w1', company: 'x', url: null, place: null, about: null, roles }] : []
  expect(cvToProfile({ ...EMPTY_CV, work }, NOW).experienceYears).toBe(years)
})
