import { expect, test } from 'vitest'
import { plainPurpose } from './plain-purpose.ts'

const about = ['I built the checkout and payments for shops']
const engineer = { about }
const thing = (words: string) => ({ kind: 'thing' as const, words, quote: words })
const aim = (words: string) => ({ kind: 'aim' as const, words, quote: words })

test('a short description of what they make is a reason', () => {
  expect(plainPurpose(thing('a payroll platform for cafés'), engineer)).not.toBeNull()
  expect(plainPurpose(aim('process payments for shops'), engineer)).not.toBeNull()
})

test.each([
  thing('an infrastructure layer for the voice-driven era of computing'),
  thing('a live-streaming platform with 400M+ registered users'),
  aim('make investing as easy as spending money'),
  aim('serve over 1,000 employers'),
  thing('an all-in-one platform'),
])('a slogan is none: $words', (purpose) => {
  expect(plainPurpose(purpose, engineer)).toBeNull()
})

test('a field is a reason for who comes from another one', () => {
  const field = (words: string) => ({ kind: 'field' as const, words, quote: words })
  expect(plainPurpose(field('payment security'), engineer)).toBeNull()
  expect(plainPurpose(field('robotics'), engineer)).not.toBeNull()
})
