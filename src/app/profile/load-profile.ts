/** The data of the profile pages: the profile, what could be added to it, and the onboarding step. */
import type { AccountId, Viewer } from '#core/account/account.ts'
import { Refusal } from '#core/api/refusal.ts'
import type { CvId } from '#core/cv/cv-id.ts'
import {
  isOnboardingDue,
  type OnboardingProfile,
  type OpenQuestions,
  startingStep,
} from '#core/profile/onboarding.ts'
import { skillSuggestions } from '#core/skill/skill.ts'
import * as cvs from '#store/cvs.ts'
import * as profiles from '#store/profiles.ts'
import * as sessions from '#store/sessions.ts'
import { cvOfProfile, type ProfileCv } from '#work/cv/read-cv-of-profile.ts'
import type { Services } from '#work/use-case/use-case-services.ts'

export type ShownProfile = Awaited<ReturnType<typeof loadProfile>>

export async function loadProfile({ db, clock }: Pick<Services, 'db' | 'clock'>, viewer: Viewer) {
  const profile = await profiles.byAccount(db, viewer.id)
  if (!profile) throw new Refusal('not_signed_in')
  const { cvText: _, laterSession: __, updatedAt: ___, version: ____, ...shown } = profile
  const now = clock.now()
  const read = await cvOfProfile(db, viewer.id, profile, now)
  const chosen = new Set(profile.skills.map((skill) => skill.toLowerCase()))
  const isNew = (skill: string) => !chosen.has(skill.toLowerCase())
  return {
    ...shown,
    cv: profile.cv && { ...profile.cv, name: read?.name ?? profile.cv.name },
    email: viewer.email,
    avatar: viewer.avatar,
    /** Null if the CV has not been read. */
    cvId: read?.id ?? null,
    /** Why nothing could be read. */
    cvProblem: read?.problem ?? null,
    isCvTimedOut: read?.isTimedOut === true,
    /** Whether anything was found in the CV. */
    isCvRead: (read?.analysis ?? null) !== null,
    /** The CV that matches are based on, if it is another one. */
    otherCv: await otherCv(db, viewer.id, read?.id ?? null),
    /** What the CV contains and the profile does not. */
    fromCv: read?.proposal ?? null,
    /** Jobs and degrees of which the CV states only a part. */
    incomplete: read?.incomplete ?? null,
    /** What the CV says that has no field in a profile, and how much of `fromCv` onboarding asks about. */
    readFromCv: read?.analysis
      ? { home: read.home, languages: read.languages, open: openQuestions(read) }
      : null,
    skillSuggestions: skillSuggestions.filter(isNew),
    /** For degrees that are still studied for. */
    thisYear: now.getUTCFullYear(),
    step: startingStep(toOnboarding(profile)),
  }
}

const openQuestions = ({ proposal, incomplete }: ProfileCv): OpenQuestions => ({
  skills: proposal.skills.length,
  entries: [proposal, incomplete].reduce(
    (sum, { experience, education }) => sum + experience.length + education.length,
    0,
  ),
})

async function otherCv(db: Services['db'], accountId: AccountId, own: CvId | null) {
  const used = await cvs.current(db, accountId)
  const cv = used && used !== own ? await cvs.read(db, accountId, used) : null
  return cv && { id: cv.id, name: cv.name }
}

/** Whether to show the onboarding wizard to this person now. */
export async function isWizardDue(
  db: Services['db'],
  viewer: Viewer | null,
  now: Date,
): Promise<boolean> {
  if (!viewer?.sessionId) return false
  const profile = await profiles.byAccount(db, viewer.id)
  return (
    profile !== null &&
    isOnboardingDue({
      profile: toOnboarding(profile),
      signedUpAt: viewer.createdAt,
      isPutOff: await isPutOff(db, profile.laterSession),
      now,
    })
  )
}

/**
 * While the session lasts in which the person postponed it, on their other devices too: otherwise the last one to
 * postpone would bring it back on the others.
 */
const isPutOff = async (db: Services['db'], laterSession: string | null) =>
  laterSession !== null && (await sessions.living(db, [laterSession])).size > 0

export const toOnboarding = <
  Shown extends Omit<OnboardingProfile, 'hasCv'> & { cv: object | null },
>(
  profile: Shown,
): OnboardingProfile => ({ ...profile, hasCv: profile.cv !== null })
