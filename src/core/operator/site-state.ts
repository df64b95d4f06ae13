/** What operators change for all pages while the server runs: a banner, and maintenance mode. */
import { ownPath } from '#core/account/own-path.ts'

export type Banner = {
  /** One line of plain text. */
  text: string
  /** A path of ours or an https: address; null for none. */
  link: string | null
  /** When it is shown; null for no limit. The first instant is included, the second is not. */
  from: Date | null
  until: Date | null
}

export type Maintenance = { since: Date; note: string | null }

export type SiteState = { banner: Banner | null; maintenance: Maintenance | null }

/** Where operators change them. */
export const SITE_PATH = '/admin/site'

export const MAX_BANNER = 300
const MAX_LINK = 500

/** What pages show at this time; null for nothing. */
export function bannerAt(banner: Banner | null, now: Date): Pick<Banner, 'text' | 'link'> | null {
  if (banner === null) return null
  const { text, link, from, until } = banner
  if (from !== null && now < from) return null
  if (until !== null && now >= until) return null
  return { text, link }
}

/**
 * One line without control characters and without those that change the direction of text. Null if nothing or too much
 * is left.
 */
export function parseBannerText(text: string): string | null {
  const line = text
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .split(' ')
    .filter(Boolean)
    .join(' ')
  return line === '' || line.length > MAX_BANNER ? null : line
}

/** Null for an empty text, "invalid" for anything but a path of ours or an https: address. */
export function parseBannerLink(text: string): string | null | 'invalid' {
  const given = text.trim()
  if (given === '') return null
  if (given.length > MAX_LINK) return 'invalid'
  if (given.startsWith('/')) return ownPath(given, '') || 'invalid'
  if (!URL.canParse(given)) return 'invalid'
  const url = new URL(given)
  return url.protocol === 'https:' && url.username === '' ? url.href : 'invalid'
}

/** An instant in UTC as a field for date and time sends it; null for none, "invalid" for anything else. */
export function parseInstant(text: string): Date | null | 'invalid' {
  const given = text.trim()
  if (given === '') return null
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?Z?$/.test(given)) return 'invalid'
  const at = new Date(given.endsWith('Z') ? given : `${given}Z`)
  return Number.isNaN(at.getTime()) ? 'invalid' : at
}

/** For a field for date and time. */
export const formatInstant = (at: Date | null): string => at?.toISOString().slice(0, 16) ?? ''
