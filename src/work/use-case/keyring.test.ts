import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createKeyring, isSealed } from './keyring.ts'

const key = () => randomBytes(32).toString('base64')

test('an encrypted value can be decrypted for the same purpose only', () => {
  const keys = createKeyring([key()])
  const sealed = keys.seal('totp', 'naïve ☃')
  expect([isSealed(sealed), sealed.startsWith(keys.prefix)]).toEqual([true, true])
  expect(keys.open('totp', sealed)).toBe('naïve ☃')
  expect(() => keys.open('mail', sealed)).toThrow()
})

test('encrypting a text twice gives different results, and a changed one cannot be decrypted', () => {
  const keys = createKeyring([key()])
  const sealed = keys.seal('totp', 'secret')
  expect(keys.seal('totp', 'secret')).not.toBe(sealed)
  for (let at = 'v1.'.length; at < sealed.length; at++) {
    const other = sealed[at] === '1' ? '2' : '1'
    const changed = sealed.slice(0, at) + other + sealed.slice(at + 1)
    // The last character has spare bits without meaning.
    if (at < sealed.length - 1) expect(() => keys.open('totp', changed), changed).toThrow()
  }
})

test('the first key encrypts and signs, and both decrypt and verify', () => {
  const [old, fresh] = [key(), key()]
  const before = createKeyring([old])
  const during = createKeyring([fresh, old])
  const after = createKeyring([fresh])
  const sealed = before.seal('totp', 'secret')
  const mac = before.mac('undo', 'token')
  expect(during.open('totp', sealed)).toBe('secret')
  expect(sealed.startsWith(during.prefix)).toBe(false)
  expect([during.isMac(mac, 'undo', 'token'), during.isMac(mac, 'other', 'token')]).toEqual([
    true,
    false,
  ])
  expect(during.macs('undo', 'token')).toEqual([after.mac('undo', 'token'), mac])
  expect(after.open('totp', during.seal('totp', 'secret'))).toBe('secret')
  expect(() => after.open('totp', sealed)).toThrow('another key')
  expect(after.isMac(mac, 'undo', 'token')).toBe(false)
  expect([before.id, after.id]).toEqual([...during.ids].reverse())
})
