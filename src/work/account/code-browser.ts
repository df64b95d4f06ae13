/**
 * A code from a mail works only in the browser that asked for it (ASVS 6.6.2): each browser keeps a secret in a cookie,
 * and codes are stored under a hash that includes it. A code that was seen elsewhere is useless there, and no stranger
 * voids someone's code by asking for another one with the same address. Emails also name the browser if the account
 * knows it (known-device.ts), so that strangers' requests do not delay its codes.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomBytes } from 'node:crypto'
import { codeIdentifier } from '#store/accounts.ts'

const SECRET = /^[\w-]{43}$/

/** `secret` is empty for a browser that has none; `device` is its number if the account it names knows it. */
export type Browser = { secret: string; device: string | null }

/** Requests in progress, by the browser that sent them. */
const browsers = new AsyncLocalStorage<Browser>()

export const makeBrowserSecret = () => randomBytes(32).toString('base64url')

export const isBrowserSecret = (text: string) => SECRET.test(text)

/** Runs `work`, during which codes are those of this browser. */
export const inBrowser = <Result>(browser: Browser, work: () => Promise<Result>): Promise<Result> =>
  browsers.run(browser, work)

/** The secret of the browser whose request this is; null where it has none. */
export const browserSecret = (): string | null => browsers.getStore()?.secret || null

/** A hash that tells browsers apart; null for a browser without a secret. */
export function browserHash(): string | null {
  const secret = browserSecret()
  return secret === null ? null : sha256(secret)
}

/** A hash of the known browser whose request this is; null for a stranger's. */
export function deviceHash(): string | null {
  const device = browsers.getStore()?.device ?? null
  return device === null ? null : sha256(device)
}

/** What Better Auth stores a code under; the part before the dot is the same for every browser. */
export async function identifierInBrowser(identifier: string): Promise<string> {
  return `${codeIdentifier(identifier)}.${sha256(browserSecret() ?? '')}`
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
