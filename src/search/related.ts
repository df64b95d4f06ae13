/**
 * Other jobs that someone reading this one may like: its first title word in their title, or its place.
 * Best are those with the same first two title words, then those that share most tags, then the newest.
 */
import type { JobId } from '#core/job.ts'
import type { JobIndex } from './job-index.ts'
import { entriesOf, impactOf, rowOf } from './postings.ts'
import { FIELD_WEIGHTS, toImpact } from './relevance.ts'
import { rowNumbers } from './row-lists.ts'
import { toPhrase } from './terms.ts'
import { createTop } from './top.ts'

/** Best first; none for a job that is not open. */
export function related(index: JobIndex, id: JobId, limit: number): JobId[] {
  const own = index.rowsById.get(id)
  if (own === undefined) return []
  const { columns, phrases } = index
  const words = (phrases[own] as string).trim().split(' ')
  const firstWord = toPhrase(words.slice(0, 1))
  const firstTwo = toPhrase(words.slice(0, 2))
  const sharedTags = createTagCounter(index, own)

  const top = createTop<Candidate>(limit, isCloser)
  const offer = (row: number) => {
    if (row === own) return
    top.offer({
      id: columns.id[row] as JobId,
      sharesTwoWords: (phrases[row] as string).startsWith(firstTwo),
      sharedTags: sharedTags(row),
      publishedAt: columns.publishedAt[row] as number,
    })
  }
  const hasFirstWord = (row: number) =>
    words[0] !== '' && (phrases[row] as string).includes(firstWord)
  for (const row of rowsThatMayHaveInTitle(index, words[0] as string)) {
    if (hasFirstWord(row)) offer(row)
  }
  for (const row of rowsInPlaceOf(index, own)) if (!hasFirstWord(row)) offer(row)
  return top.items.map((candidate) => candidate.id)
}

type Candidate = { id: JobId; sharesTwoWords: boolean; sharedTags: number; publishedAt: number }

function isCloser(a: Candidate, b: Candidate): boolean {
  if (a.sharesTwoWords !== b.sharesTwoWords) return a.sharesTwoWords
  if (a.sharedTags !== b.sharedTags) return a.sharedTags > b.sharedTags
  if (a.publishedAt !== b.publishedAt) return a.publishedAt > b.publishedAt
  return a.id > b.id
}

function createTagCounter({ tagsOf }: JobIndex, own: number): (row: number) => number {
  const { starts, pool } = tagsOf
  const ownTags = rowNumbers(tagsOf, own)
  return (row) => {
    let shared = 0
    const end = starts[row + 1] as number
    for (let at = starts[row] as number; at < end; at++) {
      if (ownTags.includes(pool[at] as number)) shared++
    }
    return shared
  }
}

/** Open rows; a word in a title cannot weigh less than that field, so most of its list is skipped. */
function rowsThatMayHaveInTitle({ columns, lexicon }: JobIndex, word: string): number[] {
  const list = lexicon.numbers.get(word)
  if (list === undefined) return [] // a title without a word in it
  const leastImpact = toImpact(FIELD_WEIGHTS.title)
  const rows: number[] = []
  for (const entry of entriesOf(lexicon.postings, list)) {
    const row = rowOf(entry)
    if (impactOf(entry) >= leastImpact && columns.alive[row]) rows.push(row)
  }
  return rows
}

function rowsInPlaceOf({ columns, names }: JobIndex, own: number): number[] {
  const { alive, location, rows } = columns
  const place = location[own] as number
  if (names.location.folded[place] === '') return []
  const found: number[] = []
  for (let row = 0; row < rows; row++) {
    if (location[row] === place && alive[row]) found.push(row)
  }
  return found
}
