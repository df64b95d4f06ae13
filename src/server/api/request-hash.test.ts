import { expect, test } from 'vitest'
import { createBodyHash } from './request-hash.ts'

function hashOf(type: string | undefined, body: string, chunkBytes = 1_000) {
  const hash = createBodyHash(type)
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += chunkBytes)
    hash.take(bytes.subarray(at, at + chunkBytes))
  return hash.digest().toString('hex')
}

const form = (boundary: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\n\r\n${content}\r\n--${boundary}--\r\n`
const typed = (boundary: string) => `multipart/form-data; boundary=${boundary}`

test('the same form with another boundary has the same hash, in chunks of any size', () => {
  const whole = hashOf(typed('aaaa1111'), form('aaaa1111', 'My CV'))
  for (const bytes of [1, 2, 7, 8, 9, 64]) {
    expect(hashOf(typed('bb22'), form('bb22', 'My CV'), bytes)).toBe(whole)
  }
})

test('another content, or another type, has another hash', () => {
  const hashes = [
    hashOf(typed('aaaa1111'), form('aaaa1111', 'My CV')),
    hashOf(typed('aaaa1111'), form('aaaa1111', 'Your CV')),
    hashOf('application/json', '{}'),
    hashOf('text/plain', '{}'),
    hashOf('application/json', '{ }'),
    hashOf(undefined, ''),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
})
