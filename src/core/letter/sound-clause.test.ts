import { expect, test } from 'vitest'
import { isSound, withObjectArticle } from './sound-clause.ts'

test.each([
  'I led a team of eight',
  'I replaced the write path with io_uring and doubled throughput per node',
  'I supported 200 users in three offices',
  'I moved the build to Nix so that every release can be rebuilt bit by bit',
])('“%s” can be sent', (clause) => expect(isSound(clause)).toBe(true))

test.each([
  'I launched identity checks → fraud -27%',
  'I involved in preparation of test plans',
  'I worked closely with developers',
  'I participated in daily meetings',
  'I moved from monthly to daily releases',
  'I wrote modules, APIs, reports',
  'I was first author of four papers',
])('“%s” is a note', (clause) => expect(isSound(clause)).toBe(false))

test.each([
  ['I built design system', 'I built a design system'],
  ['I improved onboarding flow for 3 markets', 'I improved the onboarding flow for 3 markets'],
  ['I managed 5-person team', 'I managed a 5-person team'],
  ['I set up small usability lab', 'I set up a small usability lab'],
  ['I cut inference cost by 45%', 'I cut inference cost by 45%'],
  ['I reduced p99 latency of the service', 'I reduced p99 latency of the service'],
  ['I shipped Quantum to 3 customers', 'I shipped Quantum to 3 customers'],
  ['I worked closely with the designers', 'I worked closely with the designers'],
  ['I read SIP traces in Wireshark', 'I read SIP traces in Wireshark'],
  ['I own the rider app', 'I own the rider app'],
])('“%s” has its article: “%s”', (clause, text) => expect(withObjectArticle(clause)).toBe(text))
