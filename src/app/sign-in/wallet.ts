/** Wallets in the browser (EIP-1193): signing a message to prove ownership. */
import { walletMessage } from '#core/account/wallet-message.ts'

type Wallet = { request(call: { method: string; params?: unknown[] }): Promise<unknown> }

const walletHere = () => (window as { ethereum?: Wallet }).ethereum

export const hasWallet = () => walletHere() !== undefined

export type WalletProof = { message: string; signature: string }

/** Null if the person declined. */
export async function askWallet(): Promise<WalletProof | null> {
  const wallet = walletHere()
  if (!wallet) return null
  try {
    const [address] = (await wallet.request({ method: 'eth_requestAccounts' })) as string[]
    if (!address) return null
    const chainId = Number(await wallet.request({ method: 'eth_chainId' }))
    const { nonce, issuedAt } = await askNonce()
    const { host, origin } = location
    const message = walletMessage({ domain: host, origin, address, chainId, nonce, issuedAt })
    const params = [toHex(message), address]
    const signature = await wallet.request({ method: 'personal_sign', params })
    return { message, signature: String(signature) }
  } catch (error) {
    if ((error as { code?: number }).code === SAID_NO) return null
    throw error
  }
}

/** EIP-1193: the person rejected the request. */
const SAID_NO = 4001

/** Uses the server's time, so that a wrong clock in the browser does not matter. */
async function askNonce() {
  const answer = await fetch('/api/auth/siwe/nonce', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  if (!answer.ok) throw new Error(`nonce request failed: ${answer.status}`)
  const { nonce } = (await answer.json()) as { nonce: string }
  return { nonce, issuedAt: new Date(answer.headers.get('date') ?? Number.NaN) }
}

const toHex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
