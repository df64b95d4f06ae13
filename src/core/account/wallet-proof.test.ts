import { expect, test } from 'vitest'
import { walletMessage } from './wallet-message.ts'
import { parseWalletProof } from './wallet-proof.ts'

const parts = {
  domain: 'rolecall.test:3000',
  origin: 'http://rolecall.test:3000',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  chainId: 1,
  nonce: 'abcdefgh12345678',
  issuedAt: new Date('2026-03-02T09:00:00Z'),
}
const message = walletMessage(parts)

test('the message that our pages create is parsed', () => {
  const { origin, ...rest } = parts
  expect(parseWalletProof(message)).toEqual({ ...rest, uri: origin })
})

test.each([
  ['nothing', () => ''],
  ['another form', (text: string) => `Hello\n${text}`],
  ['a second nonce', (text: string) => `${text}\nNonce: zzzzzzzzzz`],
  ['a line before the URI', (text: string) => text.replace('URI:', 'Nonce: zzzzzzzzzz\nURI:')],
  ['resources', (text: string) => `${text}\nResources:\n- https://evil.test`],
  ['another version', (text: string) => text.replace('Version: 1', 'Version: 2')],
  ['chain 0', (text: string) => text.replace('Chain ID: 1', 'Chain ID: 0')],
  ['a short nonce', (text: string) => text.replace(parts.nonce, 'abc')],
  ['a path', (text: string) => text.replace('test:3000\nV', 'test:3000/x\nV')],
  ['no such day', (text: string) => text.replace('2026-03-02', '2026-13-42')],
  ['other line ends', (text: string) => text.replaceAll('\n', '\r\n')],
])('a message with %s is rejected', (_, spoil) => {
  const spoiled = spoil(message)
  expect(spoiled).not.toBe(message)
  expect(parseWalletProof(spoiled)).toBeNull()
})
