/** What is better in a CV made for a job: coverage, order and pages; on request, what a reader finds in its PDF. */
import type { AccountId } from '#core/account/account.ts'
import type { Cv } from '#core/cv/cv.ts'
import type { CvDesign } from '#core/documents/cv-design.ts'
import {
  type CvImprovements,
  improvementsOf,
  type ReadBack,
  readBack,
} from '#core/tailoring/cv-improvements.ts'
import type { TailorTarget } from '#core/tailoring/tailoring.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

type Compared = { before: Cv; after: Cv; design: CvDesign; target: TailorTarget; pages: number }

export type MadeCvImprovements = CvImprovements & { pages: { before: number; after: number } }

/** `pages`: of the CV made for the job, which is typeset already. */
export async function madeCvImprovements(
  { typeset }: Pick<Services, 'typeset'>,
  { before, after, design, target, pages }: Compared,
): Promise<MadeCvImprovements> {
  const old = await typeset.cv(before, design, 'svg')
  return { ...improvementsOf(before, after, target), pages: { before: old.pages, after: pages } }
}

/** Throws if the account has a file being read, or too many are waiting. Null if the file could not be read. */
export async function readMadeCvBack(
  { typeset, readCv }: Pick<Services, 'typeset' | 'readCv'>,
  accountId: AccountId,
  { cv, design }: { cv: Cv; design: CvDesign },
  signal?: AbortSignal,
): Promise<ReadBack | null> {
  const { files } = await typeset.cv(cv, design, 'pdf')
  const [content] = files
  if (!content) return null
  const { cv: read } = await readCv(accountId, 'pdf', content, signal)
  return read && readBack(cv, read)
}
