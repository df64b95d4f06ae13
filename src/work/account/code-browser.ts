/**
 * A code from a mail works only in the browser that asked for it (ASVS 6.6.2): each browser keeps a secret in a cookie,
 * and codes are stored under a hash that includes it. A code that was seen elsewhere is useless there, and no stranger
 * voids someone's code by asking for another one with the same address.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomBytes } from 'node:crypto'
import { codeIdentifier } from '#store/accounts.ts'

const SECRET = /^[\w-]{43}$/

/** Requests in progress, by the secret of the browser that sent them. */
const browsers = new AsyncLocalStorage<string>()

export const makeBrowserSecret = () => randomBytes(32).toString('base64url')

export const isBrowserSecret = (text: string) => SECRET.test(text)

/** Runs `work`, during which codes are those of the browser with this secret; empty for one that has none. */
export const inBrowser = <Result>(secret: string, work: () => Promise<Result>): Promise<Result> =>
  browsers.run(secret, work)

/** The secret of the browser whose request this is; null where it has none. */
export const browserSecret = (): string | null => browsers.getStore() || null

/** A hash that tells browsers apart; null for a browser without a secret. */
export function browserHash(): string | null {
  const secret = browserSecret()
  return secret === null ? null : sha256(secret)
}

/** What Better Auth stores a code under; the part before the dot is the same for every browser. */
export async function identifierInBrowser(identifier: string): Promise<string> {
  return `${codeIdentifier(identifier)}.${sha256(browserSecret() ?? '')}`
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
