/** Account deletion: lists what will be lost before showing the button; no confirmation text has to be typed. */
import { Form } from 'react-router'
import { SubmitButton } from '#app/ui/submit-button.tsx'

type Props = {
  isOpen: boolean
  /** Whether the person re-authenticated recently; if not, they are asked to. */
  isConfirmed: boolean
  mailIsConfigured: boolean
}

export function DeleteAccount({ isOpen, isConfirmed, mailIsConfigured }: Props) {
  return (
    <details className="your-data-end" open={isOpen}>
      <summary>Delete my account…</summary>
      <p>
        This deletes your profile, saved jobs, applications, files, job alerts with their channels
        and feeds, calendar address, access tokens, messages to the operator and sign-in methods
        right away, and signs you out everywhere. This is permanent: nothing can be recovered.
        {mailIsConfigured && ' We’ll send you one last email to confirm it.'}
      </p>
      <p>
        Backups made by the operator may still contain your data until they’re replaced.{' '}
        <a href="/dashboard/data/export" className="link">
          Download your data
        </a>{' '}
        first if you want to keep a copy.
      </p>
      {!isConfirmed && <p className="hint">You’ll be asked to confirm it’s you first.</p>}
      <Form method="post">
        <SubmitButton intent="delete-account" busy="Deleting…" className="button button-danger">
          Delete my account now
        </SubmitButton>
      </Form>
    </details>
  )
}
