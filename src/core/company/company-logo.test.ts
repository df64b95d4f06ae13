import { expect, test } from 'vitest'
import { isPixelPicture, logoPath, nextLogoRead, parseLogoFile, smallLogo } from './company-logo.ts'

const HASH = 'ab'.repeat(16)

test('the address of a logo names its content and size', () => {
  expect(logoPath(HASH)).toBe(`/logos/${HASH}-112.webp`)
  expect(smallLogo(logoPath(HASH))).toBe(logoPath(HASH, 'small'))
  expect(parseLogoFile(`${HASH}-80.webp`)).toEqual({ hash: HASH, size: 'small' })
  expect(parseLogoFile(`${HASH}-112.webp`)).toEqual({ hash: HASH, size: 'large' })
  for (const wrong of [`${HASH}-81.webp`, `${HASH}-80.png`, 'x-80.webp', `../${HASH}-80.webp`])
    expect(parseLogoFile(wrong)).toBeNull()
})

test.each([
  [0, '2026-04-01'],
  [1, '2026-03-03'],
  [3, '2026-03-06'],
  [6, '2026-04-01'],
  [60, '2026-04-01'],
])('after %i failures in a row, a logo is read again on %s', (failures, day) => {
  const next = nextLogoRead(new Date('2026-03-02T09:00:00Z'), failures)
  expect(next.toISOString()).toBe(`${day}T09:00:00.000Z`)
})

test.each([
  ['\x89PNG\r\n\x1a\nIHDR', true],
  ['\xff\xd8\xff\xe0', true],
  ['GIF89a', true],
  ['RIFF\x01\x02\x03\x04WEBPVP8 ', true],
  ['RIFF\x01\x02\x03\x04AVI ', false],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', false],
  ['<?xml version="1.0"?><svg/>', false],
  ['', false],
])('whether %j begins a picture: %s', (text, isPicture) => {
  expect(isPixelPicture(Buffer.from(text, 'latin1'))).toBe(isPicture)
})
