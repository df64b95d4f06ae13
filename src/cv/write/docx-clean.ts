/** Limits a Word file's metadata to title and author: no dates, no program, no computer. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { entryOf } from '#core/text/entry-of.ts'

type Metadata = {
  title: string
  author: string
  /** Makes every paragraph right to left; the library has no option for that. */
  bidirectional: boolean
}

/** The earliest time that a ZIP can store. */
const NO_TIME = new Date(1980, 0, 1)

export function cleanDocx(docx: Uint8Array, metadata: Metadata): Uint8Array {
  const parts = unzipSync(docx)
  // The library writes the current time and its own name into it.
  parts['docProps/core.xml'] = strToU8(coreXml(metadata))
  const styles = parts['word/styles.xml']
  if (metadata.bidirectional && styles) {
    const defaults = '<w:pPrDefault><w:pPr>'
    const text = strFromU8(styles).replace(defaults, `${defaults}<w:bidi/>`)
    parts['word/styles.xml'] = strToU8(text)
  }
  return zipSync(parts, { mtime: NO_TIME, level: 6 })
}

function coreXml({ title, author }: Metadata): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator></cp:coreProperties>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeXml = (text: string) =>
  text.replace(/[&<>]/g, (sign) => entryOf(ENTITIES, sign) as string)
