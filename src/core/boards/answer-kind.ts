/**
 * Whether an answer is of the kind that was asked for. What it begins with is believed before its declared type: JSON
 * often comes as text, feeds as HTML, and an error page with any type.
 */

export type AnswerKind = 'json' | 'xml' | 'html' | 'text'

const BINARY =
  /^(image|audio|video|font)\/|^application\/(pdf|zip|gzip|x-(gzip|7z|rar|tar)[\w-]*|wasm)\b/
const HTML = /^<(!doctype\s+html|html|head|body)\b/i

const SAID: Record<string, string> = { json: 'JSON', xml: 'XML', html: 'HTML', text: 'text' }

/** What came instead, as the end of a sentence: "HTML instead of JSON". Null where it may be what was asked for. */
export function wrongKind(
  accept: AnswerKind,
  contentType: string | null,
  text: string,
): string | null {
  const type = contentType?.trim().toLowerCase() ?? ''
  if (BINARY.test(type)) return `${type.split(';')[0]} instead of ${SAID[accept]}`
  const begins = text.slice(0, 500).trimStart()
  if (accept === 'text') return null
  if (accept === 'json') {
    if (!begins.startsWith('<')) return null
    return `${HTML.test(begins) || type.includes('html') ? 'HTML' : 'XML'} instead of JSON`
  }
  if (/^[[{]/.test(begins)) return `JSON instead of ${SAID[accept]}`
  return accept === 'xml' && HTML.test(begins) ? 'HTML instead of XML' : null
}
