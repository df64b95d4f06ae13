/**
 * Skills: comma-separated lists, one per line or bullet, "Label: a, b", groups with names, cards in columns. Levels
 * are stored as levels, never in a name: "Go, Rust (basic)" is two groups. Other levels than basic ones are not kept for
 * a skill within a list.
 */
import type { CvSkills } from '#core/cv/cv.ts'
import { isBasicEntry } from '#core/skill/skills-of-entry.ts'
import { joinLines } from '#cv/document/join-lines.ts'
import { isLevel, splitLevel } from '#cv/words/level-words.ts'
import { isProse } from '#cv/words/running-text.ts'
import { trimEdges } from '#cv/words/trim-edges.ts'
import type { Row } from './entry-row.ts'
import { cut, LINE, MANY, type Notes } from './reading-notes.ts'
import { isBroken } from './row-edges.ts'
import { splitTags } from './split-tags.ts'

type Group = { name: string | null; level: string | null; items: string[]; lines: number[] }
/** `level`: only if it is a basic one. */
type Item = { name: string; level: string | null }
type ReadGroup = Omit<Group, 'items'> & { items: Item[] }

const LABELLED = /^([\p{L}\p{N}][^:：]{0,48}?)\s*[:：]\s*(\S.*)?$/u
/** "Systems — Epic, Cerner": a dash between a name and a list. */
const DASHED = /^([\p{L}\p{N}][^,;:|–—]{1,40}?)\s{1,3}[–—-]\s{1,3}([^,\s][^,]*,.*)$/su
const readLabelled = (text: string) => LABELLED.exec(text) ?? DASHED.exec(text)
const SIGNS = /\s*[,;|•●▪◦∙、]\s*|\s+[·–—/]\s+|\s{3,}|\t/u

/** A section of skills; an unknown heading names the group below it. */
type SkillSection = { heading: string | null; skills: readonly Row[] }

/** Groups as printed; a plain list is one group without a name. */
export function readSkills(sections: readonly SkillSection[], notes: Notes): CvSkills[] {
  const groups = sections.flatMap(({ heading, skills }) =>
    readGroups(skills, notes).map((group, at) => {
      return at === 0 && group.name === null ? { ...group, name: heading } : group
    }),
  )
  return groups.slice(0, MANY).map(({ name, level, items, lines }, at) => {
    const id = `s${at + 1}`
    notes.mark(id, name === null ? 'likely' : 'sure', lines)
    const keywords = [...new Set(items)].slice(0, MANY).map((item) => cut(item, LINE))
    return { id, name: name && cut(name, LINE), level: level && cut(level, LINE), keywords }
  })
}

export function readGroups(rows: readonly Row[], notes: Notes): Group[] {
  const columns = asColumns(rows) ?? [rows.map(toText)]
  const groups = asTable(rows) ?? columns.flatMap((column) => readColumn(column, notes))
  return groups.flatMap(byLevel)
}

/** A level applies to a whole group, so skills with a basic one follow in a group of their own. */
function byLevel({ items, ...group }: ReadGroup): Group[] {
  const byItem = Map.groupBy(items, (item) => item.level ?? group.level)
  return [...byItem].map(([level, of]) => ({ ...group, level, items: of.map(({ name }) => name) }))
}

type Text = {
  text: string
  at: number
  isBold: boolean
  isBullet: boolean
  cells: string[]
  row: Row
}

/** Dots and bars that depict a level. */
const DRAWN = /[●○◉◯⬤★☆▪■□▮▯█░▰▱]{2,}/gu

const toText = (row: Row): Text => ({
  text: textOf(row).replace(DRAWN, '').trimEnd(),
  at: row.at,
  isBold: row.line.cells[0]?.isBold ?? row.isBold,
  isBullet: row.line.isBullet,
  cells: row.line.cells.map(({ text }) => text),
  row,
})

const textOf = ({ line }: Row) =>
  line.cells.length > 1 ? line.cells.map(({ text }) => text).join('   ') : line.text

/** Begins with a list marker. */
const MARKED = /^[•●▪◦∙·–-]\s/u

/** A table with the names of groups in its first column, or levels in its last. */
function asTable(rows: readonly Row[]): ReadGroup[] | null {
  const pairs = rows.filter(({ line }) => line.cells.length === 2)
  if (pairs.length < 2 || pairs.length < rows.length) return null
  if (pairs.some(({ line }) => line.isBullet || MARKED.test(line.cells[1]?.text ?? ''))) return null
  const texts = pairs.map(({ line, at }) => ({
    name: line.cells[0]?.text ?? '',
    value: line.cells[1]?.text ?? '',
    lines: [at],
  }))
  if (texts.some(({ name }) => SIGNS.test(name) || name.split(/\s+/).length > 5)) return null
  const levels = texts.filter(({ value }) => isLevel(value)).length
  if (levels * 2 > texts.length) {
    return texts.map(({ name, value, lines }) => ({
      name: null,
      level: value,
      items: [{ name, level: null }],
      lines,
    }))
  }
  const lists = texts.filter(({ value }) => SIGNS.test(value)).length
  if (lists * 2 < texts.length) return null
  return texts.map(({ name, value, lines }) => ({
    name: trimEdges(name),
    level: null,
    items: readItems(value),
    lines,
  }))
}

/** Cards side by side: aligned cells with a short text in each. */
function asColumns(rows: readonly Row[]): Text[][] | null {
  const wide = rows.filter(({ line }) => line.cells.length > 1)
  if (wide.length < 2 || wide.length * 3 < rows.length) return null
  const xs = clusters(wide.flatMap(({ line }) => line.cells.map(({ x }) => x)))
  const strong = xs.filter(({ count }) => count >= Math.max(2, wide.length * 0.6))
  if (strong.length < 2 || strong.length > 5) return null
  const isFit = wide.every(({ line }) =>
    line.cells.every(({ x }) => strong.some((one) => Math.abs(one.x - x) < 12)),
  )
  if (!isFit || wide.some(({ line }) => line.cells.some(({ text }) => /[:,]/.test(text))))
    return null
  return strong.map(({ x: left }, at) => {
    const right = strong[at + 1]?.x ?? Number.POSITIVE_INFINITY
    return rows.flatMap((row) => {
      const cells = cellsOf(row).filter(({ x }) => x >= left - 12 && x < right - 12)
      return cells.map(({ text, isBold }) => ({
        text,
        at: row.at,
        isBold,
        isBullet: row.line.isBullet,
        cells: [text],
        row,
      }))
    })
  })
}

const cellsOf = ({ line, x, isBold }: Row) =>
  line.cells.length > 1 ? line.cells : [{ text: line.text, x, isBold }]

function clusters(values: number[]): { x: number; count: number }[] {
  const found: { x: number; count: number }[] = []
  for (const x of values.toSorted((a, b) => a - b)) {
    const last = found.at(-1)
    if (last && x - last.x < 12) last.count++
    else found.push({ x, count: 1 })
  }
  return found
}

function readColumn(texts: readonly Text[], notes: Notes): ReadGroup[] {
  const groups: ReadGroup[] = []
  const joined = joinWraps(texts, notes)
  const isNamed = hasGroupNames(joined)
  for (const [at, one] of joined.entries()) {
    const labelled = readLabelled(one.text)
    if (labelled?.[1] && labelled[2] && !isLevel(labelled[2])) {
      const { name, level } = splitLevel(labelled[1])
      groups.push({ name, level, items: readItems(labelled[2]), lines: one.lines })
      continue
    }
    if (isLevel(one.text)) {
      const last = groups.at(-1)
      if (last && last.items.length === 0) last.level = one.text
      last?.lines.push(...one.lines)
      continue
    }
    const isLevelled = splitLevel(one.text).level !== null && SIGNS.test(joined[at + 1]?.text ?? '')
    const isName =
      isLevelled || (labelled?.[1] && !labelled[2]) || (isNamed && isGroupName(one, joined[at + 1]))
    if (isName) {
      const { name, level } = splitLevel(
        (labelled?.[1] ?? one.text).replace(/(?:(?<!\s)\s+)?[:：]$/, ''),
      )
      groups.push({ name, level, items: [], lines: [...one.lines] })
      continue
    }
    const last = groups.at(-1)
    const items = readItems(one.text)
    if (last && (last.name === null || isNamed)) {
      last.items.push(...items)
      last.lines.push(...one.lines)
    } else groups.push({ name: null, level: null, items, lines: [...one.lines] })
  }
  return groups.filter(({ name, items }) => items.length > 0 || name !== null).map(nameAsItem)
}

/** A card with nothing below its name is itself a skill. */
function nameAsItem(group: ReadGroup): ReadGroup {
  if (group.items.length > 0 || group.name === null) return group
  return { ...group, name: null, items: [{ name: group.name, level: null }] }
}

type Joined = { text: string; lines: number[]; isBold: boolean; isBullet: boolean; size: number }

/** Joins wrapped lists; skills on separate lines stay separate. */
function joinWraps(texts: readonly Text[], notes: Notes): Joined[] {
  const joined: Joined[] = []
  let before: Text | null = null
  for (const one of texts) {
    const last = joined.at(-1)
    if (last && before && isListWrap(before, one)) {
      last.text = joinLines([last.text, one.text.replace(/\s{3,}/g, ' , ')], notes.vocabulary)
      last.lines.push(one.at)
    } else {
      const { isBold, isBullet, at } = one
      joined.push({ text: one.text, lines: [at], isBold, isBullet, size: one.row.line.size })
    }
    before = one
  }
  return joined
}

function isListWrap(before: Text, { text, isBullet, isBold, row }: Text): boolean {
  if (isBullet || readLabelled(text) || before.cells.length > 1) return false
  const isUnlike = Math.abs(row.line.size - before.row.line.size) > 0.3
  if (isUnlike && !SIGNS.test(text)) return false
  if (/[,;]$|[­]$/.test(before.text.trim())) return true
  if (!row.line.box || row.line.gap > 0.7) return false
  if (before.isBullet && row.x > before.row.x + 2) return true
  const isList = SIGNS.test(before.text)
  return isList && isBroken(before.row, row) && before.isBold === isBold
}

/** Group names look different from their items: bold, larger, or followed by bullets. */
function hasGroupNames(texts: readonly Joined[]): boolean {
  return texts.some((one, at) => isGroupName(one, texts[at + 1]))
}

function isGroupName(one: Joined, next: Joined | undefined): boolean {
  if (!next || one.isBullet || SIGNS.test(one.text) || one.text.split(/\s+/).length > 5)
    return false
  if (next.isBullet) return true
  if (SIGNS.test(next.text) && Math.abs(one.size - next.size) > 0.3) return true
  return (one.isBold && !next.isBold) || one.size > next.size + 0.6
}

/** The names in a list, without their levels. */
export const splitItems = (text: string): string[] => readItems(text).map(({ name }) => name)

function readItems(text: string): Item[] {
  const tags = SIGNS.test(text) ? null : splitTags(text)
  if (tags) return tags.map((name) => ({ name, level: null }))
  const isList = SIGNS.test(text)
  const parts = isList ? splitOutsideBrackets(text) : [text]
  if (!isList && isProse(text)) return [{ name: text.replace(/\.$/, ''), level: null }]
  return parts
    .map((part) => part.replace(/^(?:and|und|et|y|e|&)\s+/i, ''))
    .map((part) => splitLevel(part.replace(/(?<![.\s])[.\s]+$/, '').trim()))
    .filter(({ name }) => /[\p{L}\p{N}]/u.test(name) && !isLevel(name))
    .map(({ name, level }) => ({ name, level: level && isBasicEntry(level) ? level : null }))
}

/** "AWS (EC2, S3), Azure": separators inside brackets do not split. */
function splitOutsideBrackets(text: string): string[] {
  const held = text.replace(/\([^()]{0,200}\)/g, (inner) =>
    inner.replace(/,/g, '\u0001').replace(/;/g, '\u0002'),
  )
  return held.split(SIGNS).map((part) => part.replaceAll('\u0001', ',').replaceAll('\u0002', ';'))
}
