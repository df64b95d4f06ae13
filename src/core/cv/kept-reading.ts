/**
 * What stays of a reading beside its CV: the file's lines, where each value stood, what stood in the way. The CV is
 * corrected by its owner; this is not, but for what they say is right.
 */
import { z } from 'zod'
import { CvReading } from './cv-reading.ts'

export const KeptReading = CvReading.omit({ cv: true }).extend({
  /** The version of the CV that is as it was read. */
  version: z.int().positive(),
  /** Values that their owner says are right, by the key of their mark, as they then were. */
  confirmed: z.record(z.string(), z.string()),
})
export type KeptReading = z.infer<typeof KeptReading>

/** A reading at hand, its CV to be kept as this version. */
export function keepReading({ cv: _, ...rest }: CvReading, version: number): KeptReading {
  return { ...rest, version, confirmed: {} }
}
