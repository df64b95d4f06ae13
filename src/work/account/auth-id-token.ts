/**
 * Signs in with an ID token that an app got from a provider itself. The library verifies signature, issuer, audience
 * and age. The nonce is ours, valid once and for ten minutes, so a token that was issued for another purpose or used
 * before signs nobody in.
 */
import { randomBytes } from 'node:crypto'
import type { BetterAuthPlugin } from '@better-auth/core'
import { APIError, createAuthEndpoint, createAuthMiddleware } from 'better-auth/api'
import { isWorthVerifying } from '#core/account/id-token.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'

const NONCE_MS = 10 * 60_000

export function idTokenSignIn({ libraryClock }: { libraryClock: Clock }) {
  return {
    id: 'id-token-sign-in',
    hooks: {
      before: [
        {
          matcher: ({ path, body }) => path === '/sign-in/social' && body?.idToken !== undefined,
          handler: createAuthMiddleware(async (ctx) => {
            const { token, nonce } = ctx.body.idToken as { token: string; nonce: string }
            // The attempt uses it up, successful or not.
            const isOurs = await ctx.context.internalAdapter.consumeVerificationValue(
              identifierOf(nonce),
            )
            if (!isOurs || !answers(token, nonce)) throw new APIError('UNAUTHORIZED', NOT_TAKEN)
          }),
        },
      ],
    },
    endpoints: {
      idTokenNonce: createAuthEndpoint('/id-token/nonce', { method: 'POST' }, async (ctx) => {
        const nonce = randomBytes(32).toString('base64url')
        await ctx.context.internalAdapter.createVerificationValue({
          identifier: identifierOf(nonce),
          value: 'id-token',
          expiresAt: new Date(libraryClock.now().getTime() + NONCE_MS),
        })
        return ctx.json({ nonce })
      }),
    },
  } satisfies BetterAuthPlugin
}

function answers(token: string, nonce: string): boolean {
  try {
    const [head, claims] = token.split('.', 2).map(decode)
    return isWorthVerifying(head, claims, nonce)
  } catch {
    return false // not a token
  }
}

const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())

const identifierOf = (nonce: string) => `id-token:${nonce}`

const NOT_TAKEN = { code: 'INVALID_TOKEN', message: 'That ID token was not accepted.' }
