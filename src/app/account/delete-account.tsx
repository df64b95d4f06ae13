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
        We delete your account right away and sign you out everywhere. You can’t undo this.
        {mailIsConfigured && ' We’ll send you one last email to confirm it.'} You lose:
      </p>
      <ul className="list-disc pl-5">
        <li>your profile, CVs, cover letters and files</li>
        <li>your saved jobs, hidden jobs and applications</li>
        <li>your job alerts with their notifications and feeds</li>
        <li>your calendar address and access tokens</li>
        <li>your messages to us</li>
        <li>your ways to sign in</li>
      </ul>
      <p>
        Backups may keep your data until they’re replaced.{' '}
        <a href="/dashboard/data/export" className="link">
          Download your data
        </a>{' '}
        first if you want to keep a copy.
      </p>
      {!isConfirmed && <p className="hint">We’ll ask you to confirm it’s you first.</p>}
      <Form method="post">
        <SubmitButton intent="delete-account" busy="Deleting…" className="button button-danger">
          Delete my account now
        </SubmitButton>
      </Form>
    </details>
  )
}
