import { expect, test } from 'vitest'
import { noContact, userAgentOf } from './user-agent.ts'

test.each([
  [
    'https://jobs.example.org',
    'a@b.example',
    'Rolecall/1.2.3 (+https://jobs.example.org; a@b.example)',
  ],
  ['https://jobs.example.org', null, 'Rolecall/1.2.3 (+https://jobs.example.org)'],
  ['http://localhost:3000', 'a@b.example', 'Rolecall/1.2.3 (a@b.example)'],
  ['http://127.0.0.1:3000', null, 'Rolecall/1.2.3'],
])('%s and %s: %s', (publicUrl, email, name) => {
  expect(userAgentOf({ version: '1.2.3', publicUrl, email })).toBe(name)
  expect(noContact({ publicUrl, email }) === null).toBe(name !== 'Rolecall/1.2.3')
})
