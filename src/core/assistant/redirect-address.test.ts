import { expect, test } from 'vitest'
import { redirectKind, redirectWords } from './redirect-address.ts'

test.each([
  ['https://assistant.example/callback', 'web'],
  ['https://assistant.example:8443/cb?x=1', 'web'],
  ['http://localhost:3118/callback', 'computer'],
  ['http://127.0.0.1/cb', 'computer'],
  ['http://[::1]:4000/cb', 'computer'],
  ['cursor://anysphere.cursor/callback', null],
  ['com.example.app://host/callback', null],
  ['https://localhost/cb', null],
  ['com.example.app:/callback', 'app'],
  ['http://assistant.example/cb', null],
  ['http://localhost.evil.example/cb', null],
  ['http://localhost@evil.example/cb', null],
  ['https://user@assistant.example/', null],
  ['https://assistant.example/#part', null],
  ['https://assistant.example/\\evil', null],
  ['https://assistant.example/ x', null],
  ['javascript:alert(1)', null],
  ['JavaScript:alert(1)', null],
  ['data:text/html,x', null],
  ['file:///etc/passwd', null],
  ['vbscript:x', null],
  ['intent://x', null],
  ['ftp://assistant.example/', null],
  ['/callback', null],
  ['', null],
  [`https://assistant.example/${'x'.repeat(1_000)}`, null],
])('%s is %s', (address, kind) => {
  expect(redirectKind(address)).toBe(kind)
})

test.each([
  ['https://assistant.example:8443/cb', 'assistant.example:8443'],
  ['http://localhost:3118/cb', 'an app on this computer'],
  ['com.example.app:/cb', 'the app that opens “com.example.app:” links'],
])('%s leads to %s', (address, words) => {
  expect(redirectWords(address)).toBe(words)
})
