/** What is repaired, and what only looks broken. */
import { expect, test } from 'vitest'
import { repairMojibake } from './mojibake.ts'

const misread = (text: string, charset: string) =>
  new TextDecoder(charset).decode(new TextEncoder().encode(text))

test.each(['Mecánico', 'we’re “hiring” – €70k', 'Škoda', '東京で働く', 'Ship it 🚀', 'naïve Ÿ'])(
  '%s is repaired after decoding as Windows-1252',
  (text) => {
    expect(misread(text, 'windows-1252')).not.toBe(text)
    expect(repairMojibake(misread(text, 'windows-1252'))).toBe(text)
  },
)

test('control characters of Latin-1 are bytes too', () => {
  expect(repairMojibake('we\u00e2\u0080\u0099re')).toBe('we’re')
})

test.each([
  'plain',
  'Mecánico',
  'Ã', // a Portuguese letter
  'SÃO PAULO',
  'à\u00a0\u00a0propos', // French, with non-breaking spaces
  'Ã¡ and é', // not all of it is UTF-8
  '東京 Ã¡', // a misread text is misread as a whole
])('%s stays unchanged', (text) => expect(repairMojibake(text)).toBe(text))

test('repairing twice changes nothing more', () => {
  const once = repairMojibake(misread('Mecánico – now', 'windows-1252'))
  expect(repairMojibake(once)).toBe(once)
})
