/** Reads a file of any format into a CV: the format's own reader, then the rules that all formats share. */

import { type Cv, EMPTY_CV } from '#core/cv/cv.ts'
import { type CvReading, READER_RULES } from '#core/cv/cv-reading.ts'
import { valuesOf } from '#core/cv/cv-values.ts'
import type { CvFormat } from '#core/files/file-kind.ts'
import type { CvDocument } from '#cv/document/document.ts'
import { readDoc } from '#cv/read/doc/read-doc.ts'
import { readDocx } from '#cv/read/docx/read-docx.ts'
import { readHtml } from '#cv/read/html/read-html.ts'
import type { ImportNote } from '#cv/read/json-resume/tracked-fields.ts'
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
  html: readHtml,
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

/** The reading of a file with named fields: nothing is inferred, and every value becomes a line. */
function readingOfCv(format: CvFormat, cv: Cv, notes: readonly ImportNote[] = []): CvReading {
  const lines: CvReading['lines'] = []
  const marks: CvReading['marks'] = {}
  const add = (text: string) => lines.push({ text, page: 0, box: null }) - 1
  for (const { key, text } of valuesOf(cv)) {
    if (text !== null && text !== '') marks[key] = { sure: 'sure', lines: [add(text)] }
  }
  const left = notes.filter(({ kind }) => kind === 'unknown')
  const unread = left.map(({ path, value }) => add(`${path}: ${value}`))
  const isCut = notes.some(({ kind }) => kind === 'shortened')
  return {
    rules: READER_RULES,
    format,
    pages: [],
    lines,
    cv,
    marks,
    troubles: lines.length === 0 ? ['no_text'] : isCut ? ['cut'] : [],
    unread,
  }
}
