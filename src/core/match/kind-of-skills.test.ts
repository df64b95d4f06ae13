import { expect, test } from 'vitest'
import { finerKinds, kindOfSkills } from './kind-of-skills.ts'

test.each([
  [['C++', 'Embedded Linux', 'RTOS'], 'embedded'],
  [['React', 'TypeScript', 'Django', 'PostgreSQL'], 'fullstack'],
  [['Spark', 'Airflow', 'dbt'], 'data-engineer'],
  [['Swift', 'SwiftUI'], 'mobile'],
  [['Python'], null],
  [['Agile', 'Git'], null],
])('%j tell of %s', (skills, kind) => {
  expect(kindOfSkills(skills)).toBe(kind)
})

test('only a title that says no more than software is made finer', () => {
  expect(finerKinds(['software'], ['Java', 'Spring Boot'])).toEqual(['backend'])
  expect(finerKinds(['qa'], ['Java', 'Spring Boot'])).toEqual(['qa'])
  expect(finerKinds(['software'], [])).toEqual(['software'])
})
