/** Writes a new cover letter by the rules and stores it, within the limit per person. */
import type { AccountId } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { Cv } from '#core/cv/cv.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { withOpenStudies } from '#core/cv/study-state.ts'
import { type CvDesign, DEFAULT_DESIGN } from '#core/documents/cv-design.ts'
import type { JobId } from '#core/job/job.ts'
import { Letter, type LetterJob } from '#core/letter/cover-letter.ts'
import { letterFindings } from '#core/letter/letter-findings.ts'
import type { NewLetter } from '#core/letter/letter-input.ts'
import { chosenLanguage } from '#core/letter/letter-language.ts'
import { writeLetter } from '#core/letter/write-letter.ts'
import * as accountChanges from '#store/account-changes.ts'
import * as cvs from '#store/cvs.ts'
import { inTransaction, type Tx } from '#store/db.ts'
import * as letters from '#store/letters.ts'
import { requirePlan } from '#work/plan/account-plan.ts'
import type { Services } from '#work/use-case/use-case-services.ts'
import { letterCv, letterJob } from './letter-source.ts'

const MAX_LETTERS = 200
const MAX_LETTER_NAME = 200

/** Throws for a CV of another account, for a job that does not exist, and if the plan has no letters. */
export function addLetter(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  accountId: AccountId,
  asked: NewLetter,
): Promise<letters.StoredLetter> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await requirePlan({ db: tx, clock, settings }, accountId, 'cover_letters')
    const jobId = 'jobId' in asked ? (asked.jobId as JobId) : null
    const job = 'jobId' in asked ? await letterJob(tx, asked.jobId as JobId) : pastedJob(asked)
    const { cvId, cv } = await letterCv(tx, accountId, (asked.cvId ?? null) as CvId | null)
    const content = Letter.parse(
      letterBy(withOpenStudies(cv, now.toISOString().slice(0, 10)), job, asked),
    )
    await requireRoom(tx, accountId)
    const name = toLetterName(job.company === '' ? job.title : `${job.title}, ${job.company}`)
    const design = await designOf(tx, accountId, cvId)
    const id = await letters.add(tx, accountId, { name, cvId, jobId, content, design }, now)
    accountChanges.record(tx, accountId, { kind: 'letter', subject: id }, now)
    return (await letters.read(tx, accountId, id)) as letters.StoredLetter
  })
}

type Words = Pick<NewLetter, 'tone' | 'length' | 'language' | 'addressee' | 'why' | 'more'> &
  Pick<Letter, 'picks'>

/** Omitted options have their defaults. */
export function letterBy(cv: Cv, job: LetterJob, asked: Words): Letter {
  return writeLetter({
    cv,
    job,
    findings: letterFindings(cv, job),
    tone: asked.tone ?? 'plain',
    length: asked.length ?? 'medium',
    language: chosenLanguage(asked.language, job.description),
    addressee: asked.addressee ?? '',
    own: { why: asked.why ?? '', more: asked.more ?? '' },
    ...(asked.picks && { picks: asked.picks }),
  })
}

/** A valid name for a letter; never empty. */
export const toLetterName = (name: string) =>
  name.toWellFormed().trim().slice(0, MAX_LETTER_NAME).trim() || 'Cover letter'

type Pasted = Exclude<NewLetter, { jobId: number }>

const pastedJob = ({ title, company, description }: Pasted): LetterJob => ({
  title,
  company: company ?? '',
  description: description ?? '',
})

/** The CV's own design if it has one. */
async function designOf(tx: Tx, accountId: AccountId, cvId: CvId | null): Promise<CvDesign> {
  const cv = cvId && (await cvs.read(tx, accountId, cvId))
  return cv?.design ?? DEFAULT_DESIGN
}

/** If there is no room, soft-deleted letters are purged; they cannot be restored afterwards. */
async function requireRoom(tx: Tx, accountId: AccountId) {
  if ((await letters.usage(tx, accountId)) < MAX_LETTERS) return
  await letters.purgeOwn(tx, accountId)
  if ((await letters.usage(tx, accountId)) >= MAX_LETTERS) throw new Refusal('list_full')
}
