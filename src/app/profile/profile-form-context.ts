/** Where the profile forms are: the profile page, onboarding (page or dialog), or, for the CV form, the CV page. */
import { createContext, useContext } from 'react'
import type { OnboardingStep } from '#core/profile/onboarding.ts'
import type { Outcome } from './save-profile.ts'

export type Place = {
  action: '/dashboard/profile' | '/dashboard/onboarding' | '/dashboard/cv-analyzer'
  /** The onboarding step; null on the other pages. */
  step: OnboardingStep | null
  /** The outcome of a form submitted without a script; null for none. */
  outcome: Outcome | null
}

/**
 * Where a form is sent. Onboarding needs its step in the address too: a form that could not be saved is shown again
 * there, with what was typed.
 */
export function formAddress({ action, step }: Place, form: string | null = null): string {
  const query = new URLSearchParams({
    ...(step !== null && { step: `${step}` }),
    ...(form !== null && { form }),
  })
  return query.size > 0 ? `${action}?${query}` : action
}

const PlaceContext = createContext<Place>({
  action: '/dashboard/profile',
  step: null,
  outcome: null,
})

export const ProfileFormContext = PlaceContext
export const useProfileFormContext = () => useContext(PlaceContext)
