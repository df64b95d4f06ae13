/** What was read from the profile's CV, and what of it the profile does not contain yet. */
import type { AccountId } from '#core/account/account.ts'
import { readProblem } from '#core/cv/cv-file-problem.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { currentValueInfos } from '#core/cv/cv-value-infos.ts'
import { type CvProposal, openIncomplete, proposalOf } from '#core/profile/cv-proposal.ts'
import { takeoverOf } from '#core/profile/cv-takeover.ts'
import {
  analysisOf,
  type CvAnalysis,
  hasFound,
  type Incomplete,
  incompleteOf,
} from '#core/profile/profile-cv.ts'
import * as cvs from '#store/cvs.ts'
import type { Db, Tx } from '#store/db.ts'
import type { StoredProfile } from '#store/profiles.ts'
import { asRead } from './whole-cv.ts'

export type ProfileCv = {
  id: CvId
  /** As its owner named it. */
  name: string
  /** Null if the file contained text. */
  problem: string | null
  /** Whether reading took too long, so that it may succeed now. */
  isTimedOut: boolean
  /** Null if nothing was found to match jobs by. */
  analysis: CvAnalysis | null
  /** Everything that the profile lacks, and the part of it that needs no question. */
  proposal: CvProposal
  certain: CvProposal
  /** What a profile cannot take before its owner has completed it. */
  incomplete: Incomplete
  /** Where the person lives and what they speak: a profile has no fields for them, so they stay in the CV. */
  home: string | null
  languages: string[]
}

type Profile = Pick<
  StoredProfile,
  'cv' | 'name' | 'bio' | 'website' | 'experienceYears' | 'skills' | 'experience' | 'education'
>

/** Null without a CV, and for one uploaded before CVs were read. */
export async function cvOfProfile(
  db: Db | Tx,
  accountId: AccountId,
  profile: Profile,
  now: Date,
): Promise<ProfileCv | null> {
  const known = profile.cv && (await cvs.ofFile(db, accountId, profile.cv.id))
  const stored = known && (await cvs.read(db, accountId, known.id))
  if (!stored) return null
  const { id, content: cv, reading } = stored
  const marks = reading
    ? currentValueInfos(cv, await asRead(db, accountId, stored), reading).marks
    : {}
  const nowMonth = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const text = reading?.lines.map((line) => line.text).join('\n') ?? ''
  const { certain, all } = takeoverOf({ cv, marks, text, nowMonth })
  const analysis = { ...analysisOf(cv), skills: all.skills }
  const isClear = (key: string) => marks[key]?.sure !== 'unsure'
  return {
    id,
    name: stored.name,
    problem: reading && readProblem(reading),
    isTimedOut: reading?.troubles.includes('timed_out') === true,
    analysis: hasFound(analysis) ? analysis : null,
    proposal: proposalOf(profile, all),
    certain: proposalOf(profile, certain),
    incomplete: openIncomplete(profile, incompleteOf(cv)),
    home: isClear('place') ? (cv.place?.text ?? null) : null,
    languages: cv.languages.filter(({ id }) => isClear(id)).map(({ language }) => language),
  }
}
