/**
 * Parts of a text without headings, by content: entries of work and education begin where dates are, and lists of
 * skills and languages are set apart from them. What shows no kind stays without one and is not read.
 */
import type { Line, SectionKind } from '#cv/document/document.ts'
import { contentKind } from './content-kind.ts'
import {
  entryDates,
  headerVotes,
  isContact,
  isLabelledList,
  isListLine,
  isSentence,
  itemsOf,
  knownSkills,
  languageShare,
  textBesideDates,
} from './line-signs.ts'

type Part = {
  kind: SectionKind | null
  /** The line that names the part. */
  headingLine?: Line
  lines: Line[]
}

/** Space above a line that begins something, in line heights. */
const APART = 0.45
const MOST_ABOVE = 3
const MOST_BELOW = 3

/** `first` is the kind of what precedes the first entry. */
export function splitByContent(lines: readonly Line[], first: SectionKind): Part[] {
  const entries = entriesOf(lines)
  const top = lines.slice(0, entries[0]?.from ?? lines.length)
  const parts: Part[] = first === 'head' ? headParts(top) : [{ kind: first, lines: [...top] }]
  for (const [i, entry] of entries.entries()) {
    const to = entries[i + 1]?.from ?? lines.length
    const own = lines.slice(entry.from, to)
    const end = looseFrom(own, entry.headerEnd - entry.from, i === entries.length - 1)
    add(parts, { kind: entry.kind, lines: own.slice(0, end) })
    for (const block of joinHeadings(blocksOf(own.slice(end)))) parts.push(looseBlock(block))
  }
  return parts.filter((part) => part.lines.length > 0 || part.kind === first)
}

function add(parts: Part[], part: Part) {
  const last = parts.at(-1)
  if (last && last.kind === part.kind) last.lines.push(...part.lines)
  else parts.push(part)
}

type Entry = { from: number; headerEnd: number; kind: 'work' | 'education' }

function entriesOf(lines: readonly Line[]): Entry[] {
  const dated = lines.map((line) => entryDates(line))
  const hasRanges = dated.some((dates) => dates?.isRange)
  const entries: Entry[] = []
  let free = 0
  for (const [at, dates] of dated.entries()) {
    if (!dates || at < free) continue
    const from = headerTop(lines, at, free)
    const headerEnd = headerBottom(lines, at)
    const header = lines.slice(from, headerEnd)
    const { job: named, school, hasDegree } = headerVotes(header)
    const job = !hasDegree && hasBody(lines, headerEnd) ? Math.max(named, school + 0.1) : named
    if (Math.max(job, school) < 0.8 && !(dates.isRange && hasBody(lines, headerEnd))) continue
    // A year alone needs a degree or a title where other entries have periods.
    if (hasRanges && !dates.isRange && Math.max(job, school) < 1.6) continue
    entries.push({ from, headerEnd, kind: school > job ? 'education' : 'work' })
    free = headerEnd
  }
  return entries
}

const hasBody = (lines: readonly Line[], from: number) =>
  lines.slice(from, from + 2).some((line) => line.isBullet || isSentence(line))

const isHeader = (line: Line | undefined): line is Line =>
  line !== undefined &&
  !line.isBullet &&
  !isSentence(line) &&
  !isLabelledList(line) &&
  entryDates(line) === null

/** Up to the space above the entry, or the text of the one before. */
function headerTop(lines: readonly Line[], at: number, free: number): number {
  let top = at
  while (top > free && at - top < MOST_ABOVE) {
    if ((lines[top]?.gap ?? 0) >= APART) break
    const above = lines[top - 1]
    if (!isHeader(above) || isContact(above)) break
    top--
  }
  // Dates with a name beside them and no space above begin the entry themselves.
  const isNamed = textBesideDates(lines[at] as Line).split(/\s+/).length >= 3
  const hasSpace = (lines[top]?.gap ?? 0) >= APART
  return isNamed && !hasSpace ? at : top
}

function headerBottom(lines: readonly Line[], at: number): number {
  let end = at + 1
  while (end <= at + MOST_BELOW && isHeader(lines[end]) && (lines[end]?.gap ?? 0) < APART) end++
  return end
}

/** Where an entry ends and something else begins that has no dates. */
function looseFrom(own: readonly Line[], headerEnd: number, isLast: boolean): number {
  for (let at = Math.max(1, headerEnd); at < own.length; at++) {
    const line = own[at] as Line
    if (line.isBullet) continue
    const isApart = line.gap >= APART
    const isSpoken = languageShare(line) >= 0.6
    const isSkills = isListLine(line) && itemsOf(line).length >= 3 && knownSkills(line) >= 2
    if (isApart) {
      const block = firstBlock(own, at)
      const { kind, weight } = contentKind(block)
      if (kind === 'languages' || kind === 'contact') return at
      if (kind === 'skills' && weight >= 0.3) return at
      if (isPlainList(line)) return at
      // After the last entry's text, sentences with space above them belong to no entry.
      const hasText = own.slice(headerEnd, at).length > 0
      if (isLast && kind === 'summary' && hasText) return at
    } else if (isLast && (isSpoken || isSkills)) return at
  }
  return own.length
}

/** A line of many items, which no entry begins with. */
const isPlainList = (line: Line) =>
  isListLine(line) &&
  entryDates(line) === null &&
  itemsOf(line).length >= (knownSkills(line) > 1 ? 3 : 5)

/** Runs of lines between the spaces. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (!last || beginsBlock(last.at(-1) as Line, line)) blocks.push([line])
    else last.push(line)
  }
  return blocks
}

/** The block that begins at this line. */
function firstBlock(lines: readonly Line[], at: number): Line[] {
  let end = at + 1
  while (end < lines.length && !beginsBlock(lines[end - 1] as Line, lines[end] as Line)) end++
  return lines.slice(at, end)
}

const beginsBlock = (before: Line, line: Line) => line.gap >= APART || changes(before, line)

/** A heading with space below it. */
function joinHeadings(blocks: Line[][]): Line[][] {
  const joined: Line[][] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    const isHeading = last?.length === 1 && isHeadingText(last[0] as Line)
    if (last && isHeading) last.push(...block)
    else joined.push([...block])
  }
  return joined
}

/** Without space between them, languages or sentences follow skills. */
function changes(before: Line, line: Line): boolean {
  if (languageShare(before) >= 0.6 !== languageShare(line) >= 0.6) return true
  return isPlainList(before) && !isListLine(line)
}

export function looseBlock(block: Line[]): Part {
  const [first, ...rest] = block as [Line, ...Line[]]
  const isNamed = rest.length > 0 && isHeadingText(first) && !isContact(first)
  const part = isNamed ? kindOfBlock(rest) : null
  return part?.kind ? { ...part, headingLine: first } : kindOfBlock(block)
}

/** One short text, unlike the list or the sentences below it. */
const isHeadingText = (line: Line) =>
  !line.isBullet &&
  itemsOf(line).length === 1 &&
  line.text.split(/\s+/).length <= 6 &&
  !/[.,;\d]/.test(line.text) &&
  knownSkills(line) === 0 &&
  languageShare(line) === 0

function kindOfBlock(lines: Line[]): Part {
  const { kind, weight } = contentKind(lines)
  const list = skillsInSentence(lines)
  if (list) return { kind: 'skills', lines: list }
  if (kind === 'languages' || kind === 'contact') return { kind, lines }
  if (kind === 'skills' && weight >= 0.3) return { kind, lines }
  const words = lines.reduce((sum, line) => sum + line.text.split(/\s+/).length, 0)
  if (kind === 'summary' && words <= MOST_SUMMARY_WORDS) return { kind, lines }
  return { kind: null, lines }
}

/** "My tools are Go, Kafka, Postgres and Helm." */
const LEAD_IN = /^.{2,60}?(?:\s(?:are|is|with|includes?|sind|mit|avec|con|son|sont)|:)\s+/iu

/** What a list of skills is introduced with. */
const MEANT = /tools?\b|werkzeug|outils?\b|herramient|stack|\bbag\b|\bkit\b/iu

/** The list in a sentence that names several known skills; null if there is none. */
function skillsInSentence(lines: readonly Line[]): Line[] | null {
  const [line] = lines
  if (!line || lines.length > 3 || line.isBullet) return null
  const text = lines.map((it) => it.text).join(' ')
  const list = text.replace(LEAD_IN, '').replace(/\.$/, '')
  const items = list.split(/,\s+/)
  const isList = items.length >= 4 && items.every((item) => item.split(/\s+/).length <= 4)
  const isMeant = knownSkills(line) > 0 || MEANT.test(text.slice(0, 60))
  return isList && list !== text && isMeant
    ? [{ ...line, text: list, cells: [], from: lines }]
    : null
}

/** A longer text is no summary. */
const MOST_SUMMARY_WORDS = 120

/** Lists that follow name, contacts and summary. */
function headParts(lines: readonly Line[]): Part[] {
  const parts: Part[] = [{ kind: 'head', lines: [] }]
  for (const [at, block] of blocksOf(lines).entries()) {
    const { kind, weight } = contentKind(block)
    const isLoose = at > 0 && lines.length > 6 && !block.some(isContact)
    const isList = kind === 'languages' || (kind === 'skills' && weight >= 0.5)
    if (isLoose && isList) add(parts, { kind, lines: block })
    else if (parts.at(-1)?.kind === 'skills' && isLoose && block.every(isListLine))
      add(parts, { kind: 'skills', lines: block })
    else parts[0]?.lines.push(...block)
  }
  return parts
}
