/** In the place of an application that its owner deleted, while it can still be brought back. */
import { Form } from 'react-router'

type Props = { title: string; problem: string | undefined }

export function Deleted({ title, problem }: Props) {
  return (
    <div className="application space-y-4">
      <title>Application deleted | Rolecall</title>
      <meta name="robots" content="noindex" />
      <h1>Application deleted</h1>
      <p className="max-w-text">
        “{title}” is no longer in your tracker. It can be brought back within a day, with everything
        that belongs to it.
      </p>
      {problem && (
        <p className="part-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Form method="post">
          <input type="hidden" name="intent" value="restore" />
          <button type="submit" className="button button-primary">
            Bring it back
          </button>
        </Form>
        <a href="/dashboard/job-tracker" className="button">
          To the job tracker
        </a>
      </div>
    </div>
  )
}
