import { expect, test } from 'vitest'
import { craftOf } from './letter-craft.ts'

test.each([
  ['QA Engineer', 'Built the Playwright framework: 520 tests', 'Django back office for a start-up'],
  ['Senior SRE', 'SLOs for 22 services', 'Taught a course on writing'],
  ['DevOps Engineer', 'EKS platform for 50 microservices', 'Built the booking screens'],
  ['Senior Data Engineer', 'Own 240 dbt models on BigQuery', 'On the hiring committee'],
  ['Product Analyst', 'A/B test read-outs for the web shop', 'Airflow on a small server'],
  ['Machine Learning Infra Engineer', 'Serve an 8B model with vLLM', 'Forms for a town hall'],
  ['Engineering Manager', 'Hired 12, promoted 5', 'Routing in C++'],
  ['Customer Success Engineer', '30 tickets a week', 'Wrote 140 Playwright suites'],
  ['iOS Developer', 'Moved 40 screens from UIKit to SwiftUI', 'Wrote the annual plan'],
  ['Medical Device Engineer', 'IEC 62304 documents', 'Sold tickets at the door'],
  ['Product Manager (platform for many users)', 'Launched usage-based billing', 'Wrote some CSS'],
  ['Software Engineer', 'Split the monolith into modules', 'Closed the shop at night'],
])('of “%s”, “%s” is the craft and “%s” is not', (title, line, other) => {
  const { isIn } = craftOf(title)
  expect([isIn(line), isIn(other)]).toEqual([true, false])
})

test('nothing is the craft of a title that names none', () => {
  expect(craftOf('Barista').isIn('Made 300 coffees a day')).toBe(false)
})

test.each([
  ['QA Engineer', true],
  ['Engineering Manager', true],
  ['Backend Engineer', false],
])('the tools of others say little about a “%s”: %s', (title, isNarrow) =>
  expect(craftOf(title).isNarrow).toBe(isNarrow),
)
