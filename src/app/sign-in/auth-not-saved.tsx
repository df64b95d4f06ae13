/** /auth/not-saved: the person has signed in, but the job they wanted to save could not be saved. Says why. */

import { parseAfterSignIn } from '#core/account/after-sign-in.ts'
import { REFUSALS } from '#core/api/refusal.ts'
import type { Route } from './+types/auth-not-saved.ts'
import { AuthPage } from './auth-page.tsx'

const REASONS = ['saved_jobs_full', 'job_not_found', 'job_gone'] as const

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const reason = REASONS.find((code) => code === searchParams.get('reason'))
  return {
    message: reason ? REFUSALS[reason].message : 'Failed to update saved job',
    next: parseAfterSignIn((name) => searchParams.get(name)).next,
  }
}

export default function AuthNotSaved({ loaderData: { message, next } }: Route.ComponentProps) {
  return (
    <AuthPage
      title="You’re signed in, but the job wasn’t saved"
      path="/auth/not-saved"
      lede={message}
    >
      <div className="auth-ways">
        <a href={next} className="button button-primary button-wide">
          Continue
        </a>
        <a href="/dashboard/saved-jobs" className="button button-wide">
          Saved Jobs
        </a>
      </div>
    </AuthPage>
  )
}
