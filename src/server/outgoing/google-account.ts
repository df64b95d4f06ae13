/**
 * A service account of Google's: its key file, and the access tokens that it gets (OAuth 2.0 for server-to-server
 * applications). https://developers.google.com/identity/protocols/oauth2/service-account
 */
import { createPrivateKey, sign } from 'node:crypto'
import * as fs from 'node:fs'
import { z } from 'zod'
import { StartProblem } from '#server/process/start-problem.ts'
import type { Clock } from '#work/use-case/use-case-services.ts'
import { readWhole, type SafeFetch } from './safe-fetch.ts'

const TOKEN_URL = 'https://oauth2.googleapis.com/token'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const SECOND_MS = 1_000
/** The longest that Google accepts. */
const ASSERTION_SECONDS = 3_600
/** A token is replaced before it expires on its way. */
const EARLY_MS = 60 * SECOND_MS
const LIMITS = { totalMs: 30_000, maxBytes: 64 * 1024, maxRedirects: 0 }

const ServiceAccount = z.object({
  client_email: z.email(),
  private_key: z.string().refine(isRsaKey, 'must be an RSA key'),
})
export type ServiceAccount = { email: string; privateKey: string }

/** Throws StartProblem if the file is not the key file of a service account. */
export function readServiceAccount(file: string): ServiceAccount {
  try {
    const { client_email, private_key } = ServiceAccount.parse(
      JSON.parse(fs.readFileSync(file, 'utf8')),
    )
    return { email: client_email, privateKey: private_key }
  } catch (cause) {
    throw new StartProblem(
      `GOOGLE_INDEXING_KEY ${file} is not the JSON key file of a Google service account.`,
      { cause },
    )
  }
}

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

export type AccessTokens = {
  /** A valid token; null if Google refuses one. Throws RequestProblem. */
  get(): Promise<string | null>
  /** Google no longer accepts the current one. */
  drop(): void
}

type Options = { account: ServiceAccount; scope: string; safe: SafeFetch; clock: Clock }

export function createAccessTokens({ account, scope, safe, clock }: Options): AccessTokens {
  let current: { token: string; until: number } | null = null
  return {
    async get() {
      const now = clock.now().getTime()
      if (current && now < current.until) return current.token
      const answer = await safe.ask({
        url: TOKEN_URL,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `${new URLSearchParams({ grant_type: GRANT, assertion: assertionOf(now) })}`,
        limits: LIMITS,
      })
      const read = Token.safeParse(parseJson(Buffer.from(await readWhole(answer)).toString()))
      if (answer.status !== 200 || !read.success) return null
      const { access_token: token, expires_in: seconds } = read.data
      current = { token, until: now + seconds * SECOND_MS - EARLY_MS }
      return token
    },
    drop() {
      current = null
    },
  }

  function assertionOf(now: number): string {
    const issuedAt = Math.floor(now / SECOND_MS)
    const claims = {
      iss: account.email,
      scope,
      aud: TOKEN_URL,
      iat: issuedAt,
      exp: issuedAt + ASSERTION_SECONDS,
    }
    const signed = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encode).join('.')
    const signature = sign('RSA-SHA256', Buffer.from(signed), account.privateKey)
    return `${signed}.${signature.toString('base64url')}`
  }
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
