/** What is mended, and what only looks as if it needed it. */
import { expect, test } from 'vitest'
import { mendMojibake } from './mojibake.ts'

const misread = (text: string, charset: string) =>
  new TextDecoder(charset).decode(new TextEncoder().encode(text))

test.each(['Mecánico', 'we’re “hiring” – €70k', 'Škoda', '東京で働く', 'Ship it 🚀', 'naïve Ÿ'])(
  '%s is read again where Windows-1252 was taken for its charset',
  (text) => {
    expect(misread(text, 'windows-1252')).not.toBe(text)
    expect(mendMojibake(misread(text, 'windows-1252'))).toBe(text)
  },
)

test('control characters of Latin-1 are bytes too', () => {
  expect(mendMojibake('we\u00e2\u0080\u0099re')).toBe('we’re')
})

test.each([
  'plain',
  'Mecánico',
  'Ã', // a letter of Portuguese by itself
  'SÃO PAULO',
  'à\u00a0\u00a0propos', // French, with spaces that do not break
  'Ã¡ and é', // not all of it is UTF-8
  '東京 Ã¡', // nobody misreads a part
])('%s stays as it is', (text) => expect(mendMojibake(text)).toBe(text))

test('mending what was mended changes nothing', () => {
  const once = mendMojibake(misread('Mecánico – now', 'windows-1252'))
  expect(mendMojibake(once)).toBe(once)
})
