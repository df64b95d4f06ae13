/** A file's bytes into a CV, whatever its format: the format's own reader, then the rules that all share. */
import { EMPTY_CV } from '#core/cv/cv.ts'
import type { CvFormat, CvReading } from '#core/cv/cv-reading.ts'
import type { CvDocument } from '#cv/document/document.ts'
import { readDoc } from '#cv/read/doc/read-doc.ts'
import { readDocx } from '#cv/read/docx/read-docx.ts'
import { readingOfCv } from '#cv/read/json-resume/reading-of-cv.ts'
import { fromLinkedIn } from '#cv/read/linkedin/linkedin.ts'
import { readOdt } from '#cv/read/odt/read-odt.ts'
import { readPdf } from '#cv/read/pdf/read-pdf.ts'
import { readRtf } from '#cv/read/rtf/read-rtf.ts'
import { readTxt } from '#cv/read/txt/read-txt.ts'
import { readCv } from '#cv/understand/read-cv.ts'
import { fromJsonResume } from '#cv/write/json-resume.ts'

type Read = (bytes: Uint8Array) => CvDocument | Promise<CvDocument>

const READERS: Record<CvDocument['format'], Read> = {
  doc: readDoc,
  docx: readDocx,
  odt: readOdt,
  pdf: readPdf,
  rtf: readRtf,
  txt: readTxt,
}

export async function readCvFile(format: CvFormat, bytes: Uint8Array): Promise<CvReading> {
  if (format === 'json') return readJson(bytes)
  if (format === 'linkedin') return readLinkedIn(bytes)
  return readCv(await READERS[format](bytes))
}

function readJson(bytes: Uint8Array): CvReading {
  try {
    const { cv, notes } = fromJsonResume(JSON.parse(new TextDecoder().decode(bytes)))
    return readingOfCv('json', cv, notes)
  } catch (error) {
    if (error instanceof SyntaxError) return damaged('json')
    throw error
  }
}

function readLinkedIn(bytes: Uint8Array): CvReading {
  const cv = fromLinkedIn(bytes)
  return cv ? readingOfCv('linkedin', cv) : damaged('linkedin')
}

const damaged = (format: CvFormat): CvReading => ({
  ...readingOfCv(format, EMPTY_CV),
  troubles: ['damaged'],
})
