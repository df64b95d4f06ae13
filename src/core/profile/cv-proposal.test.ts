import { expect, test } from 'vitest'
import { proposalOf } from './cv-proposal.ts'
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
  const { website: _, experienceYears: __, ...all } = cv
  expect(proposalOf({ ...EMPTY_PROFILE, name: null }, cv)).toEqual(all)
})

test('values the profile already has are not offered, ignoring case', () => {
  const profile = {
    name: 'Ada K.',
    bio: 'Other.',
    skills: ['sql'],
    experience: [{ ...lead, company: 'ACME', duration: '' }],
    education: [],
  }
  expect(proposalOf(profile, cv)).toEqual({
    name: null,
    bio: null,
    skills: ['Go'],
    experience: [],
    education: [bsc],
  })
})
