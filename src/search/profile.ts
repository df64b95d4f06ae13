/**
 * A job's members of the small closed vocabularies as one number, its profile, so that one look-up answers five
 * filters and one histogram counts five facets. In mixed radix: setting, type, level, work type, sector; each
 * counts from 1, and 0 is unknown. Flags are what is only filtered by: category, remote, complete, never posted again,
 * from the employer, alive.
 */
import {
  CATEGORIES,
  EXPERIENCE_LEVELS,
  JOB_TYPES,
  SECTORS,
  WORK_SETTINGS,
  WORK_TYPES,
} from '#core/job/job.ts'
import type { JobDocument } from './document.ts'

/** In the order of the radix, the first changing slowest. */
export const VOCABULARIES = {
  workSettings: WORK_SETTINGS,
  jobTypes: JOB_TYPES,
  levels: EXPERIENCE_LEVELS,
  workTypes: WORK_TYPES,
  sectors: SECTORS,
} as const
export type VocabularyFacet = keyof typeof VOCABULARIES
export const VOCABULARY_FACETS = Object.keys(VOCABULARIES) as VocabularyFacet[]

const SIZES = VOCABULARY_FACETS.map((facet) => VOCABULARIES[facet].length + 1)

/** How many profiles there can be. */
export const PROFILES = SIZES.reduce((product, size) => product * size, 1)
if (PROFILES > 2 ** 16) throw new Error('A profile no longer fits 16 bits: take a vocabulary out.')

/** Members of each facet by profile: MEMBERS[facet][profile]. */
export const MEMBERS: Record<VocabularyFacet, Uint8Array> = readMembers()

export const ALIVE = 1
export const REMOTE = 2
export const COMPLETE = 4
const CATEGORY_SHIFT = 3
const CATEGORY_BITS = 7
export const NEVER_REPOSTED = 64
export const FROM_EMPLOYER = 128
if (CATEGORIES.length > CATEGORY_BITS) throw new Error('A category no longer fits three bits.')
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
    ALIVE |
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
  return Object.fromEntries(lists) as Record<VocabularyFacet, Uint8Array> // entries lose their names
}
