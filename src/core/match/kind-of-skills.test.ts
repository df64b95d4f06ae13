import { expect, test } from 'vitest'
import { finerKinds, kindOfSkills } from './kind-of-skills.ts'

test.each([
  [['C++', 'Embedded Linux', 'RTOS'], 'embedded'],
  [['React', 'TypeScript', 'Django', 'PostgreSQL'], 'fullstack'],
  [['React', 'TypeScript', 'CSS', 'Django'], 'fullstack'],
  [['C', 'C++', 'Rust'], null],
  [['C++', 'Compilers', 'LLVM', 'Operating Systems'], 'systems'],
  [['LangChain', 'RAG', 'Python'], 'ai-engineer'],
  [['TypeScript', 'JavaScript', 'Python'], null],
  [['TypeScript', 'Node.js', 'PostgreSQL'], 'fullstack'],
  [['React', 'Java', 'Django', 'Spark', 'Airflow', 'dbt', 'Snowflake'], 'data-engineer'],
  [['Spark', 'Airflow', 'dbt'], 'data-engineer'],
  [['Swift', 'SwiftUI'], 'mobile'],
  [['Python'], null],
  [['Agile', 'Git'], null],
])('%j suggest %s', (skills, kind) => {
  expect(kindOfSkills(skills)).toBe(kind)
})

test('only plain software titles are refined', () => {
  expect(finerKinds(['software'], ['Java', 'Spring Boot'])).toEqual(['backend'])
  expect(finerKinds(['qa'], ['Java', 'Spring Boot'])).toEqual(['qa'])
  expect(finerKinds(['software'], [])).toEqual(['software'])
  expect(finerKinds(['software'], ['Jest', 'Cypress', 'Playwright'])).toEqual(['software'])
  expect(finerKinds(['software'], ['AWS', 'Kubernetes', 'Terraform'])).toEqual(['software'])
})
