/** What the pages of a profile show: the profile, what may be added to it, and how far onboarding is. */
import type { Viewer } from '#core/account.ts'
import { isOnboardingDue, type OnboardingProfile, startingStep } from '#core/onboarding.ts'
import { Refusal } from '#core/refusal.ts'
import { skillSuggestions } from '#core/skill.ts'
import * as profiles from '#store/profiles.ts'
import { skillsInCv } from '#work/change-cv.ts'
import type { World } from '#work/world.ts'

export type ShownProfile = Awaited<ReturnType<typeof loadProfile>>

export async function loadProfile(db: World['db'], viewer: Viewer) {
  const profile = await profiles.byAccount(db, viewer.id)
  if (!profile) throw new Refusal('not_signed_in')
  const { cvText, laterSession: _, updatedAt: __, version: ___, ...shown } = profile
  const chosen = new Set(profile.skills.map((skill) => skill.toLowerCase()))
  const isNew = (skill: string) => !chosen.has(skill.toLowerCase())
  return {
    ...shown,
    email: viewer.email,
    avatar: viewer.avatar,
    /** Skills that the CV names and the profile does not yet. */
    skillsInCv: skillsInCv(cvText).filter(isNew),
    /** Whether anything was found in the CV. */
    isCvRead: skillsInCv(cvText).length > 0,
    skillSuggestions: skillSuggestions.filter(isNew),
    step: startingStep(toOnboarding(profile)),
  }
}

/** Whether the wizard is to be shown to this person now. */
export async function isWizardDue(
  db: World['db'],
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
      isPutOff: profile.laterSession === viewer.sessionId,
      now,
    })
  )
}

export const toOnboarding = <
  Shown extends Omit<OnboardingProfile, 'hasCv'> & { cv: object | null },
>(
  profile: Shown,
): OnboardingProfile => ({ ...profile, hasCv: profile.cv !== null })
