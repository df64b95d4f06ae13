/**
 * The text of a CV out of the formats that say it plainly: parts of Word and OpenDocument packages, rich
 * text. Layout is lost but for lines. Made for texts of strangers: every step goes once over its input.
 */
import { MAX_CV_TEXT } from './profile-choices.ts'

/** What is kept of any text: without control characters, lines trimmed, at most 10,000 characters. */
export function toCvText(text: string): string | null {
  const lines = text
    .slice(0, MAX_CV_TEXT * 10)
    .replace(/\r\n?|\f|\v/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff]/g, '')
    .split('\n')
    .map((line) => line.replace(/[\t ]+/g, ' ').trim())
  const kept = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return kept.slice(0, MAX_CV_TEXT).toWellFormed().trim() || null
}

/** Null for a part that declares a type of its own: no program of an office writes one. */
export function wordText(xml: string): string | null {
  return xmlText(xml, { text: /^w:t$/, line: /^w:(?:p|br|cr)$/, gap: /^w:tab$/ })
}

export function openDocumentText(xml: string): string | null {
  return xmlText(xml, { text: null, line: /^text:(?:p|h|line-break)$/, gap: /^text:(?:s|tab)$/ })
}

type Elements = {
  /** The element whose letters count; null for all. */
  text: RegExp | null
  /** Ends a line where it ends, or stands alone. */
  line: RegExp
  gap: RegExp
}

function xmlText(xml: string, { text, line, gap }: Elements): string | null {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null
  const parts: string[] = []
  let isText = text === null
  let at = 0
  while (at < xml.length) {
    const open = xml.indexOf('<', at)
    if (isText) parts.push(unescapeXml(xml.slice(at, open === -1 ? xml.length : open)))
    if (open === -1) break
    const close = xml.indexOf('>', open)
    if (close === -1) break
    const [, ending, name = '', alone] =
      /^<(\/?)([\w:.-]{1,60})[\s\S]*?(\/?)>$/.exec(
        xml.slice(open, Math.min(close + 1, open + 2_000)),
      ) ?? []
    if (text?.test(name)) isText = ending === '' && alone === ''
    if (line.test(name) && (ending !== '' || alone !== '')) parts.push('\n')
    if (gap.test(name)) parts.push(' ')
    at = close + 1
  }
  return parts.join('')
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescapeXml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (whole, decimal, hex, name) => {
      if (name) return NAMED[name] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}

/** Groups of a rich text that are no part of what one reads. */
const UNREAD =
  /^(?:fonttbl|colortbl|stylesheet|info|pict|object|header|footer|headerl|headerr|footerl|footerr|generator|themedata|datastore|latentstyles|listtable|listoverridetable|rsidtbl|xmlnstbl|fldinst|nonshppict|bkmkstart|bkmkend|colorschememapping)$/
const BREAKS: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  row: '\n',
  page: '\n',
  sect: '\n',
  tab: ' ',
  cell: ' ',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
}
/** Deeper than any word processor writes. */
const MAX_DEPTH = 200

/**
 * `rtf` has one character a byte. Letters outside ASCII are read where they are given as Unicode, else as
 * Windows-1252 by `toLetter`.
 */
export function richText(rtf: string, toLetter: (byte: number) => string): string | null {
  const parts: string[] = []
  const groups: { isUnread: boolean; skip: number }[] = []
  let isUnread = false
  /** Characters that stand for a Unicode letter in programs that know none. */
  let skip = 1
  let toSkip = 0
  const token = /\\([a-z]{1,32})(-?\d{1,9})? ?|\\'([\da-f]{2})|\\([^a-z])|[{}]|[^\\{}\r\n]+/giy
  const say = (text: string) => {
    if (isUnread) return
    const skipped = Math.min(toSkip, text.length)
    toSkip -= skipped
    parts.push(text.slice(skipped))
  }
  for (let found = nextToken(token, rtf); found; found = nextToken(token, rtf)) {
    const [whole, word, number, byte, symbol] = found
    if (whole === '{') {
      groups.push({ isUnread, skip })
      if (groups.length > MAX_DEPTH) return null
    } else if (whole === '}') {
      ;({ isUnread, skip } = groups.pop() ?? { isUnread: true, skip })
    } else if (byte) say(toLetter(Number.parseInt(byte, 16)))
    else if (symbol === '*') isUnread = true
    else if (symbol === '~') say(' ')
    else if (symbol) say(symbol === '\n' || symbol === '\r' ? '\n' : symbol === '-' ? '' : symbol)
    else if (word === 'bin') token.lastIndex += Math.max(0, Number(number ?? 0))
    else if (word === 'uc') skip = Math.min(8, Math.max(0, Number(number ?? 1)))
    else if (word === 'u') {
      toSkip = 0
      say(String.fromCharCode(Number(number ?? 63) & 0xffff))
      toSkip = skip
    } else if (word) {
      if (UNREAD.test(word)) isUnread = true
      else if (BREAKS[word]) say(BREAKS[word])
    } else say(whole)
  }
  return parts.join('')
}

/** Passes over what fits no token: line breaks of the file, a lone backslash. */
function nextToken(token: RegExp, text: string): RegExpExecArray | null {
  while (token.lastIndex < text.length) {
    const at = token.lastIndex
    const found = token.exec(text)
    if (found) return found
    token.lastIndex = at + 1
  }
  return null
}
