import { expect, test } from 'vitest'
import { openIncomplete, proposalOf } from './cv-proposal.ts'
import { EMPTY_PROFILE } from './profile.ts'

const lead = { company: 'Acme', position: 'Lead', duration: '2022 – Present', description: [] }
const bsc = { institution: 'Uni', degree: 'BSc', field: 'Physics', graduationYear: 2019 }
const cv = {
  name: 'Ada Example',
  bio: 'Builds.',
  website: null,
  skills: ['SQL', 'Go'],
  experience: [lead],
  education: [bsc],
  experienceYears: 4,
}

test('an empty profile is offered everything', () => {
  expect(proposalOf({ ...EMPTY_PROFILE, name: null }, cv)).toEqual(cv)
})

test('values the profile already has are not offered, by whatever name', () => {
  const profile = {
    name: 'Ada K.',
    bio: 'Other.',
    website: 'https://ada.example',
    experienceYears: 3,
    skills: ['sql'],
    experience: [{ ...lead, company: 'ACME Ltd.', duration: '' }],
    education: [],
  }
  expect(proposalOf(profile, { ...cv, website: 'https://cv.example' })).toEqual({
    name: null,
    bio: null,
    website: null,
    experienceYears: null,
    skills: ['Go'],
    experience: [],
    education: [bsc],
  })
})

test.each<[string, Partial<typeof EMPTY_PROFILE>, number[]]>([
  ['an empty profile', {}, [2, 2]],
  [
    'a profile that has two of them',
    {
      experience: [{ company: 'Acme', position: 'engineer', duration: '', description: [] }],
      education: [{ institution: 'MIT', degree: 'BSc', field: '', graduationYear: null }],
    },
    [1, 1],
  ],
])('incomplete jobs and degrees are open for %s', (_, own, counts) => {
  const job = { duration: '2020', description: [] }
  const study = { field: '', graduationYear: 2020 }
  const { experience, education } = openIncomplete(
    { ...EMPTY_PROFILE, name: null, ...own },
    {
      experience: [
        { ...job, company: '', position: 'Engineer' },
        { ...job, company: 'Other Ltd', position: '' },
      ],
      education: [
        { ...study, institution: 'MIT', degree: '' },
        { ...study, institution: '', degree: 'MSc' },
      ],
    },
  )
  expect([experience.length, education.length]).toEqual(counts)
})
