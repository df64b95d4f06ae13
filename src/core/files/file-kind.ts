/**
 * The kind of an uploaded file, by its extension AND its content, which must agree. The type that the browser reports
 * is ignored. Whether the file can be read is decided elsewhere.
 */
import { packedContent, readZipDirectory, type ZipEntry } from './zip-directory.ts'

/** Formats that a CV can be imported from: files, JSON Resume, and a LinkedIn data export. */
export const CV_FORMATS = [
  'pdf',
  'docx',
  'doc',
  'rtf',
  'odt',
  'html',
  'txt',
  'json',
  'linkedin',
] as const
export type CvFormat = (typeof CV_FORMATS)[number]

export type FileFormat = CvFormat | 'png' | 'jpeg' | 'webp'

/** What a file is used for. A profile picture is not a CV. */
export const FILE_PURPOSES = ['cv', 'avatar', 'document'] as const

export type FilePurpose = (typeof FILE_PURPOSES)[number]

type Rule = {
  format: FileFormat
  mediaType: string
  endings: readonly string[]
  isPicture?: boolean
  /** Can be read as a CV, but not attached as a document. */
  isOnlyCv?: boolean
  holds(file: Uint8Array): boolean
}

const OFFICE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.text'
/** The latest offset at which a PDF's header may begin; what PDF readers accept. */
const PDF_HEADER_WITHIN = 1_024

const RULES: readonly Rule[] = [
  { format: 'pdf', mediaType: 'application/pdf', endings: ['pdf'], holds: isPdf },
  { format: 'docx', mediaType: OFFICE, endings: ['docx'], holds: isWordPackage },
  { format: 'doc', mediaType: 'application/msword', endings: ['doc'], holds: isOldWord },
  { format: 'rtf', mediaType: 'application/rtf', endings: ['rtf'], holds: startsWith('{\\rtf') },
  { format: 'odt', mediaType: OPEN_DOCUMENT, endings: ['odt'], holds: isOpenDocument },
  { format: 'txt', mediaType: 'text/plain', endings: ['txt', 'text', 'md'], holds: isText },
  {
    format: 'html',
    mediaType: 'text/html',
    endings: ['html', 'htm'],
    isOnlyCv: true,
    holds: isHtml,
  },
  {
    format: 'json',
    mediaType: 'application/json',
    endings: ['json'],
    isOnlyCv: true,
    holds: isJsonObject,
  },
  {
    format: 'linkedin',
    mediaType: 'application/zip',
    endings: ['zip'],
    isOnlyCv: true,
    holds: isLinkedInExport,
  },
  {
    format: 'png',
    mediaType: 'image/png',
    endings: ['png'],
    isPicture: true,
    holds: startsWith('\x89PNG\r\n\x1a\n'),
  },
  {
    format: 'jpeg',
    mediaType: 'image/jpeg',
    endings: ['jpg', 'jpeg'],
    isPicture: true,
    holds: startsWith('\xff\xd8\xff'),
  },
  { format: 'webp', mediaType: 'image/webp', endings: ['webp'], isPicture: true, holds: isWebp },
]

/** File name extensions, matching those in `file-limits.ts`. */
export const endingsFor = (purpose: 'cv' | 'avatar') =>
  RULES.filter((rule) => fits(rule, purpose)).flatMap(({ endings }) => endings)

/** Null for a kind that is not accepted, or not for this purpose. */
export function fileKind(
  name: string,
  content: Uint8Array,
  purpose: FilePurpose,
): { format: FileFormat; mediaType: string } | null {
  const ending = /\.([a-z]{1,5})\s*$/i.exec(name.slice(-20))?.[1]?.toLowerCase() ?? ''
  const rule = RULES.find(({ endings }) => endings.includes(ending))
  if (!rule || !fits(rule, purpose) || !rule.holds(content)) return null
  return { format: rule.format, mediaType: rule.mediaType }
}

/** The format of a file that we stored. */
export const formatOf = (mediaType: string): FileFormat | null =>
  RULES.find((rule) => rule.mediaType === mediaType)?.format ?? null

function fits({ isPicture = false, isOnlyCv = false }: Rule, purpose: FilePurpose) {
  if (purpose === 'document') return !isOnlyCv
  return purpose === 'avatar' ? isPicture : !isPicture
}

function isPdf(file: Uint8Array) {
  return includes(file.subarray(0, PDF_HEADER_WITHIN), '%PDF-')
}

function isWordPackage(file: Uint8Array) {
  const names = zipNames(file)
  return names?.has('[Content_Types].xml') === true && names.has('word/document.xml')
}

/** The container of Word before 2007 has a stream of this name, in UTF-16. */
function isOldWord(file: Uint8Array) {
  const name = [...'WordDocument'].map((letter) => `${letter}\0`).join('')
  return startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')(file) && includes(file, name)
}

/** The standard requires an uncompressed first entry that states the type. */
function isOpenDocument(file: Uint8Array) {
  const entries = zipEntries(file)
  const type = entries?.find(({ name }) => name === 'mimetype')
  const text = entries?.some(({ name }) => name === 'content.xml')
  if (!text || type?.method !== 0) return false
  const content = packedContent(file, type)
  return content !== null && content.length < 100 && startsWith(OPEN_DOCUMENT)(content)
}

function isWebp(file: Uint8Array) {
  return startsWith('RIFF')(file) && startsWith('WEBP')(file.subarray(8))
}

/** UTF-8, or a one-byte encoding of older systems, without control characters. May be empty. */
function isText(file: Uint8Array) {
  return !file.some(isForeignToText) && (isUtf8(file) || isWesternText(file))
}

/** An element of a document's beginning, within its first thousand characters. */
function isHtml(file: Uint8Array) {
  const begin = new TextDecoder().decode(file.subarray(0, 1_000))
  return /<(?:!doctype html|html|head|body)[\s>]/i.test(begin) && isText(file)
}

/** Its reader checks whether it is well-formed. */
function isJsonObject(file: Uint8Array) {
  const begin = startsWith('\xef\xbb\xbf')(file) ? 3 : 0
  const first = file.subarray(begin, begin + 100).find((byte) => byte > 0x20)
  return first === OPENING_BRACE && isText(file)
}

const OPENING_BRACE = 0x7b

/** LinkedIn's data export is a ZIP of tables; every one has at least one of these two. */
function isLinkedInExport(file: Uint8Array) {
  const names = [...(zipNames(file) ?? [])]
  return names.some((name) => /(?:^|\/)(?:Profile|Positions)\.csv$/.test(name))
}

/** Tab, line feed, vertical tab, form feed and carriage return are allowed in text. */
const isForeignToText = (byte: number) => (byte < 0x20 && (byte < 9 || byte > 13)) || byte === 0x7f

/** Bytes that Windows-1252 does not define. */
const WESTERN_GAPS = [0x81, 0x8d, 0x8f, 0x90, 0x9d]

const isWesternText = (file: Uint8Array) => !WESTERN_GAPS.some((byte) => file.includes(byte))

/** Whether every multi-byte sequence is complete. Overlong sequences and surrogates are not detected. */
export function isUtf8(file: Uint8Array): boolean {
  let following = 0
  for (const byte of file) {
    if (following > 0) {
      if (byte >> 6 !== 0b10) return false
      following--
    } else if (byte >= 0x80) {
      following =
        byte >> 5 === 0b110 ? 1 : byte >> 4 === 0b1110 ? 2 : byte >> 3 === 0b11110 ? 3 : -1
      if (following === -1) return false
    }
  }
  return following === 0
}

function zipEntries(file: Uint8Array): ZipEntry[] | null {
  return startsWith('PK\x03\x04')(file) ? readZipDirectory(file) : null
}

function zipNames(file: Uint8Array) {
  const entries = zipEntries(file)
  return entries && new Set(entries.map(({ name }) => name))
}

function startsWith(letters: string) {
  return (file: Uint8Array) => isAt(file, 0, letters)
}

/** Finds the first byte natively, so that large files cost little. */
function includes(file: Uint8Array, letters: string): boolean {
  const first = letters.charCodeAt(0)
  for (let at = file.indexOf(first); at !== -1; at = file.indexOf(first, at + 1)) {
    if (isAt(file, at, letters)) return true
  }
  return false
}

function isAt(file: Uint8Array, at: number, letters: string) {
  if (at + letters.length > file.length) return false
  for (let i = 0; i < letters.length; i++) {
    if (file[at + i] !== letters.charCodeAt(i)) return false
  }
  return true
}
