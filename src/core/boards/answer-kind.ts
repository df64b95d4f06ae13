/**
 * Whether an answer is of the requested kind. Its first characters count more than its declared type: JSON often
 * comes as text, feeds as HTML, and error pages with any type.
 */
import { entryOf } from '#core/text/entry-of.ts'

/** `page`: HTML that is declared as such, for addresses which may lead to anything. */
export type AnswerKind = 'json' | 'xml' | 'html' | 'page' | 'text'

const BINARY =
  /^(image|audio|video|font)\/|^application\/(pdf|zip|gzip|x-(gzip|7z|rar|tar)[\w-]*|wasm)\b/
const HTML = /^<(!doctype\s+html|html|head|body)\b/i

const PAGE = /^(?:text\/html|application\/xhtml\+xml)\b/

const KIND_NAMES: Record<string, string> = {
  json: 'JSON',
  xml: 'XML',
  html: 'HTML',
  page: 'HTML',
  text: 'text',
}

/** What came instead, as the end of a sentence: "HTML instead of JSON". Null when it may be the requested kind. */
export function wrongKind(
  accept: AnswerKind,
  contentType: string | null,
  text: string,
): string | null {
  const type = contentType?.trim().toLowerCase() ?? ''
  if (BINARY.test(type)) return `${type.split(';')[0]} instead of ${entryOf(KIND_NAMES, accept)}`
  if (accept === 'page') return PAGE.test(type) ? null : 'something else instead of HTML'
  const begins = text.slice(0, 500).trimStart()
  if (accept === 'text') return null
  if (accept === 'json') {
    if (!begins.startsWith('<')) return null
    return `${HTML.test(begins) || type.includes('html') ? 'HTML' : 'XML'} instead of JSON`
  }
  if (/^[[{]/.test(begins)) return `JSON instead of ${entryOf(KIND_NAMES, accept)}`
  return accept === 'xml' && HTML.test(begins) ? 'HTML instead of XML' : null
}
