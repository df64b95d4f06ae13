/**
 * Encodes a job's members of the small closed vocabularies as one number, its profile, so that one lookup answers five
 * filters and one histogram counts five facets. In mixed radix: setting, type, level, work type, sector; members count
 * from 1, and 0 is unknown. Flags hold what is only filtered by: category, remote, complete, never reposted, from the
 * employer, alive.
 */
import { CATEGORIES, VOCABULARIES } from '#core/job/job.ts'
import type { JobDocument } from './document.ts'

/** In the order of the radix; the first changes slowest. */
export const VOCABULARY_FACETS = [
  'workSettings',
  'jobTypes',
  'levels',
  'workTypes',
  'sectors',
] as const satisfies (keyof typeof VOCABULARIES)[]
export type VocabularyFacet = (typeof VOCABULARY_FACETS)[number]

const SIZES = VOCABULARY_FACETS.map((facet) => VOCABULARIES[facet].length + 1)

/** The number of possible profiles. */
export const PROFILES = SIZES.reduce((product, size) => product * size, 1)
if (PROFILES > 2 ** 16) throw new Error('A profile no longer fits in 16 bits: remove a vocabulary.')

/** The member of each facet by profile: MEMBERS[facet][profile]. */
export const MEMBERS: Record<VocabularyFacet, Uint8Array> = readMembers()

export const NOT_REMOVED = 1
export const REMOTE_BIT = 1
export const REMOTE = 1 << REMOTE_BIT
export const COMPLETE = 4
const CATEGORY_SHIFT = 3
const CATEGORY_BITS = 7
export const NEVER_REPOSTED = 64
export const FROM_EMPLOYER = 128
if (CATEGORIES.length > CATEGORY_BITS) throw new Error('A category no longer fits in three bits.')
export const categoryOfFlags = (flags: number) => (flags >> CATEGORY_SHIFT) & CATEGORY_BITS

export function profileOf(job: JobDocument): number {
  const values = [job.workSetting, job.jobType, job.level, job.workType, job.sector]
  return VOCABULARY_FACETS.reduce((profile, facet, at) => {
    const members: readonly (string | null)[] = VOCABULARIES[facet]
    return profile * (SIZES[at] as number) + members.indexOf(values[at] ?? null) + 1
  }, 0)
}

export function flagsOf(job: JobDocument, isRemote: boolean): number {
  const members: readonly (string | null)[] = CATEGORIES
  const isComplete = job.yearlyUsd !== null && job.locationText !== null && job.jobType !== null
  return (
    NOT_REMOVED |
    (isRemote ? REMOTE : 0) |
    (isComplete ? COMPLETE : 0) |
    (job.isReposted ? 0 : NEVER_REPOSTED) |
    (job.isFromEmployer ? FROM_EMPLOYER : 0) |
    ((members.indexOf(job.category) + 1) << CATEGORY_SHIFT)
  )
}

function readMembers() {
  let below = PROFILES
  const lists = VOCABULARY_FACETS.map((facet, at) => {
    const size = SIZES[at] as number
    below /= size
    const step = below
    const list = Uint8Array.from({ length: PROFILES }, (_, profile) => (profile / step) % size)
    return [facet, list]
  })
  return Object.fromEntries(lists) as Record<VocabularyFacet, Uint8Array> // fromEntries loses the types of the keys
}
