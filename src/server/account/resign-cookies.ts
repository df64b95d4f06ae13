/**
 * While a key is being replaced, browsers still send cookies signed with the earlier one, but the library knows
 * only one key. Cookies that are valid under an earlier key are signed again with the current one before the
 * library sees them.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { SESSION_COOKIE } from '#core/account/auth-names.ts'
import type { Keyring } from '#work/use-case/keyring.ts'

/** A value and HMAC-SHA-256 in base64, as the library writes them. */
const SIGNED = /^(.+)\.([A-Za-z0-9+/]{43}=)$/

/** The same headers where nothing has to be signed again. */
export function resignOldCookies(headers: Headers, { secrets }: Keyring): Headers {
  const [first, ...others] = secrets
  const cookies = headers.get('cookie')
  if (first === undefined || others.length === 0 || !cookies?.includes(SESSION_COOKIE)) {
    return headers
  }
  const signed = cookies.split('; ').map((pair) => {
    const [name = '', given = ''] = pair.split(/=(.*)/s)
    const [, value, signature] = SIGNED.exec(decoded(given)) ?? []
    if (value === undefined || signature === undefined) return pair
    const isEarlier = others.some((secret) => isSame(signature, sign(value, secret)))
    return isEarlier ? `${name}=${encodeURIComponent(`${value}.${sign(value, first)}`)}` : pair
  })
  const changed = new Headers(headers)
  changed.set('cookie', signed.join('; '))
  return changed
}

const sign = (value: string, secret: string) =>
  createHmac('sha256', secret).update(value).digest('base64')

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '' // not a cookie of ours
  }
}
