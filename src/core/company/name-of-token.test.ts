import { expect, test } from 'vitest'
import { nameOfToken } from './name-of-token.ts'

test.each([
  ['acme-robotics', 'Acme Robotics'],
  ['acmerobotics', 'Acmerobotics'],
  ['acme_robotics', 'Acme Robotics'],
  ['acme-corp', 'Acme Corp'],
  ['acme-robotics-gmbh', 'Acme Robotics'],
  ['acme-pte-ltd', 'Acme'],
  ['acme-2', 'Acme'],
  ['acme-1-gmbh', 'Acme'],
  ['studio-54a', 'Studio 54a'],
  ['careers-acme', 'Acme'],
  ['acme-jobs', 'Acme'],
  ['acmeworksllc', 'Acmeworks'],
  ['acmecareers', 'Acme'],
  ['quince', 'Quince'],
  ['jobs', 'Jobs'],
  ['acme-ai', 'Acme AI'],
  ['it-works', 'IT Works'],
  ['PubNub', 'PubNub'],
  ['Acme-Works-GmbH', 'Acme Works'],
  ['openai', 'OpenAI'],
  ['eu/acme', 'Acme'],
  ['acme/wd5/Careers', 'Careers'],
  ['jobs.acme-tools.com', 'Acme Tools'],
  ['acme.co.uk', 'Acme'],
  ['42dot', '42dot'],
  ['3e', '3e'],
  ['-', '-'],
])('the token %s suggests %s', (token, name) => expect(nameOfToken(token)).toBe(name))

test('a token of capitals and odd signs is no pattern', () => {
  expect(nameOfToken('a.*b(c')).toBe('A *B(C')
  expect(nameOfToken('a'.repeat(200))).toBe(`A${'a'.repeat(199)}`)
})
