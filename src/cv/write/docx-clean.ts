/** What a Word file tells besides its text: its title and whose it is. No dates, no program, no machine. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

type Told = {
  title: string
  author: string
  /** Every paragraph begins at the right; the library has no word for that. */
  bidirectional: boolean
}

/** The earliest that a ZIP can say. */
const NO_TIME = new Date(1980, 0, 1)

export function cleanDocx(docx: Uint8Array, told: Told): Uint8Array {
  const parts = unzipSync(docx)
  // The library writes the time and a name of its own into it.
  parts['docProps/core.xml'] = strToU8(coreXml(told))
  const styles = parts['word/styles.xml']
  if (told.bidirectional && styles) {
    const defaults = '<w:pPrDefault><w:pPr>'
    const text = strFromU8(styles).replace(defaults, `${defaults}<w:bidi/>`)
    parts['word/styles.xml'] = strToU8(text)
  }
  return zipSync(parts, { mtime: NO_TIME, level: 6 })
}

function coreXml({ title, author }: Told): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(author)}</dc:creator></cp:coreProperties>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escapeXml = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] as string)
