/** A person's CV with findings: what to fix in it. */
import type { AccountId } from '#core/account/account.ts'
import { checkCv, type Finding } from '#core/cv/cv-check.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { type WholeCv, wholeCv } from './whole-cv.ts'

export async function checkedCv(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  id: CvId,
): Promise<WholeCv & { findings: Finding[] }> {
  const whole = await wholeCv(db, accountId, id)
  const { cv, live } = whole
  const now = clock.now()
  const nowMonth = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const { content, reading } = cv
  return { ...whole, findings: checkCv({ cv: content, reading, live, nowMonth }) }
}
