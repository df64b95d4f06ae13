/**
 * Who may read the messages that were not sent: anyone with the key that this process made when it started. They hold
 * codes that sign people in, so a request's origin opens nothing: behind a proxy every request looks local.
 * The key opens a browser for an hour; it is in no cookie and in no file, and a restart makes another one.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '#server/process/same-secret.ts'

export type InboxGate = {
  /** The header that lets a browser in from now on; null for a wrong key. */
  passFor(given: string, now: Date): string | null
  /** Whether these cookies let somebody in. */
  isOpenTo(cookies: string | undefined, now: Date): boolean
}

const OPEN_SECONDS = 3_600
/** With TLS, a name that browsers take from this host alone. */
const COOKIE = 'rolecall.inbox'

export const makeInboxKey = () => randomBytes(24).toString('base64url')

export function createInboxGate(key: string, { https }: { https: boolean }): InboxGate {
  const name = https ? `__Host-${COOKIE}` : COOKIE
  const sign = (until: string) => createHmac('sha256', key).update(until).digest('base64url')
  return {
    passFor(given, now) {
      if (!isSameSecret(given, key)) return null
      const until = `${now.getTime() + OPEN_SECONDS * 1_000}`
      const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${OPEN_SECONDS}`
      return `${name}=${until}.${sign(until)}; ${attributes}${https ? '; Secure' : ''}`
    },
    isOpenTo(cookies, now) {
      const value = cookieValue(cookies ?? '', name)
      if (value === '') return false
      const [until = '', signature = ''] = value.split('.')
      return isSameSecret(signature, sign(until)) && Number(until) > now.getTime()
    },
  }
}

function cookieValue(cookies: string, name: string): string {
  const found = cookies.split(/; */).find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? ''
}
