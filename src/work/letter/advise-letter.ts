/** Why a letter's draft is weak, if it is, and what its person can choose its facts from. */
import type { AccountId } from '#core/account/account.ts'
import { withOpenStudies } from '#core/cv/study-state.ts'
import { type LetterAdvice, letterAdvice } from '#core/letter/letter-facts.ts'
import { letterFindings } from '#core/letter/letter-findings.ts'
import type * as letters from '#store/letters.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { letterCv } from './letter-source.ts'

export async function adviseLetter(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: AccountId,
  { content, cvId }: letters.StoredLetter,
): Promise<LetterAdvice> {
  const { cv: printed } = await letterCv(db, accountId, cvId)
  const cv = withOpenStudies(printed, clock.now().toISOString().slice(0, 10))
  const { job, tone, length, language, addressee, own, picks } = content
  const order = {
    cv,
    job,
    findings: letterFindings(cv, job),
    tone,
    length,
    language,
    addressee,
    own,
  }
  return letterAdvice({ ...order, ...(picks && { picks }) }, content)
}
