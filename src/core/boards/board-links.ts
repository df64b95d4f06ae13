/**
 * The boards that a page links to or embeds: a company's own page, or a list of boards as HTML, Markdown or plain text.
 * Checks every address (links, frames, scripts, data, words) for a known applicant-tracking system, and the settings
 * of embedded boards that name no address. Most frequent first.
 */
import { readAtsAddress } from './ats-address.ts'

export type LinkedBoard = { source: string; token: string; times: number }

/** Careers pages are rarely longer; the rest of a longer one is ignored. */
const MAX_CHARACTERS = 3_000_000
const ADDRESS = /(?:https?:)?\\?\/\\?\/[\w.-]{4,200}\\?\/[^\s"'<>`()[\]|]{0,500}/g
/** The systems' hosts in words and attributes, without "https:" or without a path. */
const BARE =
  /(?<![\w.@-])[\w.-]{2,100}\.(?:greenhouse\.io|lever\.co|ashbyhq\.com|workable\.com|smartrecruiters\.com|recruitee\.com|jobs\.personio\.(?:com|de)|teamtailor\.com|breezy\.hr|rippling\.com|pinpointhq\.com|bamboohr\.com|myworkdayjobs\.com)(?![\w.-])(?:\/[^\s"'<>`()[\]|]{0,500})?/g
/** Settings of the systems' scripts; the group is the token. */
const SETTINGS: readonly (readonly [source: string, setting: RegExp])[] = [
  ['lever', /\baccountName['"]?\s{0,9}:\s{0,9}['"]([\w-]{2,100})['"]/g],
  ['smartrecruiters', /\bcompany_code['"]?\s{0,9}:\s{0,9}['"]([\w-]{2,100})['"]/g],
  [
    'greenhouse',
    /\b(?:boardToken|board_token|data-board-token)['"]?\s{0,9}[:=]\s{0,9}['"]([\w-]{2,100})['"]/g,
  ],
]
/** Of a sentence. */
const PUNCTUATION = /(?<![.,;:!*])[.,;:!*]{1,9}$/

export function boardLinks(html: string): LinkedBoard[] {
  const times = new Map<string, number>()
  const count = (source: string, token: string) => {
    const key = `${source}\n${token}`
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  const read = html.slice(0, MAX_CHARACTERS)
  const bare = read.replace(ADDRESS, (written) => {
    countAddress(written.replace(/^(?=\\?\/)/, 'https:'), count)
    return ' '
  })
  for (const [written] of bare.matchAll(BARE)) countAddress(`https://${written}`, count)
  for (const [source, setting] of SETTINGS) {
    for (const [, token = ''] of bare.matchAll(setting)) count(source, token)
  }
  return [...times]
    .map(([key, count]) => {
      const [source = '', token = ''] = key.split('\n')
      return { source, token, times: count }
    })
    .toSorted((one, other) => other.times - one.times)
}

function countAddress(written: string, count: (source: string, token: string) => void) {
  const plain = written.replaceAll('\\/', '/').replaceAll('&amp;', '&').replace(PUNCTUATION, '')
  const found = readAtsAddress(plain)
  if (found?.board) count(found.source, found.board)
}
