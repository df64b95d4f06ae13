/** Files of all six kinds to begin with: invented people's CVs, written by our own writers and by hand. */
import { DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import { TEMPLATES } from '#core/documents/cv-design-choices.ts'
import { toSheet } from '#cv/write/cv-sheet.ts'
import { createDocumentWriter } from '#cv/write/write-document.ts'
import { writeDocx } from '#cv/write/write-docx.ts'
import { writeText } from '#cv/write/write-text.ts'
import { readTypesetFiles } from '#server/documents/typeset-files.ts'
import { fortyCvs } from '#test/forty-cvs.ts'
import { hostileDocx, hostilePdf } from '#test/hostile-files.ts'
import { madeDoc } from '#test/made-doc.ts'
import { odt } from '#test/made-files.ts'

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
    bases.push(
      { kind: 'pdf', bytes: Buffer.from(pdfs[0] ?? []) },
      { kind: 'docx', bytes: Buffer.from(await writeDocx(sheet, design)) },
      { kind: 'odt', bytes: odt(...lines) },
      {
        kind: 'doc',
        bytes: madeDoc(lines.slice(0, 25).map((text) => ({ text: text.slice(0, 60) }))),
      },
      { kind: 'rtf', bytes: rtfOf(lines) },
      { kind: 'txt', bytes: Buffer.from(lines.join('\n')) },
    )
  }
  // Odd ones too; the largest only cost time to pack.
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
    Array.from(line, (sign) =>
      /[\\{}]/.test(sign) ? `\\${sign}` : sign > '~' ? unicode(sign) : sign,
    ).join(''),
  )
  const body = escaped.map((line) => `\\pard\\sb60\\fs22 {\\b ${line}}\\par`).join('\n')
  return Buffer.from(
    `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}{\\stylesheet{\\s1 heading 1;}}\n${body}}`,
  )
}

const unicode = (sign: string) =>
  Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at)}?`).join('')
