/** Decodes RTF characters: bytes in the code page of their font, and named symbols. */

/** Code pages by font charset. */
const CHARSETS: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}
const CODE_PAGES: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
}
const WESTERN = 'windows-1252'

/** Marks a symbol font. */
export const SYMBOLS = 'symbols'

export const codePageOf = (number: number | null): string =>
  CODE_PAGES[number ?? 0] ??
  (number !== null && number >= 1250 && number <= 1258 ? `windows-${number}` : WESTERN)

/** Null for the document's own code page. */
export const charsetOf = (number: number | null): string | null =>
  number === 2 ? SYMBOLS : (CHARSETS[number ?? 0] ?? null)

export function decodeBytes(bytes: string, codePage: string): string {
  if (/^[\0-\x7f]*$/.test(bytes) && codePage !== SYMBOLS) return bytes
  const list = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
  if (codePage === SYMBOLS) return Array.from(list, (byte) => (byte > 0x20 ? '•' : ' ')).join('')
  return new TextDecoder(codePage).decode(list)
}

/** Text of control words. */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['line', '\n'],
  ['lbr', '\n'],
  ['softline', '\n'],
  ['emdash', '—'],
  ['endash', '–'],
  ['bullet', '•'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['qmspace', ' '],
])

/** Text of a backslash and a symbol. */
export const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['~', ' '],
  ['_', '-'],
  ['-', ''],
  ['\\', '\\'],
  ['{', '{'],
  ['}', '}'],
  ['\t', '\t'],
])
