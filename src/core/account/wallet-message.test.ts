import { expect, test } from 'vitest'
import { walletMessage } from './wallet-message.ts'

test('the message names the site, the purpose and the time', () => {
  const message = walletMessage({
    domain: 'rolecall.example',
    origin: 'https://rolecall.example',
    address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    chainId: 1,
    nonce: 'k3yq8w2m5v7x1z9a',
    issuedAt: new Date('2026-03-02T09:00:00Z'),
  })
  expect(message).toBe(`rolecall.example wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

Sign in to Rolecall. This is free and moves no funds.

URI: https://rolecall.example
Version: 1
Chain ID: 1
Nonce: k3yq8w2m5v7x1z9a
Issued At: 2026-03-02T09:00:00.000Z`)
})
