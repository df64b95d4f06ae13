/**
 * Other jobs that a reader of this one may like: those with its first title word in their title, or with its place.
 * Best are those with the same first two title words, then those that share the most tags, then the newest.
 */
import type { JobId } from '#core/job/job.ts'
import { findPosition } from '#search/postings/postings.ts'
import { type Place, placeOf } from '#search/segments/find-row.ts'
import { NOT_REMOVED } from '#search/segments/job-profile.ts'
import { type Segment, tagColumn } from '#search/segments/segment.ts'
import type { Tables } from '#search/segments/tables.ts'
import { forEachNumber } from '#search/structures/slots.ts'
import { textOf } from '#search/structures/string-table.ts'
import { createTop } from '#search/structures/top-list.ts'

/** Best first; empty for a job that is not open. */
export function related(segments: Segment[], tables: Tables, id: JobId, limit: number): JobId[] {
  const own = placeOf(segments, id)
  if (!own) return []
  const place = own.segment.location[own.row] as number
  const hasPlace = textOf(tables.locations, place) !== ''
  const title = titleOf(tables, own.segment.title[own.row] as number)
  const ownTags = tagsOf(own)

  const top = createTop<Candidate>(limit, isCloser)
  for (const segment of segments) {
    const offer = (row: number) => {
      if (segment === own.segment && row === own.row) return
      const publishedAt = segment.publishedAt[row] as number
      const theirs = titleOf(tables, segment.title[row] as number)
      const sharesTwoWords = theirs[0] === title[0] && theirs[1] === title[1]
      const least = top.worst()
      // a job that cannot be closer needs no comparison of tags
      if (least && !sharesTwoWords && least.sharesTwoWords) return
      const sharedTags = countShared(tagsOf({ segment, row }), ownTags)
      top.offer({ id: segment.id[row] as JobId, sharesTwoWords, sharedTags, publishedAt })
    }
    const [first] = title
    const isInTitle = (row: number) =>
      first !== undefined && titleOf(tables, segment.title[row] as number).includes(first)
    if (first !== undefined) {
      forEachInShort(segment, first, (row) => {
        if (isInTitle(row)) offer(row)
      })
    }
    if (!hasPlace) continue
    for (let row = 0; row < segment.rows; row++) {
      if (segment.location[row] !== place) continue
      if ((segment.flags[row] as number) & NOT_REMOVED && !isInTitle(row)) offer(row)
    }
  }
  return top.items.map((candidate) => candidate.id)
}

type Candidate = { id: JobId; sharesTwoWords: boolean; sharedTags: number; publishedAt: number }

function isCloser(a: Candidate, b: Candidate): boolean {
  if (a.sharesTwoWords !== b.sharesTwoWords) return a.sharesTwoWords
  if (a.sharedTags !== b.sharedTags) return a.sharedTags > b.sharedTags
  if (a.publishedAt !== b.publishedAt) return a.publishedAt > b.publishedAt
  return a.id > b.id
}

const titleOf = ({ titleWords: { starts, words } }: Tables, title: number) =>
  words.subarray(starts[title] as number, starts[title + 1] as number)

function tagsOf({ segment, row }: Place): number[] {
  const numbers: number[] = []
  forEachNumber(tagColumn(segment), row, (number) => numbers.push(number))
  return numbers
}

const countShared = (theirs: number[], own: number[]) =>
  theirs.reduce((count, tag) => count + (own.includes(tag) ? 1 : 0), 0)

/** Open rows that have the term in a short field. */
function forEachInShort(segment: Segment, term: number, visit: (row: number) => void) {
  const position = findPosition(segment, term)
  if (position < 0) return
  const end = segment.shortStarts[position + 1] as number
  for (let at = segment.shortStarts[position] as number; at < end; at++) {
    const row = segment.shortRows[at] as number
    if ((segment.flags[row] as number) & NOT_REMOVED) visit(row)
  }
}
