/** The end of an account: what is lost is said before the button can be pressed, and nothing has to be typed. */
import { Form } from 'react-router'
import { SubmitButton } from '#app/ui/submit-button.tsx'

type Props = {
  isOpen: boolean
  /** Whether the person proved lately who they are; otherwise they are asked to. */
  isConfirmed: boolean
  mailIsConfigured: boolean
}

export function DeleteAccount({ isOpen, isConfirmed, mailIsConfigured }: Props) {
  return (
    <details className="your-data-end" open={isOpen}>
      <summary>Delete my account…</summary>
      <p>
        Your profile, saved jobs, applications with everything in them, files, calendar address,
        access tokens and ways to sign in are deleted at once, on every device. Nothing is kept
        back, so nothing can be brought back
        {mailIsConfigured ? ', and you get one last mail that says so.' : '.'}
      </p>
      <p>
        Backups that the operator made before may hold it until they are replaced.{' '}
        <a href="/dashboard/data/export" className="link">
          Download your data
        </a>{' '}
        first if you want to keep it.
      </p>
      {!isConfirmed && <p className="hint">You will be asked once more that it is you.</p>}
      <Form method="post">
        <SubmitButton intent="delete-account" busy="Deleting…" className="button button-danger">
          Delete my account now
        </SubmitButton>
      </Form>
    </details>
  )
}
