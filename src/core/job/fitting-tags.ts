/**
 * How many of a job's skills fit on one line of its card, so that neither the last one nor "+N more" is cut. Estimated
 * from their letters, because the server does not know their width; the limit is that of the narrowest card.
 */
import { CARD_TAGS } from './job.ts'

/** Letters on a line of 420 px at 13 px, of 6.8 px on average, without "+12 more" and its gap. */
const LINE = 52
/** The padding of a tag and the gap behind it, 22 px. */
const AROUND = 3.3

/** `taken`: letters of the line that something else needs. At least one tag is shown. */
export function fittingTags(tags: readonly string[], taken = 0): number {
  let left = LINE - taken
  let count = 0
  for (const tag of tags.slice(0, CARD_TAGS)) {
    left -= tag.length + AROUND
    if (left < 0 && count > 0) break
    count++
  }
  return count
}
