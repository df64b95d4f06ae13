/**
 * A contact as an operator types it, in the one form in which it is compared with those that are kept: however it is
 * spaced, capitalized or ended, it is the same email address, phone number or link.
 */
import { parsePhone } from './contacts-in-text.ts'

export type TypedContact = {
  form: 'email' | 'phone' | 'link'
  /** Equal for two spellings of one contact. */
  key: string
  /** A part that every kept spelling has, in lower case. */
  hint: string
  /** Enough to recognize the contact, too little to write to it. */
  masked: string
}

/** Null for text that is neither an email address, a phone number nor a link. */
export function readTypedContact(text: string): TypedContact | null {
  const plain = text.trim()
  return readEmail(plain) ?? readPhone(plain) ?? readLink(plain)
}

/** The form in which a kept contact is compared with a removed one. */
export const contactKey = (value: string): string =>
  readTypedContact(value)?.key ?? value.trim().toLowerCase()

function readEmail(text: string): TypedContact | null {
  const [, local = '', domain = ''] =
    /^(?:mailto:)?([^\s@<>"/]{1,64})@((?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24})$/iu.exec(text) ??
    []
  if (local === '') return null
  const key = `${local}@${domain}`.toLowerCase()
  return { form: 'email', key, hint: key, masked: `${[...key][0]}…@${domain.toLowerCase()}` }
}

function readPhone(text: string): TypedContact | null {
  const phone = parsePhone(text.replace(/^((?:tel|callto):)?\s*00(?=[1-9])/i, '+'))
  if (phone === null) return null
  const digits = phone.replace('+', '')
  return {
    form: 'phone',
    key: phone,
    hint: digits,
    masked: `${phone.slice(0, 3)}…${phone.slice(-2)}`,
  }
}

/** Without scheme, "www.", fragment, tracking and a slash at the end. */
function readLink(text: string): TypedContact | null {
  if (/\s/.test(text) || /^(?!https?:)[a-z][a-z\d+-]*:(?!\d)/i.test(text)) return null
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (url === null || url.username !== '' || !/\.\p{L}[\p{L}\d-]+$/u.test(url.hostname)) return null
  const host = url.hostname.replace(/^www\./, '')
  const isLinkedin = /(?:^|\.)linkedin\.com$/.test(host)
  const path = url.pathname.replace(/\/{1,9}$/, '')
  const query = [...url.searchParams]
    .filter(([name]) => !isLinkedin && !/^(?:utm_.*|fbclid|gclid|trk|ref)$/.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const site = isLinkedin ? 'linkedin.com' : host + (url.port === '' ? '' : `:${url.port}`)
  const key = `${site}${isLinkedin ? path.toLowerCase() : path}${query === '' ? '' : `?${query}`}`
  const [, first] = /^\/(.{1,2})/.exec(path) ?? []
  return { form: 'link', key, hint: site, masked: first ? `${site}/${first}…` : site }
}

const codeOf = (sign: string) => sign.codePointAt(0)?.toString(16) ?? ''

/** Whether a job's text states the contact, in any spelling. */
export function statesContact(html: string, { form, key }: TypedContact): boolean {
  const text = html.toLowerCase()
  if (form === 'phone') return text.replace(/[\s()/.–\u00a0-]|&nbsp;/g, '').includes(key)
  const literal = key.toLowerCase().replace(/[^\p{L}\p{N}]/gu, (sign) => `\\u{${codeOf(sign)}}`)
  return new RegExp(`(?<![\\p{L}\\p{N}@_-])${literal}(?![\\p{L}\\p{N}_-])`, 'u').test(text)
}
