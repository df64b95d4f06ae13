/** /dashboard/onboarding: the wizard's five steps on a page of their own. The step is in the query. */
import './profile.css'
import './read-summary.css'
import './wizard.css'
import { Form, redirect, useNavigate } from 'react-router'
import { PageHead } from '#app/frame/page-head.tsx'
import { servicesContext } from '#app/request/context.ts'
import { submitOrFallback } from '#app/request/failed-submission.ts'
import { requireViewer } from '#app/request/viewer.ts'
import type { FileId } from '#core/files/file-id.ts'
import { readStep } from '#core/profile/onboarding.ts'
import { readUuid } from '#core/text/read-id.ts'
import type { Route } from './+types/dashboard-onboarding.ts'
import { unanswered } from './failed-outcome.ts'
import { loadProfile } from './load-profile.ts'
import { FormProblem } from './profile-form.tsx'
import { ProfileFormContext } from './profile-form-context.ts'
import { saveProfile } from './save-profile.ts'
import { WizardSteps } from './wizard-steps.tsx'

const PAGE = '/dashboard/onboarding'

export async function loader(args: Route.LoaderArgs) {
  const viewer = requireViewer(args)
  const { searchParams } = new URL(args.request.url)
  const profile = await loadProfile(args.context.get(servicesContext), viewer)
  const step = readStep(searchParams.get('step'))
  // The step is in the URL, so that filling something in does not move the person to another step.
  if (step === null) throw redirect(`${PAGE}?step=${profile.step}`)
  return {
    profile,
    step,
    deletedCv: readUuid<FileId>(searchParams.get('file') ?? ''),
  }
}

export const action = (args: Route.ActionArgs) => saveProfile(args)

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = request.clone()
  return submitOrFallback(serverAction, (loss) => unanswered(sent, loss))
}

export default function DashboardOnboarding({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, step, deletedCv } = loaderData
  const navigate = useNavigate()
  return (
    <ProfileFormContext value={{ action: PAGE, step, outcome: actionData ?? null }}>
      <PageHead
        title="Complete Your Profile"
        description="Complete your profile in five steps."
        path={PAGE}
        isPrivate
      />
      <h1 id="wizard-page-title">Complete Your Profile</h1>
      <div className="card wizard-page">
        <WizardSteps
          profile={profile}
          step={step}
          onStep={(to) => void navigate(`${PAGE}?step=${to}`)}
          onFinish={() => void navigate('/dashboard')}
          deletedCv={deletedCv}
          titleId="wizard-page-title"
          later={
            <Form method="post" action={PAGE}>
              {actionData?.intent === 'later' && !actionData.isSaved && (
                <FormProblem>{actionData.problems.form}</FormProblem>
              )}
              <button type="submit" name="intent" value="later" className="button button-plain">
                Skip for now
              </button>
            </Form>
          }
        />
      </div>
    </ProfileFormContext>
  )
}
