import { expect, test } from 'vitest'
import { tailorTarget } from './tailor-target.ts'

test('the tags of a job become required skills', () => {
  expect(
    tailorTarget({
      title: 'Backend Engineer',
      company: 'Lighthouse Maps',
      locationText: null,
      location: { places: [], countries: [], remote: 'none' },
      workSetting: null,
      jobType: null,
      years: null,
      salary: null,
      tags: ['Java', 'Terraform'],
      descriptionText: null,
    }),
  ).toEqual({
    title: 'Backend Engineer',
    company: 'Lighthouse Maps',
    skills: [
      { anyOf: ['Java'], need: 'must' },
      { anyOf: ['Terraform'], need: 'must' },
    ],
  })
})
