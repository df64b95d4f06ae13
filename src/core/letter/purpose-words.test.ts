import { expect, test } from 'vitest'
import { purposeWords, yourThing } from './purpose-words.ts'

test.each([
  ['an AI notetaker for advisors.', 'builds', 'an AI notetaker for advisors'],
  ['the engine that ranks parcels — in Rust', 'builds', 'the engine that ranks parcels'],
  ['payroll software for cafés and we are hiring', 'builds', 'payroll software for cafés'],
  ['an intelligent, trusted assistant for cafés', 'builds', 'an assistant for cafés'],
  ['a platform reinventing payroll for cafés', 'is', 'a platform for payroll for cafés'],
  ['a payroll software, based on rules', 'builds', 'payroll software'],
  ['an app for architects that speeds up their work', 'builds', 'an app for architects'],
  ['a streaming platform with 400M+ registered users', 'is', 'a streaming platform'],
  [
    'the infrastructure layer for the voice-driven era of computing',
    'builds',
    'the infrastructure layer for voice-driven computing',
  ],
  ['payroll', 'builds', null],
  ['the parts that power https://acme.example', 'builds', null],
  ['a team of ten', 'builds', null],
  ['a bank for farmers', 'is', null],
  ['an app for farmers', 'is', 'an app for farmers'],
  ['the best app for farmers', 'is', null],
] as const)('of a thing, “%s” (%s) is “%s”', (raw, by, words) =>
  expect(purposeWords(raw, 'thing', by)).toBe(words),
)

test.each([
  ['encrypt the web', 'mission', 'encrypt the web'],
  ['become a household name', 'mission', null],
  ['nurses find their shifts', 'helps', 'nurses find their shifts'],
  ['insurance agents', 'helps', null],
  ['protects small banks from fraud', 'does', 'protect small banks from fraud'],
  ['enables insurance agents', 'does', null],
  ['uses Go for everything', 'does', null],
  ['turns months of paperwork', 'does', null],
  ['enables developers to focus on their logic', 'does', 'developers focus on their logic'],
] as const)('of an aim, “%s” (%s) is “%s”', (raw, by, words) =>
  expect(purposeWords(raw, 'aim', by)).toBe(words),
)

test.each([
  ['thing', 'a loyalty platform', 'your loyalty platform'],
  ['thing', 'the engine that ranks parcels', 'the engine that ranks parcels'],
  ['thing', 'a workflow builder that shops embed', 'your workflow builder'],
  ['thing', 'an AI platform that finds slots', 'an AI platform that finds slots'],
  ['thing', 'a marketplace for used bicycles across Europe', 'your marketplace for used bicycles'],
  ['thing', 'payroll software that helps cafés', 'payroll software that helps cafés'],
  ['thing', 'café payroll software that saves time', 'your café payroll software'],
  ['thing', 'data storage', 'data storage'],
  ['thing', 'laundry delivery services', 'the software behind your laundry delivery services'],
  ['thing', 'cloud data services', 'cloud data services'],
  ['aim', 'encrypt the web', 'encrypt the web'],
] as const)('to its makers, the %s “%s” is “%s”', (kind, words, said) =>
  expect(yourThing({ kind, words })).toBe(said),
)
