/** Certificates, awards and publications: title, issuer, date. Each may be a bullet, a line, or several lines. */
import type { CvCredit } from '#core/cv/cv.ts'
import { stripEdgeDates } from '#cv/words/apart-dates.ts'
import { companyLikeness } from '#cv/words/organisation-words.ts'
import { placeLikeness } from '#cv/words/place-likeness.ts'
import { readDates } from '#cv/words/read-dates.ts'
import { isProse } from '#cv/words/running-text.ts'
import { trimEdges } from '#cv/words/trim-edges.ts'
import { readBody } from './entry-body.ts'
import { type Choice, chooseAll, type Roles } from './entry-choice.ts'
import { type Head, toHead } from './entry-fragments.ts'
import type { Row } from './entry-row.ts'
import { splitEntries } from './entry-split.ts'
import { cut, LINE, MANY, type Notes, TEXT } from './reading-notes.ts'

const BY =
  /^(?:(?:awarded|issued|published|granted|given|presented|verliehen|ausgestellt|delivre|otorgado)?\s*(?:by|von|durch|par|por|da)|issuer|publisher|awarder|in)\s*[:]?\s+/i
const WHEN =
  /^(?:awarded|published|issued|released|date|obtained|earned|valid)(?: on| in)?\s*(?::\s*)?$/i

const CREDIT_ROLES: Roles = {
  a: (text) => (BY.test(text) ? -1 : 1) - companyLikeness(text) * 0.3 - placeLikeness(text) * 0.2,
  b: (text) =>
    (BY.test(text) ? 2 : 0) +
    companyLikeness(text) * 0.5 -
    (text.split(/\s+/).length > 7 ? 0.8 : 0),
  rest: () => -0.3,
  fields: { a: 'title', b: 'company' },
  missing: { a: 1, b: 0.25 },
  join: { a: { comma: 0.1, dash: 0.05, colon: 0, bracket: -0.3 }, b: {} },
}

export function readCredits(prefix: string, rows: readonly Row[], notes: Notes): CvCredit[] {
  const isText = (row: Row) => row.line.isBullet || isProse(row.text)
  const isList = rows.filter(isText).length * 2 > rows.length
  const credits = isList ? bulletCredits(rows, notes) : blockCredits(rows, notes)
  return credits.slice(0, MANY).map((credit, at) => {
    const id = `${prefix}${at + 1}`
    const { lines, by, title, date, url, summary } = credit
    notes.mark(id, 'likely', lines)
    return {
      id,
      title: cut(title, LINE),
      by: by && cut(by, LINE),
      date,
      url: url && cut(url, LINE),
      summary: summary && cut(summary, TEXT),
    }
  })
}

type Credit = Omit<CvCredit, 'id'> & { lines: number[] }

/** "Fellowship in Machine Learning, Some Foundation (2020 – 2023)". */
function bulletCredits(rows: readonly Row[], notes: Notes): Credit[] {
  return readBody(rows, notes).map(({ text, lines }) => {
    const apart = stripEdgeDates(text)
    // A date inside the sentence means a citation, which orders its parts differently.
    const isCited = !apart && readDates(text).length > 0
    const [title = text, by = null] = isCited ? [text] : splitBy(apart?.rest || text)
    const [inside] = readDates(text)
    const date = apart?.dates ? lastOf(apart.dates) : inside ? lastOf(inside) : null
    return { title, by, date, url: null, summary: null, lines }
  })
}

function splitBy(text: string): [string, string | null] {
  const found = /^(.{3,200}?)(?:\s+[–—|·]\s+|,\s+(?:by\s+)?|\s+[-]\s+|\s+by\s+)([^,]{2,80})$/u.exec(
    text,
  )
  if (!found?.[1] || !found[2]) return [trimEdges(text), null]
  return [trimEdges(found[1]), trimEdges(found[2])]
}

const lastOf = ({ start, end }: { start: string | null; end: string | null }) =>
  end === 'present' ? start : (end ?? start)

function blockCredits(rows: readonly Row[], notes: Notes): Credit[] {
  const plain = rows.map(withoutWhen)
  const raws = splitEntries(plain)
  const heads = raws.map((raw) => toHead(raw.head, raw.anchor))
  const choices = chooseAll(heads, CREDIT_ROLES)
  return raws.flatMap((raw, at) => {
    const { a, b, rest } = choices[at] as Choice
    const head = heads[at] as Head
    const body = readBody(raw.body, notes)
    const dates = head.rows[head.anchor]?.dates
    const beside = rest.map(({ text }) => text).filter((text) => !WHEN.test(text))
    const summary = [...beside, ...body.map(({ text }) => text)].join('\n')
    if (!a && !b && summary === '') return []
    return [
      {
        title: a?.text ?? b?.text ?? '',
        by: a && b ? b.text.replace(BY, '') : null,
        date: dates ? lastOf(dates) : null,
        url: raw.head.flatMap(({ addresses }) => addresses)[0] ?? null,
        summary: summary === '' ? null : summary,
        lines: [...raw.head.map(({ at: line }) => line), ...body.flatMap(({ lines }) => lines)],
      },
    ]
  })
}

/** Removes the label that "Awarded on: Jan 2012" leaves behind. */
function withoutWhen(row: Row): Row {
  const pieces = row.pieces.filter(({ text }) => !WHEN.test(text))
  return pieces.length === row.pieces.length
    ? row
    : { ...row, pieces, text: pieces.map(({ text }) => text).join(' ') }
}
