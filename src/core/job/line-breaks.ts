/**
 * Posts of forums are HTML with paragraphs and nothing else, and their authors write lists as lines. HTML would join
 * those lines into one: "- Backend Engineer - Product Designer". Line breaks that were meant get a tag.
 */
import { decodeOnce } from '#core/html/html.ts'
import { TAG } from '#core/html/html-tags.ts'

/** Any other element means that the source lays its text out by itself. */
const OTHER_TAGS = /<\/?(?!(?:p|a|i|b|em|strong|code|pre|br)\b)[a-z]/i
const PRE_TAG = /(<\/?pre\b[^<>]*>)/i
const ANY_TAG = /<[^<>]*>/g

/** A list item, or the beginning of a sentence or name. */
const LIST_MARK = /^\s*(?:[-–—*•·●▪►→>+]{1,2}|\(?\d{1,2}[.)]|[A-H][.)]|\[\d{1,2}\])\s/
const BEGINNING = /^\s*(?:<[^<>]*>)*[\p{Lu}\d["“'(*]/u
const SENTENCE_END = /[.!?:;)]\s*$/
/** In characters. Lines between these were broken by an editor at the end of its window. */
const WRAPPED_FROM = 58
const WRAPPED_TO = 100

export function withLineBreaks(given: string): string {
  if (!given.includes('\n')) return given
  const html = decodeOnce(given)
  if (!TAG.test(html) || OTHER_TAGS.test(html)) return given
  let isPre = false
  const parts = html.split(PRE_TAG).map((part) => {
    if (PRE_TAG.test(part)) isPre = !part.startsWith('</')
    return isPre ? part : breakLines(part)
  })
  return parts.join('')
}

function breakLines(html: string): string {
  const lines = html.split('\n')
  return lines
    .map((line, at) => {
      const next = lines[at + 1]
      if (next === undefined) return line
      return isMeant(line, next) ? `${line}<br>` : `${line}\n`
    })
    .join('')
}

function isMeant(line: string, next: string): boolean {
  if (LIST_MARK.test(next)) return true
  if (!BEGINNING.test(next)) return false
  const before = (line.split(/<p>/i).at(-1) ?? '').replace(ANY_TAG, '')
  const isWrapped = before.length >= WRAPPED_FROM && before.length <= WRAPPED_TO
  return !isWrapped || SENTENCE_END.test(before)
}
