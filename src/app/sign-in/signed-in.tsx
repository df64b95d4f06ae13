/** What every page of a signed-in person does besides showing itself. */
import { OnboardingGate } from '#app/profile/onboarding-gate.tsx'
import { useSessionCheck } from './use-session-check.ts'

export function SignedIn({ id, isOnboardingDue }: { id: string; isOnboardingDue: boolean }) {
  useSessionCheck(id)
  return <OnboardingGate isDue={isOnboardingDue} key={id} />
}
