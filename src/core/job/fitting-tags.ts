/**
 * How many of a job's skills fit on one line of its card, so that neither the last one nor "+N more" is cut. Estimated
 * from their letters, because the server does not know their width; the limit is that of the
 * narrowest card beside a preview, or on a phone.
 */
import { CARD_TAGS } from './job.ts'

/**
 * Letters of 5.9 px that fit on a line of 398 px without "+12 more" and its gap. Their average at 13 px is 5.7 px, and
 * a little more where the system places letters at whole pixels.
 */
const LINE = 56
/** The same for the line of 294 px that a card has on a phone of 360 px. */
export const PHONE_LINE = 38
/** The padding of a tag and the gap behind it, 22 px and some room for wide letters. */
const AROUND = 4.5
/** How much wider than other letters capitals and digits are: "ISO 27001" is as wide as eleven letters. */
const EXTRA = 0.2
const WIDE = /[A-Z\d]/g

/** `taken`: letters of the line that something else needs. At least one tag is shown. */
export function fittingTags(tags: readonly string[], taken = 0, line = LINE): number {
  let left = line - taken
  let count = 0
  for (const tag of tags.slice(0, CARD_TAGS)) {
    left -= tag.length + (tag.match(WIDE)?.length ?? 0) * EXTRA + AROUND
    if (left < 0 && count > 0) break
    count++
  }
  return count
}
