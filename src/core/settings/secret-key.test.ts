import { expect, test } from 'vitest'
import { parseSecretKeys } from './secret-key.ts'

const ONE = 'q3v9L0s8cV2mJ4x7ZpT1wYdK5hR6uBnEoGfA-_iS+tM='
const TWO = 'Zb8kWv1yQm5TnC0rXe7LhJ3pUs9dGaF2oKiB6wRtYqE'

test.each([
  ['one key', ONE, [ONE]],
  ['a key without padding', TWO, [TWO]],
  ['two keys', `${ONE},${TWO}`, [ONE, TWO]],
  ['two keys on two lines', `${ONE}\n${TWO}\n`, [ONE, TWO]],
  ['nothing', '', null],
  ['a word', 'changeme', null],
  ['a key that was cut', ONE.slice(0, 40), null],
  ['one character repeated', `${'A'.repeat(43)}=`, null],
  ['a word repeated', 'changeme'.repeat(6).slice(0, 43), null],
  ['the same key twice', `${ONE},${ONE}`, null],
  ['three keys', `${ONE},${TWO},${ONE.toLowerCase()}`, null],
  ['one good key and a weak one', `${ONE},changeme`, null],
])('%s', (_, text, keys) => {
  expect(parseSecretKeys(text)).toEqual(keys)
})
