/**
 * Makes foreign descriptions safe and tidy. The input may be HTML, HTML with encoded tags, or plain text; the output
 * contains only these elements:
 * p br ul ol li strong em b i h3 h4 blockquote code pre hr a[href][rel]
 * The description is rebuilt, not filtered: read into blocks (html-read), tidied (html-tidy), written (html-write).
 * Sanitizing sanitized HTML changes nothing.
 */
import { decodeReferences, readBlocks } from './html-read.ts'
import { ENCODED_TAG, TAG } from './html-tags.ts'
import { tidy } from './html-tidy.ts'
import { writeHtml, writeText } from './html-write.ts'

/** Increased with every change of the rules, so that stored HTML can be rebuilt from its source. */
export const SANITIZER_VERSION = 1

/** Limit in characters for both input and output. The longest real listing we hold has 30,000. */
const MAX_LENGTH = 200_000

/** Safe HTML; '' if nothing remains. */
export function sanitizeHtml(html: string): string {
  return readHtml(html).html
}

/** Safe HTML and its plain text, as `htmlToText` would derive it; each '' if nothing remains. */
export function readHtml(html: string): { html: string; text: string } {
  // Escapes and link attributes can make the output longer than the limit; then less of the input is read.
  for (let length = Math.min(html.length, MAX_LENGTH); length > 0; length = length >> 1) {
    const blocks = tidy(readBlocks(toHtml(html.slice(0, length))))
    const safe = writeHtml(blocks)
    if (safe.length <= MAX_LENGTH) return { html: safe, text: writeText(blocks) }
  }
  return { html: '', text: '' }
}

/** Plain text to copy, search and summarize: an empty line between paragraphs, "- " before items. */
export function htmlToText(html: string): string {
  return writeText(tidy(readBlocks(toHtml(html.slice(0, MAX_LENGTH)))))
}

/** The beginning of a text, on one line of at most `maxChars`; cut between words, with "…". */
export function excerpt(text: string, maxChars: number): string {
  // Enough input to get past white space without reading the whole listing.
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
 * Text whose tags are encoded ("&lt;p&gt;", as Greenhouse and Hacker News send them), decoded once. Text with real
 * tags, or with no tags at all, is returned unchanged.
 */
export function decodeOnce(text: string): string {
  return !TAG.test(text) && ENCODED_TAG.test(text) ? decodeReferences(text) : text
}

function toHtml(input: string): string {
  const text = decodeOnce(input.toWellFormed())
  return TAG.test(text) ? text : plainToHtml(text)
}

/** Plain text: line breaks are kept, an empty line ends the paragraph, and "a < b" is not a tag. */
function plainToHtml(text: string): string {
  return text.replaceAll('<', '&lt;').replace(/\r\n?|\n/g, '<br>')
}

/** Removes a trailing half of a surrogate pair, and punctuation before the ellipsis. */
function withoutTail(text: string): string {
  let end = text.length
  while (end > 0 && ' ,;:.–—-('.includes(text.charAt(end - 1))) end--
  return text.slice(0, end).replace(/[\ud800-\udbff]$/, '')
}
