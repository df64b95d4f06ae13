/** Summary, interests, references, and sections with unknown headings. */
import type { CvLine, CvOther, CvReference, CvSkills } from '#core/cv/cv.ts'
import { readBody } from './entry-body.ts'
import type { Row } from './entry-row.ts'
import { readGroups } from './read-skills.ts'
import { cut, LINE, MANY, type Notes, TEXT } from './reading-notes.ts'

/** `first` is the number of paragraphs already read. */
export function readParagraphs(
  prefix: string,
  rows: readonly Row[],
  notes: Notes,
  first = 0,
): CvLine[] {
  return readBody(rows.map(asText), notes)
    .slice(0, MANY)
    .map(({ text, lines }, at) => {
      const id = `${prefix}${first + at + 1}`
      notes.mark(id, 'likely', lines)
      return { id, text: cut(text, TEXT) }
    })
}

/** The row as printed: there are no headers here. */
function asText(row: Row): Row {
  const { text } = row.line
  const piece = row.pieces[0] ?? {
    line: row.at,
    cell: 0,
    isBold: false,
    isItalic: false,
    x: row.x,
    field: null,
    text,
  }
  return { ...row, text, pieces: [{ ...piece, text }], dates: null, addresses: [] }
}

export function readInterests(rows: readonly Row[], notes: Notes): CvSkills[] {
  const groups = readGroups(rows, notes)
  return groups.slice(0, MANY).map(({ name, level, items, lines }, at) => {
    const id = `i${at + 1}`
    notes.mark(id, 'likely', lines)
    const keywords = items.slice(0, MANY).map((item) => cut(item, LINE))
    return { id, name: name && cut(name, LINE), level: level && cut(level, LINE), keywords }
  })
}

const SIGNED = /^[—–-]\s*(\p{Lu}.{1,80})$/u

/** A name and the quoted text, in either order; "— Name" below a quotation. */
export function readReferences(rows: readonly Row[], notes: Notes): CvReference[] {
  const found: { name: string; reference: string; lines: number[] }[] = []
  let waiting: { text: string; lines: number[] }[] = []
  let name: { text: string; lines: number[] } | null = null
  const close = () => {
    if (name || waiting.length > 0) {
      const lines = [...(name?.lines ?? []), ...waiting.flatMap((one) => one.lines)]
      const reference = waiting.map(({ text }) => text).join('\n')
      found.push({ name: name?.text ?? '', reference, lines })
    }
    waiting = []
    name = null
  }
  for (const { text, lines } of readBody(rows.map(asText), notes)) {
    const signed = SIGNED.exec(text)
    const isName =
      text.split(/\s+/).length <= 5 &&
      /^\p{Lu}/u.test(text) &&
      !/[.@\d]|request|anfrage|demande|solicitud/i.test(text)
    if (signed?.[1]) {
      name = { text: signed[1], lines }
      close()
    } else if (isName) {
      if (name || waiting.length > 0) close()
      name = { text, lines }
    } else waiting.push({ text, lines })
  }
  close()
  return found.slice(0, MANY).map(({ name: who, reference, lines }, at) => {
    const id = `f${at + 1}`
    notes.mark(id, 'likely', lines)
    return { id, name: cut(who, LINE), reference: cut(reference, TEXT) }
  })
}

export function readOther(
  number: number,
  { heading, rows }: { heading: string; rows: readonly Row[] },
  notes: Notes,
): CvOther {
  const id = `o${number}`
  const lines = readParagraphs(`${id}h`, rows, notes)
  notes.mark(
    id,
    'likely',
    rows.map(({ at }) => at),
  )
  return { id, heading: cut(heading, LINE), lines }
}
