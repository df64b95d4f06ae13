/** A file's bytes into a CV, whatever its format: the format's own reader, then the rules that all share. */
import { EMPTY_CV } from '#core/cv.ts'
import { type CvFormat, type CvReading, READER_RULES } from '#core/cv-reading.ts'
import type { CvDocument } from './document.ts'
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
  const document = (await READERS[format]?.(bytes)) ?? null
  const lines = document?.lines ?? []
  return {
    rules: READER_RULES,
    format,
    pages: document?.pages ?? [],
    lines: lines.map(({ text, page, box }) => ({ text, page, box })),
    cv: EMPTY_CV,
    marks: {},
    troubles: document ? document.troubles : ['damaged'],
    unread: lines.map((_, index) => index),
  }
}
