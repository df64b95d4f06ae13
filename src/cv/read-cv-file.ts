/** A file's bytes into a CV, whatever its format: the format's own reader, then the rules that all share. */
import type { CvFormat, CvReading } from '#core/cv-reading.ts'
import type { CvDocument } from './document.ts'
import { readCv } from './read-cv.ts'
import { readDoc } from './read-doc.ts'
import { readDocx } from './read-docx.ts'
import { readOdt } from './read-odt.ts'
import { readPdf } from './read-pdf.ts'
import { readRtf } from './read-rtf.ts'
import { readTxt } from './read-txt.ts'

type Read = (bytes: Uint8Array) => CvDocument | Promise<CvDocument>

const READERS: Partial<Record<CvFormat, Read>> = {
  doc: readDoc,
  docx: readDocx,
  odt: readOdt,
  pdf: readPdf,
  rtf: readRtf,
  txt: readTxt,
}

export async function readCvFile(format: CvFormat, bytes: Uint8Array): Promise<CvReading> {
  const read = READERS[format]
  if (!read) throw new Error(`no reader for ${format}`)
  return readCv(await read(bytes))
}
