/**
 * The boards that a company's own page links to or embeds. Checks every address in the page (links, frames, scripts,
 * data) for a known applicant-tracking system. Most frequent first.
 */
import { readAtsAddress } from './ats-address.ts'

export type LinkedBoard = { source: string; token: string; times: number }

/** Careers pages are rarely longer; the rest of a longer one is ignored. */
const MAX_CHARACTERS = 3_000_000
const ADDRESS = /(?:https?:)?\\?\/\\?\/[\w.-]{4,200}\\?\/[^\s"'<>`]{0,500}/g

export function boardLinks(html: string): LinkedBoard[] {
  const times = new Map<string, number>()
  for (const [written] of html.slice(0, MAX_CHARACTERS).matchAll(ADDRESS)) {
    const plain = written
      .replaceAll('\\/', '/')
      .replaceAll('&amp;', '&')
      .replace(/^(?=\/\/)/, 'https:')
    const found = readAtsAddress(plain)
    if (!found?.board) continue
    const key = `${found.source}\n${found.board}`
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  return [...times]
    .map(([key, count]) => {
      const [source = '', token = ''] = key.split('\n')
      return { source, token, times: count }
    })
    .toSorted((one, other) => other.times - one.times)
}
