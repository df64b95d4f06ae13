/** Starting files of all six kinds: CVs of invented people, written by our own writers and by hand. */
import { DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import { TEMPLATES } from '#core/documents/cv-design-choices.ts'
import { toSheet } from '#cv/write/cv-sheet.ts'
import { createDocumentWriter } from '#cv/write/write-document.ts'
import { writeDocx } from '#cv/write/write-docx.ts'
import { writeText } from '#cv/write/write-text.ts'
import { readTypesetFiles } from '#server/documents/typeset-files.ts'
import { fortyCvs } from '#test/forty-cvs.ts'
import { hostileDocx, hostilePdf } from '#test/hostile-files.ts'
import { sampleDoc } from '#test/sample-doc.ts'
import { odt, rtf } from '#test/sample-files.ts'

export const KINDS = ['pdf', 'docx', 'doc', 'rtf', 'odt', 'txt'] as const
export type Kind = (typeof KINDS)[number]

export type Base = { kind: Kind; bytes: Buffer }

const CVS = 8

export async function makeBases(): Promise<Base[]> {
  const writer = createDocumentWriter(readTypesetFiles())
  const bases: Base[] = []
  for (const [n, { cv }] of fortyCvs().slice(0, CVS).entries()) {
    const template = TEMPLATES[n % TEMPLATES.length] ?? DEFAULT_DESIGN.template
    const design = { ...DEFAULT_DESIGN, template }
    const sheet = toSheet(cv)
    const lines = writeText(sheet).split('\n')
    const { files: pdfs } = await writer.cv(cv, design, 'pdf')
    const paragraphs = lines.slice(0, 25).map((text) => ({ text: text.slice(0, 60) }))
    bases.push(
      { kind: 'pdf', bytes: Buffer.from(pdfs[0] ?? []) },
      { kind: 'docx', bytes: Buffer.from(await writeDocx(sheet, design)) },
      { kind: 'odt', bytes: odt(...lines) },
      { kind: 'doc', bytes: sampleDoc(paragraphs) },
      { kind: 'rtf', bytes: rtfOf(lines) },
      { kind: 'txt', bytes: Buffer.from(lines.join('\n')) },
    )
  }
  // Odd files too, but not the largest, which would only add packing time.
  for (const [name, make] of Object.entries(hostileDocx)) {
    if (!/MB|lies|archives/.test(name)) bases.push({ kind: 'docx', bytes: make() })
  }
  for (const [name, make] of Object.entries(hostilePdf)) {
    if (!/GB|million/.test(name)) bases.push({ kind: 'pdf', bytes: make() })
  }
  return bases
}

function rtfOf(lines: readonly string[]): Buffer {
  const escaped = lines.map((line) =>
    line.replace(/[\\{}]/g, '\\$&').replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0)}?`),
  )
  return rtf(escaped.map((line) => `\\pard\\sb60\\fs22 {\\b ${line}}`).join('\\par\n'))
}
