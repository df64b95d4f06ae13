/**
 * The part of a reading that is stored next to its CV: the file's lines, where each value was found, and problems.
 * Edits to the CV do not change it, except for values that the owner confirms.
 */
import { z } from 'zod'
import { CvReading } from './cv-reading.ts'

export const StoredReading = CvReading.omit({ cv: true }).extend({
  /** The CV version that matches the file as read. */
  version: z.int().positive(),
  /** Values that the owner confirmed, by the key of their mark, as they were at the time. */
  confirmed: z.record(z.string(), z.string()),
})
export type StoredReading = z.infer<typeof StoredReading>

/** The reading without its CV, which is stored as `version`. */
export function toStoredReading({ cv: _, ...rest }: CvReading, version: number): StoredReading {
  return { ...rest, version, confirmed: {} }
}
