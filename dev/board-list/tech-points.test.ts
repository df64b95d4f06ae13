/** Which boards of open lists are those of tech companies. */
import { expect, test } from 'vitest'
import { LEAST_TECH_POINTS, techPoints } from './tech-points.ts'

test.each([
  ['ashby', 'ocra', 'Ocra', 2],
  ['ashby', 'acme-ai', 'Acme', 4],
  ['ashby', 'acmehealth', 'Acme Health', -1],
  ['ashby', 'atomic-financial', 'Atomic Fi', 0],
  ['greenhouse', 'openai', 'OpenAI', 7],
  ['greenhouse', 'escada', 'Escada', 1],
  ['greenhouse', 'acmehouse', 'AcmeHouse', 2],
  ['greenhouse', 'acmelabs', 'Acme Labs', 3],
  ['greenhouse', 'collegeofnurses', 'American College of Nurses', -3],
  ['greenhouse', 'acmetalent', 'Acme Talent Partners', -3],
  ['lever', 'acme', 'Acme', 1],
  ['lever', 'acmesoftware', 'Acme Software Group', 2],
  ['workable', 'acme', 'Acme', 0],
  ['workable', 'acme-robotics', 'Acme Robotics', 2],
  ['workable', 'acmedental', 'Acme', -2],
  ['recruitee', 'acmetech2', 'Acme Tech', 2],
])('%s/%s, "%s", has %i points', (source, token, company, points) =>
  expect(techPoints({ source, token, company })).toBe(points),
)

test('a word of tech does not outweigh another trade', () => {
  const points = techPoints({ source: 'lever', token: 'x', company: 'Dental Software Staffing' })
  expect(points).toBeLessThan(LEAST_TECH_POINTS)
})
