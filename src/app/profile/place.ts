/** Where the forms of a profile stand: on its own page, on the page of onboarding, in the wizard's dialog, or, of the resume alone, among CVs. */
import { createContext, useContext } from 'react'
import type { OnboardingStep } from '#core/profile/onboarding.ts'
import type { Outcome } from './save-profile.ts'

export type Place = {
  action: '/dashboard/profile' | '/dashboard/onboarding' | '/dashboard/cv-analyzer'
  /** The step of onboarding; null on the profile's own page. */
  step: OnboardingStep | null
  /** What came of a form that was sent without a script; null for none. */
  outcome: Outcome | null
}

const PlaceContext = createContext<Place>({
  action: '/dashboard/profile',
  step: null,
  outcome: null,
})

export const ProfilePlace = PlaceContext
export const usePlace = () => useContext(PlaceContext)
