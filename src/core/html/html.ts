/**
 * Descriptions as strangers write them, made safe and well set. Whatever comes in (HTML, HTML with
 * its tags encoded, plain text), what goes out holds only these elements:
 * p br ul ol li strong em b i h3 h4 blockquote code pre hr a[href][rel]
 * It is rebuilt, not filtered: read into blocks (html-read), tidied (html-tidy), written (html-write).
 * Sanitising what is sanitised changes nothing.
 */
import { decodeReferences, readBlocks } from './html-read.ts'
import { ENCODED_TAG, TAG } from './html-tags.ts'
import { tidy } from './html-tidy.ts'
import { writeHtml, writeText } from './html-write.ts'

/** Raised with every change of the rules, so that stored HTML can be made again from its source. */
export const SANITIZER_VERSION = 1

/** Neither what we read nor what we write is longer. The longest real advert we hold has 30,000 characters. */
const MAX_LENGTH = 200_000

/** Safe HTML; '' when nothing is left to show. */
export function sanitizeHtml(html: string): string {
  return readHtml(html).html
}

/** Safe HTML and its plain text, as `htmlToText` makes it of that HTML; each '' when nothing is left to show. */
export function readHtml(html: string): { html: string; text: string } {
  // Escapes and link attributes can make the output longer than the input: then less is read.
  for (let length = Math.min(html.length, MAX_LENGTH); length > 0; length = length >> 1) {
    const blocks = tidy(readBlocks(toHtml(html.slice(0, length))))
    const safe = writeHtml(blocks)
    if (safe.length <= MAX_LENGTH) return { html: safe, text: writeText(blocks) }
  }
  return { html: '', text: '' }
}

/** Plain text to copy, search and describe with: an empty line between paragraphs, "- " before items. */
export function htmlToText(html: string): string {
  return writeText(tidy(readBlocks(toHtml(html.slice(0, MAX_LENGTH)))))
}

/** The first words of a text, on one line of at most `maxChars`; cut between words, with "…". */
export function excerpt(text: string, maxChars: number): string {
  // Twice the length, and then some, is enough to see past white space without reading a whole advert.
  const line = text
    .slice(0, maxChars * 2 + 1_000)
    .replace(/\s+/g, ' ')
    .trim()
  if (line.length <= maxChars) return line
  const cut = line.slice(0, Math.max(0, maxChars - 1))
  const lastSpace = line.charAt(cut.length) === ' ' ? cut.length : cut.lastIndexOf(' ')
  return `${withoutTail(lastSpace > 0 ? cut.slice(0, lastSpace) : cut)}…`
}

/**
 * Text whose tags came encoded ("&lt;p&gt;", as Greenhouse and Hacker News send them), decoded once.
 * Text that has real tags, or none of either kind, is returned as it is.
 */
export function decodeOnce(text: string): string {
  return !TAG.test(text) && ENCODED_TAG.test(text) ? decodeReferences(text) : text
}

function toHtml(input: string): string {
  const text = decodeOnce(input.toWellFormed())
  return TAG.test(text) ? text : plainToHtml(text)
}

/** Plain text: each line is a line, an empty one ends the paragraph; "a < b" is no tag. */
function plainToHtml(text: string): string {
  return text.replaceAll('<', '&lt;').replace(/\r\n?|\n/g, '<br>')
}

/** No half a character, and no comma before the dots. */
function withoutTail(text: string): string {
  let end = text.length
  while (end > 0 && ' ,;:.–—-('.includes(text.charAt(end - 1))) end--
  return text.slice(0, end).replace(/[\ud800-\udbff]$/, '')
}
