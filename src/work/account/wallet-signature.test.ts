/** Wallet signatures and addresses; the addresses are those of EIP-55, and the private key is 1. */
import { expect, test } from 'vitest'
import { wallet } from '#test/wallet.ts'
import { isAddress, signerOf } from './wallet-signature.ts'

test.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
])('%s is an address', (address) => {
  expect(isAddress(address)).toBe(true)
})

test.each([
  '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
  '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg',
])('%s is not an address', (address) => {
  expect(isAddress(address)).toBe(false)
})

test('the signer is recovered from a signature', () => {
  const one = wallet(1)
  expect(one.address).toBe('0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf')
  for (const text of ['hello', '', 'Grüße 🦦', 'x'.repeat(2_000)]) {
    expect(signerOf(text, one.sign(text))).toBe(one.address)
    expect(signerOf(`${text}!`, one.sign(text))).not.toBe(one.address)
  }
})

test.each([
  ['nothing', ''],
  ['zeros', `0x${'00'.repeat(64)}1b`],
  ['numbers beyond the curve', `0x${'ff'.repeat(64)}1b`],
  ['another length', `0x${'11'.repeat(60)}1b`],
  ['another last byte', `0x${'11'.repeat(64)}1d`],
])('%s is not a signature', (_, signature) => {
  expect(signerOf('hello', signature)).toBeNull()
})
