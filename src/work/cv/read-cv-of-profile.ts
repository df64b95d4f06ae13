/** What was read from the profile's CV, and what of it the profile does not contain yet. */
import type { AccountId } from '#core/account/account.ts'
import { readProblem } from '#core/cv/cv-file-problem.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import { type CvProposal, proposalOf } from '#core/profile/cv-proposal.ts'
import { analysisOf, type CvAnalysis, cvToProfile, hasFound } from '#core/profile/profile-cv.ts'
import { findSkills } from '#core/skill/skill.ts'
import { distinct } from '#core/text/typed-list.ts'
import * as cvs from '#store/cvs.ts'
import type { Db, Tx } from '#store/db.ts'
import type { StoredProfile } from '#store/profiles.ts'

export type ProfileCv = {
  id: CvId
  /** Null if the file contained text. */
  problem: string | null
  /** Null if nothing was found to match jobs by. */
  analysis: CvAnalysis | null
  proposal: CvProposal
}

/** Null without a CV, and for one uploaded before CVs were read. */
export async function cvOfProfile(
  db: Db | Tx,
  accountId: AccountId,
  profile: Pick<StoredProfile, 'cv' | 'name' | 'bio' | 'skills' | 'experience' | 'education'>,
  now: Date,
): Promise<ProfileCv | null> {
  const known = profile.cv && (await cvs.ofFile(db, accountId, profile.cv.id))
  const cv = known && (await cvs.read(db, accountId, known.id))
  if (!cv) return null
  const nowMonth = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const forProfile = cvToProfile(cv.content, nowMonth)
  const text = cv.reading?.lines.map((line) => line.text).join('\n') ?? ''
  // Skills that are only mentioned in sentences count too.
  const skills = distinct([...forProfile.skills, ...findSkills(text)])
  const analysis = { ...analysisOf(cv.content), skills }
  return {
    id: cv.id,
    problem: cv.reading && readProblem(cv.reading),
    analysis: hasFound(analysis) ? analysis : null,
    proposal: proposalOf(profile, { ...forProfile, skills }),
  }
}
