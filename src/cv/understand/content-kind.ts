/**
 * What a run of lines is about, by its content alone: entries with dates are work or education, lists of languages and
 * skills show themselves, and sentences are a summary or something else.
 */
import type { Line, SectionKind } from '#cv/document/document.ts'
import {
  entryDates,
  headerVotes,
  isContact,
  isListLine,
  isSentence,
  itemsOf,
  knownSkills,
  languageShare,
} from './line-signs.ts'

type ContentKind = {
  kind: Exclude<SectionKind, 'head'>
  /** From 0; at 1 it can hardly be anything else. */
  weight: number
}

/** How many lines of an entry's header precede or follow its dates. */
const HEADER_LINES = 2

export function contentKind(lines: readonly Line[]): ContentKind {
  if (lines.length === 0) return { kind: 'other', weight: 0 }
  const votes = entryVotes(lines)
  if (votes.job + votes.school >= 1) {
    const isWork = votes.job >= votes.school
    const [more, less] = isWork ? [votes.job, votes.school] : [votes.school, votes.job]
    return { kind: isWork ? 'work' : 'education', weight: Math.min(1, (more - less) / 2) }
  }
  const languages = mean(lines.map(languageShare))
  if (languages >= 0.6) return { kind: 'languages', weight: languages }
  const contacts = lines.filter(isContact).length / lines.length
  if (contacts >= 0.5) return { kind: 'contact', weight: contacts }
  const undated = headerVotes(lines.filter((line) => !line.isBullet && !isSentence(line)))
  if (undated.school >= 3 && lines.length <= 12) return { kind: 'education', weight: 0.6 }
  const sentences = lines.filter(isSentence).length
  const skills = lines.reduce((sum, line) => sum + knownSkills(line), 0)
  const lists = lines.filter((line) => !isSentence(line) && isListLine(line))
  const items = lists.flatMap(itemsOf).length
  if (lists.length >= lines.length * 0.6 && (items >= 3 || skills > 0)) {
    return { kind: 'skills', weight: Math.min(1, 0.3 + skills / Math.max(4, items)) }
  }
  const bullets = lines.filter((line) => line.isBullet).length
  if (sentences > 0 && bullets === 0) return { kind: 'summary', weight: 0.5 }
  if (undated.job >= 2 && bullets > 0) return { kind: 'work', weight: 0.4 }
  return { kind: 'other', weight: 0.2 }
}

/** What the entries of these lines are, added up; an entry begins where dates are. */
export function entryVotes(lines: readonly Line[]): { job: number; school: number } {
  const sum = { job: 0, school: 0 }
  const dated = lines.map((line) => entryDates(line))
  const hasRanges = dated.some((dates) => dates?.isRange)
  for (const [at, dates] of dated.entries()) {
    if (!dates || (hasRanges && !dates.isRange)) continue
    const header = headerAround(lines, at)
    const { job: named, school, hasDegree } = headerVotes(header)
    const hasBody = lines.slice(at + 1, at + 4).some((line) => line.isBullet || isSentence(line))
    // Universities are employers too: without a degree, a text below makes it a job.
    const job = !hasDegree && hasBody ? Math.max(named, school + 0.1) : named
    // Dates above bullets are a job, whatever it is called.
    sum.job += Math.max(job, hasBody && school < 1 ? 1 : 0) > school ? 1 + Math.min(1, job / 3) : 0
    sum.school += school >= Math.max(0.8, job) ? 1 + Math.min(1, school / 4) : 0
    if (!dates.isRange && job < 1 && school < 0.8) continue
    if (job < 1 && school < 0.8 && !hasBody) sum.job += 0.3
  }
  return sum
}

/** The lines that may be the header of the entry whose dates are in this line. */
function headerAround(lines: readonly Line[], at: number): Line[] {
  const isPart = (line: Line | undefined) =>
    line !== undefined && !line.isBullet && !isSentence(line) && entryDates(line) === null
  const header = [lines[at] as Line]
  for (let up = at - 1; up >= at - HEADER_LINES && isPart(lines[up]); up--) {
    if ((lines[up + 1]?.gap ?? 0) >= 0.5) break
    header.unshift(lines[up] as Line)
  }
  for (let down = at + 1; down <= at + HEADER_LINES && isPart(lines[down]); down++) {
    if ((lines[down]?.gap ?? 0) >= 0.5) break
    header.push(lines[down] as Line)
  }
  return header
}

const mean = (values: number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
