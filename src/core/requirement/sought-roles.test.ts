import { expect, test } from 'vitest'
import { alsoHiring, linkedRoles, soughtIn, soughtList } from './sought-roles.ts'

test('sentences say which roles are sought', () => {
  const text = 'We’re looking for a senior Go engineer. We are also hiring two product designers.'
  expect(soughtIn(text)).toEqual(['Senior Go engineer', 'Product designers'])
})

test('a team that grows by a role seeks it', () => {
  const text = 'Acme is a game, and we’re expanding our development team with a Rust programmer.'
  expect(soughtIn(text)).toEqual(['Rust programmer'])
})

test('a list may leave out the nouns', () => {
  const text = 'Interested to hear from: firmware engineers (C), mobile (iOS), backend (Python).'
  expect(soughtList(text)).toEqual([
    'Firmware engineers (C)',
    'Mobile engineer (iOS)',
    'Backend engineer (Python)',
  ])
})

test('addresses name roles', () => {
  const text =
    'Apply: https://a.example/jobs/medical-device-software-engineer?x=1 or /not-an-engineer'
  expect(linkedRoles(text)).toEqual(['Medical Device Software Engineer'])
})

test('what a line is also hiring is read in lower case', () => {
  expect(alsoHiring(['- we’re hiring: product engineers, account managers and hope'])).toEqual([
    'Product engineers',
    'Account managers',
  ])
})
