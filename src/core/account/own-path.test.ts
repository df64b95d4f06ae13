/**
 * Redirects after sign-in: our own paths pass, and anything a browser could read differently becomes the fallback.
 */
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  '/dashboard',
  '/jobs/12?query=c%2B%2B&page=2',
  '/jobs?query=a//b',
  '/jobs#list',
  '/companies/acme-2.0/',
  '/',
])('%s stays', (path) => {
  expect(ownPath(path, '/home')).toBe(path)
})

test.each([
  '',
  'dashboard',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/%2Fevil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/..//evil.example',
  '/./x',
  '/jobs/../auth',
  'https://rolecall.test@evil.example',
  '/jobs?x=\nLocation: evil',
])('%j becomes the fallback', (path) => {
  expect(ownPath(path, '/home')).toBe('/home')
})

test.each([null, undefined])('%s becomes the fallback', (path) => {
  expect(ownPath(path, '/home')).toBe('/home')
})
