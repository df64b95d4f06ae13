/**
 * Signs in with an Ethereum wallet (EIP-4361), and connects one to an account. The nonce is ours and valid once. The
 * message must name this site, have the exact form that we ask for, and be signed within ten minutes.
 */
import { randomBytes } from 'node:crypto'
import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError, createAuthEndpoint, sessionMiddleware } from 'better-auth/api'
import { siwe } from 'better-auth/plugins'
import { z } from 'zod'
import type { AccountId } from '#core/account/account.ts'
import { parseWalletProof, type WalletProof } from '#core/account/wallet-proof.ts'
import * as accountChanges from '#store/account-changes.ts'
import { type Db, inTransaction } from '#store/db.ts'
import * as wallets from '#store/wallets.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'
import { columns } from './auth-columns.ts'
import type { AuthNews } from './auth-mails.ts'
import { isAddress, signerOf } from './wallet-signature.ts'

const SIGNED_FOR_MS = 10 * 60_000
/** Visitors' clocks may be this far ahead. */
const AHEAD_MS = 60_000

export type WalletParts = {
  db: Db
  clock: Clock
  publicUrl: string
  tell: (person: { id: string; email: string }, news: AuthNews) => Promise<void>
}

export function walletSignIn(parts: WalletParts) {
  const { host } = new URL(parts.publicUrl)
  return [
    siwe({
      domain: host,
      getNonce: async () => randomBytes(16).toString('hex'),
      verifyMessage: async ({ message, signature }) =>
        readProof(parts, message, signature) !== null,
      schema: {
        walletAddress: {
          modelName: 'wallets',
          fields: { ...columns('chainId', 'isPrimary', 'createdAt'), userId: 'account_id' },
        },
      },
    }),
    ownWallets(parts),
  ] as const
}

function ownWallets(parts: WalletParts) {
  const { db, clock, tell } = parts
  return {
    id: 'own-wallets',
    endpoints: {
      listWallets: createAuthEndpoint(
        '/siwe/wallets',
        { method: 'GET', use: [sessionMiddleware] },
        async (ctx) => ctx.json(await wallets.list(db, ctx.context.session.user.id as AccountId)),
      ),
      linkWallet: createAuthEndpoint(
        '/siwe/link',
        {
          method: 'POST',
          use: [sessionMiddleware],
          body: z.object({ message: z.string(), signature: z.string() }),
        },
        async (ctx) => {
          const { user } = ctx.context.session
          const id = user.id as AccountId
          const proof = readProof(parts, ctx.body.message, ctx.body.signature)
          // The attempt uses it up, successful or not, if the nonce is ours.
          const nonce =
            proof &&
            (await ctx.context.internalAdapter.consumeVerificationValue(`siwe:${proof.nonce}`))
          if (!proof || !nonce) throw new APIError('UNAUTHORIZED', NOT_SIGNED)
          const isLinked = await inTransaction(db, async (tx) => {
            if (!(await wallets.add(tx, id, proof, clock.now()))) return false
            accountChanges.record(tx, id, { kind: 'account', subject: null }, clock.now())
            return true
          })
          if (!isLinked) throw new APIError('CONFLICT', TAKEN)
          await tell(user, 'method-added')
          return ctx.json({ status: true, address: proof.address })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}

/** The parsed message if it is for this site, recent, and signed by the wallet itself; null otherwise. */
function readProof(
  { publicUrl, clock }: WalletParts,
  message: string,
  signature: string,
): WalletProof | null {
  const proof = parseWalletProof(message)
  if (!proof || !isAddress(proof.address)) return null
  const ageMs = clock.now().getTime() - proof.issuedAt.getTime()
  const isHere = proof.domain === new URL(publicUrl).host && proof.uri === publicUrl
  if (!isHere || ageMs > SIGNED_FOR_MS || ageMs < -AHEAD_MS) return null
  const signer = signerOf(message, signature)
  return signer?.toLowerCase() === proof.address.toLowerCase()
    ? { ...proof, address: signer }
    : null
}

const NOT_SIGNED = { code: 'WALLET_NOT_PROVED', message: 'That signature was not accepted.' }
const TAKEN = { code: 'WALLET_TAKEN', message: 'That wallet belongs to another account.' }
