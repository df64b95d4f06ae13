/**
 * Fields of a file that the format of listings doesn't have, such as a misspelled `tittle` or a `skills` that we read
 * from the text: they are left out without harm, but an operator should know.
 */
import { Listing } from '#core/job/listing.ts'

/** A field that isn't read, and how many lines have it. */
export type IgnoredField = { field: string; count: number }

/** A file may have a name of its own on every line. */
const MAX_FIELDS = 20

const isKnown = (field: string) => Object.hasOwn(Listing.shape, field)

/** Adds the fields of one line that are not read to `ignored`. Those without a value don't count. */
export function noteIgnored(ignored: IgnoredField[], row: object): void {
  for (const [field, value] of Object.entries(row)) {
    if (value === null || isKnown(field)) continue
    const before = ignored.find((it) => it.field === field)
    if (before) before.count++
    else if (ignored.length < MAX_FIELDS) ignored.push({ field, count: 1 })
  }
}
