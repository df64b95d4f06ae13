/** Small, valid files of each type that people upload, for tests. */
import { strToU8, zipSync } from 'fflate'

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'

/** Archives contain the modification time of their entries. A fixed one makes the files reproducible. */
const MADE_ON = new Date('2026-03-02')

export const pdf = (text = 'a page') => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)

export function docx(...paragraphs: string[]) {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`)
  return wordPackage(`<w:document xmlns:w="${WORD}"><w:body>${body.join('')}</w:body></w:document>`)
}

/** A Word package with this document part, well-formed or not. */
export const wordPackage = (document: string, others: Record<string, Uint8Array> = {}) =>
  zipped({
    '[Content_Types].xml': strToU8(TYPES),
    'word/document.xml': strToU8(document),
    ...others,
  })

export function odt(...paragraphs: string[]) {
  const body = paragraphs.map((text) => `<text:p>${escaped(text)}</text:p>`).join('')
  const content = `<?xml version="1.0"?><office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`
  return Buffer.from(
    zipSync(
      {
        mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
        'content.xml': strToU8(content),
      },
      { mtime: MADE_ON },
    ),
  )
}

export const zipped = (entries: Record<string, Uint8Array>) =>
  Buffer.from(zipSync(entries, { mtime: MADE_ON }))

/** A Word 97-2003 container with the stream that identifies it as a document. */
export const doc = (stream = 'WordDocument') =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ])

export const rtf = (text = 'Hello') => Buffer.from(`{\\rtf1\\ansi\\deff0 ${text}\\par}`)

/** An image of one pixel. */
export const png = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

export const jpeg = () => Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')

export const webp = () => Buffer.from('RIFF\x1a\0\0\0WEBPVP8L', 'latin1')

/** A form with one file, as a browser sends it. */
export function fileForm(
  name: string,
  content: Uint8Array,
  fields: Record<string, string> = {},
  type = 'application/octet-stream',
) {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append('file', new Blob([new Uint8Array(content)], { type }), name)
  return form
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
