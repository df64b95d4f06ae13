/** Separates dates and durations at the edges of a text from the rest of it. */
import { fold } from '#core/text/fold-text.ts'
import { PRESENT_WORDS } from './date-words.ts'
import { type DateSpan, readDates, readLengths } from './read-dates.ts'
import { trimEdges, trimSigns } from './trim-edges.ts'

/**
 * The text without the dates at its edges; null if it has none there. `dates` is null if there are only durations.
 */
export function stripEdgeDates(text: string): { rest: string; dates: DateSpan | null } | null {
  const present = trimSigns(fold(text.slice(0, 60)))
  if (PRESENT_WORDS.includes(present)) {
    return { rest: '', dates: { start: null, end: 'present', isRange: false, from: 0, to: 0 } }
  }
  const dates = readDates(text)
  const chosen = dates.find(({ isRange }) => isRange) ?? dates.at(-1) ?? null
  const lengths = readLengths(text).filter(
    ({ from, to }) => !dates.some((span) => from < span.to && to > span.from),
  )
  const edges = edgesOf(text, chosen, lengths)
  if (!edges) return null
  return { rest: trimEdges(edges.rest), dates: edges.hasDates ? chosen : null }
}

function edgesOf(text: string, dates: DateSpan | null, lengths: { from: number; to: number }[]) {
  let rest = text
  let hasDates = false
  const spans = [...lengths, ...(dates ? [dates] : [])].sort((a, b) => b.from - a.from)
  for (const span of spans) {
    const [before, behind] = [rest.slice(0, span.from), rest.slice(span.to)]
    const isFirst = trimSigns(before) === ''
    const isLast = isOnlySigns(behind)
    if (span === dates) {
      if (!isFirst && !isLast && !isFramed(before, behind)) continue
      if (!dates.isRange && isLast && !isFirst && !mayEndWithDate(before)) continue
      if (!dates.isRange && isFirst && !isLast && !/^\s*[:|·•,–—-]/.test(behind)) continue
      hasDates = true
    } else if (!dates && !(isFirst && isLast)) {
      if (!(isLast && /[(|·•–—-]\s*$|\($/.test(`${before}${text.slice(span.from, span.from + 1)}`)))
        continue
    }
    rest = isFirst
      ? behind
      : isLast
        ? before
        : `${before.replace(/\($/, '')} | ${behind.replace(/^\)/, '')}`
  }
  return rest === text ? null : { rest, hasDates }
}

/** Also ignores a closing bracket. */
const isOnlySigns = (text: string) => trimSigns(text).replace(/^[)\]]/, '') === ''

/** "Title | 2019 – 2021 | Berlin", "Company (2019 – 2021), Berlin". */
function isFramed(before: string, behind: string): boolean {
  return /[|·•/,(–—-]\s*$/.test(before) && /^\s*[|·•/,)–—-]/.test(behind)
}

/** A lone date at the end counts unless the word before it leads into it, as in "Class of 2022". */
function mayEndWithDate(before: string): boolean {
  if (/[,;:|·•(–—-]\s*$|\s\s$/.test(before)) return true
  return !/(?:^|\s)(?:of|in|by|since|for|the|and|to|server|office|class|until)\s+$/i.test(before)
}
